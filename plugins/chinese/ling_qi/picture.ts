import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { TokenAnswer } from "./answer.ts";
import { FIGURE } from "./figures.ts";
import type { TokenWords } from "./words/en.ts";

const WIDTH = 360;
const ROWS = ["upper", "middle", "lower"] as const;
const MARKS = { upper: "上", middle: "中", lower: "下" } as const;
const INK = { upper: "#1b5599", middle: "#b3261e", lower: "#8a5a12" } as const;

/** Draws the twelve tokens, those face up with their marks, and the name of the figure. */
export function drawTokens(answer: TokenAnswer, { picture }: TokenWords, lang: Lang): string {
  const { counts, figure, notation } = answer;
  const tokens = ROWS.flatMap((row, r) =>
    [0, 1, 2, 3].map((i) => {
      const [x, y] = [72 + i * 72, 110 + r * 70];
      const isUp = i < counts[row];
      return (
        `<circle cx="${x}" cy="${y}" r="27" fill="${isUp ? "#f3e3bd" : "#e5dfd2"}" stroke="${isUp ? INK[row] : PAPER.line}" stroke-width="${isUp ? 3 : 1.5}"/>` +
        (isUp
          ? text(x, y + 9, MARKS[row], { size: 25, weight: 700, family: SERIF, fill: INK[row] })
          : "")
      );
    }),
  );
  const native = nativeOf(FIGURE, figure);
  const name = picture.name(figure);
  return drawing(WIDTH, 312, { title: picture.title(native), desc: notation, lang }, [
    box(8, 8, WIDTH - 16, 296, { fill: PAPER.card, stroke: PAPER.line }),
    text(20, 44, native, { size: 24, weight: 700, anchor: "start", family: SERIF }),
    text(WIDTH - 20, 42, notation, { size: 14, anchor: "end", fill: PAPER.faint }),
    name
      ? text(20, 66, name, { size: fit(name, 300, 13), anchor: "start", fill: PAPER.faint })
      : "",
    ...tokens,
  ]);
}
