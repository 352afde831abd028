/** Five rows, an operation each: the cards that the counting comes to, the significator first. */
import { element, framePicture, label, type Lang } from "#sdk";
import { DECK } from "../tarot/deck.ts";
import { numeralOf } from "../tarot/numbering.ts";
import { CARD, drawFace } from "../tarot/picture/face.ts";
import type { KeyAnswer } from "./answer.ts";
import type { KeyWords } from "./words/en.ts";

const SCALE = 0.42;
const [STEP, ROW, MARGIN, HEAD] = [CARD.width * SCALE + 6, CARD.height * SCALE + 34, 14, 20];
/** Cards of a row; a longer count ends in an ellipsis. */
const MOST = 7;

/** Draws the rows. */
export function drawKey(
  { operations }: KeyAnswer,
  { terms, picture }: KeyWords,
  lang: Lang,
): string {
  const width = 2 * MARGIN + MOST * STEP - 6;
  const rows = operations.map(({ operation, division, counted, way }, row) => {
    const top = MARGIN + row * ROW;
    const heading = picture.heading(
      terms.keyOperation[operation],
      terms.keyDivision[division].text,
      terms.keyWay[way],
      counted.length,
    );
    const faces = counted.slice(0, MOST).map(({ card: id, reversed }, index) => {
      const card = DECK.find((one) => one.id === id)!;
      const x = MARGIN + STEP * index + (CARD.width * SCALE) / 2;
      const y = top + HEAD + (CARD.height * SCALE) / 2;
      const face = drawFace({ ...card, numeral: numeralOf(card, "rider") }, null, reversed);
      return element(
        "g",
        { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${SCALE})` },
        // A card may come in several rows; each has a clip of its own.
        face
          .replaceAll(`card-${card.index}"`, `key-${row}-${card.index}"`)
          .replaceAll(`#card-${card.index})`, `#key-${row}-${card.index})`),
        ...(index === 0
          ? [
              element("rect", {
                x: -CARD.width / 2,
                y: -CARD.height / 2,
                width: CARD.width,
                height: CARD.height,
                rx: 9,
                fill: "none",
                stroke: "#b23f2b",
                "stroke-width": 6,
              }),
            ]
          : []),
      );
    });
    const text = label(MARGIN, top + 14, 13, heading).replace(
      "<text ",
      '<text text-anchor="start" ',
    );
    return text + faces.join("");
  });
  return framePicture(
    {
      id: "opening-of-the-key",
      lang,
      title: picture.title,
      desc: operations
        .map(({ counted }) => counted.map(({ card }) => terms.card[card]).join(", "))
        .join("; "),
      width: Math.round(width),
      height: Math.round(2 * MARGIN + operations.length * ROW - 8),
      paper: "#efe9dc",
    },
    ...rows,
  );
}
