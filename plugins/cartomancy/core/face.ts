/** One card of a deck with a scene: its number, a playing card in the corner, its scene, its name below. */
import { element, escapeText } from "#sdk";
import { drawSuit } from "../playing/core/face.ts";
import type { Rank, Suit } from "../playing/core/card.ts";
import { FIELD, HUE } from "../tarot/picture/kit.ts";

/** Size of a card; that of the tarot. */
export const CARD = { width: 110, height: 180 } as const;

/** What a face shows. */
export interface Face {
  /** Unlike those of the other faces of the picture. */
  readonly key: string;
  readonly head: string;
  readonly inset: { readonly rank: Rank; readonly suit: Suit } | null;
  readonly scene: string;
  /** Of the frame and the number. */
  readonly band: string;
}

const HAN_WIDTH = 1;
const LATIN_WIDTH = 0.54;

/** The largest size, up to one, at which a text fits a width. */
export function fitText(text: string, width: number, most: number): number {
  const widths = [...text].map((letter) => (letter > "⺀" ? HAN_WIDTH : LATIN_WIDTH));
  const fits = width / widths.reduce((sum, one) => sum + one, 0);
  return Math.min(most, Math.floor(fits * 10) / 10);
}

function words(text: string, x: number, y: number, size: number, fill: string): string {
  const attributes = { x, y, "text-anchor": "middle", "font-size": size, "font-weight": 600, fill };
  return element("text", attributes, escapeText(text));
}

/**
 * Draws a face about the origin; a reversed one stands on its head.
 *
 * @param name written below the scene; null where the card lies too small for it
 */
export function drawFace(face: Face, name: string | null, reversed = false): string {
  const { left: x, top: y, width, height } = FIELD;
  const { inset } = face;
  const headSize = name === null ? 20 : 15;
  const red = inset !== null && (inset.suit === "hearts" || inset.suit === "diamonds");
  return element(
    "g",
    reversed ? { transform: "rotate(180)" } : {},
    element("rect", {
      x: -CARD.width / 2,
      y: -CARD.height / 2,
      width: CARD.width,
      height: CARD.height,
      rx: 9,
      fill: "#fffdf6",
      stroke: "#7d7464",
    }),
    element("clipPath", { id: face.key }, element("rect", { x, y, width, height, rx: 5 })),
    element("g", { "clip-path": `url(#${face.key})` }, face.scene),
    element("rect", {
      x,
      y,
      width,
      height,
      rx: 5,
      fill: "none",
      stroke: face.band,
      "stroke-width": 2,
    }),
    words(face.head, inset === null ? 0 : -26, -69, headSize, face.band),
    ...(inset === null
      ? []
      : [
          words(inset.rank, 20, -69, headSize, red ? "#b3261e" : "#23202b"),
          drawSuit(inset.suit, 37, -74.5, name === null ? 0.62 : 0.5),
        ]),
    ...(name === null ? [] : [words(name, 0, 77, fitText(name, CARD.width - 10, 13), HUE.ink)]),
  );
}
