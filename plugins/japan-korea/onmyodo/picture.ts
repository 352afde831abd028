/** The compass of twelve branches with the gods in their seats, south on top, and the lucky point. */
import { BRANCH } from "#lore";
import { nativeOf } from "#east/natives.ts";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { Lang } from "#sdk";
import { HOUI } from "../core/directions.ts";
import type { OnmyodoAnswer } from "./answer.ts";
import type { OnmyodoWords } from "./words/en.ts";

const WIDTH = 360;
const CENTRE = [WIDTH / 2, 214] as const;
const OUTER = 142;
const INNER = 78;
const BRANCHES = 154;
const RED = "#9c1f17";
const GREEN = "#21703c";

const at = (radius: number, bearing: number) => {
  const angle = ((bearing + 180) * Math.PI) / 180;
  return [CENTRE[0] + radius * Math.sin(angle), CENTRE[1] - radius * Math.cos(angle)] as const;
};

function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [at(outer, from), at(outer, to), at(inner, to), at(inner, from)].map(
    ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`,
  );
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`;
}

/** Draws the compass. */
export function drawSeats(
  answer: OnmyodoAnswer,
  { title, picture }: OnmyodoWords,
  lang: Lang,
): string {
  const cells = BRANCH.ids.flatMap((branch, i) => {
    const there = answer.gods.filter((one) => (one.branches as readonly string[]).includes(branch));
    const closes = there.some((one) => one.closes);
    const [x, y] = at(BRANCHES, i * 30);
    const [mx, my] = at((INNER + OUTER) / 2, i * 30);
    const fill = closes ? "#f3dcd6" : there.length > 0 ? "#f7efe0" : "#ffffff";
    const names = there.map(({ god }) => picture.mark[god]);
    return [
      `<path d="${sector(INNER, OUTER, i * 30 - 15, i * 30 + 15)}" fill="${fill}" stroke="#8a6d3b" stroke-width="0.7"/>`,
      ...names.map((name, n) =>
        text(mx, my + 4 + (n - (names.length - 1) / 2) * 13, name, {
          size: 11,
          ...(closes ? { fill: RED } : {}),
        }),
      ),
      text(x, y + 4, nativeOf(BRANCH, branch), { size: 12, family: SERIF, fill: PAPER.faint }),
    ];
  });
  const walkers = answer.gods.filter(({ branches }) => branches.length === 0);
  const inner = HOUI.ids.flatMap((direction, i) => {
    const there = walkers.filter(({ directions }) => directions.includes(direction));
    const [x, y] = at(58, i * 45);
    return [
      `<path d="${sector(38, INNER, i * 45 - 22.5, i * 45 + 22.5)}" fill="${there.length > 0 ? "#f3dcd6" : "#ffffff"}" stroke="#8a6d3b" stroke-width="0.7"/>`,
      ...there.map(({ god }, n) =>
        text(x, y + 4 + (n - (there.length - 1) / 2) * 13, picture.mark[god], {
          size: 11,
          fill: RED,
        }),
      ),
    ];
  });
  const [px, py] = at(OUTER + 8, answer.lucky.bearingDeg);
  const [lx, ly] = at(OUTER + 24, answer.lucky.bearingDeg);
  const lines = picture.legend(answer);
  return drawing(WIDTH, 400 + lines.length * 16, { title, desc: picture.desc(answer), lang }, [
    text(WIDTH / 2, 20, picture.heading(answer), {
      size: fit(picture.heading(answer), WIDTH - 20, 14),
      weight: 600,
      family: SERIF,
    }),
    ...cells,
    ...inner,
    text(CENTRE[0], CENTRE[1] + 5, picture.south, { size: 12, fill: PAPER.faint }),
    `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="5" fill="${GREEN}"/>`,
    text(lx, ly + 4, picture.mark.toshitoku, { size: 11, weight: 700, fill: GREEN }),
    ...lines.map((one, i) =>
      text(WIDTH / 2, 408 + i * 16, one, { size: fit(one, WIDTH - 16, 11), fill: PAPER.faint }),
    ),
  ]);
}
