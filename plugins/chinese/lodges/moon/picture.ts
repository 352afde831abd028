/** The ring of the 28 lodges with the Moon in hers. */
import type { Lang } from "#sdk";
import { MANSION } from "#east/almanac/terms.ts";
import { nativeOf } from "#east/natives.ts";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { MoonLodgeAnswer } from "./answer.ts";
import type { MoonLodgeWords } from "./words/en.ts";

const WIDTH = 360;
const C = 180;
/** Ink of the four palaces: east, north, west, south. */
const INKS = ["#21703c", "#2b2620", "#5f6672", "#b3261e"] as const;

/** Draws them in equal steps, since a narrow lodge has no room for its name. */
export function drawMoonLodge(
  answer: MoonLodgeAnswer,
  { picture }: MoonLodgeWords,
  lang: Lang,
): string {
  const at = (i: number, radius: number) => {
    const angle = ((-i * 360) / 28 - 90) * (Math.PI / 180);
    return [C + radius * Math.cos(angle), C + radius * Math.sin(angle)] as const;
  };
  const own = MANSION.ids.indexOf(answer.lodge);
  const [mx, my] = at(own - 0.5 + answer.withinDeg / answer.widthDeg, 118);
  const lines = picture.lines(answer);
  return drawing(WIDTH, 406, { title: picture.title, desc: lines.join(" "), lang }, [
    `<circle cx="${C}" cy="${C}" r="166" fill="${PAPER.card}" stroke="${PAPER.line}"/>`,
    `<circle cx="${C}" cy="${C}" r="134" fill="${PAPER.ground}" stroke="${PAPER.line}"/>`,
    ...MANSION.ids.flatMap((id, i) => {
      const [x, y] = at(i, 150);
      return [
        ...(i === own
          ? [`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="15" fill="#f3d9a4"/>`]
          : []),
        text(x, y + 6, nativeOf(MANSION, id), {
          size: 16,
          family: SERIF,
          weight: i === own ? 700 : 400,
          fill: INKS[Math.floor(i / 7)]!,
        }),
      ];
    }),
    `<circle cx="${mx.toFixed(1)}" cy="${my.toFixed(1)}" r="10" fill="#f6e7b0" stroke="#b08a2e"/>`,
    text(C, C - 4, nativeOf(MANSION, answer.lodge), { size: 46, weight: 700, family: SERIF }),
    text(C, C + 26, picture.within(answer), { size: 14, fill: PAPER.faint }),
    ...lines.map((line, i) =>
      text(C, 372 + i * 18, line, {
        size: fit(line, WIDTH - 20, 12.5),
        fill: i === 0 ? PAPER.ink : PAPER.faint,
      }),
    ),
  ]);
}
