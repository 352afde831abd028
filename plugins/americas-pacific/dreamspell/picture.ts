/** The oracle of five: guide above, analog right, antipode left, occult below. */
import { framePicture, label, type Lang } from "#sdk";
import { drawEmblem } from "../core/emblems.ts";
import type { KinColour } from "../core/kins.ts";
import type { Kin, KinAnswer } from "./answer.ts";
import { kinDay } from "./kin.ts";
import type { KinWords } from "./words/en.ts";

const FILLS: Readonly<Record<KinColour, string>> = {
  red: "#f6d9d2",
  white: "#ffffff",
  blue: "#d5e2f4",
  yellow: "#faf0c4",
};

const PLACES = [
  { place: "guide", x: 180, y: 74 },
  { place: "analog", x: 301, y: 262 },
  { place: "antipode", x: 59, y: 262 },
  { place: "occult", x: 180, y: 416 },
] as const;

/** Draws the kin with the four that stand round it. */
export function drawOracle(answer: KinAnswer, { picture }: KinWords, lang: Lang): string {
  const { kin, oracle } = answer;
  const title = kin ? picture.name(kin) : picture.none;
  const desc = picture.desc(answer);
  return framePicture(
    { id: "kin", lang, title, desc, width: 360, height: 520, paper: "#efeaf7" },
    kin ? drawKin(kin, 180, 262, 1.05, [], title) : label(180, 267, 18, title),
    ...PLACES.map(({ place, x, y }) => {
      const one = oracle[place];
      return drawKin(one, x, y, 0.8, [picture[place], ...linesOf(picture.name(one))]);
    }),
  );
}

/** A name in two lines where it has words: the colour and tone, then the seal. */
function linesOf(name: string): readonly string[] {
  const cut = name.lastIndexOf(" ");
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

function drawKin(
  { kin, colour }: Kin,
  x: number,
  y: number,
  scale: number,
  lines: readonly string[],
  above = "",
): string {
  const half = 54 * scale;
  const { seal, tone } = kinDay(kin);
  return (
    `<rect x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="12" ` +
    `fill="${FILLS[colour]}" stroke="#5b3f9b" stroke-width="2"/>` +
    drawEmblem(seal, x, y, scale * 0.9, "#3b2a66") +
    lines.map((line, i) => label(x, y + half + 15 + 14 * i, 12, line)).join("") +
    label(x, y - half - 6, 13, above === "" ? String(tone) : above, "#5b3f9b")
  );
}
