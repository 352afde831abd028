/** Primary directions along the years of a life: one line for each significator, and the bodies by date. */
import { element, type Captions, type Lang } from "#sdk";
import { captionLines } from "../core/picture/caption.ts";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint } from "../core/picture/glyphs.ts";
import type { DirectionsAnswer } from "./answer.ts";
import { SIGNIFICATORS } from "./input.ts";
import type { DirectionsWords } from "./words/en.ts";

const WIDTH = 780;
const FONT = 20;
const LINE = 28;
const HEAD = 84;
const LEFT = 64;
const RIGHT = 30;
const LANE = 46;
const ROW = 34;
const ROWS_SHOWN = 24;

type Direction = DirectionsAnswer["directions"][number];

/** Tense rays are red, easy ones blue, bodies ochre, bounds and mirror points grey. */
function inkOf({ kind, ray }: Direction): string {
  if (kind === "body") return COLOURS.union;
  if (kind !== "aspect") return COLOURS.subtle;
  return /Square|opposition/.test(ray ?? "") ? COLOURS.tense : COLOURS.easy;
}

/** Draws the time line, and a table of the directions of bodies. */
export function drawDirections(
  answer: DirectionsAnswer,
  { picture: says }: DirectionsWords,
  lang: Lang,
  captions: Captions,
): string {
  const { directions } = answer;
  const last = Math.max(
    10,
    Math.ceil(Math.max(0, ...directions.map(({ years }) => years)) / 10) * 10,
  );
  const x = (years: number) => LEFT + (years / last) * (WIDTH - LEFT - RIGHT);
  const lanes = SIGNIFICATORS.filter((id) =>
    directions.some(({ significator }) => significator === id),
  );
  const laneY = (i: number) => HEAD + (i + 0.5) * LANE;
  const foot = HEAD + lanes.length * LANE;
  const axis = Array.from({ length: last / 10 + 1 }, (_, i) => i * 10).map(
    (years) =>
      element("path", { d: `M${x(years)} ${HEAD}V${foot}`, stroke: COLOURS.faint }) +
      label(String(years), x(years), foot + 18, { "font-size": FONT, fill: COLOURS.soft }),
  );
  const lines = lanes.map((id, i) => {
    const ticks = directions.filter(({ significator }) => significator === id);
    return (
      element("path", { d: `M${LEFT} ${laneY(i)}H${WIDTH - RIGHT}`, stroke: COLOURS.faint }) +
      drawPoint(id, 30, laneY(i), 26, COLOURS.ink) +
      ticks
        .map((one) =>
          element("path", {
            d: `M${x(one.years).toFixed(1)} ${laneY(i) - 14}v28`,
            stroke: inkOf(one),
            "stroke-width": one.kind === "body" ? 4 : 2,
          }),
        )
        .join("")
    );
  });
  const bodies = directions.filter(({ kind }) => kind === "body").slice(0, ROWS_SHOWN);
  const half = Math.ceil(bodies.length / 2);
  const table = foot + 48;
  const rows = bodies.map(({ promissor, significator, date, years }, i) => {
    const [left, at] = [i < half ? 40 : 420, table + ((i % half) + 0.5) * ROW];
    const line = { "font-size": FONT, "text-anchor": "start" };
    return (
      drawPoint(promissor, left, at, 26, COLOURS.ink) +
      label("→", left + 34, at, { "font-size": FONT, fill: COLOURS.soft }) +
      drawPoint(significator, left + 68, at, 26, COLOURS.ink) +
      label(date.slice(0, 10), left + 104, at, line) +
      label(years.toFixed(1), left + 244, at, { ...line, fill: COLOURS.soft })
    );
  });
  const end = table + half * ROW + 12;
  return picture(
    "directions",
    { width: WIDTH, height: end + says.legend.length * LINE + 16 },
    { lang, title: says.title, desc: says.desc(answer) },
    ...captionLines(captions[""]).map((line, i) =>
      label(line, WIDTH / 2, 26 + i * LINE, { "font-size": FONT }),
    ),
    ...axis,
    ...lines,
    ...rows,
    ...says.legend.map((line, i) =>
      label(line, WIDTH / 2, end + (i + 0.5) * LINE, { "font-size": FONT, fill: COLOURS.soft }),
    ),
  );
}
