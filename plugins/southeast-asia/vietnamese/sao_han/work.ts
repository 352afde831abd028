import { type Candidates, type InputOf, Refusal } from "#sdk";
import { bothGenders } from "#east/gender.ts";
import type { SaoHanAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { readYear } from "./rules.ts";

export function run({ birthYear, gender = "male", year }: InputOf<typeof input>): SaoHanAnswer {
  if (year < birthYear)
    throw new Refusal("beforeBirth", { birthYear, year }, { nearest: birthYear });
  return readYear(birthYear, gender, year);
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = { gender: bothGenders };
