import { BRANCH } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { TaiSuiAnswer } from "./answer.ts";
import type { TaiSuiWords } from "./words/en.ts";

const WIDTH = 360;
const CENTRE = WIDTH / 2;
const RING = 128;

/** Draws the ring of the branches, the year's and the birth's marked and joined. */
export function drawTaiSui(answer: TaiSuiAnswer, { picture }: TaiSuiWords, lang: Lang): string {
  const { birth, year, offences } = answer;
  const [own, passing] = [birth, year].map(({ pillar }) => pairOf(pillar).branch.index) as [
    number,
    number,
  ];
  const at = (index: number, radius: number) => {
    const angle = ((index * 30 + 90) * Math.PI) / 180;
    return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)] as const;
  };
  const [x1, y1] = at(own, RING - 22);
  const [x2, y2] = at(passing, RING - 22);
  const stroke = offences.length > 0 ? "#b3261e" : "#21703c";
  const parts = [
    ...(own === passing
      ? []
      : [
          `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="${stroke}" stroke-width="2" fill="none"/>`,
        ]),
    ...BRANCH.ids.flatMap((branch, i) => {
      const [x, y] = at(i, RING);
      const fill = i === passing ? "#f3d9a4" : i === own ? "#e4f0e2" : PAPER.card;
      return [
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="21" fill="${fill}" stroke="${PAPER.line}"/>`,
        text(x, y + 7, nativeOf(BRANCH, branch), { size: 19, family: SERIF, weight: 600 }),
      ];
    }),
    ...picture.lines(answer).map((one, i) =>
      text(CENTRE, 330 + i * 19, one, {
        size: fit(one, WIDTH - 20, 13),
        weight: i === 0 ? 600 : 400,
        fill: i === 0 ? PAPER.ink : PAPER.faint,
      }),
    ),
  ];
  return drawing(
    WIDTH,
    378,
    { title: picture.title, desc: picture.lines(answer).join(" "), lang },
    [`<g transform="translate(0 -24)">${parts.slice(0, -2).join("")}</g>`, ...parts.slice(-2)],
  );
}
