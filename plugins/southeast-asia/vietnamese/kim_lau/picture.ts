/** Twelve years from the one asked about, each with what touches it. */
import type { Lang } from "#sdk";
import { yearPillar } from "#time";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { CAN_CHI } from "../core/names.ts";
import type { KimLauAnswer } from "./answer.ts";
import { checkYear } from "./rules.ts";
import type { KimLauWords } from "./words/en.ts";

const WIDTH = 360;
const ROW = 30;
const TOP = 74;
const SHOWN = 12;

/** Draws the years. */
export function drawYears(answer: KimLauAnswer, { picture }: KimLauWords, lang: Lang): string {
  const { birthYear, year, purpose } = answer;
  const rows = Array.from({ length: SHOWN }, (_, i) => checkYear(birthYear, year + i, purpose));
  const name = { title: picture.title(answer), desc: picture.desc(answer), lang };
  return drawing(WIDTH, TOP + SHOWN * ROW + 10, name, [
    text(WIDTH / 2, 30, name.title, { size: fit(name.title, 340, 17), weight: 700, family: SERIF }),
    text(WIDTH / 2, 52, picture.subtitle(answer), {
      size: fit(picture.subtitle(answer), 340, 11.5),
      fill: PAPER.faint,
    }),
    ...rows.flatMap((one, i) => {
      const y = TOP + i * ROW;
      const said = picture.row(one);
      const pair = nativeOf(CAN_CHI, yearPillar(one.year).id);
      return [
        box(10, y, WIDTH - 20, ROW - 4, {
          fill: one.verdict.value === "clear" ? "#e4f0e2" : "#f0e6e4",
          stroke: i === 0 ? "#9c1f17" : PAPER.line,
        }),
        text(20, y + 18, `${one.year} ${pair}`, { size: 12, weight: 600, anchor: "start" }),
        text(134, y + 18, String(one.nominalAge), { size: 12, fill: PAPER.faint }),
        text(150, y + 18, said, { size: fit(said, 197, 12), anchor: "start" }),
      ];
    }),
  ]);
}
