/** The bamboo of a year: a row a month, a square a day, the scorpion cut in, a string through today. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { PorhalaanAnswer } from "./answer.ts";
import { MONTH } from "./days.ts";
import type { PorhalaanWords } from "./words/en.ts";

const LEFT = 84;
const CELL = 8.8;
const ROW = 20;
const TOP = 92;
const INK = "#4a2c10";

/** A scorpion in a box of 8 by 12, seen from above. */
const scorpion = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">` +
  element("path", {
    d: "M4 4v6c0 3 4 2 3-1M4 4L1 1M4 4l3-3M4 6H1M4 6h3M4 8H1",
    fill: "none",
    stroke: "#8c1d18",
    "stroke-width": 1.4,
  }) +
  "</g>";

/** Draws the bamboo. */
export function drawBamboo(
  answer: PorhalaanAnswer,
  { picture }: PorhalaanWords,
  lang: Lang,
): string {
  const rows = answer.year.flatMap(({ month, days, hala }, i) => {
    const y = TOP + i * ROW;
    const own = month === answer.month;
    return [
      label(
        LEFT / 2,
        y + 14,
        10.5,
        MONTH.writings[month]!.native!.replace("Sipaha ", ""),
        own ? "#8c1d18" : INK,
      ),
      ...Array.from({ length: days }, (_, d) => {
        const x = LEFT + d * CELL;
        const week = Math.floor(d / 7) % 2 === 0;
        return (
          element("rect", {
            x,
            y,
            width: CELL,
            height: ROW,
            fill: week ? "#e6c98f" : "#f0dcae",
            stroke: "#a67c3d",
            "stroke-width": 0.6,
          }) + (hala.includes(d + 1) ? scorpion(x + 0.4, y + 4) : "")
        );
      }),
    ];
  });
  const here = answer.year.findIndex(({ month }) => month === answer.month);
  const height = TOP + answer.year.length * ROW;
  const title = picture.title(answer);
  return framePicture(
    {
      id: "porhalaan",
      lang,
      title,
      desc: picture.desc(answer),
      width: 360,
      height: height + 34,
      paper: "#f7ecd2",
    },
    label(180, 30, 18, title, INK),
    label(180, 52, 12, picture.subtitle(answer), INK),
    ...[1, 8, 15, 22, 29].map((day) =>
      label(LEFT + (day - 0.5) * CELL, TOP - 8, 10.5, String(day), "#7d5a35"),
    ),
    ...rows,
    element("rect", {
      x: LEFT + (answer.day - 1) * CELL - 1,
      y: TOP + here * ROW - 1,
      width: CELL + 2,
      height: ROW + 2,
      fill: "none",
      stroke: "#1b4f72",
      "stroke-width": 2.4,
    }),
    label(180, height + 22, 11.5, picture.legend, INK),
  );
}
