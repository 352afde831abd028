import type { Lang } from "#old";
import { BRANCHES } from "#time";
import { box, drawing, line, PAPER, SERIF, text } from "../../core/svg.ts";
import { GRADE_NAMES } from "../scoring.ts";
import type { ZiweiMatch } from "./compatibility_ziwei.ts";

const WIDTH = 360;
const HEIGHT = 372;
const INK = { a: "#9c1f17", b: "#1b5599" } as const;
/** Column and row of each branch on the board, 子 first. */
const SEATS: readonly (readonly [number, number])[] = [
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
];
const CELL = 74;
const [LEFT, TOP] = [32, 46];
/** From the middle, the part of the way to the centre of a cell at which its inner edge lies. */
const INNER = 2 / 3;

/** Draws both life palaces and palaces of marriage on one board, with the score in its middle. */
export function drawMatch(answer: ZiweiMatch, lang: Lang): string {
  const en = lang === "en";
  const grade = GRADE_NAMES[answer.verdict.value];
  const title = en ? "Two purple star charts" : "紫微合盤";
  const words = en ? { life: "life", spouse: "marriage" } : { life: "命宮", spouse: "夫妻" };
  const marks = (["a", "b"] as const).flatMap((who) =>
    (["life", "spouse"] as const).flatMap((kind) => {
      const seat = answer[who][kind];
      return seat
        ? [
            {
              who,
              word: words[kind],
              branch: seat.branch.index,
              stars: seat.stars,
              lent: seat.lent,
            },
          ]
        : [];
    }),
  );
  const cells = BRANCHES.map((branch) => {
    const [column, row] = SEATS[branch.index]!;
    const [x, y] = [LEFT + column * CELL, TOP + row * CELL];
    const here = marks.filter((mark) => mark.branch === branch.index);
    return (
      box(x, y, CELL, CELL, { fill: PAPER.card, stroke: PAPER.line, radius: 0 }) +
      text(x + CELL - 10, y + CELL - 8, branch.native, { size: 12, fill: PAPER.faint }) +
      here
        .map(({ who, word, stars, lent }, i) => {
          const middle = x + (here.length === 1 ? CELL / 2 : (CELL / 4) * (1 + 2 * (i % 2)));
          const size = here.length === 1 ? 15 : 11;
          const names = stars.map(({ native }) => (lent ? `(${native})` : native));
          const down = i > 1 ? 32 : 0;
          return (
            text(middle, y + 15 + down, word, { size: 10, fill: INK[who] }) +
            names
              .map((name, n) =>
                text(middle, y + 32 + down + n * (size + 3), name, {
                  size: lent ? size - 2 : size,
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
  const link = (from: { branch: number }, to: { branch: number }, ink: string) => {
    const centre = ({ branch }: { branch: number }) => {
      const [column, row] = SEATS[branch]!;
      const [x, y] = [LEFT + (column + 0.5) * CELL, TOP + (row + 0.5) * CELL];
      const [mx, my] = [180, TOP + 2 * CELL];
      return [mx + (x - mx) * INNER, my + (y - my) * INNER] as const;
    };
    const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
    return line(x1, y1, x2, y2, ink);
  };
  const of = (who: "a" | "b", word: string) =>
    marks.find((mark) => mark.who === who && mark.word === word);
  const links = (["a", "b"] as const).flatMap((who) => {
    const [from, to] = [of(who, words.spouse), of(who === "a" ? "b" : "a", words.life)];
    return from && to ? [link(from, to, INK[who])] : [];
  });
  const middle = TOP + 2 * CELL;
  return drawing(
    WIDTH,
    HEIGHT,
    {
      title: `${title}: ${answer.score}`,
      desc: `${en ? grade.en : grade.zhHant}; ${marks.map(({ who, word, branch, stars }) => `${who === "a" ? 1 : 2} ${word} ${BRANCHES[branch]!.native} ${stars.map(({ native }) => native).join(" ")}`).join(", ")}`,
      lang,
    },
    [
      text(LEFT, 30, title, { size: 17, weight: 700, anchor: "start", family: SERIF }),
      text(274, 30, en ? "first" : "前者", { size: 12, anchor: "end", fill: INK.a }),
      text(328, 30, en ? "second" : "後者", { size: 12, anchor: "end", fill: INK.b }),
      ...cells,
      ...links,
      `<circle cx="180" cy="${middle}" r="40" fill="${PAPER.ground}" stroke="${PAPER.line}"/>`,
      text(180, middle + 8, String(answer.score), { size: 30, weight: 700 }),
      text(180, middle + 26, en ? shortOf(grade.en) : grade.zhHant, { size: 11, fill: INK.a }),
    ],
  );
}

function shortOf(grade: string): string {
  return grade.startsWith("neither") ? "neutral" : grade;
}
