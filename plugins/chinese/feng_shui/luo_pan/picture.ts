/** The compass with its mountains and trigrams, and the needle of the bearing. */
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { TRIGRAM } from "../../core/trigrams.ts";
import { MOUNTAINS } from "../core/mountains.ts";
import type { LuoPanAnswer } from "./answer.ts";
import type { LuoPanWords } from "./words/en.ts";

const WIDTH = 360;
const C = 180;
const RED = "#9c1f17";

/** Draws the ring with south above, as compasses are held. */
export function drawLuoPan(answer: LuoPanAnswer, { picture }: LuoPanWords, lang: Lang): string {
  const at = (deg: number, radius: number) => {
    const angle = ((deg + 90) * Math.PI) / 180;
    return [C + radius * Math.cos(angle), C + radius * Math.sin(angle)] as const;
  };
  const tick = (deg: number, from: number, to: number, stroke: string = PAPER.line, width = 1) => {
    const [x1, y1] = at(deg, from);
    const [x2, y2] = at(deg, to);
    return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="${stroke}" stroke-width="${width}" fill="none"/>`;
  };
  const parts = [
    ...[168, 128, 84].map(
      (r) => `<circle cx="${C}" cy="${C}" r="${r}" fill="${PAPER.card}" stroke="${PAPER.line}"/>`,
    ),
    ...Array.from({ length: 120 }, (_, i) => tick(337.5 + i * 3, 162, 168)),
    ...MOUNTAINS.flatMap(({ native, centreDeg, isYang, id }) => {
      const [x, y] = at(centreDeg, 146);
      const isOwn = id === answer.mountain || id === answer.opposite;
      return [
        tick(centreDeg - 7.5, 128, 162),
        ...(isOwn
          ? [`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="14" fill="#f3d9a4"/>`]
          : []),
        text(x, y + 6, native, {
          size: 16,
          family: SERIF,
          weight: isOwn ? 700 : 400,
          fill: isYang ? RED : PAPER.ink,
        }),
      ];
    }),
    ...MOUNTAINS.filter((_, i) => i % 3 === 1).flatMap(({ trigram, centreDeg }) => {
      const [x, y] = at(centreDeg, 106);
      return [
        tick(centreDeg - 22.5, 84, 128),
        text(x, y + 6, nativeOf(TRIGRAM, trigram), { size: 17, family: SERIF, fill: PAPER.faint }),
      ];
    }),
    tick(answer.magneticDeg, 0, 170, RED, 2),
    tick(answer.magneticDeg + 180, 0, 170, PAPER.ink, 1.2),
    `<circle cx="${C}" cy="${C}" r="4" fill="${RED}"/>`,
    ...picture.lines(answer).map((one, i) =>
      text(C, 376 + i * 18, one, {
        size: fit(one, WIDTH - 16, i === 0 ? 13.5 : 12),
        weight: i === 0 ? 700 : 400,
        fill: i === 2 ? PAPER.faint : PAPER.ink,
      }),
    ),
  ];
  return drawing(
    WIDTH,
    424,
    { title: picture.title, desc: picture.lines(answer).join(" "), lang },
    parts,
  );
}
