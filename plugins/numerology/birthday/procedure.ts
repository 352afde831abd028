import { bandOf, byPair, defineProcedure, wordsIn } from "#sdk";
import { answer, type BirthdayAnswer, type Component } from "./answer.ts";
import { input } from "./input.ts";
import { compare, personOf, totalOf } from "./match.ts";
import type { BirthdayWords } from "./words/en.ts";

/** Component scores from which one counts as a strength, and below which as a caution. */
const STRENGTH_FROM = 75;
const CAUTION_BELOW = 62;

/** Two birth dates side by side. */
export const compatibilityBirthday = defineProcedure({
  name: "compatibility.birthday",
  tradition: "pythagorean",
  words: wordsIn<BirthdayWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/birthday.svg",
  reads: "births",
  input,
  output: answer,
  run(_input, give): BirthdayAnswer {
    const read = (who: "a" | "b") => {
      const { given, dayOfWeek } = give.civil(who);
      return personOf({ year: given.year, month: given.month, day: given.day }, dayOfWeek);
    };
    const [a, b] = [read("a"), read("b")];
    const components = compare(a, b);
    const score = totalOf(components);
    return {
      score,
      band: bandOf(score),
      a,
      b,
      components,
      strengths: components.filter((one) => one.score >= STRENGTH_FROM),
      cautions: components.filter((one) => one.score < CAUTION_BELOW),
    };
  },
  asks: byPair,
  weighs: {
    origin: "own",
    read: ({ score, strengths, cautions }) => ({
      score,
      testimonies: [
        ...strengths.map((one) => weighed(one, 1)),
        ...cautions.map((one) => weighed(one, -1)),
      ],
    }),
  },
  examples: [
    {
      title: "life paths 5 and 7 are of one group",
      input: { a: { birthDate: "1990-05-17" }, b: { birthDate: "1707-04-15" } },
      expect: {
        a: { lifePath: 5, birthday: 8 },
        b: { lifePath: 7, birthday: 6 },
        components: [{ code: "lifePath", score: 88 }, { score: 62 }, {}, { score: 75 }],
      },
      source: "After Campbell (1931): 1-5-7 of the mind; 5 + 8 + 1 = 14 → 5; 4 + 6 + 6 = 16 → 7",
    },
  ],
  references: [
    { title: "Your Days Are Numbered", author: "Florence Campbell", year: "1931" },
    {
      title: "Brihat Parashara Hora Shastra",
      part: "chapter 3: natural friendships of the planets",
    },
  ],
});

function weighed({ code, with: params }: Component, weight: number) {
  return { code, with: params, weight };
}
