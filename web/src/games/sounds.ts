import type { GameEvent } from "../core/protocol.gen";
import type { SoundName } from "../core/sound";

type Heard<E extends GameEvent> = (events: readonly E[], beat: string) => SoundName[];

/** What is heard when a beat is shown, each sound once: that of the beat, and those of its events by their kind. */
export function heard<E extends GameEvent>(sounds: Partial<Record<E["type"], SoundName>>, beats: Readonly<Record<string, SoundName>> = {}): Heard<E> {
  const known = new Map<string, SoundName>(Object.entries(sounds) as [string, SoundName][]);
  return (events, beat) => [...new Set([...(beats[beat] ? [beats[beat]] : []), ...events.flatMap((event) => known.get(event.type) ?? [])])];
}
