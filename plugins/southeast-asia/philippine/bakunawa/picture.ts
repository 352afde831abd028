/** The serpent on the compass, north above, with the way asked about as an arrow. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { BakunawaAnswer } from "./answer.ts";
import type { BakunawaWords } from "./words/en.ts";

const SIZE = 360;
const MIDDLE = 190;
const RING = 118;

/** Draws the compass. */
export function drawSerpent(
  answer: BakunawaAnswer,
  { picture }: BakunawaWords,
  lang: Lang,
): string {
  const points = picture.points.map((name, i) => {
    const turn = (i * Math.PI) / 2;
    return label(
      SIZE / 2 + (RING + 24) * Math.sin(turn),
      MIDDLE - (RING + 24) * Math.cos(turn) + 5,
      14,
      name,
      "#12414f",
    );
  });
  const body =
    `<g transform="translate(${SIZE / 2} ${MIDDLE}) rotate(${answer.headDeg})">` +
    element("path", {
      d: "M0-96c-26 30 30 48 4 82s-32 40-6 66 14 34 2 46",
      fill: "none",
      stroke: "#2d7d6b",
      "stroke-width": 22,
      "stroke-linecap": "round",
    }) +
    element("path", { d: "M-20-92L0-116 20-92 10-76H-10z", fill: "#2d7d6b" }) +
    element("path", {
      d: "M0-114v-6M0-120l-4-5M0-120l4-5",
      stroke: "#b8382b",
      "stroke-width": 3,
      fill: "none",
    }) +
    element("circle", { cx: -8, cy: -90, r: 3, fill: "#f7f4ea" }) +
    element("circle", { cx: 8, cy: -90, r: 3, fill: "#f7f4ea" }) +
    "</g>";
  const arrow = answer.facing
    ? `<g transform="translate(${SIZE / 2} ${MIDDLE}) rotate(${answer.facing.deg})">` +
      element("path", {
        d: "M0 0V-84M0-96l-9 16H9z",
        stroke: "#b8721c",
        "stroke-width": 4,
        fill: "#b8721c",
      }) +
      "</g>"
    : "";
  const title = picture.title(answer);
  return framePicture(
    {
      id: "bakunawa",
      lang,
      title,
      desc: picture.desc(answer),
      width: SIZE,
      height: 376,
      paper: "#dbeaea",
    },
    label(SIZE / 2, 30, 17, title, "#12414f"),
    element("circle", {
      cx: SIZE / 2,
      cy: MIDDLE,
      r: RING + 6,
      fill: "#eef6f4",
      stroke: "#12414f",
      "stroke-width": 2,
    }),
    ...points,
    body,
    arrow,
    label(SIZE / 2, 364, 12.5, picture.until(answer), "#12414f"),
  );
}
