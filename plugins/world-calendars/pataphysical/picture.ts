/** A leaf of the Pataphysical year. */
import type { Lang } from "#sdk";
import { drawPage } from "../core/page.ts";
import type { PataphysicalAnswer } from "./answer.ts";
import { FEAST } from "./feasts.ts";
import { MONTH } from "./rules.ts";
import type { PataphysicalWords } from "./words/en.ts";

/** Draws the leaf. */
export function drawPataphysical(
  answer: PataphysicalAnswer,
  { terms, picture }: PataphysicalWords,
  lang: Lang,
): string {
  const { year, day } = answer.pataphysical;
  const lines = [
    answer.feast === null
      ? terms.pataphysicalDegree[answer.degree]
      : FEAST.writings[answer.feast]!.native!,
    ...(answer.feast === null ? [] : [terms.pataphysicalFeast[answer.feast]]),
    picture.civil(answer.civil.date),
  ];
  return drawPage({
    id: "pataphysical",
    lang,
    title: picture.title(answer.formatted),
    desc: lines.join("; "),
    colour: "#5b6b2a",
    band: `${MONTH.writings[answer.monthName]!.native!} · ${year}`,
    figure: String(day),
    lines,
  });
}
