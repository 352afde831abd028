import { element, type Lang } from "#sdk";
import { SAMVATSARA } from "../../core/samvatsara.ts";
import { COLOURS, label, picture } from "../../core/svg.ts";
import type { SamvatsaraAnswer } from "./answer.ts";
import type { SamvatsaraWords } from "./words/en.ts";

const SIZE = 780;
const COLUMNS = 5;
const CELL_WIDTH = (SIZE - 40) / COLUMNS;
const CELL_HEIGHT = 46;
const TOP = 90;

/** The sixty years, five to a row, the one asked for filled. */
export function drawSamvatsara(
  answer: SamvatsaraAnswer,
  { terms, picture: says }: SamvatsaraWords,
  lang: Lang,
): string {
  const cells = SAMVATSARA.ids.map((id, i) => {
    const [x, y] = [20 + (i % COLUMNS) * CELL_WIDTH, TOP + Math.floor(i / COLUMNS) * CELL_HEIGHT];
    const here = i + 1 === answer.number;
    return [
      element("rect", {
        x,
        y,
        width: CELL_WIDTH - 4,
        height: CELL_HEIGHT - 4,
        rx: 4,
        fill: here ? COLOURS.line : COLOURS.faint,
      }),
      label(`${i + 1} ${terms.samvatsara[id]}`, x + CELL_WIDTH / 2 - 2, y + CELL_HEIGHT / 2 - 2, {
        "font-size": 20,
        fill: here ? "#fff" : COLOURS.ink,
        ...(terms.samvatsara[id].length > 11 ? { textLength: CELL_WIDTH - 14 } : {}),
      }),
    ].join("");
  });
  return picture(
    "samvatsara",
    { width: SIZE, height: TOP + 12 * CELL_HEIGHT + 16 },
    { lang, title: says.title, desc: says.desc(answer) },
    label(says.title, SIZE / 2, 30, { "font-size": 26, "font-weight": 700 }),
    label(says.desc(answer), SIZE / 2, 62, { "font-size": 20, fill: COLOURS.soft }),
    ...cells,
  );
}
