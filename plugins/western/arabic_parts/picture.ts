import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint, drawSign } from "../core/picture/glyphs.ts";
import { formatDegree } from "../core/zodiac.ts";
import type { ArabicPartsAnswer } from "./answer.ts";
import type { ArabicPartsWords } from "./words/en.ts";

const WIDTH = 760;
const ROW = 38;
const TOP = 70;
const FONT = 20;

/** Draws a table of the parts: name, degree, house and lord; planets that stand on one at the edge. */
export function drawParts({ parts }: ArabicPartsAnswer, { picture: says, terms }: ArabicPartsWords, lang: Lang) {
  return picture(
    "arabic-parts",
    { width: WIDTH, height: TOP + parts.length * ROW + 20 },
    { lang, title: says.title, desc: says.desc(parts.length) },
    label(says.title, WIDTH / 2, 34, { "font-size": 27, "font-weight": 700 }),
    ...parts.map(({ part, longitudeDeg, sign, house, lord, bodies }, i) => {
      const y = TOP + (i + 0.5) * ROW;
      return [
        i % 2 === 0
          ? element("rect", { x: 10, y: y - ROW / 2, width: WIDTH - 20, height: ROW, fill: "#f3eee2" })
          : "",
        label(terms.arabicPart[part], 24, y, { "font-size": FONT, "text-anchor": "start" }),
        label(formatDegree(longitudeDeg), 420, y, { "font-size": FONT }),
        drawSign(sign, 482, y, 24, COLOURS.ink),
        label(String(house), 536, y, { "font-size": FONT, fill: COLOURS.soft }),
        drawPoint(lord, 590, y, 24, COLOURS.soft),
        ...bodies.slice(0, 3).map((id, k) => drawPoint(id, 650 + 34 * k, y, 24, COLOURS.tense)),
      ].join("");
    }),
  );
}
