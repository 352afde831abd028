import { Type } from "#old";
import type { Vocabulary } from "#sdk";

/** A term of an art: what programs, Chinese readers and English readers call it. */
export interface Named {
  /** Never changes once published. */
  readonly id: string;
  /** Traditional Chinese. */
  readonly native: string;
  /** Hanyu pinyin with tone marks. */
  readonly roman: string;
  /** The established English term, or a translation. */
  readonly gloss: string;
}

/** The output shape of {@link Named}. */
export const NamedShape = Type.Object(
  { id: Type.String(), native: Type.String(), roman: Type.String(), gloss: Type.String() },
  { description: "A term: permanent id, Traditional Chinese, pinyin, English" },
);

/** One row of a table of names: id, native, roman, gloss. */
export type NameRow = readonly [id: string, native: string, roman: string, gloss: string];

/** Makes names of rows, in their order. */
export function namesOf(rows: readonly NameRow[]): readonly Named[] {
  return rows.map(([id, native, roman, gloss]) => Object.freeze({ id, native, roman, gloss }));
}

/** Makes a lookup of names by id; the ids of the rows are the keys. */
export function namesById<const R extends readonly NameRow[]>(
  rows: R,
): { readonly [K in R[number][0]]: Named } {
  const entries = namesOf(rows).map((name) => [name.id, name] as const);
  return Object.freeze(Object.fromEntries(entries)) as { readonly [K in R[number][0]]: Named };
}

/** Names of a vocabulary's terms in the old shape. */
export function namedOf<Id extends string>(
  { ids, writings }: Vocabulary<string, Id>,
  glosses: Readonly<Record<Id, string>>,
): { readonly [K in Id]: Named } {
  const rows = ids.map((id) => [
    id,
    Object.freeze({
      id,
      native: writings[id]!.native!,
      roman: writings[id]!.roman!,
      gloss: glosses[id],
    }),
  ]);
  return Object.fromEntries(rows) as { [K in Id]: Named };
}
