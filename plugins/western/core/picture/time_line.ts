/** Rows of bars and marks over a span of days. */
import { element, type Lang } from "#sdk";
import { fromJulianDay } from "#time";
import { COLOURS, label, picture } from "./drawing.ts";

/** A stretch of a row; `faint` is drawn thinner. */
export interface Bar {
  readonly fromUt: number;
  readonly toUt: number;
  readonly colour: string;
  readonly faint?: boolean;
}

/** A point of a row. */
export interface Mark {
  readonly atUt: number;
  readonly colour: string;
  readonly hollow?: boolean;
}

/** One line of the picture. */
export interface Row {
  readonly name: string;
  readonly bars?: readonly Bar[];
  readonly marks?: readonly Mark[];
}

/** What is drawn. */
export interface TimeLine {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  readonly fromUt: number;
  readonly toUt: number;
  readonly rows: readonly Row[];
}

const WIDTH = 760;
const LEFT = 150;
const RIGHT = 28;
const TOP = 104;
const ROW = 44;
const FONT = 21;
/** Space that one date under the title needs. */
const LEAST_TICK = 62;
/** The same with a year before the month. */
const LEAST_MONTH = 92;

/** Draws rows against the calendar: days, months or years by the length of the span. */
export function drawTimeLine(line: TimeLine): string {
  const { id, lang, title, desc, fromUt, toUt, rows } = line;
  const height = TOP + rows.length * ROW + 20;
  const x = (at: number) => {
    const part = (at - fromUt) / (toUt - fromUt);
    return LEFT + Math.max(0, Math.min(1, part)) * (WIDTH - LEFT - RIGHT);
  };
  return picture(
    id,
    { width: WIDTH, height },
    { lang, title, desc },
    label(title, WIDTH / 2, 32, { "font-size": 27, "font-weight": 700 }),
    ...ticksOf(fromUt, toUt)
      .filter(({ at }) => x(at) < WIDTH - LEAST_MONTH / 2)
      .map(({ at, text }) =>
        [
          element("line", {
            x1: x(at),
            x2: x(at),
            y1: TOP - 16,
            y2: height - 14,
            stroke: COLOURS.faint,
            "stroke-width": 1,
          }),
          label(text, x(at), TOP - 30, { "font-size": FONT - 1, fill: COLOURS.soft }),
        ].join(""),
      ),
    ...rows.map((row, i) => drawRow(row, TOP + (i + 0.5) * ROW, x)),
  );
}

function drawRow({ name, bars = [], marks = [] }: Row, y: number, x: (at: number) => number) {
  return [
    label(name, LEFT - 18, y, { "font-size": FONT, "text-anchor": "end" }),
    ...bars.map(({ fromUt, toUt, colour, faint }) =>
      element("rect", {
        x: x(fromUt),
        y: y - (faint ? 4 : 10),
        width: Math.max(2, x(toUt) - x(fromUt)),
        height: faint ? 8 : 20,
        rx: 4,
        fill: colour,
        "fill-opacity": faint ? 0.45 : 0.9,
      }),
    ),
    ...marks.map(({ atUt, colour, hollow }) =>
      element("circle", {
        cx: x(atUt),
        cy: y,
        r: 7,
        fill: hollow ? COLOURS.paper : colour,
        stroke: colour,
        "stroke-width": 3,
      }),
    ),
  ].join("");
}

/** Dates along the top: as many as have room. */
function ticksOf(fromUt: number, toUt: number): readonly { at: number; text: string }[] {
  const days = toUt - fromUt;
  const all =
    days <= 62
      ? everyDay(fromUt, toUt)
      : days <= 1100
        ? everyMonth(fromUt, toUt)
        : everyYear(fromUt, toUt);
  const least = (all[0]?.text.length ?? 0) > 5 ? LEAST_MONTH : LEAST_TICK;
  const step = Math.ceil((all.length * least) / (WIDTH - LEFT - RIGHT));
  return all.filter((_, i) => i % step === 0);
}

const pad = (value: number) => String(value).padStart(2, "0");

function everyDay(fromUt: number, toUt: number) {
  const first = Math.ceil(fromUt - 0.5) + 0.5;
  return Array.from({ length: Math.max(1, Math.ceil(toUt - first)) }, (_, i) => {
    const { month, day } = fromJulianDay(first + i + 1e-6);
    return { at: first + i, text: `${pad(month)}-${pad(day)}` };
  });
}

function everyMonth(fromUt: number, toUt: number) {
  return everyDay(fromUt, toUt).flatMap(({ at }) => {
    const { year, month, day } = fromJulianDay(at + 1e-6);
    return Math.floor(day) === 1 ? [{ at, text: `${year}-${pad(month)}` }] : [];
  });
}

function everyYear(fromUt: number, toUt: number) {
  return everyMonth(fromUt, toUt).flatMap(({ at, text }) =>
    text.endsWith("-01") ? [{ at, text: text.slice(0, -3) }] : [],
  );
}
