/** Three throws of four sticks: flat sides are light with their marks, round ones dark. */
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, fit, line, PAPER, SERIF, text } from "#east/svg.ts";
import { wrap } from "#east/day_page.ts";
import type { YutAnswer } from "./answer.ts";
import { FIGURE } from "./figures.ts";
import { THROW, type Throw } from "./terms.ts";
import type { YutWords } from "./words/en.ts";

const WIDTH = 360;
const ROW = 74;
const TOP = 56;
const FLAT: Readonly<Record<Throw, number>> = { do: 1, gae: 2, geol: 3, yut: 4, mo: 0 };

/** Draws the throws. */
export function drawSticks(answer: YutAnswer, { picture }: YutWords, lang: Lang): string {
  const { throws, figure } = answer;
  const said = wrap(picture.figure(figure), 27);
  const foot = TOP + 3 * ROW + 16;
  const title = nativeOf(FIGURE, figure);
  return drawing(
    WIDTH,
    foot + said.length * 18 + 8,
    { title: picture.title, desc: picture.desc(answer), lang },
    [
      text(WIDTH / 2, 34, title, { size: 20, weight: 700, family: SERIF }),
      ...throws.flatMap((one, i) => throwRow(one, TOP + i * ROW, picture.thrown(one))),
      ...said.map((content, i) =>
        text(WIDTH / 2, foot + 8 + i * 18, content, { size: fit(content, 340, 13) }),
      ),
    ],
  );
}

function throwRow(thrown: Throw, y: number, said: string): readonly string[] {
  const sticks = Array.from({ length: 4 }, (_, i) => {
    const x = 24 + i * 56;
    const isFlat = i < FLAT[thrown];
    return [
      box(x, y + 6, 40, ROW - 18, {
        fill: isFlat ? "#f3e2bd" : "#6f4b25",
        stroke: "#6f4b25",
        radius: 16,
      }),
      ...(isFlat
        ? [20, 32, 44].map((dy) => line(x + 12, y + 6 + dy - 4, x + 28, y + 6 + dy + 4, "#9c1f17"))
        : []),
    ].join("");
  });
  return [
    ...sticks,
    text(300, y + 32, nativeOf(THROW, thrown), { size: 20, weight: 600, family: SERIF }),
    text(300, y + 52, said, { size: fit(said, 96, 12), fill: PAPER.faint }),
  ];
}
