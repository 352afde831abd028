/** A playing card drawn about the origin. */
import { element, label } from "#sdk";
import { rankOf, suitOf, type CardId, type Suit } from "./card.ts";

export const CARD = { width: 100, height: 146 } as const;

const SIGNS: Readonly<Record<Suit, string>> = {
  hearts: "M0 9C-14-2-10-12-4-12-1-12 0-9 0-8 0-9 1-12 4-12 10-12 14-2 0 9z",
  diamonds: "M0-13L9-1 0 11-9-1z",
  spades: "M0-13C13-2 9 7 4 7 2 7 1 5 .6 4L3 12H-3L-.6 4C-1 5-2 7-4 7-9 7-13-2 0-13z",
  clubs:
    "M0-13a5.6 5.6 0 0 1 4.4 9A5.6 5.6 0 1 1 1 3L3 12H-3L-1 3a5.6 5.6 0 1 1-3.4-7A5.6 5.6 0 0 1 0-13z",
};
const colourOf = (suit: Suit) => (suit === "hearts" || suit === "diamonds" ? "#b3261e" : "#23202b");

/** The sign of a suit about the origin, some 24 units high. */
export function drawSuit(suit: Suit, x: number, y: number, scale = 1): string {
  return element("path", {
    d: SIGNS[suit],
    fill: colourOf(suit),
    transform: `translate(${x} ${y}) scale(${scale})`,
  });
}

/** Draws a card: rank and suit in two corners, the sign large in the middle. */
export function drawPlayingCard(card: CardId): string {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const blank = element("rect", {
    x: -CARD.width / 2,
    y: -CARD.height / 2,
    width: CARD.width,
    height: CARD.height,
    rx: 8,
    fill: "#fffdf6",
    stroke: "#7d7464",
  });
  if (suit === null || rank === null) {
    return blank + label(0, 14, 46, "★", "#8a6d1f") + label(0, 48, 14, "JOKER", "#8a6d1f");
  }
  const corner = (turn: string) =>
    element(
      "g",
      turn === "" ? {} : { transform: turn },
      label(-36, -46, 24, rank, colourOf(suit)),
      drawSuit(suit, -36, -30, 0.7),
    );
  return blank + corner("") + corner("rotate(180)") + drawSuit(suit, 0, 2, 2.4);
}
