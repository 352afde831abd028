import type { InputOf, Lang } from "#sdk";
import { becauseOf } from "../because.ts";
import { readPhone } from "../digits.ts";
import { innateOf } from "../innate.ts";
import { drawPairs } from "../picture.ts";
import { gradeOf, readPairs } from "../reading.ts";
import type { PhoneAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import type { PhoneWords } from "./words/en.ts";

export function run({
  number,
  birthDate,
  connectors,
}: InputOf<typeof input, typeof CONVENTIONS>): PhoneAnswer {
  const { digits, countryCode } = readPhone(number, "number");
  const reading = readPairs(digits, connectors, { scored: 8, doubled: 4, shown: 4 });
  const stars = reading.pairs.map(({ star }) => star);
  return {
    countryCode,
    ...reading,
    innate: birthDate ? innateOf(birthDate, connectors, stars, "birthDate") : null,
    verdict: { value: gradeOf(reading), because: becauseOf(reading) },
  };
}

export function picture(reading: PhoneAnswer, words: PhoneWords, lang: Lang) {
  return drawPairs(reading, words.picture, lang);
}
