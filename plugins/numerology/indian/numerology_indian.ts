import { Birth, defineProcedure, Type } from "#old";
import { sumName } from "../chaldean/values.ts";
import { readLatinName } from "../letters/latin_name.ts";
import { digitSum, rootOf } from "../pythagorean/reduction.ts";
import { writeBrief } from "./brief.ts";
import { gridOf, ROWS } from "./grid.ts";
import { grahaOf } from "./planets.ts";
import { scoreOf } from "./score.ts";
import { output, type IndianAnswer } from "./shapes.ts";

/** Psychic, destiny and name number with their grahas. */
export const numerologyIndian = defineProcedure({
  name: "numerology.indian",
  tradition: "indian-numerology",
  title: { en: "Indian numerology", zhHant: "印度數字命理" },
  summary: {
    en: "Psychic, destiny and name numbers with their planets, friends and foes, colours and days, with a reading",
    zhHant: "心靈數、命運數與姓名數，附所屬行星、友敵、色彩與吉日，並作解讀",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/indian.svg",
  reads: "birth",
  conventions: {
    gridYear: {
      title: { en: "Digits of the year in the grid", zhHant: "九宮格中的年份數字" },
      default: "short",
      options: {
        short: {
          title: { en: "the last two", zhHant: "末兩位" },
          source: "Four of five public programs: 30 June 1986 places 8 and 6",
        },
        whole: {
          title: { en: "the whole year", zhHant: "全年" },
          source: "One of five public programs",
        },
      },
    },
  },
  omittable: {
    name: {
      assume: null,
      says: {
        en: "No name was given: the name number and its bonds are left out of the score.",
        zhHant: "未提供姓名，故略去姓名數，評分亦不計其關係。",
      },
      candidates: () => [],
      exhaustive: false,
      verdicts: [],
    },
  },
  input: Type.Object({
    ...Birth,
    name: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 120,
        description: "The name in use, in Latin script; counted by Chaldean letters",
      }),
    ),
  }),
  output,
  refusals: { "no-letters": "`name` has no Latin letter" },
  run: ({ name, gridYear }, give): IndianAnswer => {
    const { year, month, day } = give.civil().given;
    const digits = digitSum(day) + digitSum(month) + digitSum(year);
    const [psychic, destiny] = [rootOf(day), rootOf(digits)];
    const read = name === undefined ? null : readLatinName(name);
    const sum = read && sumName(read.parts);
    const { counts, missing, fullLines, emptyLines } = gridOf(
      { year, month, day },
      psychic,
      destiny,
      gridYear,
    );
    const score = scoreOf(psychic, destiny, sum && sum.single, fullLines);
    return {
      psychic: describe(psychic, stepsOf(day, psychic)),
      destiny: describe(
        destiny,
        `${[...`${day}${month}${year}`].join(" + ")} = ${stepsOf(digits, destiny)}`,
      ),
      name: sum && describe(sum.single, stepsOf(sum.total, sum.single)),
      ignored: [...(read?.ignored ?? [])],
      grid: {
        rows: ROWS.map((row) => [...row]),
        counts: [...counts],
        missing: [...missing],
        fullLines: fullLines.map((line) => [...line]),
        emptyLines: emptyLines.map((line) => [...line]),
      },
      score: { ...score, testimonies: [...score.testimonies] },
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "2 October 1869",
      input: { birthDate: "1869-10-02" },
      expect: {
        psychic: { number: 2, sanskrit: "Candra" },
        destiny: { number: 9, sanskrit: "Maṅgala" },
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
  const { name, sanskrit, day, colour, friends, foes, portrait } = grahaOf(number);
  return {
    number,
    planet: name,
    sanskrit,
    day,
    colour,
    friends: [...friends],
    foes: [...foes],
    portrait,
    steps,
  };
}
