/** Lets a few pieces of work run at a time; the others wait in line. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Thrown to work that finds the line too long. */
export class GateFull extends Error {
  constructor() {
    super("Cannot start: too much work is waiting");
    this.name = "GateFull";
  }
}

/**
 * Makes a gate.
 *
 * @param atOnce pieces that run together, at least 1
 * @param maxWaiting pieces that may wait; beyond it {@link GateFull} is thrown
 */
export function createGate(atOnce: number, maxWaiting = Number.POSITIVE_INFINITY): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function pass(work) {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new GateFull();
      await new Promise<void>((resume) => waiting.push(resume));
    } else running += 1;
    try {
      return await work();
    } finally {
      // A piece that waits takes this place over, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
