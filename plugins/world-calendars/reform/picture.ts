/** A leaf with the day in every calendar. */
import type { Lang } from "#sdk";
import { drawPage } from "../core/page.ts";
import type { ReformAnswer } from "./answer.ts";
import type { ReformWords } from "./words/en.ts";

/** Draws the leaf. */
export function drawReform(
  answer: ReformAnswer,
  { terms, picture }: ReformWords,
  lang: Lang,
): string {
  const lines = answer.calendars.map(
    (one) => `${terms.reformCalendar[one.calendar].text}: ${picture.entry(one)}`,
  );
  return drawPage({
    id: "reform",
    lang,
    title: picture.title,
    desc: lines.join("; "),
    colour: "#5a4a7a",
    band: picture.civil(answer.civil.date),
    figure: String(Number(answer.civil.date.slice(-2))),
    lines,
  });
}
