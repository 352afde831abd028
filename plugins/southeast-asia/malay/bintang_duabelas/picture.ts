/** The ring of the twelve stars, that of the two names marked, the sums in the middle. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { BintangAnswer } from "./answer.ts";
import { STAR } from "./stars.ts";
import type { BintangWords } from "./words/en.ts";

const SIZE = 360;
const MIDDLE = SIZE / 2;
const RING = 138;

/** Draws the ring. */
export function drawRing(
  answer: BintangAnswer,
  { terms, picture }: BintangWords,
  lang: Lang,
): string {
  const places = STAR.ids.flatMap((star, i) => {
    const turn = (i * Math.PI) / 6;
    const [x, y] = [MIDDLE + RING * Math.sin(turn), MIDDLE - RING * Math.cos(turn)];
    const marked = star === answer.star;
    const ink = marked ? "#2b1a4d" : "#f0e6c8";
    return [
      element("circle", {
        cx: x,
        cy: y,
        r: 33,
        fill: marked ? "#e9c25a" : "#3a2766",
        stroke: "#c9a94a",
        "stroke-width": 1.8,
      }),
      label(x, y - 2, 13, STAR.writings[star]!.native!, ink),
      label(x, y + 15, 10.5, terms.bintang[star].text, ink),
    ];
  });
  const title = picture.title(answer);
  return framePicture(
    {
      id: "bintang",
      lang,
      title,
      desc: picture.desc(answer),
      width: SIZE,
      height: SIZE,
      paper: "#22153f",
    },
    label(MIDDLE, MIDDLE - 30, 18, title, "#f2d98a"),
    label(
      MIDDLE,
      MIDDLE - 4,
      13,
      `${answer.own.total} + ${answer.mother.total} = ${answer.sum}`,
      "#f0e6c8",
    ),
    label(MIDDLE, MIDDLE + 18, 13, picture.left(answer), "#f0e6c8"),
    label(MIDDLE, MIDDLE + 40, 13, picture.rules(answer), "#f0e6c8"),
    ...places,
  );
}
