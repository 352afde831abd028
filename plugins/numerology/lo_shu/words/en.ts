import { english, type Translation, type Words } from "#sdk";
import type { answer, LoShuAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const loShuLine = {
  row1: { text: "top row, 4-9-2", of: "thought and memory" },
  row2: { text: "middle row, 3-5-7", of: "feeling and spirit" },
  row3: { text: "bottom row, 8-1-6", of: "hands and practice" },
  col1: { text: "left column, 4-3-8", of: "plans and order" },
  col2: { text: "middle column, 9-5-1", of: "will" },
  col3: { text: "right column, 2-7-6", of: "deeds" },
  diag1: { text: "diagonal 4-5-6", of: "a settled inner life" },
  diag2: { text: "diagonal 2-5-8", of: "property and patience" },
};
type Line = keyof typeof loShuLine;

const FULL: Readonly<Record<Line, string>> = {
  row1: "you think before you touch and forget little",
  row2: "moods of others reach you early, and faith comes easier than proof",
  row3: "what you can hold you can mend, and you trust results",
  col1: "you see a thing finished before it is begun, and keep lists",
  col2: "once decided, you are hard to turn, and obstacles make you slower rather than softer",
  col3: "you do first and explain later",
  diag1: "there is a still place in you from which you come back rested",
  diag2: "what you plant in land or goods tends to stay yours",
};
const EMPTY: Readonly<Record<Line, string>> = {
  row1: "names and dates slip away; write things down and let nobody hurry your answer",
  row2: "feeling is guarded, often mistaken for coldness; say what you feel before it is asked",
  row3: "daily order costs effort; borrow another's system instead of inventing one",
  col1: "plans are made on the way; a single fixed date a month does much",
  col2: "wishes cool when they meet resistance; tell somebody, so that they hold you to them",
  col3: "you hesitate at the door; begin with the smallest part",
  diag1: "rest has to be learnt like a trade",
  diag2: "ownership sits loosely; keep papers in one place",
};
const NUMBERS: readonly string[] = [
  "speaking for oneself",
  "tact",
  "imagination",
  "order",
  "balance and freedom",
  "home and friends",
  "learning by loss",
  "money sense",
  "warmth and ideals",
];

export const en = {
  title: "Lo Shu grid",
  summary:
    "The digits of a birth date in the square of nine: what is there, missing and repeated, planes and arrows, kua",
  fields: {
    cells: "Cells",
    number: "Number",
    count: "How often",
    written: "In the cell",
    missing: "Missing",
    repeated: "Repeated",
    lines: "Lines",
    line: "Line",
    of: "It is of",
    numbers: "Numbers",
    state: "State",
    kua: "Kua of the year",
  },
  terms: { loShuLine, loShuState: { full: "full", partial: "in part", empty: "empty" } },
  omissions: { gender: "No gender was given: the kua, which differs by it, is left out." },
  reading({ lines, missing, repeated, cells, kua }: LoShuAnswer) {
    const told = (wanted: "full" | "empty", texts: Readonly<Record<Line, string>>) =>
      lines
        .filter(({ state }) => state === wanted)
        .map(({ line }) => {
          const { text, of } = loShuLine[line];
          return `The ${text}, of ${of}, is ${wanted}: ${texts[line]}.`;
        });
    const [full, empty] = [told("full", FULL), told("empty", EMPTY)];
    const strong = repeated.map((number) => {
      const { count } = cells.find((one) => one.number === number)!;
      return `${NUMBERS[number - 1]} (${number}, ${english.counted(count, "time")})`;
    });
    return [
      full.length > 0
        ? full.join(" ")
        : "No line of the square is full: no one gift carries this date alone, and several have to be used together.",
      empty.length > 0 ? empty.join(" ") : "No line is empty.",
      `${strong.length > 0 ? `What is written twice and more is loud: ${english.list(strong)}. ` : ""}${missing.length > 0 ? `Missing are ${english.list(missing.map((number) => `${number} (${NUMBERS[number - 1]})`))}; what a date has not, a person may learn.` : ""}`.trim(),
      ...(kua === null
        ? []
        : [
            `The kua by the calendar year is ${kua}; Chinese practice turns the year in early February instead.`,
          ]),
    ].filter((one) => one !== "");
  },
  picture: { title: "Lo Shu square" },
} satisfies Words<{ input: typeof input; answer: typeof answer; omissions: { gender: {} } }>;

export type LoShuWords = Translation<typeof en>;
