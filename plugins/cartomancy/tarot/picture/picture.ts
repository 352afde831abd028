/** The spread as one picture: numbered cards in their places, and a list of what they are below. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { TarotAnswer } from "../answer.ts";
import type { TarotWords } from "../words/en.ts";
import { CARD, drawFace } from "./face.ts";
import { tableOf, type Spot, type Table } from "./table.ts";

type Card = TarotAnswer["cards"][number];

const LINE = 22;
const INK = "#2b2620";
/** From this scale on a name on a card can be read. */
const NAMED_FROM = 0.9;

/** Draws the cards on their table. */
export function drawPicture(
  answer: TarotAnswer,
  { terms, picture }: TarotWords,
  lang: Lang,
): string {
  const table = tableOf(answer.cards.length);
  const listed = answer.cards.map(({ position, card, reversed }, index) =>
    picture.entry(index + 1, terms.place[position], terms.card[card], reversed),
  );
  const lines = listed.map((text, index) => startLabel(18, table.height + 12 + LINE * index, text));
  return framePicture(
    {
      id: "tarot",
      lang,
      title: terms.layout[answer.layout],
      desc: listed.join("; "),
      width: table.width,
      height: Math.round(table.height + LINE * listed.length + 12),
      paper: "#efe9dc",
    },
    ...answer.cards.map((card, index) =>
      drawCard(card, terms.card[card.card], table.spots[index]!, table),
    ),
    ...table.spots.map((spot, index) => drawNumber(index + 1, spot, table)),
    ...lines,
  );
}

function drawCard(card: Card, name: string, { x, y, across }: Spot, { scale }: Table): string {
  const turn = across ? " rotate(90)" : "";
  const transform = `translate(${place(x)} ${place(y)}) scale(${scale})${turn}`;
  return element(
    "g",
    { transform },
    drawFace(card, scale < NAMED_FROM ? null : name, card.reversed),
  );
}

/** The number of the place, on the edge of the card as it lies, clear of its name. */
function drawNumber(number: number, { x, y, across, covered }: Spot, { scale }: Table): string {
  const [halfWidth, halfHeight] = across
    ? [CARD.height / 2, CARD.width / 2]
    : [CARD.width / 2, CARD.height / 2];
  const [left, top] = [x - halfWidth * scale, y - halfHeight * scale];
  // On the crossing card the number lies beside the card beneath it, whose numeral shows above or below.
  const [cx, cy] = across
    ? [x + (CARD.width / 2) * scale + 12, top]
    : covered
      ? [left, top + 2]
      : [left + 1, y - halfHeight * scale * 0.45];
  return (
    element("circle", { cx, cy, r: 9.5, fill: "#fffdf6", stroke: INK, "stroke-width": 1 }) +
    label(place(cx), place(cy + 4.2), 12, String(number), INK)
  );
}

function startLabel(x: number, y: number, text: string): string {
  return label(x, place(y), 13, text, INK).replace("<text ", '<text text-anchor="start" ');
}

function place(value: number): number {
  return Math.round(value * 10) / 10;
}
