import { type InputOf, type Lang, Refusal } from "#sdk";
import { chineseDateOf, FIRST_CHINESE_YEAR, toFixed } from "#time";
import { becauseOf } from "../because.ts";
import type { Ages } from "../answer.ts";
import { dateDigits } from "../digits.ts";
import { drawPairs } from "../picture.ts";
import { gradeOf, PAIRS_OF, readPairs } from "../reading.ts";
import { stageOf } from "../stages.ts";
import { LUCKY_STARS } from "../stars.ts";
import type { BirthDateAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import type { BirthDateWords } from "./words/en.ts";

/** Stretches of life by the digits of year, month and day in which a pair ends. */
const STAGES: readonly { readonly ages: Ages; readonly from: number; readonly to: number }[] = [
  { ages: "early", from: 0, to: 3 },
  { ages: "middle", from: 4, to: 5 },
  { ages: "later", from: 6, to: 7 },
];

export function run({
  birthDate,
  dateCalendar,
  connectors,
}: InputOf<typeof input, typeof CONVENTIONS>): BirthDateAnswer {
  const solar = dateDigits(birthDate, "birthDate");
  const digits = dateCalendar === "solar" ? solar : lunarDigits(solar);
  const emphasis = { scored: digits.length, doubled: 0, shown: digits.length };
  const reading = readPairs(digits, connectors, emphasis);
  const missing = LUCKY_STARS.filter((id) => !reading.pairs.some(({ star }) => star === id));
  return {
    ...reading,
    stages: STAGES.map(({ ages, from, to }) =>
      stageOf(
        ages,
        reading.pairs.filter((pair) => pair.to >= from && pair.to <= to),
      ),
    ),
    missingDigits: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => !digits.includes(String(one))),
    missingStars: missing,
    seek: missing.map((star) => ({ star, pairs: PAIRS_OF[star] })),
    dateRead: dateCalendar,
    verdict: { value: gradeOf(reading), because: becauseOf(reading) },
  };
}

export function picture(reading: BirthDateAnswer, words: BirthDateWords, lang: Lang) {
  return drawPairs(reading, words.picture, lang);
}

/** Digits of the Chinese date of a Gregorian one, both YYYYMMDD; a leap month by its number. */
function lunarDigits(solar: string): string {
  const [year, month, day] = [solar.slice(0, 4), solar.slice(4, 6), solar.slice(6)].map(Number) as [
    number,
    number,
    number,
  ];
  if (year <= FIRST_CHINESE_YEAR) throw new Refusal("yearOutOfRange", { year });
  const date = chineseDateOf(toFixed({ year, month, day }));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.year}${two(date.month)}${two(date.day)}`;
}
