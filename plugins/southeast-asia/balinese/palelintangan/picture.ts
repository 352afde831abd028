/** The cloth of the thirty-five: rows for the days of the week, columns for the market days, the star of birth filled. */
import { element, framePicture, label, type Lang } from "#sdk";
import { PANCAWARA, romanOf, SAPTAWARA } from "../core/weeks.ts";
import type { StarAnswer } from "./answer.ts";
import { STAR } from "./stars.ts";
import type { StarWords } from "./words/en.ts";

const [LEFT, TOP, WIDE, HIGH] = [68, 92, 57, 46];
/** Market days in the order of the round: the first day is a Paing. */
const COLUMNS = [1, 2, 3, 4, 0] as const;
const WIDTH = 360;

/** A name of two words in two lines. */
function twoLines(x: number, y: number, name: string, fill: string): string {
  const [first, second] = name.split(/[ -]/) as [string, string?];
  if (second === undefined) return label(x, y + 4, 10, first, fill);
  return label(x, y - 4, 10, first, fill) + label(x, y + 10, 10, second, fill);
}

/** Draws it. */
export function drawStars(
  { star, saptawara, pancawara }: StarAnswer,
  { picture, terms }: StarWords,
  lang: Lang,
): string {
  const title = picture.title(terms.lintang[star].text);
  const heads = COLUMNS.map((market, column) =>
    label(
      LEFT + (column + 0.5) * WIDE,
      TOP - 10,
      12,
      romanOf(PANCAWARA, PANCAWARA.ids[market]!),
      "#6b6255",
    ),
  );
  const rows = SAPTAWARA.ids.map((id, row) => {
    const cells = COLUMNS.map((_market, column) => {
      // The day of the round that is so many into the week and so many into the market week.
      const day = Array.from({ length: 35 }, (_, at) => at).find(
        (at) => at % 7 === row && at % 5 === column,
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
        }) +
        twoLines(x + WIDE / 2, y + HIGH / 2, romanOf(STAR, own), isBirth ? "#ffffff" : "#3a2a18")
      );
    });
    const name = romanOf(SAPTAWARA, id);
    return label(LEFT / 2, TOP + (row + 0.5) * HIGH + 4, 12, name, "#6b6255") + cells.join("");
  });
  return framePicture(
    {
      id: "lintang",
      lang,
      title,
      desc: picture.desc(romanOf(SAPTAWARA, saptawara), romanOf(PANCAWARA, pancawara)),
      width: WIDTH,
      height: TOP + 7 * HIGH + 16,
      paper: "#f8ecd2",
    },
    label(WIDTH / 2, 36, 20, title, "#9c3d1f"),
    label(
      WIDTH / 2,
      60,
      13,
      `${romanOf(STAR, star)} · ${romanOf(SAPTAWARA, saptawara)} ${romanOf(PANCAWARA, pancawara)}`,
      "#6b6255",
    ),
    ...heads,
    ...rows,
  );
}
