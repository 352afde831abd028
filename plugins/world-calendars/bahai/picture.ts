/** A leaf of the Badíʿ year. */
import type { Lang } from "#sdk";
import { drawPage } from "../core/page.ts";
import type { BahaiAnswer } from "./answer.ts";
import { MONTH } from "./rules.ts";
import type { BahaiWords } from "./words/en.ts";

/** Draws the leaf. */
export function drawBahai(answer: BahaiAnswer, words: BahaiWords, lang: Lang): string {
  const { terms, picture } = words;
  const { roman } = MONTH.writings[answer.monthName]!;
  const lines = [
    terms.badiMonth[answer.monthName].text,
    picture.year(answer.badi.year),
    ...answer.holyDays.map((one) => terms.badiHolyDay[one]),
    picture.civil(answer.civil.date),
  ];
  return drawPage({
    id: "bahai",
    lang,
    title: picture.title(answer.badi.day, roman!, answer.badi.year),
    desc: lines.join("; "),
    colour: "#1f6f66",
    band: roman!,
    figure: String(answer.badi.day),
    lines,
  });
}
