import { byBirthAndName, defineProcedure, sumOf, wordsIn } from "#sdk";
import { sumName } from "../chaldean/values.ts";
import { readLatinName } from "../letters/latin_name.ts";
import { digitSum, rootOf } from "../pythagorean/reduction.ts";
import { answer, type IndianAnswer } from "./answer.ts";
import { gridOf, ROWS } from "./grid.ts";
import { CONVENTIONS, input } from "./input.ts";
import { grahaOf } from "./planets.ts";
import { weigh } from "./score.ts";
import type { IndianWords } from "./words/en.ts";

/** Psychic, destiny and name number with their grahas. */
export const numerologyIndian = defineProcedure({
  name: "numerology.indian",
  tradition: "indian-numerology",
  words: wordsIn<IndianWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/indian.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    name: { assume: null, candidates: () => [], exhaustive: false, verdicts: [] },
  },
  input,
  output: answer,
  refusals: ["no-letters"],
  run({ name, gridYear }, give): IndianAnswer {
    const { year, month, day } = give.civil().given;
    const digits = digitSum(day) + digitSum(month) + digitSum(year);
    const [psychic, destiny] = [rootOf(day), rootOf(digits)];
    const read = name === undefined ? null : readLatinName(name);
    const sum = read && sumName(read.parts);
    const grid = gridOf({ year, month, day }, psychic, destiny, gridYear);
    const testimonies = weigh(psychic, destiny, sum && sum.single, grid.fullLines);
    return {
      psychic: describe(psychic, stepsOf(day, psychic)),
      destiny: describe(
        destiny,
        `${[...`${day}${month}${year}`].join(" + ")} = ${stepsOf(digits, destiny)}`,
      ),
      name: sum && describe(sum.single, stepsOf(sum.total, sum.single)),
      ignored: read?.ignored ?? [],
      grid: { rows: ROWS, ...grid },
      score: sumOf(testimonies),
      testimonies,
    };
  },
  asks: byBirthAndName,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  examples: [
    {
      title: "2 October 1869",
      input: { birthDate: "1869-10-02" },
      expect: {
        psychic: { number: 2, planet: { id: "moon", roman: "Candra" } },
        destiny: { number: 9, planet: { id: "mars", roman: "Maṅgala" } },
        name: null,
      },
      source: "Gandhi at msjain.com: day 2; 2 + 1 + 0 + 1 + 8 + 6 + 9 = 27 → 9",
    },
  ],
  references: [
    { title: "Science of Fortune", author: "Pandit Sethuraman", year: "1954" },
    {
      title: "Numerology with Tantra, Ayurveda, and Astrology",
      author: "Harish Johari",
      year: "1990",
    },
  ],
});

function stepsOf(value: number, root: number): string {
  const path = [value];
  while (path.at(-1)! !== root) path.push(digitSum(path.at(-1)!));
  return path.join(" → ");
}

function describe(number: number, steps: string) {
  const { id: planet, day, friends, foes } = grahaOf(number);
  return { number, planet, day, friends, foes, steps };
}
