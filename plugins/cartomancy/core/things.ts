/** Things that lie on the cards of several decks, drawn from the pieces of the tarot. */
import { disc, HUE, shape } from "../tarot/picture/kit.ts";

const { gold, green } = HUE;

/** A house on its foot. */
export const house = (x: number, y: number, width: number, wall: string, roof: string) =>
  shape(`M${x - width / 2} ${y}h${width}v${-width * 0.62}h${-width}z`, wall) +
  shape(
    `M${x - width * 0.62} ${y - width * 0.62}L${x} ${y - width * 1.15}L${x + width * 0.62} ${y - width * 0.62}z`,
    roof,
  );
/** A cloud about a point. */
export const cloud = (x: number, y: number, size: number, fill: string) =>
  shape(
    `M${x - 22 * size} ${y + 8 * size}c${-10 * size} 0 ${-10 * size} ${-14 * size} 0 ${-14 * size}c0 ${-12 * size} ${18 * size} ${-15 * size} ${22 * size} ${-5 * size}c${6 * size} ${-7 * size} ${18 * size} ${-2 * size} ${15 * size} ${6 * size}c${9 * size} 1 ${8 * size} ${13 * size} 0 ${13 * size}z`,
    fill,
  );
/** A heart about a point. */
export const heart = (x: number, y: number, size: number, fill: string) =>
  shape(
    `M${x} ${y + 26 * size}C${x - 40 * size} ${y} ${x - 26 * size} ${y - 32 * size} ${x} ${y - 12 * size}C${x + 26 * size} ${y - 32 * size} ${x + 40 * size} ${y} ${x} ${y + 26 * size}z`,
    fill,
  );
/** A leaf from its stalk. */
export const leaf = (x: number, y: number, turn: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${shape("M0 0C-16-10-16-30 0-26C16-30 16-10 0 0z", green)}</g>`;
/** A flower of five petals. */
export const petals = (x: number, y: number, r: number, fill: string) =>
  [0, 72, 144, 216, 288]
    .map((turn) => `<g transform="rotate(${turn} ${x} ${y})">${disc(x, y - r, r * 0.8, fill)}</g>`)
    .join("") + disc(x, y, r * 0.6, gold);
