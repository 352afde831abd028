import { BRANCH, PILLAR, STEM } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, ELEMENT_INK, PAPER, SERIF, text } from "#east/svg.ts";
import type { MouthAnswer } from "./answer.ts";
import { SEAT } from "./terms.ts";
import type { MouthWords } from "./words/en.ts";

const WIDTH = 360;
const ROW = 62;

/** Draws the four places one above another, the useful one on a ground of its own. */
export function drawFour(answer: MouthAnswer, { picture }: MouthWords, lang: Lang): string {
  const { human, spirit, general, earth, use } = answer;
  const rows = [
    { seat: "human", written: nativeOf(STEM, human.stem), of: human, name: "" },
    {
      seat: "spirit",
      written: nativeOf(PILLAR, spirit.pair),
      of: spirit,
      name: picture.spirit(spirit.name),
    },
    {
      seat: "general",
      written: nativeOf(PILLAR, general.pair),
      of: general,
      name: picture.general(general.name),
    },
    { seat: "earth", written: nativeOf(BRANCH, earth.branch), of: earth, name: "" },
  ] as const;
  const drawn = rows.map(({ seat, written, of, name }, i) => {
    const y = 64 + i * ROW;
    const isUse = seat === use;
    return [
      box(14, y, WIDTH - 28, ROW - 6, {
        fill: isUse ? "#fbf1d8" : PAPER.card,
        stroke: isUse ? "#b9832b" : PAPER.line,
      }),
      text(26, y + 24, nativeOf(SEAT, seat), { size: 14, anchor: "start", weight: 600 }),
      text(26, y + 42, picture.seat(seat), { size: 10, anchor: "start", fill: PAPER.faint }),
      text(158, y + 38, written, {
        size: 26,
        weight: 700,
        family: SERIF,
        fill: ELEMENT_INK[of.element],
      }),
      text(WIDTH - 26, y + 24, name, { size: 12, anchor: "end" }),
      text(WIDTH - 26, y + 42, picture.state(of), { size: 11, anchor: "end", fill: PAPER.faint }),
    ].join("");
  });
  const foot = picture.motions(answer.motions);
  const heading = Object.values(answer.pillars)
    .map((pillar) => nativeOf(PILLAR, pillar))
    .join(" ");
  const desc = rows.map(({ seat, written }) => `${nativeOf(SEAT, seat)} ${written}`).join("; ");
  return drawing(WIDTH, 64 + 4 * ROW + 34, { title: picture.title, desc, lang }, [
    text(14, 30, picture.title, { size: 17, weight: 700, anchor: "start", family: SERIF }),
    text(14, 50, heading, { size: 13, anchor: "start", fill: PAPER.faint }),
    ...drawn,
    text(WIDTH / 2, 64 + 4 * ROW + 18, foot, { size: 13 }),
  ]);
}
