import type { Lang } from "#sdk";
import { drawPointTable } from "../core/picture/point_table.ts";
import type { LotsAnswer } from "./answer.ts";
import type { LotsWords } from "./words/en.ts";

/** Draws a table of the lots with their degrees, houses and lords. */
export function drawLots(
  answer: LotsAnswer,
  { picture: { title, desc }, terms }: LotsWords,
  lang: Lang,
): string {
  return drawPointTable(
    "lots",
    { lang, title, desc: desc(answer) },
    answer.lots.map(({ lot, ...row }) => ({ ...row, name: terms.lot[lot] })),
  );
}
