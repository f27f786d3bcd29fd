/** What is pointed at while something is explained, and whether there is something to be read before that. */
class Aimed {
  /** The pieces and places spoken of: a board brings them into sight. */
  at: readonly string[] = $state.raw([]);
  /** The board shows a page to be read: hints wait for it. */
  reading = $state(false);
  /** What the prompt says instead of its question, while that page comes first; empty: nothing. */
  first = $state("");
  /** The board goes on by itself with what one gesture began: nothing is explained in between. */
  busy = $state(false);
  /** The board has turned from where something was asked to where its answer is seen, and wants the room for that. */
  turned = $state(false);
}

export const aimed = new Aimed();
