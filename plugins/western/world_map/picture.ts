import { cut, element, escapeText, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint } from "../core/picture/glyphs.ts";
import { MODERN, type Modern } from "../core/points.ts";
import { CITIES, CITY } from "./cities.ts";
import type { Lines, MapAnswer, RankedPlace } from "./answer.ts";
import { LAND } from "./outline.ts";
import type { MapWords } from "./words/en.ts";

const WIDTH = 1080;
const HEIGHT = 680;
const TOP = 50;
const SCALE = WIDTH / 360;
const x = (longitude: number) => cut((longitude + 180) * SCALE);
const y = (latitude: number) => cut(TOP + (90 - latitude) * SCALE);

const INKS: Readonly<Record<Modern, string>> = {
  sun: "#d08a00",
  moon: "#6b7280",
  mercury: "#7a5aa6",
  venus: "#2e8b57",
  mars: "#c0392b",
  jupiter: "#a3591c",
  saturn: "#3b3b3b",
  uranus: "#1c8aa8",
  neptune: "#2a5fc0",
  pluto: "#7b1e4b",
};

/** Draws the world with the lines of each body; rising and setting lines are dashed by their kind. */
export function drawMap(answer: MapAnswer, words: MapWords, lang: Lang): string {
  const drawn = MODERN.ids.flatMap((id) => {
    const lines = answer.lines[id];
    return lines ? [{ id, lines }] : [];
  });
  const glyphs = spreadOut(drawn.map(({ lines }) => x(lines.mcLongitude)));
  return picture(
    "map",
    { width: WIDTH, height: HEIGHT },
    {
      lang,
      title: words.picture.title,
      desc: words.picture.desc(drawn.map(({ id }) => id)),
    },
    element("rect", { x: 0, y: TOP, width: WIDTH, height: 180 * SCALE, fill: "#eef3f7" }),
    ...LAND.map((row) => element("path", { d: landPath(row), fill: "#ddd6c3", stroke: "#b9b09a" })),
    graticule(),
    ...drawn.flatMap(({ id, lines }, i) => drawLines(id, lines, glyphs[i]!)),
    ...citiesBeside(answer.placeRanking, words).map((city) => drawSpot(city, COLOURS.soft)),
    ...answer.placeRanking.map((place) => drawSpot(place, COLOURS.ink)),
    ...words.picture.key.map((line, i) =>
      label(line, WIDTH / 2, HEIGHT - 66 + 38 * i, { "font-size": 28, fill: COLOURS.soft }),
    ),
  );
}

function landPath(row: readonly number[]): string {
  const points: string[] = [];
  for (let i = 0; i < row.length; i += 2) points.push(`${x(row[i]!)} ${y(row[i + 1]!)}`);
  return `M${points.join("L")}Z`;
}

function graticule(): string {
  const lines: string[] = [];
  for (let lon = -150; lon <= 150; lon += 30) lines.push(`M${x(lon)} ${TOP}V${TOP + 180 * SCALE}`);
  for (let lat = -60; lat <= 60; lat += 30) lines.push(`M0 ${y(lat)}H${WIDTH}`);
  return element("path", {
    d: lines.join(""),
    stroke: "#c5ccd3",
    "stroke-width": 0.7,
    fill: "none",
  });
}

function drawLines(id: Modern, lines: Lines, glyphX: number): readonly string[] {
  const stroke = INKS[id];
  const meridian = (longitude: number, dash: string | null) =>
    element("path", {
      d: `M${x(longitude)} ${y(78)}V${y(-78)}`,
      stroke,
      "stroke-width": 2.4,
      fill: "none",
      ...(dash ? { "stroke-dasharray": dash } : {}),
    });
  const curve = (points: readonly (readonly number[])[], dash: string | null) =>
    element("path", {
      d: curvePath(points),
      stroke,
      "stroke-width": 2.4,
      fill: "none",
      ...(dash ? { "stroke-dasharray": dash } : {}),
    });
  return [
    meridian(lines.mcLongitude, null),
    meridian(lines.icLongitude, "2 7"),
    curve(lines.asc, null),
    curve(lines.dsc, "11 6"),
    drawPoint(id, glyphX, 26, 34, stroke),
    markOn(lines.asc, 58 - 11 * MODERN.ids.indexOf(id), id),
    markOn(lines.dsc, 52 - 11 * MODERN.ids.indexOf(id), id),
  ];
}

/** The glyph of a body on its line, at a height of its own so that no two meet in the far north. */
function markOn(points: readonly (readonly number[])[], latitude: number, id: Modern): string {
  const off = (point: readonly number[]) => Math.abs(point[0]! - latitude);
  const [first] = points;
  if (!first) return "";
  const at = points.reduce((best, point) => (off(point) < off(best) ? point : best), first);
  const [cx, cy] = [Math.max(18, Math.min(WIDTH - 18, x(at[1]!))), y(at[0]!)];
  return (
    element("circle", { cx, cy, r: 16, fill: "#ffffff", "fill-opacity": 0.8 }) +
    drawPoint(id, cx, cy, 24, INKS[id])
  );
}

/** Moves the glyphs above the map apart, and off its edges. */
function spreadOut(places: readonly number[]): readonly number[] {
  const order = places.map((at, i) => ({ i, at })).sort((a, b) => a.at - b.at);
  for (let pass = 0; pass < 60; pass++) {
    for (let k = 0; k < order.length; k++) {
      const one = order[k]!;
      one.at = Math.max(24, Math.min(WIDTH - 24, one.at));
      const next = order[k + 1];
      if (!next || next.at - one.at >= 40) continue;
      const push = (40 - (next.at - one.at)) / 2;
      one.at -= push;
      next.at += push;
    }
  }
  const result: number[] = [];
  for (const { i, at } of order) result[i] = at;
  return result;
}

/** A polyline that is broken where it crosses the date line. */
function curvePath(points: readonly (readonly number[])[]): string {
  let d = "";
  let before: number | undefined;
  for (const [latitude, longitude] of points as readonly (readonly [number, number])[]) {
    const breaks = before === undefined || Math.abs(longitude - before) > 180;
    d += `${breaks ? "M" : "L"}${x(longitude)} ${y(latitude)}`;
    before = longitude;
  }
  return d === "" ? "M0 0" : d;
}

/** A place with its name. */
type Spot = Pick<RankedPlace, "name" | "latitude" | "longitude">;

const NAME_FONT = 28;

/** The box of a spot and its name: left, top, right, bottom. */
function boxOf({ name, latitude, longitude }: Spot): readonly [number, number, number, number] {
  const [px, py] = [x(longitude), y(latitude)];
  const ems = [...name].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1.05 : 0.62), 0);
  const width = ems * NAME_FONT + 24;
  const [from, to] = px > WIDTH - 180 ? [px - width, px + 8] : [px - 8, px + width];
  return [from, py - NAME_FONT / 2 - 3, to, py + NAME_FONT / 2 + 6];
}

/** The cities whose names touch neither a place that was asked for nor one another. */
function citiesBeside(places: readonly Spot[], { picture: says }: MapWords): readonly Spot[] {
  const taken = places.map(boxOf);
  return CITY.ids.flatMap((id) => {
    const [latitude, longitude] = CITIES[id];
    const spot = { name: says.cities[id], latitude, longitude };
    const [a, b, c, d] = boxOf(spot);
    if (taken.some(([l, t, r, u]) => a < r && l < c && b < u && t < d)) return [];
    taken.push([a, b, c, d]);
    return [spot];
  });
}

function drawSpot(place: Spot, fill: string): string {
  const [px, py] = [x(place.longitude), y(place.latitude)];
  const left = px > WIDTH - 180;
  return (
    element("circle", {
      cx: px,
      cy: py,
      r: 6,
      fill,
      stroke: "#ffffff",
      "stroke-width": 2,
    }) +
    element(
      "text",
      {
        x: px + (left ? -11 : 11),
        y: py + 10,
        "text-anchor": left ? "end" : "start",
        "font-size": NAME_FONT,
        fill,
        stroke: "#ffffff",
        "stroke-width": 4,
        "paint-order": "stroke",
      },
      escapeText(place.name),
    )
  );
}
