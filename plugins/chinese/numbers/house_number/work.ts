import type { InputOf, Lang } from "#sdk";
import { becauseOf } from "../because.ts";
import { readNumber } from "../digits.ts";
import { innateOf } from "../innate.ts";
import { drawPairs } from "../picture.ts";
import { gradeOf, readPairs } from "../reading.ts";
import type { HouseAnswer } from "./answer.ts";
import { type CONVENTIONS, type input, PART } from "./input.ts";
import type { HouseWords } from "./words/en.ts";

const MOST_DIGITS = 48;

export function run({
  number,
  building,
  floor,
  birthDates = [],
  letters,
  connectors,
}: InputOf<typeof input, typeof CONVENTIONS>): HouseAnswer {
  const parts = {
    unit: readNumber(number, letters, "number").digits,
    building: building === undefined ? "" : readNumber(building, letters, "building").digits,
    floor: floor === undefined ? "" : String(floor),
  };
  const order = PART.ids.filter((part) => parts[part] !== "");
  const digits = order.map((part) => parts[part]).join("");
  const emphasis = { scored: MOST_DIGITS, doubled: parts.unit.length, shown: digits.length };
  const reading = readPairs(digits, connectors, emphasis);
  const stars = reading.pairs.map(({ star }) => star);
  return {
    order,
    ...reading,
    residents: birthDates.map((date, i) => innateOf(date, connectors, stars, `birthDates/${i}`)),
    verdict: { value: gradeOf(reading), because: becauseOf(reading) },
  };
}

export function picture(reading: HouseAnswer, words: HouseWords, lang: Lang) {
  return drawPairs(reading, words.picture, lang);
}
