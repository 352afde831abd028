import { element, type Captions, type Lang } from "#sdk";
import { SIGN } from "#lore";
import { COLOURS, label, picture, polar } from "../core/picture/drawing.ts";
import { drawSign } from "../core/picture/glyphs.ts";
import { indexOfSign } from "../core/zodiac.ts";
import type { LotsAnswer } from "./answer.ts";
import type { LotsWords } from "./words/en.ts";

const SIZE = 780;
const CENTRE = SIZE / 2;
const RIM = 376;
const INNER = 90;
const SIGNS = 116;
/** Radii on which names are written, from the rim inwards. */
const NAMES = [352, 322, 292, 262, 232, 202, 172] as const;

/** Draws twelve places from the rising sign, each with the names of the lots that fall into it. */
export function drawLots(
  { ascendant, lots }: LotsAnswer,
  { picture: says, terms }: LotsWords,
  lang: Lang,
  captions: Captions,
): string {
  const first = indexOfSign(ascendant.sign);
  const edge = (place: number) => 180 + 30 * place;
  const { when } = captions[""] ?? {};
  return picture(
    "lots",
    { width: SIZE, height: SIZE + 50 },
    { lang, title: says.title, desc: says.desc({ ascendant, lots } as LotsAnswer) },
    ...Array.from({ length: 12 }, (_, place) => {
      const sign = SIGN.ids[(first + place) % 12]!;
      const middle = edge(place) + 15;
      const [sx, sy] = polar(CENTRE, SIGNS, middle);
      const here = lots.filter((one) => one.sign === sign);
      const [lx1, ly1] = polar(CENTRE, INNER, edge(place));
      const [lx2, ly2] = polar(CENTRE, RIM, edge(place));
      return [
        element("line", { x1: lx1, y1: ly1, x2: lx2, y2: ly2, stroke: COLOURS.faint, "stroke-width": 2 }),
        drawSign(sign, sx, sy, 28, COLOURS.ink),
        ...here.slice(0, NAMES.length).map((one, i) => {
          const [x, y] = polar(CENTRE, NAMES[i]!, middle);
          const degree = one.degreeInSign === null ? "" : ` ${Math.floor(one.degreeInSign)}°`;
          return label(`${terms.lot[one.lot]}${degree}`, x, y, {
            "font-size": one.lot === "fortune" || one.lot === "spirit" ? 21 : 18,
            "font-weight": one.lot === "fortune" || one.lot === "spirit" ? 700 : 400,
          });
        }),
      ].join("");
    }),
    ...[RIM, INNER].map((r) =>
      element("circle", { cx: CENTRE, cy: CENTRE, r, fill: "none", stroke: COLOURS.faint, "stroke-width": 2 }),
    ),
    label("AC", CENTRE - RIM + 26, CENTRE - 14, { "font-size": 20, "font-weight": 700 }),
    when ? label(when, CENTRE, SIZE + 24, { "font-size": 20, fill: COLOURS.soft }) : "",
  );
}
