/** The table of the five times on the five days, the day of the answer framed and its hour marked. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { KetikaAnswer } from "./answer.ts";
import { PART, RULER, rulerOf, RULES, type Colour } from "./hours.ts";
import type { KetikaWords } from "./words/en.ts";

const CELL = 62;
const ROW = 50;
const LEFT = 34;
const TOP = 86;
const FILLS: Readonly<Record<Colour, readonly [fill: string, ink: string]>> = {
  yellow: ["#f2d574", "#3a2a14"],
  black: ["#5a2f2a", "#ffffff"],
  white: ["#fdfbf4", "#3a2a14"],
  red: ["#c8503f", "#ffffff"],
  green: ["#5f9a63", "#ffffff"],
};
const PLAIN = ["#b9b2a4", "#2b2620"] as const;

/** Draws the table. */
export function drawTable(
  answer: KetikaAnswer,
  { terms, picture }: KetikaWords,
  lang: Lang,
): string {
  const table = answer.hours.some(({ ruler }) => ruler === "maswara") ? "gods" : "prophets";
  const cells = [1, 2, 3, 4, 5].flatMap((day) => [
    label(LEFT / 2 + 2, TOP + (day - 1) * ROW + 30, 14, String(day), "#5b2d12"),
    ...PART.ids.map((part, i) => {
      const ruler = rulerOf(table, day, i);
      const { colour } = RULES[ruler];
      const [fill, ink] = colour === null ? PLAIN : FILLS[colour];
      const [x, y] = [LEFT + i * CELL, TOP + (day - 1) * ROW];
      const marked = day === answer.roundDay && part === answer.now;
      return (
        element("rect", { x, y, width: CELL, height: ROW, fill, stroke: "#8a6a45" }) +
        (marked
          ? element("circle", {
              cx: x + CELL / 2,
              cy: y + 38,
              r: 5,
              fill: "#e8912d",
              stroke: "#fff",
            })
          : "") +
        label(x + CELL / 2, y + 23, 11.5, RULER.writings[ruler]!.roman!, ink)
      );
    }),
  ]);
  const title = picture.title(answer);
  return framePicture(
    {
      id: "ketika",
      lang,
      title,
      desc: picture.desc(answer),
      width: 360,
      height: TOP + 5 * ROW + 34,
      paper: "#f4e7cf",
    },
    label(180, 28, 17, title, "#5b2d12"),
    ...answer.hours.flatMap(({ part, from }, i) => [
      label(LEFT + i * CELL + CELL / 2, 56, 11.5, terms.malayPart[part], "#5b2d12"),
      label(LEFT + i * CELL + CELL / 2, 74, 11, from, "#7d5a35"),
    ]),
    ...cells,
    element("rect", {
      x: LEFT - 2,
      y: TOP + (answer.roundDay - 1) * ROW - 1,
      width: 5 * CELL + 4,
      height: ROW + 2,
      fill: "none",
      stroke: "#8c1d18",
      "stroke-width": 3.5,
    }),
    label(180, TOP + 5 * ROW + 22, 12, picture.foot(answer), "#5b2d12"),
  );
}
