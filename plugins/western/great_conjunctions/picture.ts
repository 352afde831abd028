import { element, type Lang } from "#sdk";
import { SIGN } from "#lore";
import { COLOURS, label, picture, polar } from "../core/picture/drawing.ts";
import { drawSign } from "../core/picture/glyphs.ts";
import type { GreatConjunctionsAnswer } from "./answer.ts";
import type { GreatConjunctionsWords } from "./words/en.ts";

const SIZE = 760;
const CENTRE = SIZE / 2;
const RIM = 350;
const INNER = 300;
const POINTS = 286;
/** More would make the trigon unreadable. */
const MOST = 48;

/** Draws Kepler's trigon: each conjunction on the zodiac, joined to the next. */
export function drawConjunctions(
  { conjunctions }: GreatConjunctionsAnswer,
  { picture: says }: GreatConjunctionsWords,
  lang: Lang,
): string {
  const first = conjunctions.filter(({ pass }) => pass === 1).slice(0, MOST);
  const at = (deg: number, radius: number) => polar(CENTRE, radius, 180 + deg);
  return picture(
    "great-conjunctions",
    { width: SIZE, height: SIZE + 70 },
    { lang, title: says.title, desc: says.desc(conjunctions.length) },
    ...[RIM, INNER].map((r) =>
      element("circle", {
        cx: CENTRE,
        cy: CENTRE,
        r,
        fill: "none",
        stroke: COLOURS.faint,
        "stroke-width": 2,
      }),
    ),
    ...SIGN.ids.map((sign, i) => {
      const [x, y] = at(30 * i + 15, (RIM + INNER) / 2);
      const [x1, y1] = at(30 * i, INNER);
      const [x2, y2] = at(30 * i, RIM);
      return (
        element("line", { x1, y1, x2, y2, stroke: COLOURS.faint, "stroke-width": 2 }) +
        drawSign(sign, x, y, 30, COLOURS.soft)
      );
    }),
    ...first.map(({ longitudeDeg, element: kind, shift }, i) => {
      const [x1, y1] = at(longitudeDeg, POINTS);
      const next = first[i + 1];
      const [x2, y2] = next ? at(next.longitudeDeg, POINTS) : [x1, y1];
      const colour = COLOURS[kind];
      return (
        element("line", {
          x1,
          y1,
          x2,
          y2,
          stroke: colour,
          "stroke-width": 1.5,
          "stroke-opacity": 0.7,
        }) + element("circle", { cx: x1, cy: y1, r: shift ? 8 : 5, fill: colour })
      );
    }),
    label(says.title, CENTRE, SIZE + 12, { "font-size": 26, "font-weight": 700 }),
    label(
      first.length > 0 ? `${first[0]!.utc.slice(0, -16)} – ${first.at(-1)!.utc.slice(0, -16)}` : "",
      CENTRE,
      SIZE + 46,
      { "font-size": 21, fill: COLOURS.soft },
    ),
  );
}
