/** The wheel of a chart: zodiac, houses, bodies to the minute, aspects within, tables below. */
import { element, type Lang } from "#sdk";
import { houseOf } from "#sky";
import { ASPECTS, type AspectId } from "../aspects.ts";
import type { PointId } from "../points.ts";
import { drawAspectGrid, gridSize } from "./aspect_grid.ts";
import { COLOURS, label, picture, polar } from "./drawing.ts";
import { DOUBLE, FONT, SINGLE, type Layout } from "./layout.ts";
import {
  drawBodies,
  drawHouses,
  drawNames,
  drawZodiac,
  type Angle,
  type WheelBody,
} from "./rings.ts";
import { drawTables, inColumns, tableHeight, type TableRow } from "./table.ts";

export type { WheelBody } from "./rings.ts";

/** What a wheel shows. */
export interface Wheel {
  readonly id: string;
  readonly title: string;
  readonly desc: string;
  readonly lang: Lang;
  /** Whose chart it is: when, where, by which houses; a line each above the wheel. */
  readonly caption: readonly string[];
  /** What colours and letters mean; a line each at the foot. */
  readonly legend: readonly string[];
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

/** Draws a wheel; retrograde bodies are red, and marked with r in the table. */
export function drawWheel(wheel: Wheel): string {
  const layout = wheel.outer ? DOUBLE : SINGLE;
  const { size } = layout;
  const centre = size / 2;
  const start = wheel.ascendantDeg ?? 0;
  const angle = (longitudeDeg: number) => 180 + longitudeDeg - start;
  const columns = tablesOf(wheel);
  const tables = tableHeight(columns);
  const grid = wheel.grid ? gridSize(wheel.grid.points.length) + 20 : 0;
  const circle = (r: number) =>
    element("circle", { cx: centre, cy: centre, r, fill: "none", stroke: COLOURS.faint });
  const [head, foot] = [heightOf(wheel.caption), heightOf(wheel.legend)];
  const drawn = [
    ...drawZodiac(layout, angle),
    ...(wheel.cusps ? drawHouses(layout, wheel.cusps, angle) : []),
    circle(layout.aspects),
    ...drawAspects(wheel, layout, angle),
    ...drawBodies(layout, layout.bodies, wheel.bodies, angle, COLOURS.ink),
    ...(wheel.outer && layout.outer
      ? [
          circle(layout.bodies.rim),
          ...drawBodies(layout, layout.outer, wheel.outer, angle, COLOURS.union),
        ]
      : []),
    ...drawNames(layout, wheel.cusps, anglesOf(wheel), angle),
    drawTables(columns, size, size),
    wheel.grid
      ? drawAspectGrid(
          wheel.grid.points,
          wheel.grid.aspects,
          (size - gridSize(wheel.grid.points.length)) / 2,
          size + tables,
        )
      : "",
    ...linesAt(wheel.legend, size / 2, size + tables + grid, COLOURS.soft),
  ];
  return picture(
    wheel.id,
    { width: size, height: head + size + tables + grid + foot },
    wheel,
    ...linesAt(wheel.caption, size / 2, 0, COLOURS.ink),
    element("g", { transform: `translate(0 ${head})` }, ...drawn),
  );
}

const LINE = 28;

function heightOf(lines: readonly string[]): number {
  return lines.length === 0 ? 0 : lines.length * LINE + 16;
}

/** Lines of text below one another. */
function linesAt(lines: readonly string[], x: number, top: number, fill: string) {
  return lines.map((line, i) =>
    label(line, x, top + 12 + (i + 0.5) * LINE, { "font-size": FONT, fill }),
  );
}

function anglesOf({ ascendantDeg, midheavenDeg }: Wheel) {
  const axis = (longitudeDeg: number | null, here: string, there: string) =>
    longitudeDeg === null
      ? []
      : [
          { name: here, longitudeDeg },
          { name: there, longitudeDeg: (longitudeDeg + 180) % 360 },
        ];
  return [...axis(ascendantDeg, "AC", "DC"), ...axis(midheavenDeg, "MC", "IC")];
}

/** Bodies in two columns and cusps in a third; of two charts a column each. */
function tablesOf({ bodies, outer, cusps }: Wheel): readonly (readonly TableRow[])[] {
  const rows = (all: readonly WheelBody[]): readonly TableRow[] =>
    all.map((body) => ({
      ...body,
      house: cusps && houseOf(body.longitudeDeg, cusps),
    }));
  const houses = (cusps ?? []).map((longitudeDeg, i) => ({ id: i + 1, longitudeDeg }));
  return [
    ...(outer ? [rows(bodies), rows(outer)] : inColumns(rows(bodies), 2)),
    ...(houses.length > 0 ? [houses] : []),
  ];
}

function drawAspects(
  wheel: Wheel,
  { size, aspects: radius }: Layout,
  angle: Angle,
): readonly string[] {
  const centre = size / 2;
  const first = new Map<string, number>(wheel.bodies.map((one) => [one.id, one.longitudeDeg]));
  const second = wheel.across
    ? new Map<string, number>((wheel.outer ?? []).map((one) => [one.id, one.longitudeDeg]))
    : first;
  return wheel.aspects.flatMap(({ a, b, aspect }) => {
    const [from, to] = [first.get(a), second.get(b)];
    if (from === undefined || to === undefined || aspect === "conjunction") return [];
    const [x1, y1] = polar(centre, radius, angle(from));
    const [x2, y2] = polar(centre, radius, angle(to));
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
