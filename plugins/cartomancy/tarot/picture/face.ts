/** One card, drawn about the origin. */
import { element, escapeText } from "#sdk";
import type { Rank, Suit } from "../card.ts";
import { COURT_SIGNS, PIPS, SUIT_SYMBOLS, TRUMP_EMBLEMS } from "./emblems.ts";

/** Size of a card. */
export const CARD = { width: 110, height: 180 } as const;

/** What a face shows. */
export interface Face {
  /** In the deck; the trumps are 0-21. */
  readonly index: number;
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  readonly number: number;
  readonly numeral: string;
}

const INK: Readonly<Record<Suit | "trump", string>> = {
  trump: "#5d3a8e",
  wands: "#b5541c",
  cups: "#23689b",
  swords: "#55657a",
  pentacles: "#3f7435",
};

/** The colour in which a card is drawn. */
export function inkOf({ suit }: Pick<Face, "suit">): string {
  return INK[suit ?? "trump"];
}

/** Thickness of the drawing. */
const LINE = 2.6;

/** Draws a face; a reversed one stands on its head. */
export function drawFace(face: Face, reversed: boolean): string {
  const ink = inkOf(face);
  const drawing = element(
    "g",
    {
      fill: "none",
      stroke: ink,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    ...bodyOf(face),
  );
  const children = [...frame(ink), numeral(face.numeral, ink), drawing];
  return element("g", reversed ? { transform: "rotate(180)" } : {}, ...children);
}

function frame(ink: string): readonly string[] {
  const { width, height } = CARD;
  const rect = (inset: number, attributes: Readonly<Record<string, string | number>>) =>
    element("rect", {
      x: -width / 2 + inset,
      y: -height / 2 + inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      rx: 9 - inset / 2,
      ...attributes,
    });
  return [
    rect(0, { fill: "#fffdf6", stroke: "#8a8170", "stroke-width": 1 }),
    rect(6, { fill: "none", stroke: ink, "stroke-width": 1.5 }),
  ];
}

function numeral(text: string, ink: string): string {
  return element(
    "text",
    { x: 0, y: -CARD.height / 2 + 29, "text-anchor": "middle", "font-size": 18, fill: ink },
    escapeText(text),
  );
}

function bodyOf(face: Face): readonly string[] {
  if (!face.suit) return [stroke(TRUMP_EMBLEMS[face.index]!, 0, 12, 1.35)];
  const symbol = SUIT_SYMBOLS[face.suit];
  if (face.number === 1) return [stroke(symbol, 0, 12, 3)];
  const court = face.rank && COURT_SIGNS[face.rank];
  if (court) return [stroke(court, 0, -28, 1.2), stroke(symbol, 0, 34, 2.4)];
  return PIPS[face.number]!.map(([x, y]) =>
    stroke(symbol, x * 26, 18 + y * 47, pipScale(face.number)),
  );
}

/** Pips shrink a little where there are many. */
function pipScale(count: number): number {
  return count > 8 ? 0.95 : count > 5 ? 1.05 : 1.3;
}

/** Places a path; the line is as thick at every scale. */
function stroke(d: string, x: number, y: number, scale: number): string {
  return element("path", {
    d,
    transform: `translate(${x} ${Math.round(y * 100) / 100}) scale(${scale})`,
    "stroke-width": LINE / scale,
  });
}
