import { describe, expect, it } from 'vitest';
import { timeLeft, formatTime, ServerTime } from './clock.ts';

describe('clocks', () => {
  it('count on only while they run', () => {
    expect(timeLeft({ left: 60_000, running: true }, 1_000, 11_000)).toBe(50_000);
    expect(timeLeft({ left: 60_000, running: false }, 1_000, 11_000)).toBe(60_000);
  });

  it('never go below zero, nor gain time when a message seems to come from the future', () => {
    expect(timeLeft({ left: 5_000, running: true }, 1_000, 11_000)).toBe(0);
    expect(timeLeft({ left: 5_000, running: true }, 11_000, 1_000)).toBe(5_000);
  });

  it('are read as people read them', () => {
    expect(formatTime(3_661_000)).toBe('1:01:01');
    expect(formatTime(247_000)).toBe('4:07');
    expect(formatTime(59_200)).toBe('1:00');
    expect(formatTime(10_000)).toBe('0:10');
    expect(formatTime(9_999)).toBe('0:09.9');
    expect(formatTime(8_432)).toBe('0:08.4');
    expect(formatTime(0)).toBe('0:00.0');
  });
});

describe('the time of the server', () => {
  it('is the local time until a message came', () => {
    expect(new ServerTime().at(500)).toBe(500);
  });

  it('trusts the quickest message, as the others were only later', () => {
    const time = new ServerTime();
    time.sync(10_000, 4_500); // half a second of latency: looks like 5,500 ahead
    time.sync(20_000, 14_020); // almost no latency: 5,980
    time.sync(30_000, 24_900); // slow again: 5,100
    expect(time.at(40_000)).toBe(45_980);
  });

  it('forgets estimates from before our own clock was set', () => {
    const time = new ServerTime();
    time.sync(10_000, 0);
    for (let n = 1; n <= 8; n++) time.sync(n * 1000, n * 1000);
    expect(time.at(50_000)).toBe(50_000);
  });
});
