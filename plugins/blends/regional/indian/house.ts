/**
 * The house of the birth chart in which a matter is looked up, and how that house stands to it.
 *
 * @source Brihat Parashara Hora Shastra 11.2-13; Phaladeepika 1.10-16 (significations of the houses)
 */
import type { Matter } from "#lore";
import { LEANING, term, Type, understand, type Frozen, type Leaning, type Static } from "#sdk";
import { bhavaOf, sideOf } from "../../core/bhava.ts";

/** What has no house of its own is looked up in the first, of the person who asks. */
const HOUSE_OF: Readonly<Record<Matter, number>> = {
  love: 7,
  marriage: 7,
  work: 10,
  money: 2,
  study: 5,
  health: 6,
  home: 4,
  travel: 9,
  lostThing: 2,
  lostAnimal: 4,
  lostPerson: 7,
  lawsuit: 6,
  children: 5,
  family: 3,
  friend: 11,
  spirit: 9,
  contest: 6,
  message: 3,
  weather: 1,
  choice: 1,
  general: 1,
};

/** Parents have houses of their own. */
function houseOf({ matter, words }: ReturnType<typeof understand>): number {
  const named = words.join(" ");
  if (matter === "family" && /moth|mum|mom|mama|妈|母|娘/.test(named)) return 4;
  if (matter === "family" && /fath|dad|papa|爸|父|爹/.test(named)) return 9;
  return HOUSE_OF[matter];
}

export const houseShape = Type.Union(
  [
    Type.Object({
      house: Type.Integer({ minimum: 1, maximum: 12, description: "From the ascendant" }),
      points: Type.Integer({ description: "In the sum of all ashtakavargas; 28 are usual" }),
      lordHouse: Type.Integer({ minimum: 1, maximum: 12, description: "Where its lord stands" }),
      standing: term(LEANING, "How it stands to what is hoped for"),
    }),
    Type.Null(),
  ],
  { description: "The house of the matter; null where nothing is asked or no chart answered" },
);
export type House = Frozen<Static<typeof houseShape>>;

const TURNED: Readonly<Record<Leaning, Leaning>> = {
  favourable: "adverse",
  mixed: "mixed",
  adverse: "favourable",
};

/**
 * The house of what is asked.
 *
 * @param chart the Vedic chart in codes; undefined where it did not answer
 */
export function houseAsked(question: string | undefined, chart: unknown): House {
  if (!question || !chart) return null;
  const asked = understand(question);
  const house = houseOf(asked);
  const bhava = bhavaOf(chart as Parameters<typeof bhavaOf>[0], house);
  if (!bhava) return null;
  const side = sideOf(bhava.score);
  const standing = asked.hope === "feared" ? TURNED[side] : side;
  return { house, points: bhava.points, lordHouse: bhava.lordHouse, standing };
}
