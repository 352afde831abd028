/** The shape of what is said of a card in one language. */
import type { LenormandId } from "../deck.ts";

export interface LenormandText {
  readonly name: string;
  readonly keywords: readonly string[];
  /** One sentence: what the card says by itself. */
  readonly means: string;
  /** What it is as the subject of a pair, a noun phrase. */
  readonly noun: string;
  /** What it makes of the card before it. */
  readonly colours: string;
  /** What its house on the table is about, a noun phrase. */
  readonly house: string;
  /** What it says close to the person, and far off: whole sentences. */
  readonly near: string;
  readonly far: string;
}

export type LenormandTexts = Readonly<Record<LenormandId, LenormandText>>;

/** The names alone, for the terms of a language. */
export const namesOf = (texts: LenormandTexts) =>
  Object.fromEntries(Object.entries(texts).map(([id, { name }]) => [id, name])) as Readonly<
    Record<LenormandId, string>
  >;

/** One row of a table of texts. */
type Row = readonly [
  name: string,
  keywords: string,
  means: string,
  noun: string,
  colours: string,
  house: string,
  near: string,
  far: string,
];

/** Reads a table whose keywords are parted by a sign. */
export function readTexts(rows: Readonly<Record<LenormandId, Row>>, sign: string): LenormandTexts {
  return Object.fromEntries(
    Object.entries(rows).map(([id, [name, keywords, means, noun, colours, house, near, far]]) => [
      id,
      { name, keywords: keywords.split(sign), means, noun, colours, house, near, far },
    ]),
  ) as unknown as LenormandTexts;
}
