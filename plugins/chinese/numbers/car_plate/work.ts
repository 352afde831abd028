import type { InputOf, Lang } from "#sdk";
import { becauseOf } from "../because.ts";
import { readNumber } from "../digits.ts";
import { drawPairs } from "../picture.ts";
import { gradeOf, readPairs } from "../reading.ts";
import type { PlateAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import type { PlateWords } from "./words/en.ts";

export function run({
  plate,
  letters: school,
  connectors,
}: InputOf<typeof input, typeof CONVENTIONS>): PlateAnswer {
  const { digits, letters } = readNumber(plate, school, "plate");
  const reading = readPairs(digits, connectors, { scored: 48, doubled: 3, shown: 4 });
  return {
    letters,
    ...reading,
    verdict: { value: gradeOf(reading), because: becauseOf(reading) },
  };
}

export function picture(reading: PlateAnswer, words: PlateWords, lang: Lang) {
  return drawPairs(reading, words.picture, lang);
}
