import { BRANCH, PILLAR } from "#lore";
import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { FORMATION } from "../formations/formation.ts";
import { DOOR, DUN, GOD, STAR } from "../terms.ts";
import { ROLE, TOPIC, type Role } from "../topics.ts";
import type { PalacePhrases } from "../weight.ts";
import { SIDE } from "./sides.ts";

/** What is said of each point of an hour. */
export type SelectPhrases = PalacePhrases & { signHere: { role: Role } };
export type SelectRefusals = { spanReversed: {}; spanTooLong: { days: number; most: number } };

const clock = (description: string) => Type.String({ description });

export const answer = Type.Object({
  purpose: term(TOPIC, "What an hour is sought for"),
  from: Type.String({ description: "First day searched" }),
  to: Type.String({ description: "Last day searched" }),
  zone: Type.String({ description: "Zone of the clock times" }),
  searched: Type.Integer({ description: "Hour boards laid" }),
  sought: Type.Array(term(ROLE, "What a sign stands for"), {
    description: "用神 of the purpose, the chief one first",
  }),
  found: Type.Array(
    Type.Object(
      {
        date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
        starts: clock("Civil clock at which the double hour begins, HH:MM"),
        ends: clock("Civil clock at which it ends, HH:MM"),
        hour: term(PILLAR, "Pillar of the hour"),
        dun: term(DUN, "Yang or yin course"),
        ju: Type.Integer({ minimum: 1, maximum: 9, description: "Number of the ju" }),
        side: term(SIDE, "Where to go, or what to face"),
        palace: Type.Integer({ minimum: 1, maximum: 9, description: "Its Luo shu number" }),
        door: Type.Union([term(DOOR, "The door"), Type.Null()], { description: "The door there" }),
        stars: Type.Array(term(STAR, "A star"), { description: "The star there" }),
        god: Type.Union([term(GOD, "The god"), Type.Null()], { description: "The god there" }),
        formations: Type.Array(term(FORMATION, "A formation", ["condition", "sense"]), {
          description: "Formations that stand in that palace",
        }),
        signs: Type.Array(term(ROLE, "What a sign stands for"), {
          description: "用神 that stand in that palace",
        }),
        score: Type.Integer({ description: "50 and its points, 0 to 100; this model's own" }),
        because: Type.Array(phrase<SelectPhrases>("A point"), {
          description: "What speaks for it and against it, the weightiest first",
        }),
      },
      { description: "An hour and a side" },
    ),
    { maxItems: 50, description: "The best, each hour with its best side, best first" },
  ),
  days: Type.Array(
    Type.Object(
      {
        date: Type.String({ description: "Civil date" }),
        hours: Type.Array(
          Type.Object(
            {
              branch: term(BRANCH, "Branch of the hour"),
              best: Type.Integer({ description: "Score of its best side" }),
            },
            { description: "A double hour" },
          ),
          { description: "The double hours of the day by the clock" },
        ),
      },
      { description: "A day" },
    ),
    { maxItems: 31, description: "How good the best side of each hour is" },
  ),
});
export type SelectAnswer = Frozen<Static<typeof answer>>;
