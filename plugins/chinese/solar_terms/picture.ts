import type { Lang } from "#sdk";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { nativeOf } from "#east/natives.ts";
import { drawing, ELEMENT_INK, PAPER, SERIF, text } from "#east/svg.ts";
import type { TermsAnswer } from "./answer.ts";
import type { SolarTermsWords } from "./words/en.ts";

const WIDTH = 360;
const CENTRE = WIDTH / 2;
const RING = 132;
const NAMES = 148;
const DATES = 101;

/** Inks of the seasons from 立春 on. */
const SEASONS = [ELEMENT_INK.wood, ELEMENT_INK.fire, ELEMENT_INK.metal, ELEMENT_INK.water];

/** Draws the year as a ring: winter solstice at the foot, the Sun's way clockwise. */
export function drawTerms(
  { year, pillar, terms }: TermsAnswer,
  { picture }: SolarTermsWords,
  lang: Lang,
): string {
  const marks = terms.flatMap(({ term, longitudeDeg, kind, local }) => {
    // 270° stands at the foot, 0° on the left, 90° at the head.
    const angle = ((longitudeDeg + 180) * Math.PI) / 180;
    const at = (radius: number) =>
      [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)] as const;
    const season = Math.floor(((longitudeDeg - 315 + 360) % 360) / 90);
    const fill = SEASONS[season]!;
    const [x, y] = at(RING - 8);
    const [nameX, nameY] = at(NAMES);
    const [dateX, dateY] = at(DATES);
    return [
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${kind === "jie" ? 4 : 3}" fill="${kind === "jie" ? fill : PAPER.ground}" stroke="${fill}"/>`,
      text(nameX, nameY + 5, nativeOf(SOLAR_TERM, term), {
        size: 13,
        fill,
        family: SERIF,
        weight: kind === "jie" ? 700 : 400,
      }),
      text(dateX, dateY + 4, `${Number(local.slice(-14, -12))}/${Number(local.slice(-11, -9))}`, {
        size: 10.5,
        fill: PAPER.faint,
      }),
    ];
  });
  const parts = [
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RING - 8}" fill="none" stroke="${PAPER.line}"/>`,
    ...marks,
    text(CENTRE, CENTRE - 2, String(year), { size: 34, weight: 700, family: SERIF }),
    text(CENTRE, CENTRE + 24, picture.pillar(pillar), { size: 14, family: SERIF }),
    text(CENTRE, WIDTH + 14, picture.legend, { size: 11, fill: PAPER.faint }),
  ];
  return drawing(
    WIDTH,
    WIDTH + 30,
    { title: picture.title, desc: picture.desc(year), lang },
    parts,
  );
}
