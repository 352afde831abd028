/** The eight outcomes in a ring, the one of the couple filled, and both neptu in the middle. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { CoupleAnswer } from "./answer.ts";
import { OUTCOME } from "./rules.ts";
import type { CoupleWords } from "./words/en.ts";

const [CENTRE, RADIUS, DISC] = [180, 124, 42];

/** Draws the ring. */
export function drawCouple(
  { a, b, sum, outcome }: CoupleAnswer,
  { picture, terms }: CoupleWords,
  lang: Lang,
): string {
  const title = picture.title(a.weton, b.weton);
  const middle = CENTRE + 40;
  const discs = OUTCOME.ids.map((id, index) => {
    const angle = (index * Math.PI) / 4 - Math.PI / 2;
    const [x, y] = [CENTRE + RADIUS * Math.cos(angle), middle + RADIUS * Math.sin(angle)];
    const isOwn = id === outcome;
    return (
      element("circle", {
        cx: x,
        cy: y,
        r: DISC,
        fill: isOwn ? "#6b4a1e" : "#fffaf0",
        stroke: "#6b4a1e",
        "stroke-width": 2,
      }) +
      label(x, y - 1, 14, OUTCOME.writings[id]!.roman!, isOwn ? "#ffffff" : "#2b2620") +
      label(x, y + 15, 10.5, terms.wetonOutcome[id].text, isOwn ? "#f3e3c4" : "#6b6255")
    );
  });
  return framePicture(
    {
      id: "weton-couple",
      lang,
      title,
      desc: picture.desc(a.neptu, b.neptu, terms.wetonOutcome[outcome].text),
      width: 360,
      height: 400,
      paper: "#f8efdc",
    },
    label(CENTRE, 30, 15, title, "#6b4a1e"),
    ...discs,
    label(CENTRE, middle - 4, 26, String(sum), "#6b4a1e"),
    label(CENTRE, middle + 20, 13, `${a.neptu} + ${b.neptu}`),
  );
}
