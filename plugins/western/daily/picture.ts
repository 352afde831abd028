import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint, drawSign } from "../core/picture/glyphs.ts";
import { formatDegree } from "../core/zodiac.ts";
import type { DailyAnswer } from "./answer.ts";
import type { DailyWords } from "./words/en.ts";

const WIDTH = 760;
const TOP = 150;
const BAR = 54;
const ROW = 44;

/** Draws a card: the sign, a bar for each side of life, and where the planets stand from it. */
export function drawDaily(
  { sign, from, to, topics, planets }: DailyAnswer,
  { picture: says, terms }: DailyWords,
  lang: Lang,
): string {
  const table = TOP + topics.length * BAR + 20;
  return picture(
    "daily",
    { width: WIDTH, height: table + planets.length * ROW + 24 },
    { lang, title: says.title, desc: says.desc(topics) },
    drawSign(sign, 80, 74, 70, COLOURS.ink),
    label(terms.sign[sign], 150, 56, {
      "font-size": 34,
      "font-weight": 700,
      "text-anchor": "start",
    }),
    label(from === to ? from : `${from} – ${to}`, 150, 98, {
      "font-size": 22,
      "text-anchor": "start",
      fill: COLOURS.soft,
    }),
    ...topics.map(({ topic, score }, i) => {
      const y = TOP + (i + 0.5) * BAR;
      return [
        label(terms.horoscopeTopic[topic], 40, y, { "font-size": 23, "text-anchor": "start" }),
        element("rect", { x: 180, y: y - 12, width: 480, height: 24, rx: 12, fill: "#eee7d8" }),
        element("rect", {
          x: 180,
          y: y - 12,
          width: 4.8 * score,
          height: 24,
          rx: 12,
          fill: COLOURS.union,
        }),
        label(String(score), 704, y, { "font-size": 23 }),
      ].join("");
    }),
    ...planets.map(({ planet, longitudeDeg, sign: at, house, retrograde }, i) => {
      const y = table + (i + 0.5) * ROW;
      return [
        drawPoint(planet, 70, y, 28, COLOURS.ink),
        label(formatDegree(longitudeDeg), 170, y, { "font-size": 21 }),
        drawSign(at, 240, y, 26, COLOURS.ink),
        retrograde ? label("r", 272, y, { "font-size": 21, fill: COLOURS.tense }) : "",
        label(says.houses[house - 1]!, 310, y, {
          "font-size": 21,
          "text-anchor": "start",
          fill: COLOURS.soft,
        }),
      ].join("");
    }),
  );
}
