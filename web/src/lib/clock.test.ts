import { describe, expect, it } from 'vitest';
import { left, reading, ServerTime } from './clock.ts';

describe('clocks', () => {
  it('count on only while they run', () => {
    expect(left({ left: 60_000, running: true }, 1_000, 11_000)).toBe(50_000);
    expect(left({ left: 60_000, running: false }, 1_000, 11_000)).toBe(60_000);
  });

  it('never go below nothing, nor gain time when the answer seems to come from the future', () => {
    expect(left({ left: 5_000, running: true }, 1_000, 11_000)).toBe(0);
    expect(left({ left: 5_000, running: true }, 11_000, 1_000)).toBe(5_000);
  });

  it('are read as people read them', () => {
    expect(reading(3_661_000)).toBe('1:01:01');
    expect(reading(247_000)).toBe('4:07');
    expect(reading(59_200)).toBe('1:00');
    expect(reading(10_000)).toBe('0:10');
    expect(reading(9_999)).toBe('0:09.9');
    expect(reading(8_432)).toBe('0:08.4');
    expect(reading(0)).toBe('0:00.0');
  });
});

describe('the time of the server', () => {
  it('is ours until it was heard', () => {
    expect(new ServerTime().at(500)).toBe(500);
  });

  it('trusts the quickest message, as the others were only later', () => {
    const time = new ServerTime();
    time.heard(10_000, 4_500); // half a second on its way: looks like 5,500 ahead
    time.heard(20_000, 14_020); // nearly at once: 5,980
    time.heard(30_000, 24_900); // slow again: 5,100
    expect(time.at(40_000)).toBe(45_980);
  });

  it('forgets estimates from before our own clock was set', () => {
    const time = new ServerTime();
    time.heard(10_000, 0);
    for (let n = 1; n <= 8; n++) time.heard(n * 1000, n * 1000);
    expect(time.at(50_000)).toBe(50_000);
  });
});
