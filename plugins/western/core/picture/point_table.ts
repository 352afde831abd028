/** A table of computed points: name, degree, house, lord, and the planets that stand on it. */
import { element, type Lang } from "#sdk";
import type { Classical, Sign } from "#lore";
import { formatArc } from "../zodiac.ts";
import { COLOURS, label, picture } from "./drawing.ts";
import { drawPoint, drawSign } from "./glyphs.ts";

/** One line. */
export interface PointRow {
  readonly name: string;
  /** Degrees within the sign; null where whole signs are counted. */
  readonly degreeInSign: number | null;
  readonly sign: Sign;
  readonly house: number | null;
  readonly lord: Classical | null;
  readonly bodies?: readonly Classical[];
}

const WIDTH = 760;
const ROW = 40;
const TOP = 74;
const FONT = 21;

/** Draws the table. */
export function drawPointTable(
  id: string,
  { lang, title, desc }: { readonly lang: Lang; readonly title: string; readonly desc: string },
  rows: readonly PointRow[],
): string {
  return picture(
    id,
    { width: WIDTH, height: TOP + rows.length * ROW + 20 },
    { lang, title, desc },
    label(title, WIDTH / 2, 36, { "font-size": 27, "font-weight": 700 }),
    ...rows.map(({ name, degreeInSign, sign, house, lord, bodies = [] }, i) => {
      const y = TOP + (i + 0.5) * ROW;
      return [
        i % 2 === 0
          ? element("rect", {
              x: 10,
              y: y - ROW / 2,
              width: WIDTH - 20,
              height: ROW,
              fill: "#f3eee2",
            })
          : "",
        label(name, 24, y, { "font-size": FONT, "text-anchor": "start" }),
        degreeInSign === null ? "" : label(formatArc(degreeInSign), 424, y, { "font-size": FONT }),
        drawSign(sign, 488, y, 24, COLOURS.ink),
        house === null
          ? ""
          : label(String(house), 540, y, { "font-size": FONT, fill: COLOURS.soft }),
        lord === null ? "" : drawPoint(lord, 592, y, 24, COLOURS.soft),
        ...bodies.slice(0, 3).map((one, k) => drawPoint(one, 650 + 34 * k, y, 24, COLOURS.tense)),
      ].join("");
    }),
  );
}
