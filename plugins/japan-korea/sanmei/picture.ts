/** The chart of the body: nine fields, the first of them empty. */
import { nativeOf } from "#east/natives.ts";
import { box, drawing, ELEMENT_INK, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { PILLAR } from "#lore";
import type { Lang } from "#sdk";
import type { SanmeiAnswer } from "./answer.ts";
import { MAIN_STAR, SUB_STAR } from "./stars.ts";
import type { SanmeiWords } from "./words/en.ts";

const WIDTH = 360;
const LEFT = 18;
const TOP = 60;
const CELL = 108;

/** Fields by column and row, as the body is seen from before. */
const PLACES = {
  head: [1, 0],
  leftShoulder: [2, 0],
  rightHand: [0, 1],
  chest: [1, 1],
  leftHand: [2, 1],
  rightFoot: [0, 2],
  belly: [1, 2],
  leftFoot: [2, 2],
} as const;
const INKS = [
  ELEMENT_INK.wood,
  ELEMENT_INK.fire,
  ELEMENT_INK.earth,
  ELEMENT_INK.metal,
  ELEMENT_INK.water,
];

/** Draws the chart. */
export function drawBody(
  answer: SanmeiAnswer,
  { title, picture }: SanmeiWords,
  lang: Lang,
): string {
  const field = (
    place: keyof typeof PLACES,
    star: string,
    below: string,
    look: { fill: string; ink: string },
  ) => {
    const [column, row] = PLACES[place];
    const [x, y] = [LEFT + column * CELL, TOP + row * CELL];
    const middle = x + CELL / 2;
    return (
      box(x + 2, y + 2, CELL - 4, CELL - 4, { fill: look.fill, stroke: PAPER.line }) +
      text(middle, y + 22, picture.place[place], { size: 11, fill: PAPER.faint }) +
      text(middle, y + 60, star, { size: 24, weight: 700, family: SERIF, fill: look.ink }) +
      text(middle, y + 86, below, { size: fit(below, CELL - 10, 11.5), fill: PAPER.faint })
    );
  };
  const pillars = picture.pillars(
    ([answer.year, answer.month, answer.day] as const).map(({ pair }) => nativeOf(PILLAR, pair)),
  );
  const foot = TOP + 3 * CELL;
  return drawing(WIDTH, foot + 50, { title, desc: picture.desc(answer), lang }, [
    text(WIDTH / 2, 26, title, { size: 16, weight: 600, family: SERIF }),
    text(WIDTH / 2, 46, pillars, { size: fit(pillars, WIDTH - 24, 13), family: SERIF }),
    ...answer.main.map(({ place, star }) =>
      field(place, nativeOf(MAIN_STAR, star), picture.main(star), {
        fill: place === "chest" ? "#f7efe0" : PAPER.card,
        ink: INKS[Math.floor(MAIN_STAR.ids.indexOf(star) / 2)]!,
      }),
    ),
    ...answer.subordinate.map(({ place, star, energy }) =>
      field(place, nativeOf(SUB_STAR, star), picture.sub(star, energy), {
        fill: "#f1f1ee",
        ink: PAPER.ink,
      }),
    ),
    text(WIDTH / 2, foot + 20, picture.energy(answer), { size: 12.5 }),
    text(WIDTH / 2, foot + 40, picture.voids(answer), {
      size: fit(picture.voids(answer), WIDTH - 20, 12.5),
      fill: PAPER.faint,
    }),
  ]);
}
