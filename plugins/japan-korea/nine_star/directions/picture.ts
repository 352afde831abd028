/** The compass of the plates, south on top: year outside, month, day, and in the middle the star of birth. */
import { drawing, emsOf, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { Lang } from "#sdk";
import type { KiDirections } from "./answer.ts";
import { CLOSURE, type Closure, type Standing } from "./rules.ts";
import type { KiDirectionsWords } from "./words/en.ts";

const WIDTH = 360;
const CENTRE = [WIDTH / 2, 212] as const;
/** Inner and outer radius of the rings of day, month and year. */
const RINGS = { day: [44, 78], month: [78, 112], year: [112, 146] } as const;
/** Characters that a ring has room for under a number. */
const MARKS = { day: 2, month: 3, year: 4 } as const;
const NAMES = 160;
const FILLS: Readonly<Record<Standing, string>> = {
  best: "#cfe8c6",
  good: "#e4f0e2",
  open: "#ffffff",
  avoid: "#f3dcd6",
};
const RED = "#9c1f17";

/** A point at a bearing; south is up. */
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
export function drawDirections(
  answer: KiDirections,
  { title, picture }: KiDirectionsWords,
  lang: Lang,
): string {
  const parts = answer.directions.flatMap(({ direction, fromDeg, toDeg, standing }, i) => {
    const from = fromDeg > toDeg ? fromDeg - 360 : fromDeg;
    const middle = (from + toDeg) / 2;
    const cells = answer.boards.flatMap((board) => {
      const [inner, outer] = RINGS[board.board];
      const fill = board.counts ? FILLS[standing.value] : "#f4f1ea";
      const marks = CLOSURE.ids
        .filter((id: Closure) => board[id] === direction)
        .map((id) => picture.marks[id]);
      const [x, y] = at((inner + outer) / 2, middle);
      const shown = marks.reduce(
        (so, one) => ((so + one).length <= MARKS[board.board] ? so + one : so),
        "",
      );
      return [
        `<path d="${sector(inner, outer, from, toDeg)}" fill="${fill}" stroke="#8a6d3b" stroke-width="0.7"/>`,
        text(x, y + (shown ? -1 : 5), String(board.stars[i]!.number), {
          size: 14,
          weight: 600,
          family: SERIF,
        }),
        ...(shown ? [text(x, y + 11, shown, { size: 10, fill: RED })] : []),
      ];
    });
    const [x, y] = at(NAMES, middle);
    const name = picture.direction(direction);
    return [
      ...cells,
      text(x, y + 4, name, {
        size: 12,
        weight: standing.value === "best" || standing.value === "good" ? 700 : 400,
        fill: standing.value === "avoid" ? RED : PAPER.ink,
        ...(emsOf(name) > 3 && direction !== "north" && direction !== "south" ? { size: 11 } : {}),
      }),
    ];
  });
  const subtitle = picture.subtitle(answer);
  const legend = picture.legend.map((one, i) =>
    text(WIDTH / 2, 402 + i * 16, one, { size: fit(one, WIDTH - 20, 11), fill: PAPER.faint }),
  );
  return drawing(
    WIDTH,
    410 + (picture.legend.length - 1) * 16,
    { title, desc: picture.desc(answer), lang },
    [
      text(WIDTH / 2, 22, picture.heading(answer), { size: 14, weight: 600, family: SERIF }),
      text(WIDTH / 2, 38, subtitle, { size: fit(subtitle, WIDTH - 20, 11), fill: PAPER.faint }),
      ...parts,
      text(CENTRE[0], CENTRE[1] - 4, String(answer.birthStar.number), {
        size: 26,
        weight: 700,
        family: SERIF,
      }),
      text(CENTRE[0], CENTRE[1] + 18, answer.boards.map(({ centre }) => centre).join(" · "), {
        size: 12,
        fill: PAPER.faint,
      }),
      ...legend,
    ],
  );
}
