/** The Moon of the birth within the ring of the eight types. */
import { element, framePicture, label, type Lang } from "#sdk";
import { drawDisc } from "../core/disc.ts";
import type { MoonBirthAnswer } from "./answer.ts";
import { TYPE } from "./rules.ts";
import type { MoonBirthWords } from "./words/en.ts";

const CENTRE = 180;

/** Draws the ring; the type of the birth is marked. */
export function drawBirthMoon(
  answer: MoonBirthAnswer,
  { terms, picture }: MoonBirthWords,
  lang: Lang,
): string {
  const title = terms.lunationType[answer.type].text;
  const ring = TYPE.ids.map((id, index) => {
    const angle = ((45 * index + 22.5) * Math.PI) / 180;
    const [x, y] = [CENTRE - 134 * Math.sin(angle), CENTRE - 134 * Math.cos(angle)];
    const marked = id === answer.type;
    return (
      (marked
        ? element("circle", {
            cx: x,
            cy: y,
            r: 31,
            fill: "none",
            stroke: "#e2a92b",
            "stroke-width": 3,
          })
        : "") + drawDisc(Math.round(x), Math.round(y), 24, 45 * index + 22.5)
    );
  });
  return framePicture(
    {
      id: "birth-moon",
      lang,
      title,
      desc: `${title}, ${picture.angle(answer.elongationDeg)}`,
      width: 360,
      height: 412,
      paper: "#12182f",
    },
    ...ring,
    drawDisc(CENTRE, CENTRE, 66, answer.elongationDeg),
    label(CENTRE, 372, 20, title, "#f6ecc9"),
    label(CENTRE, 398, 15, picture.angle(answer.elongationDeg), "#c9cbe0"),
  );
}
