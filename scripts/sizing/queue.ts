/** Time that passes in a simulation, and servers at which work waits its turn. */

/** A clock that goes from one event to the next; µs. */
export interface Timeline {
  now(): number;
  after(delayUs: number, then: () => void): void;
  /** Goes on until nothing is left to happen. */
  run(): void;
}

/** Creates a clock at 0. */
export function createTimeline(): Timeline {
  const heap: { readonly at: number; readonly order: number; readonly then: () => void }[] = [];
  let now = 0;
  let count = 0;
  const isBefore = (one: number, other: number) => {
    const [a, b] = [heap[one]!, heap[other]!];
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  };
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [heap[other]!, heap[one]!];
  };
  return {
    now: () => now,
    after(delayUs, then) {
      heap.push({ at: now + delayUs, order: count++, then });
      for (let at = heap.length - 1; at > 0;) {
        const above = (at - 1) >> 1;
        if (!isBefore(at, above)) break;
        swap(at, above);
        at = above;
      }
    },
    run() {
      while (heap.length > 0) {
        const first = heap[0]!;
        const last = heap.pop()!;
        if (heap.length > 0) {
          heap[0] = last;
          for (let at = 0; ;) {
            const [left, right] = [2 * at + 1, 2 * at + 2];
            let least = at;
            if (left < heap.length && isBefore(left, least)) least = left;
            if (right < heap.length && isBefore(right, least)) least = right;
            if (least === at) break;
            swap(at, least);
            at = least;
          }
        }
        now = first.at;
        first.then();
      }
    },
  };
}

/** Some servers with one queue: who comes first is served first. */
export interface Station {
  /** Work of a length; `done` is called when it is finished. */
  submit(workUs: number, done: () => void): void;
  /** µs of work done, of all servers together. */
  readonly workedUs: () => number;
}

export function createStation({ after }: Timeline, servers: number): Station {
  const waiting: { readonly workUs: number; readonly done: () => void }[] = [];
  let head = 0;
  let busy = 0;
  let worked = 0;
  function start(workUs: number, done: () => void): void {
    busy++;
    after(workUs, () => {
      worked += workUs;
      busy--;
      const next = waiting[head];
      if (next !== undefined) {
        // Taken off in lots: a queue that is shifted each time costs its whole length.
        if (++head === 4096) {
          waiting.splice(0, head);
          head = 0;
        }
        start(next.workUs, next.done);
      }
      done();
    });
  }
  return {
    submit(workUs, done) {
      if (busy < servers) start(workUs, done);
      else waiting.push({ workUs, done });
    },
    workedUs: () => worked,
  };
}

/** Chance that a seed repeats (mulberry32), in [0, 1). */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
