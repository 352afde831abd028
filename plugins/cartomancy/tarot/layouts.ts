/**
 * The spreads and what each place asks a card about.
 *
 * The Celtic Cross keeps the ten places of Waite, The Pictorial Key to the Tarot (1910), part III §7:
 * cover, cross, crown, beneath, behind, before, self, house, hopes and fears, what will come. The
 * names are the present-day ones.
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Aspect } from "./card.ts";

export const SPREAD = vocabulary("spread", ["single", "three", "celticCross"]);
export type Spread = IdOf<typeof SPREAD>;

/** The places of a spread in the order in which cards are dealt: which sentence of a card speaks there. */
const PLACES = {
  single: { focus: "advice" },
  pastPresentFuture: { past: "situation", present: "situation", future: "outcome" },
  situationActionOutcome: { situation: "situation", action: "advice", outcome: "outcome" },
  mindBodySpirit: { mind: "situation", body: "advice", spirit: "outcome" },
  celticCross: {
    present: "situation",
    crossing: "obstacle",
    crown: "advice",
    root: "situation",
    past: "situation",
    nearFuture: "outcome",
    self: "situation",
    surroundings: "situation",
    hopesAndFears: "obstacle",
    outcome: "outcome",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Aspect>>>>;

type Places = typeof PLACES;
export type LayoutId = keyof Places;

export const LAYOUT = vocabulary("layout", Object.keys(PLACES) as LayoutId[]);

/** Every place of every layout; a name may stand in several. */
export const PLACE = vocabulary("place", [
  "focus",
  "past",
  "present",
  "future",
  "situation",
  "action",
  "outcome",
  "mind",
  "body",
  "spirit",
  "crossing",
  "crown",
  "root",
  "nearFuture",
  "self",
  "surroundings",
  "hopesAndFears",
]);
export type PlaceId = IdOf<typeof PLACE>;

/** Where the upright text is read whatever the card's orientation. */
const READ_UPRIGHT: readonly PlaceId[] = ["crossing"];

/** One place of a spread. */
export interface Place {
  readonly id: PlaceId;
  readonly aspect: Aspect;
  readonly readUpright: boolean;
}

/** The places of a layout in the order in which cards are dealt. */
export interface Layout {
  readonly id: LayoutId;
  readonly places: readonly Place[];
}

export const LAYOUTS: readonly Layout[] = LAYOUT.ids.map((id) => ({
  id,
  places: (Object.entries(PLACES[id]) as [PlaceId, Aspect][]).map(([place, aspect]) => ({
    id: place,
    aspect,
    readUpright: READ_UPRIGHT.includes(place),
  })),
}));

/** The layouts of the three-card spread, the default first. */
export const THREE_LAYOUTS = [
  "pastPresentFuture",
  "situationActionOutcome",
  "mindBodySpirit",
] as const satisfies readonly LayoutId[];

/** The layout of a spread; `three` chooses among the layouts of three cards. */
export function layoutOf(spread: Spread, three: (typeof THREE_LAYOUTS)[number]): Layout {
  const wanted = spread === "three" ? three : spread;
  return LAYOUTS.find(({ id }) => id === wanted)!;
}

/** A place within its layout. */
export interface PlaceRef {
  readonly layout: LayoutId;
  readonly place: PlaceId;
}

/** What is said of a place in one language. */
export interface PlaceText {
  /** One sentence that says what the place is for. */
  readonly meaning: string;
  /** A sentence that leads into the card's own. */
  readonly lead: (card: string) => string;
}

export type PlaceTexts = {
  readonly [L in LayoutId]: { readonly [P in keyof Places[L]]: PlaceText };
};

/**
 * What is said of a place.
 *
 * @throws {RangeError} if the layout has no such place
 */
export function placeIn(texts: PlaceTexts, { layout, place }: PlaceRef): PlaceText {
  const text = (texts[layout] as Readonly<Partial<Record<PlaceId, PlaceText>>>)[place];
  if (!text) throw new RangeError(`Cannot speak of place "${place}": ${layout} has none`);
  return text;
}

/**
 * Which sentence of a card speaks in a place.
 *
 * @throws {RangeError} if the layout has no such place
 */
export function aspectOf({ layout, place }: PlaceRef): Aspect {
  const aspect = (PLACES[layout] as Readonly<Partial<Record<PlaceId, Aspect>>>)[place];
  if (!aspect) throw new RangeError(`Cannot read place "${place}": ${layout} has none`);
  return aspect;
}

/** Where the paragraphs of a reading end, by the number of cards. */
const PARAGRAPH_ENDS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  3: [1, 2, 3],
  10: [2, 6, 9, 10],
};

/** Groups the cards of a spread as a reading speaks of them, a paragraph each. */
export function paragraphsOf<T>(cards: readonly T[]): readonly (readonly T[])[] {
  const ends = PARAGRAPH_ENDS[cards.length]!;
  return ends.map((end, i) => cards.slice(ends[i - 1] ?? 0, end));
}

const ROW_OF_THREE = [
  [0, 0],
  [1, 0],
  [2, 0],
] as const;

/** Where the cards of each spread lie: cards to the right and down of the first corner, and degrees of turn. */
export const TABLES: Readonly<
  Record<LayoutId | Spread, readonly (readonly [x: number, y: number, turn?: number])[]>
> = {
  single: [[0, 0]],
  three: ROW_OF_THREE,
  pastPresentFuture: ROW_OF_THREE,
  situationActionOutcome: ROW_OF_THREE,
  mindBodySpirit: ROW_OF_THREE,
  celticCross: [
    [1.2, 1.5],
    [1.2, 1.5, 90],
    [1.2, 0.5],
    [1.2, 2.5],
    [0, 1.5],
    [2.4, 1.5],
    [3.8, 3],
    [3.8, 2],
    [3.8, 1],
    [3.8, 0],
  ],
};
