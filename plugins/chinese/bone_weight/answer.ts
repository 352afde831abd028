import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { BRANCH, PILLAR } from "#lore";
import { HEAVIEST, LIGHTEST } from "./weights.ts";

/** What is said of a weight. */
export type WeightPhrases = {
  /** The verse of a weight, in qian. */
  verse: { qian: number };
  weighs: { liang: number; qian: number };
};

const qian = (description: string) => Type.Integer({ minimum: 0, description });

export const answer = Type.Object({
  lunarDate: Type.String({ description: "Lunar date of birth as it is written in Chinese" }),
  year: term(PILLAR, "Pair of the lunar year"),
  hour: term(BRANCH, "Branch of the double hour"),
  qian: Type.Object(
    {
      year: qian("Weight of the year, qian"),
      month: qian("Weight of the month, qian"),
      day: qian("Weight of the day, qian"),
      hour: qian("Weight of the double hour, qian"),
      total: Type.Integer({
        minimum: LIGHTEST,
        maximum: HEAVIEST,
        description: "Sum of the four, qian",
      }),
    },
    { description: "The weights in qian; ten are a liang" },
  ),
  weight: Type.Object(
    {
      liang: qian("Whole liang"),
      qian: qian("Qian over"),
      native: Type.String({ description: "As it is written in Chinese: 3兩3錢" }),
    },
    { description: "The weight as it is said" },
  ),
  lighter: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Percent of all dates of the common table that weigh less",
  }),
  verse: phrase<Pick<WeightPhrases, "verse">>(
    "Sense of the received verse of the weight, in our own words",
  ),
});
export type WeightAnswer = Frozen<Static<typeof answer>>;
