/** A list of periods, one a line: glyph, name, from when to when, and how long against the longest. */
import { element, type Lang } from "#sdk";
import { SIGN, type Sign } from "#lore";
import type { PointId } from "../points.ts";
import { COLOURS, label, picture } from "./drawing.ts";
import { drawPoint, drawSign } from "./glyphs.ts";

/** One period. */
export interface Chapter {
  /** A planet, a point or a sign; none for a heading. */
  readonly glyph: PointId | Sign | "northNode" | null;
  readonly name: string;
  readonly span: string;
  /** Length in any unit, of the same kind as its neighbours. */
  readonly length: number;
  /** Whether it holds the time asked about. */
  readonly active?: boolean;
  /** 1 for a part of the line above. */
  readonly depth?: 0 | 1 | 2 | 3;
}

/** What is drawn. */
export interface ChapterList {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  readonly note: string;
  readonly chapters: readonly Chapter[];
}

const WIDTH = 760;
const ROW = 46;
const TOP = 116;
const FONT = 22;
const INDENT = 26;
const BAR_LEFT = 566;
const BAR_WIDTH = 166;
const SIGNS: ReadonlySet<string> = new Set(SIGN.ids);

/** Draws the list; what holds the time asked about is marked. */
export function drawChapters({ id, lang, title, desc, note, chapters }: ChapterList): string {
  const longest = [0, 1, 2, 3].map((depth) =>
    Math.max(
      1e-9,
      ...chapters.filter((one) => (one.depth ?? 0) === depth).map((one) => one.length),
    ),
  );
  return picture(
    id,
    { width: WIDTH, height: TOP + chapters.length * ROW + 24 },
    { lang, title, desc },
    label(title, WIDTH / 2, 34, { "font-size": 27, "font-weight": 700 }),
    label(note, WIDTH / 2, 76, { "font-size": FONT - 2, fill: COLOURS.soft }),
    ...chapters.map((one, i) => drawChapter(one, TOP + (i + 0.5) * ROW, longest[one.depth ?? 0]!)),
  );
}

function drawChapter(
  { glyph, name, span, length, active, depth = 0 }: Chapter,
  y: number,
  most: number,
) {
  const left = 30 + depth * INDENT;
  const ink = active ? COLOURS.tense : COLOURS.ink;
  return [
    active
      ? element("rect", {
          x: 12,
          y: y - ROW / 2 + 2,
          width: WIDTH - 24,
          height: ROW - 4,
          rx: 8,
          fill: "#f3e6cf",
        })
      : "",
    glyph ? drawGlyph(glyph, left, y, ink) : "",
    label(name, left + 26, y, { "font-size": FONT, "text-anchor": "start", fill: ink }),
    label(span, BAR_LEFT - 20, y, {
      "font-size": FONT - 2,
      "text-anchor": "end",
      fill: COLOURS.soft,
    }),
    element("rect", {
      x: BAR_LEFT,
      y: y - (depth > 0 ? 5 : 9),
      width: Math.max(2, (length / most) * BAR_WIDTH),
      height: depth > 0 ? 10 : 18,
      rx: 4,
      fill: active ? COLOURS.tense : COLOURS.union,
      "fill-opacity": depth > 0 ? 0.5 : 0.85,
    }),
  ].join("");
}

function drawGlyph(glyph: PointId | Sign | "northNode", x: number, y: number, ink: string): string {
  if (SIGNS.has(glyph)) return drawSign(glyph as Sign, x, y, 26, ink);
  return drawPoint(glyph === "northNode" ? "meanNode" : (glyph as PointId), x, y, 26, ink);
}
