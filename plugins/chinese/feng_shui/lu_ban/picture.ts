/** The rulers as strips, lucky sections in red as tapes print them, and a mark where the length ends. */
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { LuBanAnswer } from "./answer.ts";
import { RULER, RULERS, SECTION } from "./rulers.ts";
import type { LuBanWords } from "./words/en.ts";

const WIDTH = 360;
const MARGIN = 12;
const STRIP = WIDTH - 2 * MARGIN;
const ROW = 112;
const RED = "#b3261e";

/** Draws one strip for each reading. */
export function drawRulers(answer: LuBanAnswer, { picture }: LuBanWords, lang: Lang): string {
  const parts = answer.readings.flatMap((one, i) => {
    const y = 52 + i * ROW;
    const { sections } = RULERS[one.ruler];
    const width = STRIP / sections.length;
    const mark = MARGIN + (one.atMm / one.rulerMm) * STRIP;
    const lines = picture.lines(one);
    return [
      text(MARGIN, y, `${nativeOf(RULER, one.ruler)} · ${picture.name(one.ruler)}`, {
        size: 13,
        weight: 600,
        anchor: "start",
      }),
      ...sections.flatMap(({ section, isLucky }, k) => [
        box(MARGIN + k * width, y + 16, width, 34, {
          fill: section === one.section ? "#f3d9a4" : PAPER.card,
          stroke: PAPER.line,
          radius: 0,
        }),
        text(MARGIN + (k + 0.5) * width, y + 39, picture.sign(nativeOf(SECTION, section)), {
          size: fit(nativeOf(SECTION, section), width - 4, 18),
          family: SERIF,
          weight: 600,
          fill: isLucky ? RED : PAPER.ink,
        }),
      ]),
      `<path d="M${mark.toFixed(1)} ${y + 16}v34m-5 -40h10l-5 6z" stroke="${RED}" fill="${RED}"/>`,
      ...lines.map((line, k) =>
        text(MARGIN, y + 68 + k * 16, line, {
          size: fit(line, STRIP, 12),
          anchor: "start",
          fill: k === 0 ? PAPER.ink : PAPER.faint,
        }),
      ),
    ];
  });
  return drawing(
    WIDTH,
    36 + answer.readings.length * ROW,
    { title: picture.title(answer), desc: picture.desc(answer), lang },
    [
      text(WIDTH / 2, 26, picture.title(answer), { size: 18, weight: 700, family: SERIF }),
      ...parts,
    ],
  );
}
