/** The square of eighty-one with the rooms at their bearings, north above. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../../core/svg.ts";
import type { RoomsAnswer } from "./answer.ts";
import type { Fit } from "./terms.ts";
import type { RoomsWords } from "./words/en.ts";

const SIZE = 780;
const TOP = 130;
const SIDE = 560;
const LEFT = (SIZE - SIDE) / 2;
const PADA = SIDE / 9;
const LINE = 32;
const TINT: Readonly<Record<Fit, string>> = {
  best: "#9fd49a",
  good: "#cdebc9",
  neutral: "#f4e6b8",
  amiss: "#f0b3a6",
};

/** Draws the square; rooms are numbered as in the list below it. */
export function drawRooms(
  answer: RoomsAnswer,
  { title, terms, picture: says }: RoomsWords,
  lang: Lang,
): string {
  const { rooms, facing } = answer;
  const middle = { x: LEFT + SIDE / 2, y: TOP + SIDE / 2 };
  const at = (deg: number, radius: number) => {
    const angle = (deg * Math.PI) / 180;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    // Out to the wall of the square, as a bearing meets it.
    const reach = radius / Math.max(Math.abs(x), Math.abs(y));
    return { x: middle.x + x * reach, y: middle.y + y * reach };
  };
  const grid = Array.from({ length: 81 }, (_, i) => {
    const [row, column] = [Math.floor(i / 9), i % 9];
    const brahma = row > 2 && row < 6 && column > 2 && column < 6;
    return element("rect", {
      x: LEFT + column * PADA,
      y: TOP + row * PADA,
      width: PADA,
      height: PADA,
      fill: brahma ? "#fdf0c4" : COLOURS.paper,
      stroke: COLOURS.faint,
      "stroke-width": 2,
    });
  });
  const seen = new Map<string, number>();
  const marks = rooms.map(({ directionDeg, zone, fit }, i) => {
    const nth = seen.get(zone) ?? 0;
    seen.set(zone, nth + 1);
    const { x, y } = at(directionDeg, PADA * (4 - 1.05 * (nth % 3)));
    return [
      element("circle", { cx: x, cy: y, r: 24, fill: TINT[fit], stroke: COLOURS.line }),
      label(String(i + 1), x, y, { "font-size": 22, "font-weight": 700 }),
    ].join("");
  });
  const door = at(facing.directionDeg, SIDE / 2);
  const below = TOP + SIDE + 70;
  return picture(
    "vastu-rooms",
    { width: SIZE, height: below + rooms.length * LINE + 20 },
    { lang, title, desc: says.desc(answer) },
    label(title, SIZE / 2, 32, { "font-size": 26, "font-weight": 700 }),
    label(says.facing(answer), SIZE / 2, 68, { "font-size": 20, fill: COLOURS.soft }),
    label(says.north, SIZE / 2, TOP - 20, { "font-size": 20 }),
    ...grid,
    label(says.brahma, middle.x, middle.y, { "font-size": 24, fill: COLOURS.line }),
    element("circle", { cx: door.x, cy: door.y, r: 12, fill: COLOURS.accent }),
    ...marks,
    label(says.legend, SIZE / 2, TOP + SIDE + 30, { "font-size": 20, fill: COLOURS.soft }),
    ...rooms.map(({ use, zone, fit }, i) =>
      label(
        `${i + 1}. ${terms.roomUse[use]} · ${terms.vastuZone[zone]} · ${terms.roomFit[fit]}`,
        SIZE / 2,
        below + i * LINE,
        { "font-size": 20 },
      ),
    ),
  );
}
