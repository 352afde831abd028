/** How a Grand Tableau is read: from the person, and from the card of the matter. */
import type { Matter, Quarter } from "#lore";
import type { Understood, When } from "#sdk";
import { leanOf } from "../../core/leaning.ts";
import { LENORMAND, type LenormandCard, type LenormandId } from "../core/deck.ts";
import { around, distanceOf, lineOf, spotOf, type Layout } from "./layout.ts";

/** The card that stands for a matter; null where it is the person's own. */
const TOPICS: Readonly<Record<Matter, LenormandId | null>> = {
  love: "heart",
  marriage: "ring",
  work: "anchor",
  money: "fish",
  study: "book",
  health: "tree",
  home: "house",
  travel: "ship",
  lostThing: "mice",
  lostAnimal: "dog",
  lostPerson: "stork",
  lawsuit: "tower",
  children: "child",
  family: "lily",
  friend: "dog",
  spirit: "stars",
  contest: "key",
  message: "letter",
  weather: "clouds",
  choice: "ways",
  general: null,
};

/** The card that is asked about beside the person. */
export const topicOf = (matter: Matter): LenormandId | null => TOPICS[matter];

/** Near is a card that touches, far one that lies four steps away and more. */
export const FAR = 4;

/** House of a place: the card whose number the place has. */
export const houseOf = (place: number): LenormandId => LENORMAND.ids[place]!;

/** The leaning: cards that touch the person, and twice those that touch the card of the matter. */
export function leaningOf(
  cards: readonly LenormandCard[],
  person: number,
  topic: number,
  layout: Layout,
) {
  const near = (place: number, times: number) =>
    around(place, layout)
      .filter((one) => one !== person && one !== topic)
      .map((one) => ({ face: { card: cards[one]!.id }, polarity: cards[one]!.polarity, times }));
  return leanOf(person === topic ? near(person, 1) : [...near(person, 1), ...near(topic, 2)]);
}

/** Where the card of the matter lies from the person, the top of the table in the north; null on the spot. */
export function quarterFrom(person: number, topic: number, layout: Layout): Quarter | null {
  const [from, to] = [spotOf(person, layout), spotOf(topic, layout)];
  const north = Math.sign(from.row - to.row);
  const east = Math.sign(to.column - from.column);
  const names: Readonly<Record<string, Quarter>> = {
    "1,0": "north",
    "1,1": "northeast",
    "0,1": "east",
    "-1,1": "southeast",
    "-1,0": "south",
    "-1,-1": "southwest",
    "0,-1": "west",
    "1,-1": "northwest",
  };
  return names[`${north},${east}`] ?? null;
}

/** The nearer the sooner: a step of the table is a week. */
export function timeFrom(person: number, topic: number, layout: Layout): When {
  const count = Math.max(1, distanceOf(person, topic, layout));
  return { count, unit: "weeks", from: null, to: null };
}

/** The places of the options about the Ways: left, right, above, below, as far as cards lie there. */
export function optionPlaces(asked: Understood, ways: number, layout: Layout): readonly number[] {
  const beside = (["left", "right", "above", "below"] as const).flatMap((direction) =>
    lineOf(ways, layout, direction).slice(0, 1),
  );
  const rest = around(ways, layout).filter((place) => !beside.includes(place));
  return [...beside, ...rest].slice(0, asked.options.length);
}
