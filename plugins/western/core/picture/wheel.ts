/** The wheel of a chart: signs outside, houses, bodies with their degrees, aspects within. */
import { cut, element, type Lang } from "#sdk";
import { normalizeDeg } from "#sky";
import { ASPECTS, type AspectId } from "../aspects.ts";
import { elementOf, SIGN } from "#lore";
import type { PointId } from "../points.ts";
import { drawAspectGrid, gridSize } from "./aspect_grid.ts";
import { drawPoint, drawSign } from "./glyphs.ts";
import { COLOURS, label, picture, polar } from "./drawing.ts";

/** A body on the wheel. */
export interface WheelBody {
  readonly id: PointId;
  readonly longitudeDeg: number;
  readonly retrograde?: boolean;
}

/** What a wheel shows. */
export interface Wheel {
  readonly id: string;
  readonly title: string;
  readonly desc: string;
  readonly lang: Lang;
  /** Twelve cusps; null draws the zodiac alone with Aries at the left. */
  readonly cusps: readonly number[] | null;
  readonly ascendantDeg: number | null;
  readonly midheavenDeg: number | null;
  readonly bodies: readonly WheelBody[];
  /** A second chart on a ring of its own outside the first. */
  readonly outer?: readonly WheelBody[];
  readonly aspects: readonly {
    readonly a: string;
    readonly b: string;
    readonly aspect: AspectId;
  }[];
  /** Points of a table of aspects below the wheel; none without. */
  readonly grid?: {
    readonly points: readonly PointId[];
    readonly aspects: Wheel["aspects"];
  };
  /** Whether `b` of the aspects stands on the outer ring. */
  readonly across?: boolean;
}

const SIZE = 720;
const CENTRE = SIZE / 2;
const RIM = 348;
const SIGN_INNER = 300;

/** Draws a wheel; sizes are chosen to be read on a phone of 360 px. */
export function drawWheel(wheel: Wheel): string {
  const start = wheel.ascendantDeg ?? 0;
  const angle = (longitudeDeg: number) => 180 + longitudeDeg - start;
  const inner = wheel.outer ? 132 : 158;
  const ring = wheel.outer ? 214 : 258;
  return picture(
    wheel.id,
    { width: SIZE, height: SIZE + (wheel.grid ? gridSize(wheel.grid.points.length) + 20 : 0) },
    wheel,
    ...drawZodiac(angle),
    ...(wheel.cusps ? drawHouses(wheel, wheel.cusps, angle, inner) : []),
    element("circle", { cx: CENTRE, cy: CENTRE, r: inner, fill: "none", stroke: COLOURS.faint }),
    ...drawAspects(wheel, angle, inner),
    ...drawBodies(wheel.bodies, angle, ring, wheel.outer ? 236 : SIGN_INNER, COLOURS.ink),
    ...(wheel.outer
      ? [
          element("circle", {
            cx: CENTRE,
            cy: CENTRE,
            r: 236,
            fill: "none",
            stroke: COLOURS.faint,
          }),
          ...drawBodies(wheel.outer, angle, 272, SIGN_INNER, COLOURS.union),
        ]
      : []),
    ...drawAxes(wheel, angle),
    wheel.grid
      ? drawAspectGrid(
          wheel.grid.points,
          wheel.grid.aspects,
          (SIZE - gridSize(wheel.grid.points.length)) / 2,
          SIZE,
        )
      : "",
  );
}

type Angle = (longitudeDeg: number) => number;

function drawZodiac(angle: Angle): readonly string[] {
  const sectors = SIGN.ids.map((sign, i) => {
    const [x1, y1] = polar(CENTRE, RIM, angle(i * 30));
    const [x2, y2] = polar(CENTRE, RIM, angle(i * 30 + 30));
    const [x3, y3] = polar(CENTRE, SIGN_INNER, angle(i * 30 + 30));
    const [x4, y4] = polar(CENTRE, SIGN_INNER, angle(i * 30));
    const d = `M${cut(x1)} ${cut(y1)}A${RIM} ${RIM} 0 0 0 ${cut(x2)} ${cut(y2)}L${cut(x3)} ${cut(y3)}A${SIGN_INNER} ${SIGN_INNER} 0 0 1 ${cut(x4)} ${cut(y4)}Z`;
    const [gx, gy] = polar(CENTRE, (RIM + SIGN_INNER) / 2, angle(i * 30 + 15));
    const colour = COLOURS[elementOf(sign)];
    return (
      element("path", { d, fill: colour, "fill-opacity": 0.1, stroke: COLOURS.faint }) +
      drawSign(sign, gx, gy, 30, colour)
    );
  });
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const [x1, y1] = polar(CENTRE, SIGN_INNER, angle(i * 5));
    const [x2, y2] = polar(CENTRE, SIGN_INNER - (i % 2 === 0 ? 8 : 5), angle(i * 5));
    return `M${cut(x1)} ${cut(y1)}L${cut(x2)} ${cut(y2)}`;
  });
  return [...sectors, element("path", { d: ticks.join(""), stroke: COLOURS.faint, fill: "none" })];
}

function drawHouses(
  { outer }: Wheel,
  cusps: readonly number[],
  angle: Angle,
  inner: number,
): readonly string[] {
  return cusps.map((cusp, i) => {
    const [x1, y1] = polar(CENTRE, inner, angle(cusp));
    const [x2, y2] = polar(CENTRE, SIGN_INNER, angle(cusp));
    const middle = cusp + normalizeDeg(cusps[(i + 1) % 12]! - cusp) / 2;
    const [nx, ny] = polar(CENTRE, inner + (outer ? 13 : 16), angle(middle));
    const line = { x1, y1, x2, y2, stroke: COLOURS.faint, "stroke-width": i % 3 === 0 ? 2 : 1 };
    return (
      element("line", line) +
      label(String(i + 1), nx, ny, { "font-size": outer ? 15 : 17, fill: COLOURS.soft })
    );
  });
}

function drawAspects(wheel: Wheel, angle: Angle, inner: number): readonly string[] {
  const first = new Map<string, number>(wheel.bodies.map((one) => [one.id, one.longitudeDeg]));
  const second = wheel.across
    ? new Map<string, number>((wheel.outer ?? []).map((one) => [one.id, one.longitudeDeg]))
    : first;
  return wheel.aspects.flatMap(({ a, b, aspect }) => {
    const [from, to] = [first.get(a), second.get(b)];
    if (from === undefined || to === undefined || aspect === "conjunction") return [];
    const [x1, y1] = polar(CENTRE, inner, angle(from));
    const [x2, y2] = polar(CENTRE, inner, angle(to));
    const { nature, major } = ASPECTS[aspect];
    const line = {
      x1,
      y1,
      x2,
      y2,
      stroke: COLOURS[nature],
      "stroke-width": major ? 1.8 : 1,
      "stroke-opacity": 0.85,
      ...(major ? {} : { "stroke-dasharray": "4 4" }),
    };
    return [element("line", line)];
  });
}

function drawBodies(
  bodies: readonly WheelBody[],
  angle: Angle,
  radius: number,
  rim: number,
  colour: string,
): readonly string[] {
  const spread = spreadOut(bodies, radius);
  return bodies.map((body, i) => {
    const shown = angle(spread[i]!);
    const [gx, gy] = polar(CENTRE, radius, shown);
    const [dx, dy] = polar(CENTRE, radius - 32, shown);
    const [x1, y1] = polar(CENTRE, rim - 2, angle(body.longitudeDeg));
    const [x2, y2] = polar(CENTRE, radius + 15, shown);
    const degree = `${Math.floor(normalizeDeg(body.longitudeDeg) % 30)}°${body.retrograde ? "r" : ""}`;
    return (
      element("line", { x1, y1, x2, y2, stroke: COLOURS.soft, "stroke-width": 1 }) +
      drawPoint(body.id, gx, gy, 26, colour) +
      (radius > 260 ? "" : label(degree, dx, dy, { "font-size": 16, fill: COLOURS.soft }))
    );
  });
}

/** Moves glyphs apart until none covers its neighbour; the tick at the rim keeps the true degree. */
function spreadOut(bodies: readonly WheelBody[], radius: number): readonly number[] {
  const least = Math.min(360 / Math.max(1, bodies.length), (29 / radius) * (180 / Math.PI));
  const order = bodies
    .map((body, i) => ({ i, at: normalizeDeg(body.longitudeDeg) }))
    .sort((a, b) => a.at - b.at);
  for (let pass = 0; pass < 80; pass++) {
    let moved = false;
    for (let k = 0; k < order.length; k++) {
      const one = order[k]!;
      const next = order[(k + 1) % order.length]!;
      const turn = k + 1 === order.length ? 360 : 0;
      const gap = next.at + turn - one.at;
      if (order.length < 2 || gap >= least - 0.01) continue;
      one.at -= (least - gap) / 2;
      next.at += (least - gap) / 2;
      moved = true;
    }
    if (!moved) break;
  }
  const result: number[] = [];
  for (const { i, at } of order) result[i] = at;
  return result;
}

function drawAxes({ ascendantDeg, midheavenDeg }: Wheel, angle: Angle): readonly string[] {
  return (
    [
      ["AC", ascendantDeg],
      ["MC", midheavenDeg],
    ] as const
  ).flatMap(([name, longitude]) => {
    if (longitude === null) return [];
    const [x1, y1] = polar(CENTRE, SIGN_INNER - 20, angle(longitude));
    const [x2, y2] = polar(CENTRE, RIM, angle(longitude));
    const [tx, ty] = polar(CENTRE, SIGN_INNER - 14, angle(longitude) + 5);
    return [
      element("line", { x1, y1, x2, y2, stroke: COLOURS.ink, "stroke-width": 3 }),
      label(name, tx, ty, { "font-size": 16, "font-weight": 700 }),
    ];
  });
}
