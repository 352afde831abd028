/** The teva in the North Indian form: the houses stand still, numbered from the top. */
import { element, type Lang } from "#sdk";
import { drawNorth } from "../core/north.ts";
import { COLOURS, label, picture } from "../core/svg.ts";

export interface TevaPicture {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  readonly head: readonly string[];
  /** What stands in a house, 1 to 12. */
  readonly inside: (house: number) => readonly string[];
  readonly foot: string;
}

const SIZE = 780;
const LEFT = 20;

/** Draws the teva; Aries, and so the number one, always stands in the first house. */
export function drawTeva({ id, lang, title, desc, head, inside, foot }: TevaPicture): string {
  const top = 66 + 30 * head.length;
  const side = SIZE - 2 * LEFT;
  return picture(
    id,
    { width: SIZE, height: top + side + 56 },
    { lang, title, desc },
    label(title, SIZE / 2, 30, { "font-size": 26, "font-weight": 700 }),
    ...head.map((line, i) =>
      label(line, SIZE / 2, 64 + 30 * i, { "font-size": 20, fill: COLOURS.soft }),
    ),
    element("rect", { x: LEFT, y: top, width: side, height: side, fill: COLOURS.faint }),
    drawNorth({ lagna: 0, inside: (sign) => inside(sign + 1) }, LEFT, top, side),
    label(foot, SIZE / 2, top + side + 30, { "font-size": 20, fill: COLOURS.soft }),
  );
}
