/** A leaf of the Nanakshahi year. */
import type { Lang } from "#sdk";
import { drawPage } from "../core/page.ts";
import type { NanakshahiAnswer } from "./answer.ts";
import { MONTH } from "./rules.ts";
import type { NanakshahiWords } from "./words/en.ts";

/** Draws the leaf. */
export function drawNanakshahi(
  answer: NanakshahiAnswer,
  words: NanakshahiWords,
  lang: Lang,
): string {
  const { terms, picture } = words;
  const { roman, native } = MONTH.writings[answer.monthName]!;
  const { year, day } = answer.nanakshahi;
  const lines = [
    picture.year(year),
    ...answer.gurpurabs.map((one) => terms.gurpurab[one]),
    picture.civil(answer.civil.date),
  ];
  return drawPage({
    id: "nanakshahi",
    lang,
    title: picture.title(day, roman!, year),
    desc: lines.join("; "),
    colour: "#b8641c",
    band: `${roman!} · ${native!}`,
    figure: String(day),
    lines,
  });
}
