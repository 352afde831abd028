/** All 36 cards as they lie, the person ringed. */
import type { Lang } from "#sdk";
import { drawTable } from "../../core/table.ts";
import { CARD } from "../../core/face.ts";
import { drawLenormand } from "../core/face.ts";
import type { TableauAnswer } from "./answer.ts";
import { columnsOf, spotOf } from "./layout.ts";
import type { TableauWords } from "./words/en.ts";

const SCALE = 0.8;
const [STEP_X, STEP_Y, MARGIN] = [CARD.width * SCALE + 8, CARD.height * SCALE + 8, 16];

/** Draws the table. */
export function drawTableau(
  { layout, cards, person, topic }: TableauAnswer,
  { terms, picture }: TableauWords,
  lang: Lang,
): string {
  const columns = columnsOf(layout);
  const rows = layout === "9x4" ? 4 : 5;
  return drawTable({
    id: "tableau",
    lang,
    title: picture.title,
    desc: cards.map(({ place, card }) => `${place} ${terms.lenormand[card]}`).join("; "),
    width: Math.round(2 * MARGIN + columns * STEP_X - 8),
    height: 2 * MARGIN + rows * STEP_Y - 8,
    scale: SCALE,
    cards: cards.map(({ card, place }) => {
      const { column, row } = spotOf(place - 1, layout);
      return {
        x: MARGIN + STEP_X * column + (CARD.width * SCALE) / 2,
        y: MARGIN + STEP_Y * row + (CARD.height * SCALE) / 2,
        face: drawLenormand(card, terms.lenormand[card]),
        marked: place === person.place || place === topic?.place,
      };
    }),
    listed: [],
  });
}
