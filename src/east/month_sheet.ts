/** A month drawn as a calendar: seven columns from Sunday on, a cell a day. */
import type { Lang } from "#sdk";
import { box, drawing, fit, PAPER, SERIF, text } from "./svg.ts";

/** A day of a sheet. */
export interface SheetDay {
  readonly day: number;
  /** Below the number: the lunar day, a term. */
  readonly label: string;
  /** A third line, such as the pair of the day. */
  readonly note?: string;
  readonly tone?: "good" | "bad" | "asked";
}

export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly desc: string;
  /** Heads of the columns, Sunday first. */
  readonly weekdays: readonly string[];
  /** Weekday of the first day, 0 is Sunday. */
  readonly firstWeekday: number;
  readonly days: readonly SheetDay[];
  readonly legend?: string;
}

/** Width of a sheet in units of the drawing. */
export const WIDTH = 360;
const MARGIN = 10;
const STEP = (WIDTH - 2 * MARGIN) / 7;
const ROW = 52;
const TOP = 84;
const RED = "#9c1f17";

const FILLS = { good: "#e4f0e2", bad: "#f0e6e4", asked: "#f3d9a4" } as const;

/** Draws a month. */
export function drawSheet(sheet: Sheet, lang: Lang): string {
  const { parts, height } = laySheet(sheet, 0);
  return drawing(WIDTH, height, { title: sheet.title, desc: sheet.desc, lang }, parts);
}

/** The parts of a sheet, and where it ends, for drawings that hold more than it. */
export function laySheet(
  { title, subtitle, weekdays, firstWeekday, days, legend }: Sheet,
  above: number,
): { readonly parts: readonly string[]; readonly height: number } {
  const top = above + TOP;
  const rows = Math.ceil((firstWeekday + days.length) / 7);
  const height = top + rows * ROW + (legend ? 28 : 10);
  const parts = [
    text(WIDTH / 2, above + 30, title, { size: 19, weight: 700, family: SERIF, fill: RED }),
    text(WIDTH / 2, above + 50, subtitle, {
      size: fit(subtitle, WIDTH - 24, 12),
      fill: PAPER.faint,
    }),
    ...weekdays.map((name, i) =>
      text(MARGIN + (i + 0.5) * STEP, top - 10, name, {
        size: 11,
        fill: i === 0 ? RED : PAPER.faint,
      }),
    ),
    ...days.flatMap(({ day, label, note, tone }, i) => {
      const column = (firstWeekday + i) % 7;
      const x = MARGIN + column * STEP;
      const y = top + Math.floor((firstWeekday + i) / 7) * ROW;
      const middle = x + STEP / 2;
      return [
        box(x + 1, y + 1, STEP - 2, ROW - 2, {
          fill: tone ? FILLS[tone] : PAPER.card,
          stroke: tone === "asked" ? RED : PAPER.line,
          radius: 4,
        }),
        text(middle, y + 19, String(day), {
          size: 15,
          weight: 600,
          ...(column === 0 ? { fill: RED } : {}),
        }),
        text(middle, y + (note ? 33 : 37), label, { size: fit(label, STEP - 4, 10.5) }),
        ...(note
          ? [text(middle, y + 46, note, { size: fit(note, STEP - 4, 10), fill: PAPER.faint })]
          : []),
      ];
    }),
    ...(legend
      ? [
          text(WIDTH / 2, height - 10, legend, {
            size: fit(legend, WIDTH - 20, 10.5),
            fill: PAPER.faint,
          }),
        ]
      : []),
  ];
  return { parts, height };
}
