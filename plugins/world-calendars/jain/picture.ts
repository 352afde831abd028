/** A leaf of the Jain year. */
import type { Lang } from "#sdk";
import { drawPage } from "../core/page.ts";
import type { JainAnswer } from "./answer.ts";
import { MONTH } from "./feasts.ts";
import type { JainWords } from "./words/en.ts";

/** Draws the leaf. */
export function drawJain(answer: JainAnswer, { terms, picture }: JainWords, lang: Lang): string {
  const { month, bright, inHalf, season, dayOfSeason, feasts, fasts } = answer;
  const { native, roman } = MONTH.writings[month]!;
  const lines = [
    picture.half(bright),
    ...feasts.map((feast) => terms.jainFeast[feast].text),
    ...(season === null ? [] : [picture.season(terms.jainSeason[season].text, dayOfSeason)]),
    ...(fasts.length > 0 ? [picture.fast] : []),
    picture.year(answer.year),
    picture.civil(answer.civil.date),
  ];
  return drawPage({
    id: "jain",
    lang,
    title: picture.title(answer.civil.date),
    desc: lines.join("; "),
    colour: "#a33b20",
    band: `${roman!} · ${native!}`,
    figure: String(inHalf),
    lines,
  });
}
