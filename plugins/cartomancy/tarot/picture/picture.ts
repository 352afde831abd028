/** The spread as one picture that needs nothing from outside. */
import { escapeText, type Lang, type Text } from "#sdk";
import type { TarotAnswer } from "../shapes.ts";
import { drawFace } from "./face.ts";
import { element } from "./svg.ts";
import { tableOf, type Spot } from "./table.ts";

type Card = TarotAnswer["cards"][number];

const REVERSED: Text = { en: "reversed", zhHant: "逆位" };

/** Draws the cards in their places, each with the place's and the card's name below it. */
export function drawPicture(answer: TarotAnswer, lang: Lang): string {
  const say = (text: Text) => (lang === "en" ? text.en : text.zhHant);
  const table = tableOf(answer.cards.length);
  const labels = answer.cards.map((card, index) =>
    labelOf(card, say(answer.positions[index]!.name), say),
  );
  const faces = answer.cards.map((card, index) => drawCard(card, table.spots[index]!));
  const captions = labels.map((label, index) => drawCaption(label, index, table.spots[index]!));
  const listed = labels.map(({ place, card }, index) => `${index + 1}. ${place}: ${card}`);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${Math.round(table.width)} ${Math.round(table.height)}`,
      role: "img",
      "aria-labelledby": "tarot-title tarot-desc",
      lang: lang === "en" ? "en" : "zh-Hant",
      "font-family": "Georgia, 'Noto Serif TC', 'Songti TC', serif",
    },
    element("title", { id: "tarot-title" }, escapeText(say(answer.layoutName))),
    element("desc", { id: "tarot-desc" }, escapeText(`${listed.join("; ")}`)),
    element("rect", { width: "100%", height: "100%", rx: 16, fill: "#efe9dc" }),
    ...faces,
    ...captions,
  );
}

interface Label {
  readonly place: string;
  readonly card: string;
}

function labelOf(card: Card, place: string, say: (text: Text) => string): Label {
  const name = say(card.name);
  return { place, card: card.reversed ? `${name} ↻ ${say(REVERSED)}` : name };
}

function drawCard(card: Card, { x, y, across }: Spot): string {
  const turn = across ? " rotate(90)" : "";
  return element("g", { transform: `translate(${x} ${y})${turn}` }, drawFace(card, card.reversed));
}

function drawCaption({ place, card }: Label, index: number, { x, y, captionY }: Spot): string {
  const line = (text: string, dy: number, attributes: Readonly<Record<string, string | number>>) =>
    element(
      "text",
      { x, y: y + captionY + dy, "text-anchor": "middle", ...attributes },
      escapeText(text),
    );
  return (
    line(`${index + 1}. ${place}`, 0, { "font-size": 12, fill: "#6b6252" }) +
    line(card, 17, { "font-size": 14, fill: "#2b2620" })
  );
}
