/** A face above and a figure below, with the moles that were named, numbered as they are told. */
import type { Lang } from "#sdk";
import { drawing, fit, PAPER, text } from "#east/svg.ts";
import type { MolesAnswer } from "./answer.ts";
import { MOLES } from "./places.ts";
import type { MolesWords } from "./words/en.ts";

const WIDTH = 420;
const LINE = 'fill="none" stroke="#8a7a5f" stroke-width="2" stroke-linecap="round"';
const INK = { lucky: "#21703c", mixed: "#8a5a12", unlucky: "#b3261e" } as const;

/** Draws them; the body only where a mole lies on it. */
export function drawMoles(answer: MolesAnswer, { picture }: MolesWords, lang: Lang): string {
  const hasBody = answer.moles.some(({ place }) => MOLES[place].at[1] > 330);
  const foot = hasBody ? 712 : 346;
  const lines = answer.moles.map((one, i) => `${i + 1} ${picture.line(one)}`);
  const face =
    `<path d="M96 150Q96 30 210 30T324 150Q324 250 270 300Q210 336 150 300Q96 250 96 150Z" fill="#fdf3e3" stroke="#8a7a5f" stroke-width="2"/>` +
    `<path d="M96 132q-22 -6 -20 24t26 54M324 132q22 -6 20 24t-26 54" ${LINE}/>` +
    `<path d="M130 120q28 -14 56 0M234 120q28 -14 56 0" fill="none" stroke="#8a7a5f" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M134 152q24 -16 48 0q-24 14 -48 0M238 152q24 -16 48 0q-24 14 -48 0" ${LINE}/>` +
    `<path d="M202 140q-6 40 -14 60q22 22 44 0q-8 -20 -14 -60M176 252q34 -18 68 0q-34 26 -68 0" ${LINE}/>`;
  const body = `<path d="M180 316v26q-70 10 -84 50l-24 120M240 316v26q70 10 84 50l44 120M128 400l6 110l20 190h40l16 -170l16 170h40l20 -190l6 -110" ${LINE}/>`;
  const dots = answer.moles.flatMap(({ place, luck }, i) => {
    const [x, y] = MOLES[place].at;
    return [
      `<circle cx="${x}" cy="${y}" r="9" fill="${INK[luck]}"/>`,
      text(x, y + 4, String(i + 1), { size: 11.5, weight: 700, fill: PAPER.card }),
    ];
  });
  return drawing(
    WIDTH,
    foot + 20 + lines.length * 20,
    { title: picture.title, desc: lines.join(". "), lang },
    [
      face,
      ...(hasBody ? [body] : []),
      ...dots,
      ...lines.map((line, i) =>
        text(20, foot + 20 + i * 20, line, { size: fit(line, WIDTH - 40, 13), anchor: "start" }),
      ),
    ],
  );
}
