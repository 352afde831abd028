/** Two rings of six: hosts within, guests without, each with the day on which it begins. */
import { PILLAR } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { drawing, ELEMENT_INK, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { QiYearAnswer } from "./answer.ts";
import { SIX_QI, type SixQi } from "./terms.ts";
import type { QiYearWords } from "./words/en.ts";

const WIDTH = 360;
const CENTRE = 180;
const INK: Readonly<Record<SixQi, string>> = {
  jueYin: ELEMENT_INK.wood,
  shaoYin: ELEMENT_INK.fire,
  shaoYang: ELEMENT_INK.fire,
  taiYin: ELEMENT_INK.earth,
  yangMing: ELEMENT_INK.metal,
  taiYang: ELEMENT_INK.water,
};

/** Draws the year as a wheel, its first step at the left below, sunwise. */
export function drawQiYear(answer: QiYearAnswer, { picture }: QiYearWords, lang: Lang): string {
  const { steps, pillar, year } = answer;
  const at = (radius: number, i: number) => {
    const angle = ((i * 60 + 150) * Math.PI) / 180;
    return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)] as const;
  };
  const spokes = steps.map((_, i) => {
    const [x1, y1] = at(50, i - 0.5);
    const [x2, y2] = at(166, i - 0.5);
    return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="${PAPER.line}" fill="none"/>`;
  });
  const rings = [50, 100, 166].map(
    (r) => `<circle cx="${CENTRE}" cy="${CENTRE}" r="${r}" fill="none" stroke="${PAPER.line}"/>`,
  );
  const names = steps.flatMap(({ host, guest, local }, i) => {
    const [gx, gy] = at(134, i);
    const [hx, hy] = at(76, i);
    return [
      text(gx, gy - 8, nativeOf(SIX_QI, guest), {
        size: 14,
        weight: 700,
        family: SERIF,
        fill: INK[guest],
      }),
      text(gx, gy + 7, picture.name(guest), {
        size: fit(picture.name(guest), 62, 10.5),
        fill: PAPER.faint,
      }),
      text(gx, gy + 21, picture.day(local), { size: 10.5, fill: PAPER.faint }),
      text(hx, hy + 4, nativeOf(SIX_QI, host).slice(0, 2), {
        size: 13,
        family: SERIF,
        fill: INK[host],
      }),
    ];
  });
  return drawing(WIDTH, 392, { title: picture.title(answer), desc: picture.desc(answer), lang }, [
    ...rings,
    ...spokes,
    ...names,
    text(CENTRE, CENTRE - 2, nativeOf(PILLAR, pillar), { size: 24, weight: 700, family: SERIF }),
    text(CENTRE, CENTRE + 18, String(year), { size: 13, fill: PAPER.faint }),
    text(CENTRE, 368, picture.great(answer), {
      size: fit(picture.great(answer), WIDTH - 20, 12.5),
      weight: 600,
    }),
    text(CENTRE, 385, picture.legend, {
      size: fit(picture.legend, WIDTH - 20, 10.5),
      fill: PAPER.faint,
    }),
  ]);
}
