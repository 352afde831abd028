import { element, type Lang } from "#sdk";
import { SIGN } from "#lore";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint, drawSign } from "../core/picture/glyphs.ts";
import { spreadLine } from "./spread_line.ts";
import type { EphemerisAnswer } from "./answer.ts";
import type { EphemerisWords } from "./words/en.ts";

const WIDTH = 760;
const LEFT = 64;
const RIGHT = 70;
const TOP = 84;
const HEIGHT = 720;
const INKS = [COLOURS.fire, COLOURS.water, COLOURS.earth, COLOURS.air, COLOURS.union];
const GLYPH = 22;

/** Draws the longitudes against time, a line for each body: a graphic ephemeris of the whole zodiac. */
export function drawEphemeris(
  { rows }: EphemerisAnswer,
  { picture: says }: EphemerisWords,
  lang: Lang,
): string {
  const x = (i: number) =>
    LEFT + (rows.length < 2 ? 0.5 : i / (rows.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (deg: number) => TOP + (1 - deg / 360) * (HEIGHT - TOP - 20);
  const bodies = rows[0]?.bodies ?? [];
  const ends = (rows.at(-1)?.bodies ?? []).map(({ longitudeDeg }) => y(longitudeDeg));
  const glyphs = spreadLine(ends, GLYPH, TOP, HEIGHT - 20);
  return picture(
    "ephemeris",
    { width: WIDTH, height: HEIGHT },
    { lang, title: says.title, desc: says.desc(rows.length) },
    label(`${rows[0]!.local.slice(0, -9)} – ${rows.at(-1)!.local.slice(0, -9)}`, WIDTH / 2, 38, {
      "font-size": 24,
      "font-weight": 700,
    }),
    ...SIGN.ids.map((sign, i) =>
      [
        element("line", {
          x1: LEFT,
          x2: WIDTH - RIGHT,
          y1: y(30 * i),
          y2: y(30 * i),
          stroke: COLOURS.faint,
          "stroke-width": 1,
        }),
        drawSign(sign, LEFT - 30, y(30 * i + 15), 24, COLOURS.soft),
      ].join(""),
    ),
    ...bodies.map(({ body }, b) => {
      const ink = INKS[b % INKS.length]!;
      const degrees = rows.map((row) => row.bodies[b]?.longitudeDeg ?? 0);
      return [
        element("path", {
          d: lineOf(degrees, x, y),
          fill: "none",
          stroke: ink,
          "stroke-width": 2.5,
        }),
        drawPoint(body, WIDTH - RIGHT + 34, glyphs[b]!, GLYPH, ink),
      ].join("");
    }),
  );
}

/** A line through the longitudes, lifted where they pass the first point of Aries. */
function lineOf(
  degrees: readonly number[],
  x: (i: number) => number,
  y: (deg: number) => number,
): string {
  return degrees
    .map((deg, i) => {
      const broken = i === 0 || Math.abs(deg - degrees[i - 1]!) > 180;
      return `${broken ? "M" : "L"}${x(i).toFixed(1)} ${y(deg).toFixed(1)}`;
    })
    .join("");
}
