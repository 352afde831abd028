import { defineProcedure, InputError, issuesOfCivil, wordsIn } from "#sdk";
import { resolveCivil } from "#time";
import { readLatinName } from "../letters/latin_name.ts";
import { rootOf } from "../pythagorean/reduction.ts";
import { answer, type ChaldeanAnswer } from "./answer.ts";
import { readCompound } from "./compounds.ts";
import { CONVENTIONS, input } from "./input.ts";
import { harmonyOf, rulerOf } from "./planets.ts";
import { sumName, type NameSum } from "./values.ts";
import type { ChaldeanWords } from "./words/en.ts";

/** A name by Cheiro's letters, compound number and all. */
export const numerologyChaldean = defineProcedure({
  name: "numerology.chaldean",
  tradition: "chaldean",
  words: wordsIn<ChaldeanWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/chaldean.svg",
  conventions: CONVENTIONS,
  omittable: {
    birthDate: { assume: null, candidates: () => [], exhaustive: false, verdicts: [] },
  },
  input,
  output: answer,
  refusals: ["no-letters"],
  run({ name, birthDate, aliases = [], compoundFrom }): ChaldeanAnswer {
    const { parts, ignored } = readLatinName(name);
    const sum = sumName(parts, compoundFrom);
    const birthNumber = birthDate === undefined ? null : describeBirth(readDay(birthDate));
    return {
      name,
      ...describeSum(sum),
      ignored,
      birthNumber,
      harmony: birthNumber && harmonyOf(sum.single, birthNumber.number),
      aliases: aliases.map((alias) => ({
        name: alias,
        ...describeSum(sumName(readLatinName(alias).parts, compoundFrom)),
      })),
    };
  },
  examples: [
    {
      title: "Isaac Newton",
      input: { name: "Isaac Newton" },
      expect: { nameTotals: [9, 32], total: 41, compound: 41, single: 5 },
      source: "Letter table of Cheiro (1926), added by hand: I1 S3 A1 A1 C3, N5 E5 W6 T4 O7 N5",
    },
    {
      title: "a total above 52",
      input: { name: "Carl Friedrich Gauss" },
      expect: { total: 56, compound: 11, single: 2 },
      source: "Cheiro (1926): compounds end at 52; 5 + 6 = 11",
    },
    {
      title: "Cheiro's own example",
      input: { name: "John Smith", compoundFrom: "parts" },
      expect: { nameTotals: [18, 17], total: 35, compound: 17, single: 8 },
      source: "Cheiro (1926), as quoted at free-numerology.org: 18 = 9, 17 = 8",
    },
  ],
  references: [
    {
      title: "Book of Numbers",
      author: "Cheiro (W. J. Warner)",
      year: "1926",
      part: "the Chaldean alphabet; compound numbers",
    },
  ],
});

function readDay(birthDate: string): number {
  const result = resolveCivil({ date: birthDate });
  if (result.ok) return result.moment.given.day;
  throw new InputError(issuesOfCivil(result.issues, { date: "birthDate", time: "birthDate" }));
}

function describeSum({ parts, total, compound, single }: NameSum) {
  return {
    letters: parts,
    nameTotals: parts.map((part) => part.total),
    total,
    compound,
    compoundMeaning: compound === null ? null : describeCompound(compound),
    single,
    planet: rulerOf(single),
  };
}

function describeCompound(compound: number): NonNullable<ChaldeanAnswer["compoundMeaning"]> {
  const { read, fortune, sameAs } = readCompound(compound);
  return { says: { code: "compound", with: { number: read } }, fortune, sameAs };
}

function describeBirth(day: number) {
  const number = rootOf(day);
  return { day, number, planet: rulerOf(number) };
}
