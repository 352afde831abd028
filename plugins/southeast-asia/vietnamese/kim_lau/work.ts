import { type InputOf, Refusal } from "#sdk";
import type { KimLauAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { checkYear } from "./rules.ts";

export { drawYears as picture } from "./picture.ts";

export function run({ birthYear, year, purpose = "build" }: InputOf<typeof input>): KimLauAnswer {
  if (year < birthYear)
    throw new Refusal("beforeBirth", { birthYear, year }, { nearest: birthYear });
  return checkYear(birthYear, year, purpose);
}
