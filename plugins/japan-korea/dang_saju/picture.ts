/** Four leaves, as the picture book opens on them: the star's character in its colour, with the part of life it rules. */
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { wrap } from "#east/day_page.ts";
import type { DangSaju } from "./answer.ts";
import { PART, STAR, type DangSajuStar } from "./terms.ts";
import type { DangSajuWords } from "./words/en.ts";

const CHARACTERS: Readonly<Record<DangSajuStar, string>> = {
  gwi: "貴",
  aek: "厄",
  gwon: "權",
  pa: "破",
  gan: "奸",
  mun: "文",
  bok: "福",
  yeok: "驛",
  go: "孤",
  in: "刃",
  ye: "藝",
  su: "壽",
};

const WIDTH = 360;
const HALF = 170;
const HEIGHT = 178;
const LINE = 14;

/** Draws the leaves. */
export function drawCards(answer: DangSaju, { picture }: DangSajuWords, lang: Lang): string {
  const leaves = answer.stars.flatMap(({ part, star, leaning }, i) => {
    const x = 8 + (i % 2) * (HALF + 4);
    const y = 56 + Math.floor(i / 2) * (HEIGHT + 6);
    const ink = leaning === "favourable" ? "#21703c" : "#9c1f17";
    const lines = wrap(picture.sense(star), (HALF - 20) / 11);
    return [
      box(x, y, HALF, HEIGHT, { fill: PAPER.card, stroke: PAPER.line, radius: 8 }),
      text(x + HALF / 2, y + 20, `${nativeOf(PART, part)} ${picture.part(part)}`.trim(), {
        size: fit(`${nativeOf(PART, part)} ${picture.part(part)}`, HALF - 16, 12),
        fill: PAPER.faint,
      }),
      text(x + HALF / 2, y + 82, CHARACTERS[star], { size: 54, family: SERIF, fill: ink }),
      text(x + HALF / 2, y + 106, `${nativeOf(STAR, star)} ${picture.star(star)}`.trim(), {
        size: fit(`${nativeOf(STAR, star)} ${picture.star(star)}`, HALF - 12, 13),
        weight: 600,
      }),
      ...lines.map((one, j) =>
        text(x + HALF / 2, y + 124 + j * LINE, one, { size: 11, fill: PAPER.faint }),
      ),
    ];
  });
  const rows = Math.ceil(answer.stars.length / 2);
  return drawing(
    WIDTH,
    60 + rows * (HEIGHT + 6),
    { title: picture.title, desc: picture.desc(answer), lang },
    [
      text(WIDTH / 2, 28, picture.title, { size: 18, weight: 700, family: SERIF }),
      text(WIDTH / 2, 46, answer.lunar.native, { size: 12, fill: PAPER.faint }),
      ...leaves,
    ],
  );
}
