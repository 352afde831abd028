import { defineProcedure, wordsIn } from "#sdk";
import { becauseOf } from "../because.ts";
import { readNumber } from "../digits.ts";
import { innateOf } from "../innate.ts";
import { drawPairs } from "../picture.ts";
import { gradeOf, readPairs } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { answer, type HouseAnswer } from "./answer.ts";
import { CONVENTIONS, input, PART } from "./input.ts";
import type { HouseWords } from "./words/en.ts";

const MOST_DIGITS = 48;

/** Pairs of a house, flat or unit number. */
export const numberFengShuiHouseNumber = defineProcedure({
  name: "numberFengShui.houseNumber",
  tradition: "chinese-names-numbers",
  words: wordsIn<HouseWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  run({ number, building, floor, birthDates = [], letters, connectors }): HouseAnswer {
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
  },
  picture: (reading, words, lang) => drawPairs(reading, words.picture, lang),
  examples: [
    {
      title: "building 13, floor 6, unit 8",
      input: { building: "13", floor: 6, number: "8" },
      expect: {
        order: [{ id: "building" }, { id: "floor" }, { id: "unit" }],
        pairs: [
          { pair: "13", star: { native: "天醫" } },
          { pair: "36", star: { native: "五鬼" } },
          { pair: "68", star: { native: "天醫" } },
        ],
      },
      source: "printed pair tables of digit-pair readers, which agree with Bazhai Mingjing",
    },
  ],
  references: PAIR_REFERENCES,
});
