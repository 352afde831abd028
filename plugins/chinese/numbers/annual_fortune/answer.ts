import { phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import type { WanderingStar } from "../../core/eight_mansions.ts";
import { GRADE, luckyShare, starOrNull, stars, TOPIC } from "../answer.ts";
import { MOST_YEARS } from "./input.ts";

/** Reasons of the verdict on several years: one for each. */
export type YearPhrases = {
  yearLed: { year: number; leading: WanderingStar; percent: number };
  yearSilent: { year: number };
};

const matters = (description: string) => Type.Array(term(TOPIC, "A matter"), { description });

const year = Type.Object({
  year: Type.Integer({ description: "Gregorian year" }),
  join: starOrNull(
    "Star of the pair across the join of birthday and year; null where 0 and 5 leave none",
  ),
  stars: stars("Stars of month, day and year in their order"),
  leading: starOrNull("Star with the most weight"),
  ending: starOrNull("Star of the last pair"),
  helped: matters("Matters that the stars help"),
  strained: matters("Matters that they strain"),
  score: luckyShare("Share of lucky weight, percent; 50 if there is none"),
  grade: term(GRADE, "What the score amounts to"),
});

const years = (description: string) =>
  Type.Array(Type.Integer({ description: "A Gregorian year" }), { description });

export const answer = Type.Object({
  years: Type.Array(year, {
    minItems: 1,
    maxItems: MOST_YEARS,
    description: "Year by year, the first first",
  }),
  best: years("Years with the highest score, if they differ"),
  hardest: years("Years with the lowest score, if they differ"),
  score: luckyShare("Mean of the years, percent"),
  verdict: verdict(
    term(GRADE, "60 and above, between, 40 and below; silent where no year makes a pair"),
    phrase<YearPhrases>("How one of the first twelve years reads"),
    "What the mean amounts to",
  ),
});
export type YearsAnswer = Frozen<Static<typeof answer>>;
/** Stars of one year. */
export type YearView = YearsAnswer["years"][number];
