import type { GameEvent } from "../core/protocol.gen";
import type { SoundName } from "../core/sound";

/** What is heard when events are shown, each sound once: by the kind of the event. */
export function heard<E extends GameEvent>(sounds: Partial<Record<E["type"], SoundName>>): (events: readonly E[]) => SoundName[] {
  const known = new Map<string, SoundName>(Object.entries(sounds) as [string, SoundName][]);
  return (events) => [...new Set(events.flatMap((event) => known.get(event.type) ?? []))];
}
