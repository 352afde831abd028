import { BRANCH, STEM } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, line, PAPER, SERIF, text } from "#east/svg.ts";
import { STAR } from "../chart/star_table.ts";
import type { StarsAnswer } from "./answer.ts";
import { NATURE_OF, type Nature } from "./nature.ts";
import type { StarsWords } from "./words/en.ts";

const WIDTH = 390;
const MARGIN = 8;
const TOP = 142;
const INK: Readonly<Record<Nature, string>> = {
  helpful: "#21703c",
  mixed: "#8a5a12",
  harmful: "#b3261e",
};

/** Draws the pillars with the stars below each, in the ink of their kind. */
export function drawStars(answer: StarsAnswer, { picture }: StarsWords, lang: Lang): string {
  const { pillars } = answer;
  const column = (WIDTH - 2 * MARGIN) / pillars.length;
  const rowsOf = (id: (typeof pillars)[number]["stars"][number]) => picture.rows(id);
  const heights = pillars.map(({ stars }) =>
    stars.reduce((sum, id) => sum + 20 + rowsOf(id).length * 12, 0),
  );
  const bottom = TOP + Math.max(40, ...heights);
  const drawn = pillars.flatMap(({ place, stem, branch, stars }, i) => {
    const x = MARGIN + column * (i + 0.5);
    let y = TOP + 14;
    const names = stars.flatMap((id) => {
      const fill = INK[NATURE_OF[id]];
      const rows = rowsOf(id);
      const set = [
        text(x, y, nativeOf(STAR, id), { size: 14, fill, family: SERIF }),
        ...rows.map((row, n) => text(x, y + 12 + n * 12, row, { size: 10, fill: PAPER.faint })),
      ];
      y += 20 + rows.length * 12;
      return set;
    });
    return [
      text(x, 58, picture.heads[place], { size: 12, fill: PAPER.faint }),
      text(x, 88, nativeOf(STEM, stem), { size: 25, family: SERIF, weight: 700 }),
      text(x, 118, nativeOf(BRANCH, branch), { size: 25, family: SERIF, weight: 700 }),
      ...names,
    ];
  });
  const legend = picture.legend.map(([nature, name], i) =>
    text(MARGIN + 6 + i * 124, bottom + 30, `● ${name}`, {
      size: 11,
      anchor: "start",
      fill: INK[nature as Nature],
    }),
  );
  const desc = pillars
    .map(
      ({ place, stars }) =>
        `${picture.heads[place]}: ${stars.map((id) => nativeOf(STAR, id)).join(" ")}`,
    )
    .join("; ");
  return drawing(WIDTH, bottom + 44, { title: picture.title(answer.native), desc, lang }, [
    text(MARGIN + 4, 28, picture.name, { size: 17, weight: 700, anchor: "start", family: SERIF }),
    box(MARGIN, 40, WIDTH - 2 * MARGIN, bottom - 30, { fill: PAPER.card, stroke: PAPER.line }),
    line(MARGIN, 130, WIDTH - MARGIN, 130),
    ...drawn,
    ...legend,
  ]);
}
