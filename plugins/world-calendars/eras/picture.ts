/** A leaf with the year in well-known eras. */
import type { Lang } from "#sdk";
import { drawPage } from "../core/page.ts";
import type { ErasAnswer } from "./answer.ts";
import type { ErasWords } from "./words/en.ts";

const SHOWN = [
  "auc",
  "hebrew",
  "hijri",
  "saka",
  "buddhistThai",
  "minguo",
  "koki",
  "coptic",
  "persian",
];

/** Draws the leaf. */
export function drawEras(answer: ErasAnswer, words: ErasWords, lang: Lang): string {
  const { terms, picture } = words;
  const shown = answer.eras.filter(({ era }) => answer.eras.length < 6 || SHOWN.includes(era));
  const lines = shown.map(
    ({ era, year, later }) =>
      `${terms.era[era].text}: ${later === null ? year : `${year} / ${later}`}`,
  );
  return drawPage({
    id: "eras",
    lang,
    title: picture.title(answer.historical),
    desc: lines.join("; "),
    colour: "#4a5a3c",
    band: picture.band,
    figure: picture.year(answer.historical),
    lines,
  });
}
