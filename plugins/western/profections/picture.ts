import { element, type Lang } from "#sdk";
import { SIGN } from "#lore";
import { COLOURS, label, picture, polar } from "../core/picture/drawing.ts";
import { drawPoint, drawSign } from "../core/picture/glyphs.ts";
import { indexOfSign } from "../core/zodiac.ts";
import type { ProfectionsAnswer } from "./answer.ts";
import type { ProfectionsWords } from "./words/en.ts";

const SIZE = 760;
const CENTRE = SIZE / 2;
const RIM = 350;
const INNER = 100;
const SIGNS = 318;
const POINTS = 272;
/** Radii of the ages, five rounds of twelve years. */
const AGES = [244, 214, 184, 154, 124] as const;

/** Draws twelve places with the ages that come to each; the place of the year is filled. */
export function drawProfections(
  answer: ProfectionsAnswer,
  { picture: says }: ProfectionsWords,
  lang: Lang,
): string {
  const { points, point, ageYears } = answer;
  const followed = points.find((one) => one.point === point)!;
  const first = indexOfSign(followed.natal);
  const firstRound = Math.max(0, Math.floor(ageYears / 12) - 2);
  const edge = (place: number) => 180 + 30 * place;
  return picture(
    "profections",
    { width: SIZE, height: SIZE + 60 },
    { lang, title: says.title, desc: says.desc(answer) },
    label(says.title, CENTRE, SIZE + 26, { "font-size": 26, "font-weight": 700 }),
    ...Array.from({ length: 12 }, (_, place) => {
      const sign = SIGN.ids[(first + place) % 12]!;
      const middle = edge(place) + 15;
      const [sx, sy] = polar(CENTRE, SIGNS, middle);
      const native = points.filter((one) => one.natal === sign && one.point !== point);
      return [
        drawSector(edge(place), edge(place + 1), ageYears % 12 === place),
        drawSign(sign, sx, sy, 32, COLOURS.ink),
        ...native.map((one, i) => {
          const room = Math.min(5, 24 / Math.max(1, native.length - 1));
          const [x, y] = polar(CENTRE, POINTS, middle + (i - (native.length - 1) / 2) * room);
          return drawPoint(one.point, x, y, 20, COLOURS.union);
        }),
        ...AGES.map((radius, round) => {
          const age = place + 12 * (firstRound + round);
          const [x, y] = polar(CENTRE, radius, middle);
          const now = age === ageYears;
          return label(String(age), x, y, {
            "font-size": now ? 20 : 16,
            "font-weight": now ? 700 : 400,
            fill: now ? COLOURS.tense : COLOURS.soft,
          });
        }),
      ].join("");
    }),
    drawPoint(point, CENTRE, CENTRE, 54, COLOURS.ink),
  );
}

function drawSector(from: number, to: number, filled: boolean): string {
  const at = (radius: number, angle: number) =>
    polar(CENTRE, radius, angle)
      .map((n) => n.toFixed(1))
      .join(" ");
  return element("path", {
    d: `M${at(RIM, from)}A${RIM} ${RIM} 0 0 0 ${at(RIM, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 1 ${at(INNER, from)}Z`,
    fill: filled ? "#f3e0b5" : COLOURS.paper,
    stroke: COLOURS.faint,
    "stroke-width": 2,
  });
}
