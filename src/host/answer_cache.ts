/** Answers of pure calls as the bytes that were sent, bounded in bytes. */
import type { Registered } from "../plugins/mod.ts";

/** A finished pure call. */
export interface KnownAnswer {
  readonly registered: Registered;
  /** The JSON text of the answer's envelope as bytes, which all its answers share. */
  readonly body: Blob;
  /** Price of the call in points, charged every time. */
  readonly points: number;
  /** The input as it was given. */
  readonly input?: unknown;
}

export interface AnswerCache {
  get(key: string): KnownAnswer | undefined;
  /** Keeps an answer; one larger than a sixteenth of the whole is not kept. */
  set(key: string, answer: KnownAnswer): void;
  /** Bytes kept, counting two per character of a key. */
  bytes(): number;
}

/** What an entry costs beside its text, bytes. */
const ENTRY_BYTES = 200;

interface Generation {
  readonly entries: Map<string, KnownAnswer>;
  bytes: number;
}

/**
 * Makes a cache of two generations: when the young one fills half of the room it becomes the old one, and
 * what nobody asked for since then goes. A hit in the young one changes nothing and so costs one look-up.
 *
 * @param maxBytes 0 keeps nothing
 */
export function createAnswerCache(maxBytes: number): AnswerCache {
  let young: Generation = { entries: new Map(), bytes: 0 };
  let old = young;

  function set(key: string, answer: KnownAnswer): void {
    const size = 2 * key.length + answer.body.size + ENTRY_BYTES;
    if (size > maxBytes / 16 || young.entries.has(key)) return;
    if (young.bytes + size > maxBytes / 2) {
      old = young;
      young = { entries: new Map(), bytes: 0 };
    }
    young.entries.set(key, answer);
    young.bytes += size;
  }

  return {
    get(key) {
      const answer = young.entries.get(key);
      if (answer !== undefined) return answer;
      const older = old.entries.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
    set,
    bytes: () => young.bytes + (old === young ? 0 : old.bytes),
  };
}
