/** The name from the top down with its strokes, the grids as brackets beside it. */
import { box, drawing, ELEMENT_INK, PAPER, SERIF, text } from "#east/svg.ts";
import type { Lang } from "#sdk";
import type { Kaku, SeimeiAnswer } from "./answer.ts";
import type { SeimeiWords } from "./words/en.ts";

const WIDTH = 360;
const MIDDLE = 172;
const TOP = 44;
const INK = { lucky: "#21703c", mixed: "#7a4b1e", unlucky: "#9c1f17" } as const;

/** Draws the name. */
export function drawName(
  answer: SeimeiAnswer,
  { title, picture }: SeimeiWords,
  lang: Lang,
): string {
  const rows = [
    ...(answer.surname.length === 1 ? [null] : []),
    ...answer.surname,
    ...answer.given,
    ...(answer.given.length === 1 ? [null] : []),
  ];
  const cell = rows.length > 7 ? 28 : 46;
  const centre = (index: number) => TOP + (index + 0.5) * cell;
  const split = answer.surname.length + (answer.surname.length === 1 ? 1 : 0);
  const last = rows.length - 1;
  const characters = rows.map((one, i) => {
    const y = centre(i);
    if (!one) {
      // A single name is filled up with one unit.
      return (
        box(MIDDLE - cell * 0.36, y - cell * 0.36, cell * 0.72, cell * 0.72, {
          stroke: PAPER.line,
        }) + text(MIDDLE, y + 5, "1", { size: 13, fill: PAPER.faint })
      );
    }
    return (
      text(MIDDLE, y + cell * 0.24, one.character, { size: cell * 0.68, family: SERIF }) +
      text(MIDDLE + cell * 0.5, y + cell * 0.3, String(one.strokes), {
        size: 11,
        anchor: "start",
        fill: PAPER.faint,
      })
    );
  });
  const of = (id: Kaku) => answer.kaku.find(({ kaku }) => kaku === id)!;
  const bracket = (x: number, from: number, to: number, side: 1 | -1) =>
    `<path d="M${x} ${centre(from) - 8}h${8 * side}V${centre(to) + 8}h${-8 * side}" fill="none" stroke="${PAPER.faint}"/>`;
  const label = (id: Kaku, x: number, y: number, anchor: "start" | "end" | "middle") => {
    const { number, luck, element } = of(id);
    return (
      text(x, y - 2, picture.kaku(id, number), { size: 14, anchor, weight: 600, family: SERIF }) +
      text(x, y + 13, picture.luck(luck, element), {
        size: 11,
        anchor,
        fill: luck === "mixed" ? ELEMENT_INK.earth : INK[luck],
      })
    );
  };
  const foot = TOP + rows.length * cell;
  const right = MIDDLE + 46;
  const mid = (from: number, to: number) => (centre(from) + centre(to)) / 2;
  return drawing(WIDTH, foot + 54, { title, desc: picture.desc(answer), lang }, [
    text(WIDTH / 2, 26, picture.heading(answer), { size: 15, weight: 600, family: SERIF }),
    ...characters,
    bracket(right, 0, split - 1, 1),
    bracket(right, split, last, 1),
    bracket(right + 16, split - 1, split, 1),
    bracket(MIDDLE - 46, 0, last, -1),
    label("heaven", right + 32, Math.min(mid(0, split - 1), centre(split - 1) - 14), "start"),
    label("person", right + 32, mid(split - 1, split) + 2, "start"),
    label("earth", right + 32, Math.max(mid(split, last), centre(split) + 22), "start"),
    label("outer", MIDDLE - 62, mid(0, last), "end"),
    label("total", MIDDLE, foot + 24, "middle"),
  ]);
}
