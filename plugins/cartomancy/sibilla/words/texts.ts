/** The shape of what is said of a card of the Sibilla in one language. */
import type { Face } from "../answer.ts";
import type { SibillaId } from "../terms.ts";

export interface SideText {
  readonly keywords: string;
  /** A sentence or two: what the card says on this end. */
  readonly says: string;
}
export interface SibillaText {
  readonly name: string;
  readonly upright: SideText;
  readonly reversed: SideText;
  /** What it is as the subject of a pair, a noun phrase. */
  readonly noun: string;
  /** What it makes of the card before it. */
  readonly colours: string;
}
export type SibillaTexts = Readonly<Record<SibillaId, SibillaText>>;

type Row = readonly [
  name: string,
  keywords: string,
  says: string,
  keywordsReversed: string,
  saysReversed: string,
  noun: string,
  colours: string,
];

/** Reads a table of texts. */
export function readTexts(rows: Readonly<Record<SibillaId, Row>>): SibillaTexts {
  return Object.fromEntries(
    Object.entries(rows).map(([id, [name, keywords, says, turned, saysTurned, noun, colours]]) => [
      id,
      {
        name,
        upright: { keywords, says },
        reversed: { keywords: turned, says: saysTurned },
        noun,
        colours,
      },
    ]),
  ) as unknown as SibillaTexts;
}

export const sideOf = (texts: SibillaTexts, { card, reversed }: Face): SideText =>
  texts[card][reversed ? "reversed" : "upright"];

/** The names alone, for the terms of a language. */
export const namesOf = (texts: SibillaTexts) =>
  Object.fromEntries(Object.entries(texts).map(([id, { name }]) => [id, name])) as Readonly<
    Record<SibillaId, string>
  >;
