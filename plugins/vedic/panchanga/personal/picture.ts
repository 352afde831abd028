/** The day of one person on a line: green where star and Moon help, red where neither does. */
import type { Lang } from "#sdk";
import { drawTable } from "../../core/table_picture.ts";
import { minuteOf } from "../../core/day/when.ts";
import type { PersonalAnswer } from "./answer.ts";
import type { DayStanding } from "./rules.ts";
import type { PersonalWords } from "./words/en.ts";

const TINTS: Readonly<Record<DayStanding, string>> = {
  kind: "#cdebc9",
  mixed: "#f1e4cf",
  hard: "#f6cdc4",
};

export function drawPersonal(
  { spans, birthStar, birthSign }: PersonalAnswer,
  { title, terms, picture: says }: PersonalWords,
  lang: Lang,
): string {
  return drawTable({
    id: "personal-day",
    lang,
    title,
    heading: `${terms.nakshatra[birthStar]} · ${says.signs[birthSign]}`,
    desc: spans
      .map((one) => `${terms.tara[one.tara].text}: ${terms.dayStanding[one.standing]}`)
      .join("; "),
    columns: says.columns.map((text, i) => ({ title: text, share: [2.4, 5, 5.4, 1.6, 4.6][i]! })),
    rows: spans.map(({ begins, nakshatra, tara, house, state, standing }) => ({
      cells: [
        minuteOf(begins),
        terms.nakshatra[nakshatra],
        terms.tara[tara].text,
        String(house),
        terms.moonState[state].text,
      ],
      tint: TINTS[standing],
    })),
  });
}
