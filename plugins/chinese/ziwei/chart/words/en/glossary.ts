import { nativeOf } from "#east/natives.ts";
import {
  STAR,
  TRANSFORMATION,
  type StarId,
  type TransformationId,
} from "#east/purple_star/stars.ts";
import { star, transformation } from "#east/purple_star/words/en.ts";

/** Writes Chinese terms, each with its English beside it where it comes first. */
export interface Glossary {
  readonly star: (id: StarId) => string;
  readonly change: (id: TransformationId) => string;
  readonly other: (native: string, gloss: string) => string;
  /** Takes from a text every gloss that has been given before. */
  readonly once: (text: string) => string;
}

/** A new glossary, in which nothing has been glossed yet. */
export function glossary(): Glossary {
  const known = new Set<string>();
  const other = (native: string, gloss: string) => {
    if (known.has(native)) return native;
    known.add(native);
    return `${native} (${gloss})`;
  };
  return {
    other,
    once: (text) =>
      text.replace(/([\u4e00-\u9fff]+) \(([^()]+)\)/g, (_, native: string, gloss: string) =>
        other(native, gloss),
      ),
    star: (id) => other(nativeOf(STAR, id), star[id].split(", ").at(-1)!),
    change: (id) => other(nativeOf(TRANSFORMATION, id), transformation[id]),
  };
}
