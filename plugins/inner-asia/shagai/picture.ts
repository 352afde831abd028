/** Four ankle bones on felt, each by the side that shows. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { ShagaiAnswer } from "./answer.ts";
import { SIDE, type Side } from "./bones.ts";
import type { ShagaiWords } from "./words/en.ts";

/** Outlines of the sides: narrow with an ear, broad and bulging, broad and hollow, narrow and smooth. */
const SHAPES: Readonly<Record<Side, readonly [outline: string, mark: string]>> = {
  horse: [
    "M-20-38q20-12 38 0q8 20-2 38q10 22 0 38q-18 10-36 0q-10-18 0-38q-8-20 0-38z",
    "M-8-30q8 10 18 2M-6 4q10-8 20 2",
  ],
  sheep: [
    "M-30-40q30-14 60 0q6 20-6 40q12 20 6 40q-30 14-60 0q-6-20 6-40q-12-20-6-40z",
    "M-14-20q14 12 28 0M-14 22q14-12 28 0",
  ],
  goat: [
    "M-30-40q30 10 60 0q6 20-4 40q10 20 4 40q-30-10-60 0q-6-20 4-40q-10-20-4-40z",
    "M-16-12q16 24 32 0M-10 14h20",
  ],
  camel: [
    "M-18-38q18 8 36 0q6 20-4 38q10 20 4 38q-18-8-36 0q-6-20 4-38q-10-20-4-38z",
    "M-6-8q6 14 14 0",
  ],
};
const TILT = [-8, 6, -4, 10];

/** Draws the throw. */
export function drawBones(
  answer: ShagaiAnswer,
  { terms, picture }: ShagaiWords,
  lang: Lang,
): string {
  const bones = answer.bones.map((side, i) => {
    const [outline, mark] = SHAPES[side];
    const x = 50 + i * 87;
    return (
      `<g transform="translate(${x} 118)"><g transform="rotate(${TILT[i]!})">` +
      element("path", { d: outline, fill: "#f3e6c8", stroke: "#6a4a26", "stroke-width": 2.5 }) +
      element("path", {
        d: mark,
        fill: "none",
        stroke: "#a5834f",
        "stroke-width": 3,
        "stroke-linecap": "round",
      }) +
      "</g></g>" +
      label(x, 194, 14, terms.shagaiSide[side].text, "#f6efe0") +
      label(x, 212, 11.5, SIDE.writings[side]!.native!, "#d9e3ea")
    );
  });
  const title = picture.title(answer);
  return framePicture(
    {
      id: "shagai",
      lang,
      title,
      desc: picture.desc(answer),
      width: 362,
      height: 232,
      paper: "#2f6690",
    },
    label(181, 34, 17, title, "#f6efe0"),
    ...bones,
  );
}
