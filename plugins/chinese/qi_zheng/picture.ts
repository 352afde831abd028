/** The board of twelve palaces round a square, each with its branch, matter and bodies. */
import { BRANCH } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { QiChart } from "./answer.ts";
import { QI_BODY, QI_HOUSE } from "./terms.ts";
import type { QiWords } from "./words/en.ts";

const CELL = 88;
const LEFT = 4;
/** Column and row of each branch from 子 on: 巳午未申 above. */
const AT: readonly (readonly [number, number])[] = [
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

/** Short names, three to a row. */
function rows(names: readonly string[]): readonly string[] {
  return Array.from({ length: Math.ceil(names.length / 3) }, (_, i) =>
    names.slice(3 * i, 3 * i + 3).join(" "),
  );
}

/** Draws the board. */
export function drawQiChart(answer: QiChart, { picture }: QiWords, lang: Lang): string {
  const cells = answer.houses.flatMap(({ house, branch, bodies }) => {
    const [column, row] = AT[BRANCH.ids.indexOf(branch)]!;
    const [x, y] = [LEFT + column * CELL, LEFT + row * CELL];
    const names = bodies.map((id) => nativeOf(QI_BODY, id)).join(" ");
    const label = picture.house(house);
    return [
      box(x, y, CELL - 2, CELL - 2, {
        fill: house === "life" ? "#f3d9a4" : PAPER.card,
        stroke: PAPER.line,
        radius: 3,
      }),
      text(x + 6, y + 19, nativeOf(BRANCH, branch), { size: 15, anchor: "start", family: SERIF }),
      text(x + CELL - 8, y + 18, nativeOf(QI_HOUSE, house), {
        size: 12,
        anchor: "end",
        weight: 600,
      }),
      text(x + CELL / 2, y + 42, names, {
        size: fit(names, CELL - 12, 18),
        family: SERIF,
        fill: "#9c1f17",
      }),
      ...rows(picture.short(bodies)).map((row, i) =>
        text(x + CELL / 2, y + 56 + i * 11, row, { size: fit(row, CELL - 6, 10.5) }),
      ),
      text(x + CELL / 2, y + 82, label, { size: fit(label, CELL - 8, 10.5), fill: PAPER.faint }),
    ];
  });
  const lines = picture.lines(answer);
  return drawing(360, 360, { title: picture.title, desc: lines.join(" "), lang }, [
    ...cells,
    ...lines.map((line, i) =>
      text(180, 150 + i * 22, line, { size: fit(line, 164, 13), weight: i === 0 ? 700 : 400 }),
    ),
  ]);
}
