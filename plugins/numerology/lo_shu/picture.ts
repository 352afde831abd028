/** The square with the digits of the date; full lines are drawn through it. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { LoShuAnswer } from "./answer.ts";
import { SQUARE } from "./rules.ts";
import type { LoShuWords } from "./words/en.ts";

const SIZE = 104;
const LEFT = 24;

const centreOf = (number: number): readonly [number, number] => {
  const row = SQUARE.findIndex((one) => (one as readonly number[]).includes(number));
  const column = (SQUARE[row] as readonly number[]).indexOf(number);
  return [LEFT + SIZE * (column + 0.5), LEFT + SIZE * (row + 0.5)];
};

/** Draws the square. */
export function drawSquare(
  { cells, lines }: LoShuAnswer,
  { picture }: LoShuWords,
  lang: Lang,
): string {
  return framePicture(
    {
      id: "lo-shu",
      lang,
      title: picture.title,
      desc: cells.map(({ number, count }) => `${number}: ${count}`).join("; "),
      width: 360,
      height: 360,
      paper: "#f7f1e1",
    },
    ...lines
      .filter(({ state }) => state === "full")
      .map(({ numbers }) => {
        const [x1, y1] = centreOf(numbers[0]!);
        const [x2, y2] = centreOf(numbers[2]!);
        return element("path", {
          d: `M${x1} ${y1}L${x2} ${y2}`,
          stroke: "#e2c36b",
          "stroke-width": 26,
          "stroke-linecap": "round",
        });
      }),
    ...cells.flatMap(({ number, count, written }) => {
      const [x, y] = centreOf(number);
      return [
        element("rect", {
          x: x - SIZE / 2,
          y: y - SIZE / 2,
          width: SIZE,
          height: SIZE,
          fill: "none",
          stroke: "#8b6f3a",
          "stroke-width": 2,
        }),
        count === 0
          ? label(x, y + 9, 26, String(number), "#cfc3a4")
          : label(x, y + 11, Math.min(34, Math.floor(150 / written.length)), written, "#8a2f1d"),
      ];
    }),
  );
}
