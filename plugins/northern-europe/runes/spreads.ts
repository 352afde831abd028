/** The spreads of a cast and what each place asks a rune about. */
import { vocabulary, type IdOf } from "#sdk";
import type { Aspect } from "./rune.ts";

export const SPREAD = vocabulary("spread", ["single", "three", "five"]);
export type Spread = IdOf<typeof SPREAD>;

export const LAYOUT = vocabulary("layout", ["single", "situationActionOutcome", "norns", "cross"]);
export type LayoutId = IdOf<typeof LAYOUT>;

/** Both layouts of the three-rune spread, the default first. */
export const THREE_LAYOUTS = [
  "situationActionOutcome",
  "norns",
] as const satisfies readonly LayoutId[];

/** Every place of every layout. */
export const PLACE = vocabulary("place", [
  "focus",
  "situation",
  "action",
  "outcome",
  "urd",
  "verdandi",
  "skuld",
  "present",
  "past",
  "future",
  "help",
  "challenge",
]);
export type PlaceId = IdOf<typeof PLACE>;

/** Which sentence of a rune's text speaks in a place. */
export const ASPECTS: Readonly<Record<PlaceId, Aspect>> = {
  focus: "advice",
  situation: "situation",
  action: "advice",
  outcome: "outcome",
  urd: "situation",
  verdandi: "advice",
  skuld: "outcome",
  present: "situation",
  past: "situation",
  future: "outcome",
  help: "advice",
  challenge: "obstacle",
};

/** The places of a layout in the order in which runes are drawn. */
export const PLACES: Readonly<Record<LayoutId, readonly PlaceId[]>> = {
  single: ["focus"],
  situationActionOutcome: ["situation", "action", "outcome"],
  norns: ["urd", "verdandi", "skuld"],
  cross: ["present", "past", "future", "help", "challenge"],
};

/** Columns and rows of the places, by number of runes; the cross has its centre in the middle. */
export const SPOTS: Readonly<Record<1 | 3 | 5, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0]],
  3: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  5: [
    [1, 1],
    [0, 1],
    [2, 1],
    [1, 2],
    [1, 0],
  ],
};

/** The same by what an input calls them. */
export const TABLES: Readonly<Record<LayoutId | Spread, (typeof SPOTS)[1]>> = {
  single: SPOTS[1],
  three: SPOTS[3],
  five: SPOTS[5],
  situationActionOutcome: SPOTS[3],
  norns: SPOTS[3],
  cross: SPOTS[5],
};

/** The layout of a spread; `three` chooses between the layouts of three runes. */
export function layoutOf(spread: Spread, three: (typeof THREE_LAYOUTS)[number]): LayoutId {
  if (spread === "three") return three;
  return spread === "single" ? "single" : "cross";
}

/** What is said of a place in one language. */
export interface PlaceText {
  readonly text: string;
  /** One sentence that says what the place is for. */
  readonly asks: string;
  /** A sentence that leads into the rune's own. */
  readonly lead: (rune: string) => string;
}

export type PlaceTexts = Readonly<Record<PlaceId, PlaceText>>;

/** Name and question of every place; for the terms of a language. */
export function placesOf(texts: PlaceTexts) {
  const named = PLACE.ids.map((id) => [id, { text: texts[id].text, asks: texts[id].asks }]);
  return Object.fromEntries(named) as Readonly<
    Record<PlaceId, { readonly text: string; readonly asks: string }>
  >;
}
