/** A document without letters that no font shows; it says so at its end. */
import type { Block, Document } from "./document.ts";

/** Texts of a document that are no words. */
const LEFT = new Set(["svg", "t", "look", "colour", "lang", "date"]);

/** @param lacking single characters */
export function withoutLetters(document: Document, lacking: ReadonlySet<string>): Document {
  if (lacking.size === 0) return document;
  let isShort = false;
  const clean = (text: string) => {
    if (![...text].some((one) => lacking.has(one))) return text;
    isShort = true;
    return [...text].filter((one) => !lacking.has(one)).join("");
  };
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return clean(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, LEFT.has(key) ? one : walk(one)]),
    );
  };
  const cleaned = walk(document) as Document;
  if (!isShort) return document;
  const note: Block = { t: "p", c: [document.words.lacking], look: "quiet" };
  const last = cleaned.parts.at(-1)!;
  return {
    ...cleaned,
    parts: [...cleaned.parts.slice(0, -1), { ...last, blocks: [...last.blocks, note] }],
  };
}
