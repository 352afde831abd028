/** The ring of 27 lodges with the two of the pair joined. */
import { nativeOf } from "#east/natives.ts";
import { box, drawing, PAPER, SERIF, text } from "#east/svg.ts";
import type { Lang } from "#sdk";
import { LODGE, LODGE_RELATION, RELATIONS } from "../lodges.ts";
import type { SukuyoMatch } from "./answer.ts";
import { TIE } from "./relations.ts";
import type { SukuyoMatchWords } from "./words/en.ts";

const WIDTH = 360;
const CENTRE = [WIDTH / 2, 206] as const;
const OUTER = 156;
const INNER = 118;
const WITHIN = 102;
const STEP = 360 / 27;
const COLOURS = { a: "#2d4f8a", b: "#b3261e" } as const;

const at = (radius: number, index: number) => {
  const angle = ((index * STEP - 90) * Math.PI) / 180;
  return [CENTRE[0] + radius * Math.cos(angle), CENTRE[1] + radius * Math.sin(angle)] as const;
};

/** Draws the ring; inside stands what each lodge is to the first person's. */
export function drawRing(answer: SukuyoMatch, { picture }: SukuyoMatchWords, lang: Lang): string {
  const { a, b, tie } = answer;
  const cells = LODGE.ids.flatMap((id, i) => {
    const isA = i === a.index;
    const isB = i === b.index;
    const [p, q, r, s] = [
      at(OUTER, i - 0.5),
      at(OUTER, i + 0.5),
      at(INNER, i + 0.5),
      at(INNER, i - 0.5),
    ].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    const fill = isA ? COLOURS.a : isB ? COLOURS.b : "#ffffff";
    const [x, y] = at((OUTER + INNER) / 2, i);
    const [wx, wy] = at(WITHIN, i);
    const relation = RELATIONS[(i - a.index + 27) % 27]!;
    return [
      `<path d="M${p}A${OUTER} ${OUTER} 0 0 1 ${q}L${r}A${INNER} ${INNER} 0 0 0 ${s}Z" fill="${fill}" stroke="${PAPER.line}"/>`,
      text(x, y + 5, nativeOf(LODGE, id).slice(0, 1), {
        size: 14,
        family: SERIF,
        ...(isA || isB ? { fill: "#ffffff", weight: 700 as const } : {}),
      }),
      text(wx, wy + 4, nativeOf(LODGE_RELATION, relation), {
        size: 10.5,
        fill: isB ? COLOURS.b : PAPER.faint,
        ...(isB ? { weight: 700 as const } : {}),
      }),
    ];
  });
  const [ax, ay] = at(88, a.index);
  const [bx, by] = at(88, b.index);
  const chord =
    a.index === b.index
      ? ""
      : `<path d="M${ax.toFixed(1)} ${ay.toFixed(1)}Q${CENTRE[0]} ${CENTRE[1] + 44} ${bx.toFixed(1)} ${by.toFixed(1)}" fill="none" stroke="${PAPER.faint}" stroke-width="1.5" stroke-dasharray="4 3"/>`;
  return drawing(WIDTH, 410, { title: picture.title, desc: picture.desc(answer), lang }, [
    text(WIDTH / 2, 28, picture.heading(answer), { size: 15, weight: 600, family: SERIF }),
    ...cells,
    chord,
    text(CENTRE[0], CENTRE[1] + 6, nativeOf(TIE, tie), { size: 32, weight: 700, family: SERIF }),
    text(CENTRE[0], CENTRE[1] + 28, picture.under(answer), { size: 12, fill: PAPER.faint }),
    text(WIDTH / 2, 392, picture.legend, { size: 11, fill: PAPER.faint }),
  ]);
}
