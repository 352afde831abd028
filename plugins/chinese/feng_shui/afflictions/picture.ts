import { PILLAR } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { drawGrid } from "../core/grid_picture.ts";
import { directionOf } from "../core/stars.ts";
import type { AfflictionsAnswer } from "./answer.ts";
import type { AfflictionsWords } from "./words/en.ts";

const WIDTH = 360;

/** Draws the board of the year with what must not be disturbed in each palace. */
export function drawAfflictions(
  answer: AfflictionsAnswer,
  { picture }: AfflictionsWords,
  lang: Lang,
): string {
  const { year, pillar, taiSui, breaker, threeKillings, board } = answer;
  const stars = new Map(board.map((one) => [one.palace, one.number]));
  const cellOf = (palace: number) => {
    const side = directionOf(palace);
    const star = stars.get(palace)!;
    const found = [
      ...(side && side === taiSui.direction ? [picture.taiSui] : []),
      ...(side && side === breaker.direction ? [picture.breaker] : []),
      ...(side && side === threeKillings.direction ? [picture.killings] : []),
      ...(star === 5 ? [picture.fiveYellow] : []),
      ...(star === 2 ? [picture.twoBlack] : []),
    ];
    return {
      centre: star,
      label: picture.side(side),
      ...(found.length > 0 ? { note: found.join(" · "), tone: "bad" as const } : {}),
    };
  };
  const subtitle = picture.subtitle(answer);
  const parts = [
    text(WIDTH / 2, 30, `${year} ${nativeOf(PILLAR, pillar)}`, {
      size: 20,
      weight: 700,
      family: SERIF,
    }),
    text(WIDTH / 2, 50, subtitle, { size: fit(subtitle, WIDTH - 24, 12), fill: PAPER.faint }),
    ...drawGrid(62, cellOf),
    text(WIDTH / 2, 404, picture.legend, { size: 11, fill: PAPER.faint }),
  ];
  return drawing(WIDTH, 418, { title: picture.title, desc: picture.desc(answer), lang }, parts);
}
