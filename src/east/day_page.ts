/** A day torn off the wall: its number large, what is to be known of it, and its month below. */
import type { Lang } from "#sdk";
import { laySheet, WIDTH, type Sheet } from "./month_sheet.ts";
import { box, drawing, emsOf, fit, line, PAPER, SERIF, text } from "./svg.ts";

/** What a page says of its day. */
export interface DayPage {
  readonly title: string;
  readonly desc: string;
  /** Above the number: the month and the year. */
  readonly head: string;
  readonly day: number;
  /** Below the number: the day of the week. */
  readonly weekday: string;
  /** Whether the number is red: Sundays and feasts. */
  readonly isRed: boolean;
  /** Beside the number, a row each. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Under both, in lines of any length. */
  readonly notes: readonly string[];
  readonly sheet: Sheet;
}

const RED = "#9c1f17";
const LEFT = 128;
const ROW = 21;
const NOTE = 16;
const NOTE_SIZE = 11;

/** Draws a page with the month under it. */
export function drawDayPage(page: DayPage, lang: Lang): string {
  const { title, desc, head, day, weekday, isRed, rows, notes, sheet } = page;
  const ink = isRed ? RED : PAPER.ink;
  const body = Math.max(128, 30 + rows.length * ROW);
  const lines = notes.flatMap((note) => wrap(note, (WIDTH - 32) / NOTE_SIZE));
  const end = 10 + body + (lines.length > 0 ? lines.length * NOTE + 10 : 0);
  const { parts, height } = laySheet(sheet, end + 4);
  return drawing(WIDTH, height, { title, desc, lang }, [
    box(8, 8, WIDTH - 16, end - 8, { fill: PAPER.card, stroke: PAPER.line }),
    text(LEFT / 2 + 4, 32, head, { size: fit(head, LEFT - 16, 13), fill: PAPER.faint }),
    text(LEFT / 2 + 4, 90, String(day), { size: 58, weight: 700, family: SERIF, fill: ink }),
    text(LEFT / 2 + 4, 116, weekday, { size: fit(weekday, LEFT - 16, 13), fill: ink }),
    line(LEFT, 18, LEFT, 8 + body - 8),
    ...rows.flatMap(({ label, value }, i) => {
      const y = 34 + i * ROW;
      return [
        text(LEFT + 10, y, label, {
          size: fit(label, 62, 11),
          fill: PAPER.faint,
          anchor: "start",
        }),
        text(LEFT + 76, y, value, { size: fit(value, WIDTH - LEFT - 92, 13), anchor: "start" }),
      ];
    }),
    ...lines.map((one, i) =>
      text(16, 10 + body + 14 + i * NOTE, one, { size: NOTE_SIZE, anchor: "start" }),
    ),
    ...parts,
  ]);
}

/** Breaks a text into lines of at most some ems, at blanks, or anywhere where there are none. */
export function wrap(content: string, ems: number): readonly string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of content.match(
    /[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|[\u2e80-\u9fff\uff00-\uffef]\s*/gu,
  ) ?? []) {
    if (current !== "" && emsOf((current + word).trimEnd()) > ems) {
      lines.push(current.trimEnd());
      current = "";
    }
    current += word;
  }
  return current === "" ? lines : [...lines, current.trimEnd()];
}
