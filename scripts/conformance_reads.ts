/** What an adapter reads of a case: all else of a case out of a book stays behind. */

/** Keys under which cases hold words of their books and who they are about, whatever reads them. */
const WORDS = /^(quote|textNote|title|person)$/;
/** Notes what of a value is read. */
export class Reads {
  readonly #seen = new Map<object, Set<string>>();

  watch(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const read = this.#seen.get(value) ?? new Set<string>();
    this.#seen.set(value, read);
    return new Proxy(value, {
      get: (target, key) => {
        const member = Reflect.get(target, key) as unknown;
        if (typeof key === "string" && Object.hasOwn(target, key)) read.add(key);
        return typeof member === "function" ? member : this.watch(member);
      },
    });
  }

  /** What was read of it; the places of a list stay. */
  kept(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const read = this.#seen.get(value);
    if (!read) return Array.isArray(value) ? [] : {};
    if (Array.isArray(value)) return value.map((one) => this.kept(one));
    const entries = Object.entries(value).filter(([key]) => read.has(key) && !WORDS.test(key));
    return Object.fromEntries(entries.map(([key, one]) => [key, this.kept(one)]));
  }
}
