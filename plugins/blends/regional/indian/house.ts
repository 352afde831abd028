/**
 * The house of the birth chart in which a matter is looked up, and how that house stands to it.
 */
import { bhavaOfQuestion } from "#lore";
import { LEANING, term, Type, understand, type Frozen, type Leaning, type Static } from "#sdk";
import { bhavaOf, sideOf } from "../../core/bhava.ts";

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
  const house = bhavaOfQuestion(asked);
  const bhava = bhavaOf(chart as Parameters<typeof bhavaOf>[0], house);
  if (!bhava) return null;
  const side = sideOf(bhava.score);
  const standing = asked.hope === "feared" ? TURNED[side] : side;
  return { house, points: bhava.points, lordHouse: bhava.lordHouse, standing };
}
