// Synthesized sounds, without files. Browsers allow them after the first touch or key.

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A short burst of filtered noise: paper, wood, stone. */
function rustle(at: number, length: number, from: number, to: number, loud: number): void {
  const audio = context!;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.9 });
  const gain = new GainNode(audio, { gain: 0 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

/** A plucked tone. */
function pluck(at: number, pitch: number, length: number, loud: number): void {
  const audio = context!;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

export type Sound = 'place' | 'draw' | 'claim' | 'turn' | 'won' | 'lost';

export function play(sound: Sound): void {
  const audio = ready();
  if (!audio) return;
  const now = audio.currentTime + 0.01;
  if (sound === 'place') rustle(now, 0.09, 900, 320, 0.16);
  if (sound === 'draw') rustle(now, 0.16, 1800, 4200, 0.06);
  if (sound === 'claim') {
    rustle(now, 0.26, 260, 120, 0.3);
    pluck(now + 0.05, 196, 0.5, 0.07);
    pluck(now + 0.16, 293.7, 0.6, 0.06);
  }
  if (sound === 'turn') pluck(now, 440, 0.35, 0.04);
  if (sound === 'won') [293.7, 370, 440, 587.3].forEach((pitch, i) => pluck(now + i * 0.13, pitch, 0.7, 0.06));
  if (sound === 'lost') [293.7, 261.6, 220].forEach((pitch, i) => pluck(now + i * 0.18, pitch, 0.7, 0.05));
}

interface Turn {
  seat: string | null;
  phase: string;
}

/** What sounds when one position follows another: the end, else what `moved` finds, and the viewer's turn. */
export function soundsBetween(before: Turn, after: Turn, me: string | null, moved: () => Sound | null): Sound[] {
  if (after.phase === 'over' && before.phase !== 'over') return [me === null || after.seat === me ? 'won' : 'lost'];
  const sound = moved();
  return [...(sound ? [sound] : []), ...(me && after.seat === me && before.seat !== me ? ['turn' as const] : [])];
}
