import type { InputOf, Lang } from "#sdk";
import { becauseOf } from "../because.ts";
import { needDigits, readNumber } from "../digits.ts";
import { drawPairs } from "../picture.ts";
import { coverPairs, type Emphasis, gradeOf, readPairs } from "../reading.ts";
import type { AccountAnswer } from "./answer.ts";
import type { CONVENTIONS, input, Use } from "./input.ts";
import type { AccountWords } from "./words/en.ts";

/** Of a password every digit is weighed and none shown. */
const EMPHASIS: { readonly [K in Use]: Emphasis } = {
  account: { scored: 8, doubled: 4, shown: 4 },
  card: { scored: 8, doubled: 4, shown: 4 },
  password: { scored: 48, doubled: 2, shown: 0 },
};

export function run({
  number,
  use = "account",
  letters,
  connectors,
}: InputOf<typeof input, typeof CONVENTIONS>): AccountAnswer {
  const { digits } = readNumber(number, letters, "number");
  needDigits(digits, 2, "number");
  const reading = readPairs(digits, connectors, EMPHASIS[use]);
  return {
    use,
    ...coverPairs(reading, EMPHASIS[use].shown),
    endsWell: reading.outcome === "tianYi" || reading.outcome === "yanNian",
    verdict: { value: gradeOf(reading), because: becauseOf(reading) },
  };
}

export function picture(reading: AccountAnswer, { picture }: AccountWords, lang: Lang) {
  return drawPairs(reading, { ...picture, name: picture.names[reading.use] }, lang);
}
