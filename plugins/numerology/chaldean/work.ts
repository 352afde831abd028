import { InputError, type InputOf, issuesOfCivil } from "#sdk";
import { resolveCivil } from "#time";
import { readLatinName } from "../letters/latin_name.ts";
import { rootOf } from "../pythagorean/reduction.ts";
import type { ChaldeanAnswer } from "./answer.ts";
import { readCompound } from "./compounds.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { harmonyOf, rulerOf } from "./planets.ts";
import { type NameSum, sumName } from "./values.ts";

export function run({
  name,
  birthDate,
  aliases = [],
  compoundFrom,
}: InputOf<typeof input, typeof CONVENTIONS>): ChaldeanAnswer {
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
}

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
