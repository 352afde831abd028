import { PILLAR } from "#lore";
import type { Lang } from "#sdk";
import { box, drawing, ELEMENT_INK, line, PAPER, SERIF, text } from "../../core/svg.ts";
import { nativeOf } from "../../core/natives.ts";
import { RELATIVE, SPIRIT } from "../na_jia.ts";
import type { LiuyaoAnswer } from "./answer.ts";
import { ROLE } from "./terms.ts";
import type { LiuyaoWords } from "./words/en.ts";

const WIDTH = 360;
const ROW = 46;
const TOP = 92;
const MOVED = "#b3261e";

/** Draws the board: spirits, relatives and pairs beside each line, moving marks, the changed figure. */
export function drawBoard(answer: LiuyaoAnswer, { picture }: LiuyaoWords, lang: Lang): string {
  const { hexagram, changed } = answer;
  const height = TOP + 6 * ROW + 34;
  const heading = changed
    ? `${hexagram.fullName} → ${changed.hexagram.fullName}`
    : hexagram.fullName;
  const rows = [...answer.lines].reverse().map((one, i) => {
    const y = TOP + i * ROW;
    const role = one.role ? nativeOf(ROLE, one.role) : "";
    return [
      text(26, y + 20, nativeOf(SPIRIT, one.spirit), { size: 12, fill: PAPER.faint }),
      text(78, y + 16, nativeOf(RELATIVE, one.relative), { size: 13 }),
      text(78, y + 32, nativeOf(PILLAR, one.naJia), {
        size: 12,
        fill: ELEMENT_INK[one.element],
        family: SERIF,
      }),
      yao(112, y + 10, one.value % 2 === 1, one.moving),
      text(212, y + 22, role, { size: 14, weight: 700, fill: "#1b5599" }),
      one.moving
        ? text(196, y + 22, one.value === 9 ? "○" : "×", { size: 13, weight: 700, fill: MOVED })
        : "",
      one.isVoid ? text(228, y + 22, "空", { size: 11, fill: PAPER.faint }) : "",
      changed ? yao(240, y + 10, changed.hexagram.lines[one.place - 1] === "1", false) : "",
      one.changed
        ? text(337, y + 16, nativeOf(RELATIVE, one.changed.relative)[0]!, {
            size: 11,
            anchor: "middle",
          }) +
          text(337, y + 31, nativeOf(PILLAR, one.changed.naJia)[1]!, {
            size: 12,
            family: SERIF,
            fill: ELEMENT_INK[one.changed.element],
          })
        : "",
      one.hidden
        ? text(78, y + 43, hiddenText(one.hidden), {
            size: 8.5,
            fill: PAPER.faint,
          })
        : "",
    ].join("");
  });
  const parts = [
    box(8, 8, WIDTH - 16, height - 16, { fill: PAPER.card, stroke: PAPER.line }),
    text(20, 38, heading, { size: 20, weight: 700, anchor: "start", family: SERIF }),
    text(20, 60, picture.under(answer), { size: 12, anchor: "start", fill: PAPER.faint }),
    line(20, 72, WIDTH - 20, 72),
    ...rows,
  ];
  const title = picture.title(heading);
  const desc = answer.lines
    .map(({ place, spirit, relative, naJia, moving }) => {
      const names = `${nativeOf(SPIRIT, spirit)} ${nativeOf(RELATIVE, relative)} ${nativeOf(PILLAR, naJia)}`;
      return `${place} ${names}${moving ? ` ${picture.moving}` : ""}`;
    })
    .join("; ");
  return drawing(WIDTH, height, { title, desc, lang }, parts);
}

function hiddenText({ relative, naJia }: NonNullable<LiuyaoAnswer["lines"][number]["hidden"]>) {
  return `伏 ${nativeOf(RELATIVE, relative)}${nativeOf(PILLAR, naJia)}`;
}

/** A yang line whole, a yin line broken. */
function yao(x: number, y: number, yang: boolean, moving: boolean): string {
  const fill = moving ? MOVED : "#2b2620";
  if (yang) return box(x, y, 76, 13, { fill, radius: 1 });
  return box(x, y, 32, 13, { fill, radius: 1 }) + box(x + 44, y, 32, 13, { fill, radius: 1 });
}
