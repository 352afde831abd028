/** The rings of a wheel: zodiac, houses, names of cusps, bodies with degrees and minutes. */
import { cut, element } from "#sdk";
import { normalizeDeg } from "#sky";
import { elementOf, SIGN } from "#lore";
import type { PointId } from "../points.ts";
import { formatDegree } from "../zodiac.ts";
import { drawPoint, drawSign } from "./glyphs.ts";
import { COLOURS, label, polar } from "./drawing.ts";
import { FONT, type Layout, type Ring } from "./layout.ts";
import { roomOf, spreadOut } from "./spread.ts";

/** A body on the wheel. */
export interface WheelBody {
  readonly id: PointId;
  readonly longitudeDeg: number;
  readonly retrograde?: boolean | undefined;
}

/** From a longitude to the angle on the page, counter-clockwise from the right. */
export type Angle = (longitudeDeg: number) => number;

/** Widest text of a degree or of minutes in font sizes, as no common font sets it wider. */
const MINUTES_EMS = 2.1;
const GLYPH = 26;
const NAME_FONT = FONT;
const NAME_EMS = 3.9;

export function drawZodiac(
  { size, zodiacOuter: rim, zodiacInner: inner }: Layout,
  angle: Angle,
): readonly string[] {
  const centre = size / 2;
  const sectors = SIGN.ids.map((sign, i) => {
    const [x1, y1] = polar(centre, rim, angle(i * 30));
    const [x2, y2] = polar(centre, rim, angle(i * 30 + 30));
    const [x3, y3] = polar(centre, inner, angle(i * 30 + 30));
    const [x4, y4] = polar(centre, inner, angle(i * 30));
    const d = `M${cut(x1)} ${cut(y1)}A${rim} ${rim} 0 0 0 ${cut(x2)} ${cut(y2)}L${cut(x3)} ${cut(y3)}A${inner} ${inner} 0 0 1 ${cut(x4)} ${cut(y4)}Z`;
    const [gx, gy] = polar(centre, (rim + inner) / 2, angle(i * 30 + 15));
    const colour = COLOURS[elementOf(sign)];
    return (
      element("path", { d, fill: colour, "fill-opacity": 0.1, stroke: COLOURS.faint }) +
      drawSign(sign, gx, gy, 28, colour)
    );
  });
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const [x1, y1] = polar(centre, inner, angle(i * 5));
    const [x2, y2] = polar(centre, inner - (i % 2 === 0 ? 8 : 5), angle(i * 5));
    return `M${cut(x1)} ${cut(y1)}L${cut(x2)} ${cut(y2)}`;
  });
  return [...sectors, element("path", { d: ticks.join(""), stroke: COLOURS.faint, fill: "none" })];
}

export function drawHouses(
  { size, zodiacInner, numbers, aspects }: Layout,
  cusps: readonly number[],
  angle: Angle,
): readonly string[] {
  const centre = size / 2;
  const middles = cusps.map((cusp, i) => cusp + normalizeDeg(cusps[(i + 1) % 12]! - cusp) / 2);
  const shown = spreadOut(middles, roomOf(1.2 * FONT, FONT, numbers));
  return cusps.map((cusp, i) => {
    const [x1, y1] = polar(centre, aspects, angle(cusp));
    const [x2, y2] = polar(centre, zodiacInner, angle(cusp));
    const [nx, ny] = polar(centre, numbers, angle(shown[i]!));
    const line = { x1, y1, x2, y2, stroke: COLOURS.faint, "stroke-width": i % 3 === 0 ? 2 : 1 };
    return (
      element("line", line) +
      label(String(i + 1), nx, ny, { "font-size": FONT, fill: COLOURS.soft })
    );
  });
}

/** A cusp or an angle that is named outside the zodiac. */
interface Named {
  readonly name: string | null;
  readonly longitudeDeg: number;
}

/** Cusps and angles with degrees and minutes; an angle that is a cusp is named once. */
export function drawNames(
  layout: Layout,
  cusps: readonly number[] | null,
  angles: readonly { readonly name: string; readonly longitudeDeg: number }[],
  angle: Angle,
): readonly string[] {
  const { size, names, zodiacOuter, zodiacInner } = layout;
  const centre = size / 2;
  const near = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180) < 0.01;
  const plain = (cusps ?? []).filter(
    (cusp) => !angles.some(({ longitudeDeg }) => near(cusp, longitudeDeg)),
  );
  const all: readonly Named[] = [
    ...angles,
    ...plain.map((longitudeDeg) => ({ name: null, longitudeDeg })),
  ];
  const room = roomOf(NAME_EMS * NAME_FONT, 1.6 * NAME_FONT, names);
  const shown = spreadOut(
    all.map(({ longitudeDeg }) => longitudeDeg),
    room,
  );
  return all.map(({ name, longitudeDeg }, i) => {
    const [x, y] = polar(centre, names, angle(shown[i]!));
    const [x1, y1] = polar(centre, name ? zodiacInner : zodiacOuter, angle(longitudeDeg));
    const [x2, y2] = polar(centre, zodiacOuter + 5, angle(longitudeDeg));
    const text = formatDegree(longitudeDeg);
    const axis = { x1, y1, x2, y2, stroke: COLOURS.ink, "stroke-width": name ? 3 : 1 };
    const half = NAME_FONT * 0.55;
    return (
      element("line", axis) +
      (name
        ? label(name, x, y - half, { "font-size": NAME_FONT, "font-weight": 700 }) +
          label(text, x, y + half, { "font-size": NAME_FONT })
        : label(text, x, y, { "font-size": NAME_FONT, fill: COLOURS.soft }))
    );
  });
}

/** Bodies with degrees and minutes; where there are too many the minutes are left to the table. */
export function drawBodies(
  { size }: Layout,
  ring: Ring,
  bodies: readonly WheelBody[],
  angle: Angle,
  colour: string,
): readonly string[] {
  const centre = size / 2;
  const withMinutes = ring.minute === null ? 360 : roomOf(MINUTES_EMS * FONT, FONT, ring.minute);
  const minutes = bodies.length * withMinutes <= 350;
  const least = minutes ? withMinutes : roomOf(1.9 * FONT, FONT, ring.degree);
  const spread = spreadOut(
    bodies.map(({ longitudeDeg }) => longitudeDeg),
    Math.max(least, roomOf(GLYPH, GLYPH * 0.6, ring.glyph)),
  );
  return bodies.map((body, i) => {
    const shown = angle(spread[i]!);
    const [gx, gy] = polar(centre, ring.glyph, shown);
    const [dx, dy] = polar(centre, ring.degree, shown);
    const [mx, my] = polar(centre, ring.minute ?? 0, shown);
    const [x1, y1] = polar(centre, ring.rim - 2, angle(body.longitudeDeg));
    const [x2, y2] = polar(centre, ring.glyph + 14, shown);
    const [degrees, minute] = formatDegree(body.longitudeDeg).split("°");
    const ink = { "font-size": FONT, fill: body.retrograde ? COLOURS.tense : COLOURS.soft };
    return (
      element("line", { x1, y1, x2, y2, stroke: COLOURS.soft, "stroke-width": 1 }) +
      drawPoint(body.id, gx, gy, GLYPH, colour) +
      label(`${degrees}°`, dx, dy, ink) +
      (minutes ? label(minute!, mx, my, ink) : "")
    );
  });
}
