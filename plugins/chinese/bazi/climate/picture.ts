import { BRANCH, STEM } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, ELEMENT_INK, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { ClimateAnswer } from "./answer.ts";
import type { ClimateWords } from "./words/en.ts";

const WIDTH = 360;

/** Draws the day stem in its month, and the stems that it wants below, the chief the largest. */
export function drawGods(answer: ClimateAnswer, { picture }: ClimateWords, lang: Lang): string {
  const { dayStem, monthBranch, element, air, gods } = answer;
  const step = Math.min(110, (WIDTH - 28) / gods.length);
  const left = WIDTH / 2 - (step * (gods.length - 1)) / 2;
  const discs = gods.map(({ stem, element: phase, rank }, i) => {
    const x = left + i * step;
    const radius = rank === 1 ? 30 : 23;
    const name = picture.image(stem);
    return [
      `<circle cx="${x}" cy="206" r="${radius}" fill="${PAPER.card}" stroke="${ELEMENT_INK[phase]}" stroke-width="${rank === 1 ? 4 : 2}"/>`,
      text(x, 206 + radius * 0.36, nativeOf(STEM, stem), {
        size: radius,
        weight: 700,
        family: SERIF,
        fill: ELEMENT_INK[phase],
      }),
      text(x, 256, name, { size: Math.max(10, fit(name, step - 6, 12)), fill: PAPER.faint }),
    ].join("");
  });
  const title = picture.title(nativeOf(STEM, dayStem), nativeOf(BRANCH, monthBranch));
  const desc = gods.map(({ stem }) => nativeOf(STEM, stem)).join(" → ");
  return drawing(WIDTH, 278, { title, desc, lang }, [
    box(8, 8, WIDTH - 16, 262, { fill: PAPER.card, stroke: PAPER.line }),
    text(WIDTH / 2 - 44, 84, nativeOf(STEM, dayStem), {
      size: 58,
      weight: 700,
      family: SERIF,
      fill: ELEMENT_INK[element],
    }),
    text(WIDTH / 2 + 44, 84, nativeOf(BRANCH, monthBranch), { size: 44, family: SERIF }),
    text(WIDTH / 2 - 44, 108, picture.image(dayStem), { size: 12, fill: PAPER.faint }),
    text(WIDTH / 2 + 44, 108, picture.air(air), { size: 12, fill: PAPER.faint }),
    text(WIDTH / 2, 148, picture.wants, { size: 13 }),
    ...discs,
  ]);
}
