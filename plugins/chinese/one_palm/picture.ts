import { BRANCH } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { PalmAnswer } from "./answer.ts";
import { seatOf } from "./palm.ts";
import { PALM_STAR, type Path } from "./terms.ts";
import type { OnePalmWords } from "./words/en.ts";

const CELL = 90;
const WIDTH = 4 * CELL + 16;
const INK: Readonly<Record<Path, string>> = {
  buddha: "#9a6b12",
  ghost: "#54506b",
  human: "#1b5599",
  animal: "#8a4a23",
  asura: "#b3261e",
  immortal: "#21703c",
};
/** Seats round the palm, 子 first: columns and rows of a ring of four by four. */
const RING: readonly (readonly [number, number])[] = [
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
];

/** Draws the twelve seats with the four counts; the hour's is the chief one. */
export function drawPalm(answer: PalmAnswer, { picture, terms }: OnePalmWords, lang: Lang): string {
  const places = ["year", "month", "day", "hour"] as const;
  const cells = RING.map(([column, row], i) => {
    const { branch, star, path } = seatOf(i);
    const [x, y] = [8 + column * CELL, 8 + row * CELL];
    const here = places.filter((place) => answer.seats[place].branch === branch);
    const isChief = here.includes("hour");
    const name = picture.path(path);
    return [
      box(x + 2, y + 2, CELL - 4, CELL - 4, {
        fill: isChief ? "#fbe6bd" : here.length > 0 ? "#f6f0e2" : PAPER.card,
        stroke: isChief ? "#b9832b" : PAPER.line,
      }),
      text(x + 10, y + 20, nativeOf(BRANCH, branch), {
        size: 12,
        anchor: "start",
        fill: PAPER.faint,
      }),
      text(x + CELL / 2, y + 46, nativeOf(PALM_STAR, star), {
        size: 20,
        weight: 700,
        family: SERIF,
        fill: INK[path],
      }),
      text(x + CELL / 2, y + 62, name, {
        size: Math.max(10, fit(name, CELL - 10, 11)),
        fill: PAPER.faint,
      }),
      text(x + CELL / 2, y + 80, here.map((place) => picture.heads[place]).join(" "), {
        size: 11,
        weight: 700,
        fill: "#9c1f17",
      }),
    ].join("");
  });
  const { star, path } = answer.seats.hour;
  const title = picture.title(nativeOf(PALM_STAR, star));
  const desc = places
    .map((place) => `${picture.heads[place]} ${nativeOf(PALM_STAR, answer.seats[place].star)}`)
    .join("; ");
  return drawing(WIDTH, WIDTH, { title, desc, lang }, [
    ...cells,
    text(WIDTH / 2, WIDTH / 2 - 18, picture.name, { size: 17, weight: 700, family: SERIF }),
    text(WIDTH / 2, WIDTH / 2 + 8, answer.lunarDate, { size: 12, fill: PAPER.faint }),
    text(WIDTH / 2, WIDTH / 2 + 30, terms.path[path].text, { size: 13, fill: INK[path] }),
  ]);
}
