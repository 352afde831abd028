import type { InputOf } from "#sdk";
import type { TermsAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { termsOfYear } from "./terms_of_year.ts";

export { drawTerms as picture } from "./picture.ts";

export function run({ year, timezone }: InputOf<typeof input>): TermsAnswer {
  return termsOfYear(year, timezone);
}
