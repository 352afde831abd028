/** The throws as the manuscript paints them, rings on a leaf, with the opening words of the omen. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { IrkBitigAnswer } from "./answer.ts";
import { OMEN } from "./omens.ts";
import type { IrkBitigWords } from "./words/en.ts";

const RED = "#a8321f";

/** The rings of one throw, in a row round a middle. */
const rings = (middle: number, pips: number) =>
  Array.from({ length: pips }, (_, i) => {
    const cx = middle + (i - (pips - 1) / 2) * 21;
    return (
      element("circle", {
        cx,
        cy: 104,
        r: 9,
        fill: "none",
        stroke: "#1d1710",
        "stroke-width": 2.4,
      }) + element("circle", { cx, cy: 104, r: 4.4, fill: RED })
    );
  }).join("");

/** Draws the leaf. */
export function drawThrows(answer: IrkBitigAnswer, { picture }: IrkBitigWords, lang: Lang): string {
  const title = picture.title(answer);
  return framePicture(
    {
      id: "irk",
      lang,
      title,
      desc: picture.desc(answer),
      width: 360,
      height: 214,
      paper: "#e9d7ae",
    },
    label(180, 36, 18, title, "#5c2a12"),
    element("path", { d: "M24 60h312M24 150h312", stroke: "#b98f52", "stroke-width": 1.2 }),
    ...answer.throws.map((pips, i) => rings(72 + i * 108, pips)),
    ...answer.throws.map((pips, i) => label(72 + i * 108, 138, 12, String(pips), "#5c2a12")),
    label(180, 174, 14, OMEN.writings[answer.omen]!.native!, "#1d1710"),
    label(180, 198, 12.5, picture.under(answer), "#5c2a12"),
  );
}
