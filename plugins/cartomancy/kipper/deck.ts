/**
 * The 36 Kipper cards: their order, whether they are good or ill, to which side the people look, and how fast they are.
 *
 * @source Kipper Wahrsagekarten (Munich, c. 1890): order and German titles, by an outside list. The old deck has no
 *   elements; those here, and the pace of a card, are this service's own reading of its picture. People look where our
 *   pictures let them look
 */
import type { Element, SpanUnit } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import type { DeckCard } from "../core/card.ts";

export const KIPPER = vocabulary("kipper", {
  mainMan: { native: "Hauptperson (männlich)" },
  mainWoman: { native: "Hauptperson (weiblich)" },
  marriage: { native: "Ehestandskarte" },
  meeting: { native: "Zusammenkunft" },
  goodGentleman: { native: "Guter Herr" },
  goodLady: { native: "Gute Dame" },
  pleasantLetter: { native: "Angenehmer Brief" },
  falsePerson: { native: "Falsche Person" },
  change: { native: "Eine Veränderung" },
  journey: { native: "Eine Reise" },
  winMoney: { native: "Viel Geld gewinnen" },
  richGirl: { native: "Reiches Mädchen" },
  richGentleman: { native: "Reicher guter Herr" },
  sadNews: { native: "Traurige Nachricht" },
  goodOutcome: { native: "Guter Ausgang in der Liebe" },
  thoughts: { native: "Seine Gedanken" },
  gift: { native: "Geschenk bekommen" },
  child: { native: "Ein kleines Kind" },
  farewell: { native: "Ein Todesfall" },
  house: { native: "Haus" },
  livingRoom: { native: "Wohnzimmer" },
  soldier: { native: "Militärperson" },
  court: { native: "Gericht" },
  theft: { native: "Diebstahl" },
  honours: { native: "Zu hohen Ehren kommen" },
  greatLuck: { native: "Großes Glück" },
  unexpectedMoney: { native: "Unverhofftes Geld" },
  expectation: { native: "Erwartung" },
  prison: { native: "Gefängnis" },
  official: { native: "Gerichtsperson" },
  shortIllness: { native: "Kurze Krankheit" },
  grief: { native: "Kummer und Widerwärtigkeiten" },
  gloomyThoughts: { native: "Trübe Gedanken" },
  work: { native: "Arbeit, Beschäftigung" },
  longWay: { native: "Ein langer Weg" },
  hope: { native: "Die Hoffnung, großes Wasser" },
});
export type KipperId = IdOf<typeof KIPPER>;

export const GAZE = vocabulary("gaze", ["left", "right"]);
export type Gaze = IdOf<typeof GAZE>;

/** A row a card: good or ill, element, pace, and where it looks. */
const ROWS =
  "0 fire weeks right,0 water weeks left,1 water months -,1 air days -,1 earth weeks left,1 water weeks right,2 air days -,-2 fire weeks right,0 air weeks -,0 fire weeks -,2 earth weeks -,1 earth weeks right,2 earth months left,-2 air days -,2 water weeks -,0 air days right,2 earth days -,1 fire weeks right,-2 earth weeks -,1 earth months -,0 earth weeks -,0 fire weeks right,-1 air months -,-2 air days -,2 fire months -,2 fire weeks -,2 earth days -,0 water months left,-2 earth months -,-1 air months left,-1 water weeks -,-2 water weeks -,-1 air weeks right,1 fire weeks -,0 fire months -,1 water months -"
    .split(",")
    .map((row) => row.split(" ") as [string, Element, SpanUnit, Gaze | "-"]);

/** A card of the deck. */
export interface KipperCard extends DeckCard<KipperId> {
  readonly number: number;
  /** Null where nobody is on it, or nobody who looks to a side. */
  readonly gaze: Gaze | null;
}

/** In the order of their numbers. */
export const DECK: readonly KipperCard[] = KIPPER.ids.map((id, index) => {
  const [polarity, element, unit, gaze] = ROWS[index]!;
  return {
    id,
    number: index + 1,
    polarity: Number(polarity),
    element,
    time: { count: null, unit },
    gaze: gaze === "-" ? null : gaze,
  };
});

/** A card by its id. */
export const cardOf = (id: KipperId): KipperCard => DECK[KIPPER.ids.indexOf(id)]!;
