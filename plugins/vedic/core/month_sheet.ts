/** A civil month drawn as a calendar: seven columns from Sunday on, a cell a day. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "./svg.ts";

/** A day of a sheet. */
export interface SheetDay {
  /** What the calendar drawn calls the day: large. */
  readonly figure: string;
  /** Below it, smaller. */
  readonly note: string;
  readonly tint?: string;
  readonly asked?: boolean;
}

export interface Sheet {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  /** Below the title, a line each. */
  readonly headings: readonly string[];
  /** Heads of the columns, Sunday first. */
  readonly weekdays: readonly string[];
  /** Weekday of the first day, 0 is Sunday. */
  readonly firstWeekday: number;
  readonly days: readonly SheetDay[];
  readonly legend: string;
}

const WIDTH = 780;
const EDGE = 16;
const STEP = (WIDTH - 2 * EDGE) / 7;
const ROW = 92;

/** Draws the month; the number of the civil day stands small in the corner of its cell. */
export function drawSheet(sheet: Sheet): string {
  const { title, desc, headings, weekdays, firstWeekday, days, legend } = sheet;
  const top = 78 + 30 * headings.length;
  const rows = Math.ceil((firstWeekday + days.length) / 7);
  const height = top + rows * ROW + 44;
  return picture(
    sheet.id,
    { width: WIDTH, height },
    { lang: sheet.lang, title, desc },
    label(title, WIDTH / 2, 30, { "font-size": 28, "font-weight": 700 }),
    ...headings.map((line, i) =>
      label(line, WIDTH / 2, 64 + 30 * i, { "font-size": 20, fill: COLOURS.soft }),
    ),
    ...weekdays.map((name, i) =>
      label(name, EDGE + (i + 0.5) * STEP, top - 14, {
        "font-size": 20,
        fill: i === 0 ? COLOURS.accent : COLOURS.soft,
      }),
    ),
    ...days.flatMap(({ figure, note, tint, asked }, i) => {
      const x = EDGE + ((firstWeekday + i) % 7) * STEP;
      const y = top + Math.floor((firstWeekday + i) / 7) * ROW;
      return [
        element("rect", {
          x: x + 2,
          y: y + 2,
          width: STEP - 4,
          height: ROW - 4,
          rx: 8,
          fill: tint ?? COLOURS.faint,
          ...(asked ? { stroke: COLOURS.accent, "stroke-width": 4 } : {}),
        }),
        label(String(i + 1), x + STEP - 12, y + 19, {
          "font-size": 20,
          "text-anchor": "end",
          fill: COLOURS.soft,
        }),
        ...(figure
          ? [
              label(figure, x + 12, y + 42, {
                "font-size": 28,
                "text-anchor": "start",
                "font-weight": 600,
              }),
            ]
          : []),
        ...(note ? [label(note, x + STEP / 2, y + 73, { "font-size": 20 })] : []),
      ];
    }),
    label(legend, WIDTH / 2, height - 20, { "font-size": 20, fill: COLOURS.soft }),
  );
}
