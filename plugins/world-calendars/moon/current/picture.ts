/** The Moon's disc as it is seen, and the next four quarters. */
import { framePicture, label, type Lang } from "#sdk";
import { drawDisc } from "../core/disc.ts";
import type { MoonAnswer } from "./answer.ts";
import type { MoonWords } from "./words/en.ts";

const ANGLES = { new: 0, firstQuarter: 90, full: 180, lastQuarter: 270 } as const;

/** Draws the disc over a row of the next quarters. */
export function drawMoon(answer: MoonAnswer, { terms, picture }: MoonWords, lang: Lang): string {
  const title = terms.moonEighth[answer.eighth];
  const percent = picture.lit(Math.round(100 * answer.illuminated));
  const next = answer.nextQuarters.slice(0, 4);
  return framePicture(
    {
      id: "moon",
      lang,
      title,
      desc: [
        title,
        percent,
        ...next.map(({ phase, utc }) => `${terms.moonQuarter[phase]} ${utc.slice(0, 10)}`),
      ].join("; "),
      width: 360,
      height: 380,
      paper: "#12182f",
    },
    drawDisc(180, 122, 92, answer.elongationDeg, answer.south),
    label(180, 250, 22, title, "#f6ecc9"),
    label(180, 276, 16, percent, "#c9cbe0"),
    ...next.flatMap(({ phase, utc }, index) => {
      const x = 48 + 88 * index;
      return [
        drawDisc(x, 316, 18, ANGLES[phase], answer.south),
        label(x, 360, 13, picture.day(utc.slice(0, 10)), "#c9cbe0"),
      ];
    }),
  );
}
