import { PLACE_ON_BOARD } from "#east/purple_star/board.ts";
import { BRANCH, type Branch } from "#lore";
import type { Lang } from "#sdk";
import { box, drawing, fit, line, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import { MAJOR_STAR } from "#east/purple_star/stars.ts";
import type { ZiweiMatch } from "./answer.ts";
import type { CompatibilityZiweiWords } from "./words/en.ts";

const WIDTH = 360;
const HEIGHT = 372;
const INK = { a: "#9c1f17", b: "#1b5599" } as const;
const CELL = 74;
const [LEFT, TOP] = [32, 46];
/** From the middle, the part of the way to the centre of a cell at which its inner edge lies. */
const INNER = 2 / 3;

/** Draws both life palaces and palaces of marriage on one board, with the score in its middle. */
export function drawMatch(
  answer: ZiweiMatch,
  { terms, picture }: CompatibilityZiweiWords,
  lang: Lang,
): string {
  const { title, seats, people } = picture;
  const marks = (["a", "b"] as const).flatMap((who) =>
    (["life", "spouse"] as const).flatMap((kind) => {
      const seat = answer[who][kind];
      return seat
        ? [
            {
              who,
              kind,
              branch: seat.branch,
              stars: seat.stars.map((star) => nativeOf(MAJOR_STAR, star)),
              ids: seat.stars,
              lent: seat.lent,
            },
          ]
        : [];
    }),
  );
  const cells = BRANCH.ids.map((branch) => {
    const [column, row] = PLACE_ON_BOARD[branch];
    const [x, y] = [LEFT + column * CELL, TOP + row * CELL];
    const here = marks.filter((mark) => mark.branch === branch);
    return (
      box(x, y, CELL, CELL, { fill: PAPER.card, stroke: PAPER.line, radius: 0 }) +
      text(x + CELL - 10, y + CELL - 8, nativeOf(BRANCH, branch), { size: 12, fill: PAPER.faint }) +
      here
        .map(({ who, kind, stars, lent }, i) => {
          const isAlone = here.length === 1;
          const [middle, top] = isAlone ? [x + CELL / 2, y] : [x + CELL / 2 - 6, y + i * 28 - 2];
          const size = isAlone ? 15 : 10.5;
          const rows = isAlone ? stars : [stars.join(" ")].filter((row) => row !== "");
          const label = seats[kind];
          return (
            text(middle, top + 15, label, { size: fit(label, CELL - 8, 10.5), fill: INK[who] }) +
            rows
              .map((row, n) =>
                text(middle, top + (isAlone ? 32 : 28) + n * (size + 3), lent ? `(${row})` : row, {
                  size: lent && isAlone ? size - 2 : size,
                  weight: 700,
                  family: SERIF,
                  fill: INK[who],
                }),
              )
              .join("")
          );
        })
        .join("")
    );
  });
  const link = (from: Branch, to: Branch, ink: string) => {
    const centre = (branch: Branch) => {
      const [column, row] = PLACE_ON_BOARD[branch];
      const [x, y] = [LEFT + (column + 0.5) * CELL, TOP + (row + 0.5) * CELL];
      const [mx, my] = [180, TOP + 2 * CELL];
      return [mx + (x - mx) * INNER, my + (y - my) * INNER] as const;
    };
    const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
    return line(x1, y1, x2, y2, ink);
  };
  const links = (["a", "b"] as const).flatMap((who) => {
    const [from, to] = [answer[who].spouse, answer[who === "a" ? "b" : "a"].life];
    return from && to ? [link(from.branch, to.branch, INK[who])] : [];
  });
  const shown = [...new Set(marks.flatMap(({ ids }) => ids))].flatMap((id) => {
    const name = picture.gloss(id);
    return name === "" ? [] : [`${nativeOf(MAJOR_STAR, id)} ${name}`];
  });
  const legend = shown.map((row, i) =>
    text(LEFT + (i % 2) * 2 * CELL, HEIGHT + Math.floor(i / 2) * 15, row, {
      size: 10.5,
      anchor: "start",
      fill: PAPER.faint,
    }),
  );
  const height = HEIGHT + (shown.length > 0 ? Math.ceil(shown.length / 2) * 15 : 0);
  const middle = TOP + 2 * CELL;
  return drawing(
    WIDTH,
    height,
    {
      title: `${title}: ${answer.score}`,
      desc: `${terms.grade[answer.verdict.value]}; ${marks.map(({ who, kind, branch, stars }) => `${people[who]} ${seats[kind]} ${nativeOf(BRANCH, branch)} ${stars.join(" ")}`).join(", ")}`,
      lang,
    },
    [
      text(LEFT, 30, title, { size: 17, weight: 700, anchor: "start", family: SERIF }),
      text(274, 30, people.a, { size: 12, anchor: "end", fill: INK.a }),
      text(328, 30, people.b, { size: 12, anchor: "end", fill: INK.b }),
      ...cells,
      ...links,
      ...legend,
      `<circle cx="180" cy="${middle}" r="40" fill="${PAPER.ground}" stroke="${PAPER.line}"/>`,
      text(180, middle + 8, String(answer.score), { size: 30, weight: 700 }),
      text(180, middle + 26, picture.grade[answer.verdict.value], { size: 11, fill: INK.a }),
    ],
  );
}
