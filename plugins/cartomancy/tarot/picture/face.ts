/** One card, drawn about the origin: its numeral above, its scene, its name below. */
import { element, escapeText } from "#sdk";
import type { Rank, Suit } from "../card.ts";
import { FIELD, HUE } from "./kit.ts";
import { SCENES } from "./scenes.ts";
import { aceOf, courtOf, LAND, PIP, SPOTS } from "./suits.ts";

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

const BAND: Readonly<Record<Suit | "trump", string>> = {
  trump: HUE.violet,
  wands: HUE.red,
  cups: HUE.blue,
  swords: "#55617a",
  pentacles: "#3f6d35",
};
const ROMAN = "I II III IV V VI VII VIII IX X".split(" ");

/**
 * Draws a face; a reversed one stands on its head.
 *
 * @param name as the card is called, written below the scene; null where the card lies too small for it, and the
 *   numeral is larger instead
 */
export function drawFace(face: Face, name: string | null, reversed: boolean): string {
  const band = BAND[face.suit ?? "trump"];
  const clip = `card-${face.index}`;
  const { left: x, top: y, width, height } = FIELD;
  const children = [
    rect(0, "#fffdf6", "#7d7464", 9),
    element("clipPath", { id: clip }, element("rect", { x, y, width, height, rx: 5 })),
    element("g", { "clip-path": `url(#${clip})` }, sceneOf(face)),
    element("rect", { x, y, width, height, rx: 5, fill: "none", stroke: band, "stroke-width": 2 }),
    headOf(face, band, name === null ? 19 : 15),
    ...(name === null ? [] : [words(name, 77, nameSize(name), HUE.ink)]),
  ];
  return element("g", reversed ? { transform: "rotate(180)" } : {}, ...children);
}

function rect(inset: number, fill: string, stroke: string, rx: number): string {
  const { width, height } = CARD;
  return element("rect", {
    x: -width / 2 + inset,
    y: -height / 2 + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx,
    fill,
    stroke,
    "stroke-width": 1,
  });
}

/** Roman figures on pips, so that six and nine are told apart either way up; the sign of the suit on courts. */
function headOf({ suit, number, numeral }: Face, fill: string, size: number): string {
  if (suit !== null && number > 10) {
    return element("g", { transform: "translate(0 -75.5) scale(.62)" }, PIP[suit]);
  }
  return words(suit === null ? numeral : ROMAN[number - 1]!, -69, size, fill);
}

function words(text: string, y: number, size: number, fill: string): string {
  const attributes = {
    x: 0,
    y,
    "text-anchor": "middle",
    "font-size": size,
    "font-weight": 600,
    fill,
  };
  return element("text", attributes, escapeText(text));
}

/** Widths in parts of the font's size: a Chinese character is whole, a Latin letter about half. */
const HAN_WIDTH = 1;
const LATIN_WIDTH = 0.54;

/** The largest size, up to 12, at which a name fits the card. */
function nameSize(name: string): number {
  const widths = [...name].map((letter) => (letter > "⺀" ? HAN_WIDTH : LATIN_WIDTH));
  const fits = (CARD.width - 10) / widths.reduce((sum, one) => sum + one, 0);
  return Math.min(12, Math.floor(fits * 10) / 10);
}

function sceneOf({ index, suit, rank, number }: Face): string {
  if (suit === null) return SCENES[index]!();
  if (number === 1) return LAND[suit] + aceOf(suit);
  if (number > 10) return LAND[suit] + courtOf(suit, rank!);
  const scale = number > 8 ? 0.98 : number > 5 ? 1.1 : number > 3 ? 1.3 : 1.5;
  const pips = SPOTS[number]!.map(([x, y]) =>
    element("g", { transform: `translate(${x} ${y}) scale(${scale})` }, PIP[suit]),
  );
  return LAND[suit] + pips.join("");
}
