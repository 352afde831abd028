import type { Lang } from "#sdk";
import { drawing, ELEMENT_INK, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { drawGrid } from "../core/grid_picture.ts";
import { directionOf, elementOfStar } from "../core/stars.ts";
import type { TimeAnswer } from "./answer.ts";
import type { FlyingTimeWords } from "./words/en.ts";

const WIDTH = 360;

/** Draws the board of the year with the stars of month and day beside it, and the centres of all below. */
export function drawBoards(answer: TimeAnswer, { picture }: FlyingTimeWords, lang: Lang): string {
  const { layers } = answer;
  const boardOf = (id: string) =>
    new Map(layers.find(({ layer }) => layer === id)!.board.map((one) => [one.palace, one.number]));
  const [year, month, day] = [boardOf("year"), boardOf("month"), boardOf("day")];
  const step = (WIDTH - 36) / layers.length;
  const parts = [
    text(WIDTH / 2, 28, picture.title, { size: 18, weight: 700, family: SERIF }),
    text(WIDTH / 2, 47, picture.key, {
      size: fit(picture.key, WIDTH - 20, 11.5),
      fill: PAPER.faint,
    }),
    ...drawGrid(58, (palace) => {
      const fives = [year, month, day].filter((board) => board.get(palace) === 5).length;
      return {
        centre: year.get(palace)!,
        left: month.get(palace)!,
        right: day.get(palace)!,
        label: picture.side(directionOf(palace)),
        ...(fives > 0 ? { tone: "bad" as const } : {}),
      };
    }),
    ...layers.flatMap(({ layer, centre }, i) => {
      const x = 18 + (i + 0.5) * step;
      return [
        text(x, 406, picture.layer[layer], { size: 11, fill: PAPER.faint }),
        text(x, 434, String(centre.number), {
          size: 24,
          weight: 600,
          family: SERIF,
          fill: ELEMENT_INK[elementOfStar(centre.number)],
        }),
      ];
    }),
  ];
  return drawing(WIDTH, 446, { title: picture.title, desc: picture.desc(answer), lang }, parts);
}
