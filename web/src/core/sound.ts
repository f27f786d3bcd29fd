import { settings } from "./settings.svelte";

/** One stroke of a sound: a tone that may slide, or a breath of noise through a filter. */
interface Stroke {
  /** When it begins, and how long it takes to fade, in seconds. */
  at?: number;
  for: number;
  /** Hertz: of the tone, or of the middle of the filter; `to` is where it slides. */
  pitch: number;
  to?: number;
  loud: number;
  /** The shape of a tone; none: noise. */
  wave?: OscillatorType;
  /** How narrow the filter of noise is. */
  q?: number;
}

const bell = (pitch: number, loud: number, at = 0, length = 0.9): Stroke[] =>
  [1, 2.01, 2.98, 4.2].map((part, n) => ({ at, for: length / (n + 1), pitch: pitch * part, loud: loud / (n * 1.6 + 1), wave: "sine" }));
const click = (at: number, pitch: number, loud: number): Stroke => ({ at, for: 0.035, pitch, loud, q: 2 });
const pluck = (at: number, pitch: number): Stroke[] => [
  { at, for: 0.5, pitch, loud: 0.13, wave: "triangle" },
  { at, for: 0.2, pitch: pitch * 2, loud: 0.04, wave: "triangle" },
];

/** Every sound there is, by name; none is a recording. */
const SOUNDS = {
  /* the house */
  turn: [...bell(880, 0.1), ...bell(1175, 0.07, 0.12)],
  chat: [{ for: 0.09, pitch: 660, to: 740, loud: 0.06, wave: "sine" }],
  end: [392, 494, 587, 784].flatMap((pitch, n) => pluck(n * 0.17, pitch)),
  bell: bell(1320, 0.1),
  low: [{ for: 0.5, pitch: 140, to: 92, loud: 0.2, wave: "triangle" }],
  knock: [{ for: 0.07, pitch: 210, to: 130, loud: 0.2, wave: "sine" }, click(0, 1400, 0.1)],
  /* cards, gems and wax */
  card: [{ for: 0.09, pitch: 900, loud: 0.26, q: 0.7 }, { at: 0.02, for: 0.06, pitch: 150, to: 90, loud: 0.14, wave: "sine" }],
  flip: [{ for: 0.06, pitch: 2600, loud: 0.14, q: 1 }, { at: 0.08, for: 0.08, pitch: 1000, loud: 0.22, q: 0.8 }],
  rustle: [0, 0.07, 0.15].map((at, n) => ({ at, for: 0.08, pitch: 3200 - n * 500, loud: 0.1, q: 0.8 })),
  gem: [...bell(2093, 0.05, 0, 0.5), ...bell(2637, 0.04, 0.07, 0.5)],
  seal: [{ for: 0.16, pitch: 110, to: 55, loud: 0.34, wave: "sine" }, { at: 0.01, for: 0.12, pitch: 420, loud: 0.16, q: 0.6 }],
  abacus: [0, 0.06, 0.11, 0.15].map((at, n) => click(at, 2400 + n * 160, 0.16)),
  /* the special department */
  dice: [0, 0.05, 0.13, 0.19, 0.3, 0.44].map((at, n) => click(at, 1500 + ((n * 577) % 900), 0.26 - n * 0.03)),
  typewriter: [0, 0.08, 0.15, 0.25].flatMap((at) => [click(at, 2900, 0.16), click(at + 0.012, 900, 0.08)]),
  radio: [{ for: 0.45, pitch: 1700, to: 2300, loud: 0.07, q: 3 }, { at: 0.06, for: 0.3, pitch: 620, to: 940, loud: 0.035, wave: "square" }],
  tick: [click(0, 3600, 0.14)],
} satisfies Record<string, Stroke[]>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

/** What a phone does where one's own hand made the sound. */
const BUZZ: Partial<Record<SoundName, number | number[]>> = { card: 15, knock: 15, dice: [10, 30, 10], seal: [30, 40, 30], turn: 10, bell: 10 };

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** All sounds of all tables; silent until somebody wants them. */
export const sound = {
  /** Plays a sound where sounds are on; `mine` lets a phone be felt as well. */
  play(name: SoundName, mine = false): void {
    const buzz = BUZZ[name];
    if (mine && buzz !== undefined && settings.vibration) navigator.vibrate?.(buzz);
    if (!settings.sound || settings.volume === 0) return;
    audio ??= new AudioContext();
    void audio.resume(); // a browser stays silent until the first tap
    const out = audio.createGain();
    out.gain.value = settings.volume / 100;
    out.connect(audio.destination);
    for (const stroke of SOUNDS[name]) strike(audio, out, stroke);
  },
};

function strike(audio: AudioContext, out: AudioNode, { at = 0, for: length, pitch, to = pitch, loud, wave, q = 1 }: Stroke): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  const source = wave ? tone(audio, wave, gain) : hiss(audio, q, gain);
  source.pitch.setValueAtTime(pitch, start);
  source.pitch.exponentialRampToValueAtTime(to, start + length);
  source.node.start(start);
  source.node.stop(start + length + 0.02);
}

interface Source {
  node: AudioScheduledSourceNode;
  pitch: AudioParam;
}

function tone(audio: AudioContext, wave: OscillatorType, gain: GainNode): Source {
  const node = audio.createOscillator();
  node.type = wave;
  node.connect(gain);
  return { node, pitch: node.frequency };
}

function hiss(audio: AudioContext, q: number, gain: GainNode): Source {
  noise ??= makeNoise(audio);
  const node = audio.createBufferSource();
  node.buffer = noise;
  node.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = q;
  node.connect(filter).connect(gain);
  return { node, pitch: filter.frequency };
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
