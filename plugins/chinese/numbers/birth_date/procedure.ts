import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { chineseDateOf, FIRST_CHINESE_YEAR, toFixed } from "#time";
import { becauseOf } from "../because.ts";
import type { Ages } from "../answer.ts";
import { dateDigits } from "../digits.ts";
import { drawPairs } from "../picture.ts";
import { gradeOf, PAIRS_OF, readPairs } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { stageOf } from "../stages.ts";
import { LUCKY_STARS } from "../stars.ts";
import { answer, type BirthDateAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BirthDateWords } from "./words/en.ts";

/** Stretches of life by the digits of year, month and day in which a pair ends. */
const STAGES: readonly { readonly ages: Ages; readonly from: number; readonly to: number }[] = [
  { ages: "early", from: 0, to: 3 },
  { ages: "middle", from: 4, to: 5 },
  { ages: "later", from: 6, to: 7 },
];

/** Pairs inside a birth date. */
export const numberFengShuiBirthDate = defineProcedure({
  name: "numberFengShui.birthDate",
  tradition: "chinese-names-numbers",
  words: wordsIn<BirthDateWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["yearOutOfRange"],
  run({ birthDate, dateCalendar, connectors }): BirthDateAnswer {
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
  },
  picture: (reading, words, lang) => drawPairs(reading, words.picture, lang),
  examples: [
    {
      title: "a date whose zeros and fives join the digits around them",
      input: { birthDate: "1985-03-14" },
      expect: {
        pairs: [
          { pair: "19", via: "", star: { native: "延年" } },
          { pair: "98", via: "", star: { native: "禍害" } },
          { pair: "83", via: "50", star: { native: "六煞" } },
          { pair: "31", via: "", star: { native: "天醫" } },
          { pair: "14", via: "", star: { native: "生氣" } },
        ],
        missingDigits: [2, 6, 7],
        missingStars: [{ native: "伏位" }],
      },
      source: "printed pair tables of digit-pair readers, which agree with Bazhai Mingjing",
    },
  ],
  references: PAIR_REFERENCES,
});

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
