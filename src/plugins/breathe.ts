/** Lets other requests have their turn in the middle of long computing. */

/** How long one call may compute before others have their turn, ms. */
const SLICE_MS = 8;

/**
 * Creates a function to await between pieces of work: it returns at once until this call has computed
 * for a slice, then lets the event loop go round.
 */
export function createBreather(sliceMs = SLICE_MS): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
