import { BRANCH, PILLAR } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import type { HexagramId } from "../../core/hexagrams.ts";
import * as core from "../../core/words/en.ts";
import { hexagram as hexagrams } from "../../core/words/en/hexagrams.ts";
import type { answer, GreatYearAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { uncapital } = english;

/** `57 BCE`, `2026`. */
function yearText(year: number): string {
  return year > 0 ? `${year}${year < 1000 ? " CE" : ""}` : `${1 - year} BCE`;
}
const named = ({ fullName, hexagram }: GreatYearAnswer["main"]) =>
  `${fullName} (${hexagrams[hexagram].text})`;
const span = ([from, to]: readonly number[]) => `${yearText(from!)} to ${yearText(to!)}`;

export const en = {
  title: "A year in the great years of Shao Yong",
  summary:
    "Place of a year in round, epoch, revolution and generation (yuan, hui, yun, shi) and the hexagrams that rule its revolution, its sixty years and itself",
  inputs: { year: { label: "Year", about: "Astronomical: 0 is 1 BCE, -2356 is 2357 BCE" } },
  fields: {
    ...core.hexagramFields,
    year: "Year",
    pillar: "Pair of the year",
    accumulated: "Accumulated years",
    round: "Round (yuan)",
    hui: "Epoch (hui)",
    huiBranch: "Branch of the epoch",
    yun: "Revolution (yun)",
    shi: "Generation (shi)",
    yunInHui: "Revolution in the epoch",
    shiInYun: "Generation in the revolution",
    yearInHui: "Year in the epoch",
    yearInYun: "Year in the revolution",
    yearInShi: "Year in the generation",
    spans: "Spans",
    "spans/yun": "Revolution",
    "spans/shi": "Sixty years",
    main: "Figure of six revolutions",
    line: "Its line",
    yunFigure: "Figure of the revolution",
    shiLine: "Its line",
    shiFigure: "Figure of the sixty years",
    yearFigure: "Figure of the year",
  },
  terms: { hexagram: hexagrams, trigram: core.trigram },
  phrases: {},
  conventions: {
    count: {
      title: "Accumulated years",
      options: { current: "This year counted", elapsed: "Years gone by: one ahead" },
    },
  },
  reading(answer: GreatYearAnswer) {
    const { main, line, yunFigure, shiLine, shiFigure, yearFigure, spans } = answer;
    const senseOf = (figure: GreatYearAnswer["main"]) =>
      uncapital(hexagrams[figure.hexagram].sense);
    const same = shiFigure.number === yearFigure.number;
    return [
      `${yearText(answer.year)}, a year of ${nativeOf(PILLAR, answer.pillar)}, is year ${answer.accumulated.toLocaleString("en")} of the round (元): epoch ${answer.hui} (會), that of ${nativeOf(BRANCH, answer.huiBranch)} (${core.branchName(answer.huiBranch)}); revolution ${answer.yun} (運), number ${answer.yunInHui} of the epoch; generation ${answer.shi} (世), of which it is year ${answer.yearInShi}.`,
      `From ${span(spans.yun)} line ${line} of ${named(main)} turns and makes ${named(yunFigure)}, which rules the revolution: ${senseOf(yunFigure)} Within it line ${shiLine} turns from ${span(spans.shi)} and makes ${named(shiFigure)}: ${senseOf(shiFigure)}`,
      same
        ? `The year itself opens the sixty, so ${shiFigure.fullName} rules it too.`
        : `The year itself has ${named(yearFigure)}: ${senseOf(yearFigure)}`,
    ];
  },
  picture: {
    title: (year: number) => `The great years: ${yearText(year)}`,
    labels: ["six yun", "yun 運", "sixty years", "the year"],
    meaning: (id: HexagramId) => hexagrams[id].text,
    bars: (answer: GreatYearAnswer): readonly string[] => [
      `epoch ${answer.hui} (會): year ${answer.yearInHui} of 10800`,
      `revolution ${answer.yun} (運): year ${answer.yearInYun} of 360`,
      `generation ${answer.shi} (世): year ${answer.yearInShi} of 30`,
    ],
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type GreatYearWords = Translation<typeof en>;
