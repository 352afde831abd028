/** Kept answers in other words than they were given in, for whoever looks again; bounded, in memory alone. */

export interface Rendered {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
}

/** Makes the store: what was asked for longest ago goes first. @param maxChars of all texts together */
export function createRendered(maxChars: number): Rendered {
  const texts = new Map<string, string>();
  let chars = 0;
  return {
    get(key) {
      const text = texts.get(key);
      if (text === undefined) return undefined;
      texts.delete(key);
      texts.set(key, text);
      return text;
    },
    set(key, text) {
      if (text.length > maxChars / 4) return;
      chars += text.length - (texts.get(key)?.length ?? 0);
      texts.set(key, text);
      for (const [oldest, { length }] of texts) {
        if (chars <= maxChars) return;
        texts.delete(oldest);
        chars -= length;
      }
    },
  };
}
