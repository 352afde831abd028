/** The twelve palaces with arrows: 化祿 green, 化忌 red; self-transformations marked in their palace. */
import { BRANCH, STEM } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { branchOf } from "#east/pairs.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { CELLS } from "../board.ts";
import { PALACE, TRANSFORMATION, type TransformationId } from "#east/purple_star/stars.ts";
import type { FlightsAnswer } from "./answer.ts";
import type { FlightsWords } from "./words/en.ts";

const WIDTH = 360;
const CELL = 86;
const LEFT = 8;
const TOP = 12;
const INKS: Readonly<Record<TransformationId, string>> = {
  lu: "#2e7d46",
  quan: "#7b2bc0",
  ke: "#1b5599",
  ji: "#b3261e",
};
/** Arrows of one palace show all four; of twelve, what opens and what binds. */
const OF_ALL: readonly TransformationId[] = ["lu", "ji"];

/** Draws the flights. */
export function drawFlights(answer: FlightsAnswer, { picture }: FlightsWords, lang: Lang): string {
  const { palaces, lifePalace } = answer;
  const shown = palaces.length === 1 ? TRANSFORMATION.ids : OF_ALL;
  const paths = palaces.flatMap(({ branch, flights }) =>
    flights
      .filter(({ transformation, isSelf }) => !isSelf && shown.includes(transformation))
      .map(({ transformation, toBranch }) =>
        arrow(branchOf(branch).index, branchOf(toBranch).index, INKS[transformation]),
      ),
  );
  const cells = BRANCH.ids.flatMap((branch, i) => {
    const [x, y] = cornerOf(i);
    const of = PALACE.ids[(branchOf(lifePalace).index - i + 12) % 12]!;
    const sender = palaces.find((one) => one.branch === branch);
    const own = sender?.flights.filter(({ isSelf }) => isSelf) ?? [];
    const stem = sender ? nativeOf(STEM, sender.stem) : "";
    return [
      box(x + 1, y + 1, CELL - 2, CELL - 2, {
        fill: palaces.length === 1 && sender ? "#f3d9a4" : PAPER.card,
        stroke: PAPER.line,
      }),
      text(x + CELL / 2, y + 34, `${stem}${nativeOf(BRANCH, branch)}`, {
        size: 18,
        family: SERIF,
        weight: 600,
      }),
      text(x + CELL / 2, y + 54, picture.palace[of], {
        size: fit(picture.palace[of], CELL - 8, 12),
        fill: PAPER.faint,
      }),
      ...own.map(({ transformation }, k) =>
        text(x + CELL / 2 + (k - (own.length - 1) / 2) * 20, y + 74, picture.mark[transformation], {
          size: 13,
          weight: 700,
          fill: INKS[transformation],
        }),
      ),
    ];
  });
  return drawing(
    WIDTH,
    TOP + 4 * CELL + 30,
    { title: picture.title, desc: picture.desc(answer), lang },
    [
      ...cells,
      `<g fill="none" stroke-width="1.4" opacity="0.85">${paths.join("")}</g>`,
      text(WIDTH / 2, TOP + 4 * CELL + 19, picture.legend(palaces.length === 1), {
        size: fit(picture.legend(palaces.length === 1), WIDTH - 16, 11),
        fill: PAPER.faint,
      }),
    ],
  );
}

function cornerOf(index: number): readonly [x: number, y: number] {
  const [column, row] = CELLS[index]!;
  return [LEFT + column * CELL, TOP + row * CELL];
}

/** A line from the inner edge of one cell to that of another, with a head. */
function arrow(from: number, to: number, ink: string): string {
  const inner = (index: number) => {
    const [x, y] = cornerOf(index);
    const [cx, cy] = [x + CELL / 2, y + CELL / 2];
    const [mx, my] = [WIDTH / 2, TOP + 2 * CELL];
    const [dx, dy] = [mx - cx, my - cy];
    const reach = (CELL / 2 - 4) / Math.max(Math.abs(dx), Math.abs(dy));
    return [cx + dx * reach, cy + dy * reach] as const;
  };
  const [[x1, y1], [x2, y2]] = [inner(from), inner(to)];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const head = [2.6, -2.6]
    .map((turn) => {
      const [hx, hy] = [x2 + 8 * Math.cos(angle + turn), y2 + 8 * Math.sin(angle + turn)];
      return `M${x2.toFixed(1)} ${y2.toFixed(1)}L${hx.toFixed(1)} ${hy.toFixed(1)}`;
    })
    .join("");
  return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}${head}" stroke="${ink}"/>`;
}
