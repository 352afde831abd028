/** Lets other requests have their turn in the middle of long computing. */

/** How long one call may compute before others have their turn, ms. */
const SLICE_MS = 8;

/** Told how much of a call's work is done: 0 to 1. */
export type HearShare = (share: number) => void;

/** Awaited between pieces of work; `share` is how much of it is done, 0 to 1. */
export type Breathe = (share?: number) => Promise<void>;

/**
 * Creates a function to await between pieces of work: it returns at once until this call has computed
 * for a slice, then lets the event loop go round.
 *
 * @param heard told the share each time others had their turn
 */
export function createBreather(heard?: HearShare): Breathe {
  let since = performance.now();
  return async (share) => {
    if (performance.now() - since < SLICE_MS) return;
    if (share !== undefined) heard?.(share);
    await new Promise<void>((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}

/** A part of the work: what is told as its share becomes a share of the whole. */
export function partOf(breathe: Breathe, from: number, to: number): Breathe {
  return (share = 0) => breathe(from + (to - from) * share);
}
