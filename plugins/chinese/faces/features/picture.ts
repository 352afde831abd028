/** The face with its palaces: those that were described are filled by their luck and named. */
import type { Lang } from "#sdk";
import { drawing, fit, PAPER, text } from "#east/svg.ts";
import type { FaceAnswer } from "./answer.ts";
import type { FacePalace } from "./terms.ts";
import type { FaceWords } from "./words/en.ts";

const WIDTH = 420;
const INK = { lucky: "#21703c", mixed: "#8a5a12", unlucky: "#b3261e" } as const;
const LINE = 'fill="none" stroke="#8a7a5f" stroke-width="2" stroke-linecap="round"';

/** Where each palace lies on the drawing. */
const PLACES: Readonly<Record<FacePalace, readonly [number, number]>> = {
  official: [210, 70],
  parents: [168, 78],
  fortune: [262, 96],
  travel: [116, 104],
  life: [210, 120],
  siblings: [158, 116],
  property: [158, 140],
  children: [158, 176],
  spouse: [118, 152],
  health: [210, 158],
  wealth: [210, 206],
  servants: [178, 296],
};

/** Draws it, with numbers that the lines below explain. */
export function drawFace(answer: FaceAnswer, { picture }: FaceWords, lang: Lang): string {
  const lines = answer.palaces.map((one, i) => `${i + 1} ${picture.line(one)}`);
  const dots = answer.palaces.flatMap(({ palace, luck }, i) => {
    const [x, y] = PLACES[palace];
    return [
      `<circle cx="${x}" cy="${y}" r="11" fill="${INK[luck]}"/>`,
      text(x, y + 4, String(i + 1), { size: 12, weight: 700, fill: PAPER.card }),
    ];
  });
  return drawing(
    WIDTH,
    372 + lines.length * 20,
    { title: picture.title, desc: lines.join(". "), lang },
    [
      `<path d="M96 150Q96 30 210 30T324 150Q324 250 270 300Q210 336 150 300Q96 250 96 150Z" fill="#fdf3e3" stroke="#8a7a5f" stroke-width="2"/>`,
      `<path d="M96 132q-22 -6 -20 24t26 54M324 132q22 -6 20 24t-26 54" ${LINE}/>`,
      `<path d="M130 120q28 -14 56 0M234 120q28 -14 56 0" fill="none" stroke="#8a7a5f" stroke-width="4"/>`,
      `<path d="M134 156q24 -16 48 0q-24 14 -48 0M238 156q24 -16 48 0q-24 14 -48 0" ${LINE}/>`,
      `<path d="M202 140q-6 40 -14 60q22 22 44 0q-8 -20 -14 -60M176 252q34 -18 68 0q-34 26 -68 0" ${LINE}/>`,
      ...dots,
      ...lines.map((line, i) =>
        text(20, 366 + i * 20, line, { size: fit(line, WIDTH - 40, 13), anchor: "start" }),
      ),
    ],
  );
}
