/** The shape of what is said of a Kipper card in one language. */
import type { KipperId } from "../deck.ts";

export interface KipperText {
  readonly name: string;
  readonly keywords: readonly string[];
  /** One sentence: what the card says by itself. */
  readonly means: string;
  /** What it is as the subject of a pair, a noun phrase. */
  readonly noun: string;
  /** What it makes of the card before it. */
  readonly colours: string;
}
export type KipperTexts = Readonly<Record<KipperId, KipperText>>;

type Row = readonly [name: string, keywords: string, means: string, noun: string, colours: string];

/** Reads a table whose keywords are parted by a sign. */
export function readTexts(rows: Readonly<Record<KipperId, Row>>, sign: string): KipperTexts {
  return Object.fromEntries(
    Object.entries(rows).map(([id, [name, keywords, means, noun, colours]]) => [
      id,
      { name, keywords: keywords.split(sign), means, noun, colours },
    ]),
  ) as unknown as KipperTexts;
}

/** The names alone, for the terms of a language. */
export const namesOf = (texts: KipperTexts) =>
  Object.fromEntries(Object.entries(texts).map(([id, { name }]) => [id, name])) as Readonly<
    Record<KipperId, string>
  >;
