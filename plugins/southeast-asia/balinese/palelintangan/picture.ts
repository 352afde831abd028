/** The cloth of the thirty-five: columns for the days of the week, rows for the market days, the star of birth filled. */
import { element, framePicture, label, type Lang } from "#sdk";
import { PANCAWARA, romanOf, SAPTAWARA } from "../core/weeks.ts";
import type { StarAnswer } from "./answer.ts";
import { STAR } from "./stars.ts";
import type { StarWords } from "./words/en.ts";

const [LEFT, TOP, WIDE, HIGH] = [44, 92, 64, 58];
/** Market days in the order of the round: the first day is a Paing. */
const ROWS = [1, 2, 3, 4, 0] as const;

/** A name of two words in two lines. */
function twoLines(x: number, y: number, name: string, fill: string): string {
  const [first, second] = name.split(/[ -]/) as [string, string?];
  if (second === undefined) return label(x, y + 4, 11, first, fill);
  return label(x, y - 4, 11, first, fill) + label(x, y + 10, 11, second, fill);
}

/** Draws it. */
export function drawStars(
  { star, saptawara, pancawara }: StarAnswer,
  { picture, terms }: StarWords,
  lang: Lang,
): string {
  const title = picture.title(terms.lintang[star].text);
  const heads = SAPTAWARA.ids.map((id, column) =>
    label(LEFT + (column + 0.5) * WIDE, TOP - 10, 11, romanOf(SAPTAWARA, id), "#6b6255"),
  );
  const rows = ROWS.map((market, row) => {
    const id = PANCAWARA.ids[market]!;
    const cells = SAPTAWARA.ids.map((_, column) => {
      // The day of the round that is so many into the week and so many into the market week.
      const day = Array.from({ length: 35 }, (_unused, at) => at).find(
        (at) => at % 7 === column && at % 5 === row,
      )!;
      const own = STAR.ids[day]!;
      const isBirth = own === star;
      const [x, y] = [LEFT + column * WIDE, TOP + row * HIGH];
      return (
        element("rect", {
          x,
          y,
          width: WIDE,
          height: HIGH,
          fill: isBirth ? "#9c3d1f" : (row + column) % 2 === 0 ? "#fbf1dc" : "#f4e5c6",
          stroke: "#8a5a1b",
        }) + twoLines(x + WIDE / 2, y + HIGH / 2, romanOf(STAR, own), isBirth ? "#ffffff" : "#3a2a18")
      );
    });
    return label(LEFT / 2, TOP + (row + 0.5) * HIGH + 4, 11, romanOf(PANCAWARA, id), "#6b6255") + cells.join("");
  });
  return framePicture(
    {
      id: "lintang",
      lang,
      title,
      desc: picture.desc(romanOf(SAPTAWARA, saptawara), romanOf(PANCAWARA, pancawara)),
      width: LEFT + 7 * WIDE + 8,
      height: TOP + 5 * HIGH + 16,
      paper: "#f8ecd2",
    },
    label((LEFT + 7 * WIDE + 8) / 2, 36, 20, title, "#9c3d1f"),
    label(
      (LEFT + 7 * WIDE + 8) / 2,
      60,
      13,
      `${romanOf(STAR, star)} · ${romanOf(SAPTAWARA, saptawara)} ${romanOf(PANCAWARA, pancawara)}`,
      "#6b6255",
    ),
    ...heads,
    ...rows,
  );
}
