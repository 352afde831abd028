import type { Lang } from "#sdk";
import { drawPointTable } from "../core/picture/point_table.ts";
import type { ArabicPartsAnswer } from "./answer.ts";
import type { ArabicPartsWords } from "./words/en.ts";

/** Draws a table of the parts; planets that stand on one at the edge. */
export function drawParts(
  { parts }: ArabicPartsAnswer,
  { picture: { title, desc }, terms }: ArabicPartsWords,
  lang: Lang,
): string {
  return drawPointTable(
    "arabic-parts",
    { lang, title, desc: desc(parts.length) },
    parts.map(({ part, ...row }) => ({ ...row, name: terms.arabicPart[part] })),
  );
}
