/** Answers of pure calls as the bytes that were sent, least recently used first out. */

/** A finished pure call. */
export interface CachedAnswer {
  /** The JSON text of the answer's envelope. */
  readonly body: string;
  /** Price of the call in points, charged every time. */
  readonly points: number;
}

export interface AnswerCache {
  get(key: string): CachedAnswer | undefined;
  /** Keeps an answer; one larger than an eighth of the whole is not kept. */
  set(key: string, answer: CachedAnswer): void;
  /** Bytes kept, counting two per character of key and body. */
  readonly bytes: number;
}

/** What an entry costs beside its text, bytes. */
const ENTRY_BYTES = 200;

/**
 * Makes a cache bounded in bytes.
 *
 * @param maxBytes 0 keeps nothing
 */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const entries = new Map<string, CachedAnswer>();
  let bytes = 0;
  const sizeOf = (key: string, answer: CachedAnswer) =>
    2 * (key.length + answer.body.length) + ENTRY_BYTES;

  function drop(key: string): void {
    const answer = entries.get(key);
    if (!answer) return;
    entries.delete(key);
    bytes -= sizeOf(key, answer);
  }

  return {
    get(key) {
      const answer = entries.get(key);
      if (!answer) return undefined;
      entries.delete(key);
      entries.set(key, answer);
      return answer;
    },
    set(key, answer) {
      const size = sizeOf(key, answer);
      if (size > maxBytes / 8) return;
      drop(key);
      entries.set(key, answer);
      bytes += size;
      while (bytes > maxBytes) drop(entries.keys().next().value!);
    },
    get bytes() {
      return bytes;
    },
  };
}
