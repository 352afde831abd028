/** The four humours on their two axes: hot above and cold below, moist to the left and dry to the right. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import type { TemperamentAnswer } from "./answer.ts";
import { TEMPERAMENT, type Temperament } from "./rules.ts";
import type { TemperamentWords } from "./words/en.ts";

const WIDTH = 760;
const TOP = 110;
const HALF = 250;
const [X, Y] = [WIDTH / 2, TOP + HALF];

/** Which way from the middle each lies, and its colour. */
const QUARTER: Readonly<Record<Temperament, readonly [number, number, string]>> = {
  sanguine: [-1, -1, COLOURS.air],
  choleric: [1, -1, COLOURS.fire],
  melancholic: [1, 1, COLOURS.earth],
  phlegmatic: [-1, 1, COLOURS.water],
};

export function drawTemperament(
  { temperament, qualities, points, testimonies }: TemperamentAnswer,
  { picture: says, terms }: TemperamentWords,
  lang: Lang,
): string {
  const share = (more: number, less: number) => (more - less) / Math.max(1, testimonies.length);
  const [x, y] = [
    X + share(qualities.dry, qualities.moist) * HALF,
    Y - share(qualities.hot, qualities.cold) * HALF,
  ];
  const axis = (text: string, atX: number, atY: number) =>
    label(text, atX, atY, { "font-size": 22, fill: COLOURS.soft });
  return picture(
    "temperament",
    { width: WIDTH, height: TOP + 2 * HALF + 60 },
    { lang, title: says.title, desc: says.desc(points) },
    label(says.title, WIDTH / 2, 36, { "font-size": 27, "font-weight": 700 }),
    ...TEMPERAMENT.ids.map((id) => {
      const [right, down, colour] = QUARTER[id];
      const leads = temperament.includes(id);
      return [
        element("rect", {
          x: right < 0 ? X - HALF : X,
          y: down < 0 ? Y - HALF : Y,
          width: HALF,
          height: HALF,
          fill: colour,
          "fill-opacity": leads ? 0.22 : 0.07,
        }),
        label(terms.temperament[id].text, X + right * 136, Y + down * 190, {
          "font-size": 24,
          fill: colour,
          ...(leads ? { "font-weight": 700 } : {}),
        }),
        label(String(points[id]), X + right * 136, Y + down * 148, {
          "font-size": 30,
          "font-weight": 700,
          fill: colour,
        }),
      ].join("");
    }),
    element("path", {
      d: `M${X} ${Y - HALF}V${Y + HALF}M${X - HALF} ${Y}H${X + HALF}`,
      stroke: COLOURS.faint,
      "stroke-width": 2,
      fill: "none",
    }),
    axis(`${terms.quality.hot} ${qualities.hot}`, X, Y - HALF - 20),
    axis(`${terms.quality.cold} ${qualities.cold}`, X, Y + HALF + 24),
    axis(`${terms.quality.moist} ${qualities.moist}`, X - HALF - 62, Y),
    axis(`${terms.quality.dry} ${qualities.dry}`, X + HALF + 62, Y),
    element("circle", {
      cx: x,
      cy: y,
      r: 13,
      fill: COLOURS.ink,
      stroke: COLOURS.paper,
      "stroke-width": 4,
    }),
  );
}
