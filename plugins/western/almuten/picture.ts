import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint } from "../core/picture/glyphs.ts";
import type { AlmutenAnswer } from "./answer.ts";
import type { VitalPlace } from "./rules.ts";
import type { AlmutenWords } from "./words/en.ts";

const WIDTH = 760;
const TOP = 150;
const ROW = 56;
const FIRST = 118;
const STEP = 66;
const FONT = 22;
const PLACES: readonly VitalPlace[] = ["sun", "moon", "ascendant", "fortune", "lunation"];

/** Draws the table of points: a line a planet, the victor marked. */
export function drawAlmuten(
  answer: AlmutenAnswer,
  { picture: says }: AlmutenWords,
  lang: Lang,
): string {
  const x = (column: number) => FIRST + column * STEP;
  const lunation = answer.lunation.kind === "new" ? "●" : "○";
  return picture(
    "almuten",
    { width: WIDTH, height: TOP + answer.planets.length * ROW + 20 },
    { lang, title: says.title, desc: says.desc(answer) },
    label(says.title, WIDTH / 2, 36, { "font-size": 27, "font-weight": 700 }),
    ...PLACES.map((place, i) =>
      place === "lunation"
        ? label(lunation, x(i), TOP - 34, { "font-size": 26 })
        : drawPoint(place, x(i), TOP - 34, 28, COLOURS.ink),
    ),
    ...says.columns.map((name, i) =>
      label(name, x(PLACES.length + i) + i * 22 + 12, TOP - 34, {
        "font-size": 19,
        fill: COLOURS.soft,
      }),
    ),
    ...answer.planets.map(
      ({ planet, dignities, housePoints, dayPoints, hourPoints, total }, row) => {
        const y = TOP + (row + 0.5) * ROW;
        const wins = answer.almuten.includes(planet);
        const cell = (text: string, at: number, bold = false) =>
          label(text, at, y, { "font-size": FONT, ...(bold ? { "font-weight": 700 } : {}) });
        const at = (place: VitalPlace) => dignities.find((one) => one.place === place)?.points;
        return [
          wins
            ? element("rect", {
                x: 14,
                y: y - ROW / 2 + 3,
                width: WIDTH - 28,
                height: ROW - 6,
                rx: 8,
                fill: "#f3e6cf",
              })
            : "",
          drawPoint(planet, 48, y, 30, wins ? COLOURS.tense : COLOURS.ink),
          ...PLACES.map((place, i) => cell(String(at(place) ?? "·"), x(i))),
          ...[housePoints, dayPoints + hourPoints, total].map((points, i) =>
            cell(String(points || "·"), x(PLACES.length + i) + i * 22 + 12, i === 2),
          ),
        ].join("");
      },
    ),
  );
}
