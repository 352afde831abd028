/** The wall calendar: a leaf of the day, and below it the month with a cell a day. */
import { element, escapeText, framePicture, type Lang } from "#sdk";
import { dayOfWeek, daysInMonth, toFixed } from "#time";

/** A day of the month below the leaf. */
export interface WallCell {
  /** Below the number of the civil day. */
  readonly label: string;
  /** A third line. */
  readonly note?: string;
  readonly tone?: "holy" | "good" | "bad";
}

export interface Wall {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  /** Of the band and the figure. */
  readonly colour: string;
  readonly band: string;
  readonly figure: string;
  /** Below the figure, the first larger than the others. */
  readonly lines: readonly string[];
  /** YYYY-MM-DD of the day. */
  readonly date: string;
  /** Head of the month, by year and month of the civil calendar. */
  readonly month: (year: number, month: number) => string;
  /** Heads of the columns, Sunday first. */
  readonly weekdays: readonly string[];
  /** What stands in a cell; null where the calendar does not answer. */
  readonly cell: (fixed: number) => WallCell | null;
  readonly legend?: string;
}

const WIDTH = 360;
const MARGIN = 10;
const STEP = (WIDTH - 2 * MARGIN) / 7;
const ROW = 52;
const INK = "#2b2620";
const FAINT = "#6b6255";
const FILLS = { holy: "#f6e3b8", good: "#e0efe0", bad: "#f0e0de" } as const;
/** The smallest letters that are read on a telephone. */
const SMALLEST = 10;

/** Width of a text in its font size, a little more than fonts take. */
function emsOf(text: string): number {
  return [...text.normalize("NFC")].reduce((sum, one) => {
    if (/\p{M}/u.test(one)) return sum;
    if (one > "⺀") return sum + 1;
    if (/[mwMW@%]/.test(one)) return sum + 0.88;
    if (/[A-Z&]/.test(one)) return sum + 0.68;
    if (/[\s.,:;!'|ijlI·’]/.test(one)) return sum + 0.32;
    return sum + (/[a-z0-9]/.test(one) ? 0.56 : 0.62);
  }, 0);
}

/** The largest size up to one at which a text fits a width. */
function fit(text: string, width: number, most: number): number {
  return Math.min(most, Math.floor((10 * width) / Math.max(1, emsOf(text))) / 10);
}

/** A text cut to what fits a width at the smallest size. */
function cutTo(text: string, width: number): string {
  let cut = text;
  while (emsOf(cut) * SMALLEST > width) cut = cut.slice(0, -1).trimEnd();
  return cut === text ? text : `${cut.slice(0, -1)}.`;
}

const line = (x: number, y: number, text: string, most: number, width: number, fill = INK) =>
  `<text x="${x}" y="${y}" font-size="${Math.max(SMALLEST, fit(text, width, most))}" fill="${fill}">${escapeText(text)}</text>`;

/** Lines of a leaf broken where they would be too wide at 13 units. */
function wrapped(text: string, width: number): readonly string[] {
  if (emsOf(text) * 13 <= width) return [text];
  const parts = text.split(/(?<=[\s、，；])/u);
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && emsOf((last + part).trimEnd()) * 13 <= width)
      lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((one) => one.trim());
}

/** Draws the wall calendar. */
export function drawWall(wall: Wall): string {
  const { id, lang, title, desc, colour, band, figure, date, legend } = wall;
  const lines = wall.lines.flatMap((one, index) =>
    index === 0 ? [one] : wrapped(one, WIDTH - 28),
  );
  const [, sign, digits, monthText, dayText] = /^([+-]?)(\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  const [year, month, asked] = [Number(`${sign}${digits}`), Number(monthText), Number(dayText)];
  const first = toFixed({ year, month, day: 1 });
  const start = dayOfWeek(first);
  const count = daysInMonth(year, month);
  const top = 176 + 22 * lines.length + 44;
  const rows = Math.ceil((start + count) / 7);
  const height = top + rows * ROW + (legend === undefined ? 12 : 30);
  const middle = WIDTH / 2;
  const cells = Array.from({ length: count }, (_, index) => {
    const at = start + index;
    const x = MARGIN + (at % 7) * STEP;
    const y = top + Math.floor(at / 7) * ROW;
    const cell = wall.cell(first + index);
    const isAsked = index + 1 === asked;
    const inner = STEP - 4;
    return [
      element("rect", {
        x: x + 1,
        y: y + 1,
        width: STEP - 2,
        height: ROW - 2,
        rx: 4,
        fill: cell?.tone ? FILLS[cell.tone] : "#ffffff",
        stroke: isAsked ? colour : "#ddd3c0",
        "stroke-width": isAsked ? 2.5 : 1,
      }),
      line(x + STEP / 2, y + 18, String(index + 1), 15, inner, at % 7 === 0 ? "#9c1f17" : INK),
      ...(cell === null
        ? []
        : [
            line(x + STEP / 2, y + 32, cutTo(cell.label, inner), 10.5, inner, INK),
            ...(cell.note === undefined
              ? []
              : [line(x + STEP / 2, y + 45, cutTo(cell.note, inner), 10, inner, FAINT)]),
          ]),
    ].join("");
  });
  return framePicture(
    { id, lang, title, desc, width: WIDTH, height, paper: "#fdf8ec" },
    element("path", {
      d: `M0 12a12 12 0 0 1 12-12H${WIDTH - 12}a12 12 0 0 1 12 12V54H0z`,
      fill: colour,
    }),
    line(middle, 36, band, 21, WIDTH - 28, "#ffffff"),
    line(middle, 132, figure, 78, WIDTH - 28, colour),
    ...lines.map((one, index) =>
      line(
        middle,
        168 + 22 * index,
        one,
        index === 0 ? 17 : 13,
        WIDTH - 28,
        index === 0 ? INK : FAINT,
      ),
    ),
    line(middle, top - 24, wall.month(year, month), 14, WIDTH - 28, colour),
    ...wall.weekdays.map((name, index) =>
      line(
        MARGIN + (index + 0.5) * STEP,
        top - 6,
        name,
        11,
        STEP - 2,
        index === 0 ? "#9c1f17" : FAINT,
      ),
    ),
    ...cells,
    ...(legend === undefined ? [] : [line(middle, height - 11, legend, 10.5, WIDTH - 20, FAINT)]),
  );
}
