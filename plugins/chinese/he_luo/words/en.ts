import { PILLAR } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { texts } from "../../changes/yijing/words/en.ts";
import type { HexagramId } from "../../core/hexagrams.ts";
import { TRIGRAM } from "../../core/trigrams.ts";
import * as core from "../../core/words/en.ts";
import { hexagram as hexagrams } from "../../core/words/en/hexagrams.ts";
import type { answer, HeLuoAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { uncapital } = english;
const { clock, dayBoundary } = calendar.conventions;

type Part = HeLuoAnswer["former"];
const named = ({ fullName, hexagram }: Part["figure"]) =>
  `${fullName} (${hexagrams[hexagram].text})`;
const says = ({ text }: Pick<Part, "text">) =>
  text.code === "line" ? texts.line(text.with) : texts.judgement(text.with as never);

function yearText({ year }: HeLuoAnswer): string {
  const head = `${year.year}, a year of ${nativeOf(PILLAR, year.pillar)}`;
  if (!year.figure || !year.text || !year.part) {
    return `${head}, lies outside the years that the two figures count.`;
  }
  const { with: said } = year.text;
  const line = year.text.code === "line" ? (said as { line: number }).line : 0;
  return `${head}, your ${year.age}th by Chinese count, belongs to line ${year.lifeLine} of the ${year.part} figure and has ${named(year.figure)}, line ${line}: "${says({ text: year.text })}" ${hexagrams[year.figure.hexagram].sense}`.replace(
    /your (\d*)(1th|2th|3th)/,
    (whole: string, tens: string, unit: string) =>
      tens.endsWith("1")
        ? whole
        : `your ${tens}${{ "1th": "1st", "2th": "2nd", "3th": "3rd" }[unit]}`,
  );
}

export const en = {
  title: "Numbers of the River and the Luo",
  summary:
    "Numbers of the four pillars make the former and the later figure of a life (he luo li shu), the line that is oneself, the years of each line and the figure of a year",
  inputs: {
    year: { label: "Year", about: "A year to read, from the start of spring; default the present" },
  },
  fields: {
    ...core.hexagramFields,
    native: "Pillars in a row",
    gender: "Gender",
    era: "Era of sixty years",
    heaven: "Numbers of heaven",
    earth: "Numbers of earth",
    sum: "Sum",
    left: "What is left",
    trigram: "Trigram",
    former: "Former figure",
    later: "Later figure",
    figure: "Figure",
    line: "Line",
    title: "Name of the line",
    text: "Text",
    "former/lines": "Lines with their years",
    "later/lines": "Lines with their years",
    from: "From",
    to: "To",
    fromAge: "From the age of",
    year: "Year",
    pillar: "Pair of the year",
    age: "Age",
    part: "Which figure",
    lifeLine: "Line of the life",
  },
  terms: {
    hexagram: hexagrams,
    trigram: core.trigram,
    gender: core.gender,
    era: { upper: "upper era", middle: "middle era", lower: "lower era" },
    part: { former: "the former", later: "the later" },
  },
  phrases: { ...calendar.phrases, ...texts },
  conventions: {
    clock,
    dayBoundary,
    sovereigns: {
      title: "坎, 屯 and 蹇",
      options: {
        kept: "May keep their trigrams where the fifth or sixth line is oneself",
        exchanged: "Change their trigrams as all others",
      },
    },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    hourNeeded: {
      when: "No time of birth was given",
      says: "The line that is oneself hangs on the hour: give the time of birth",
    },
  },
  omissions: {
    gender:
      "No gender was given: the figures are laid as for a man; a woman's trigrams may stand the other way round.",
  },
  reading(given: HeLuoAnswer) {
    const { heaven, earth, former, later } = given;
    const [first, last] = [former.lines[0]!, former.lines.at(-1)!];
    return [
      `The odd numbers of ${given.native} come to ${heaven.sum} and leave ${heaven.left}, ${nativeOf(TRIGRAM, heaven.trigram)}; the even ones come to ${earth.sum} and leave ${earth.left}, ${nativeOf(TRIGRAM, earth.trigram)}. Together they make the former figure, ${named(former.figure)}: ${uncapital(hexagrams[former.figure.hexagram].sense)}`,
      `You stand on ${former.title}, the master line (元堂) from ${first.from} to ${first.to}. Its text in our words: "${says(former)}" The other lines follow upward and round until ${last.to}.`,
      `From ${later.lines[0]!.from} the later figure, ${named(later.figure)}, goes on from ${later.title}: "${says(later)}" ${hexagrams[later.figure.hexagram].sense}`,
      yearText(given),
    ];
  },
  picture: {
    name: "River and Luo",
    title: (name: string) => `River and Luo: ${name}`,
    parts: { former: "former 先天", later: "later 後天" },
    meaning: (id: HexagramId) => hexagrams[id].text,
    sums: ({ heaven, earth }: HeLuoAnswer) => `heaven ${heaven.sum}, earth ${earth.sum}`,
    year: ({ year }: HeLuoAnswer) =>
      year.figure ? `${year.year}: ${named(year.figure)}` : `${year.year}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & { hourNeeded: {} };
  omissions: { gender: {} };
}>;

export type HeLuoWords = Translation<typeof en>;
