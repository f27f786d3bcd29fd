import { settings } from "./settings.svelte";

export type Cue = "turn" | "move" | "end" | "chat";

/** Each cue is a few short tones: start (s), pitch (Hz), length (s), loudness. */
const CUES: Record<Cue, [start: number, pitch: number, length: number, loud: number][]> = {
  turn: [[0, 523, 0.14, 0.12], [0.12, 784, 0.24, 0.12]],
  move: [[0, 220, 0.06, 0.08]],
  end: [[0, 392, 0.18, 0.1], [0.16, 523, 0.18, 0.1], [0.32, 659, 0.4, 0.1]],
  chat: [[0, 660, 0.08, 0.05]],
};

let context: AudioContext | null = null;

/** Plays a cue where sound is on; browsers stay silent until the first tap anyway. */
export function play(cue: Cue): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [start, pitch, length, loud] of CUES[cue]) tone(context, context.currentTime + start, pitch, length, loud);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length + 0.02);
}
