/** People of several decks with their hats and their money, drawn from the pieces of the tarot. */
import { disc, figure, HUE, shape } from "../tarot/picture/kit.ts";

const { gold, ink, skin } = HUE;

/** Somebody whose face is turned to the right (1) or to the left (-1). */
export function person(
  x: number,
  foot: number,
  height: number,
  robe: string,
  hair: string,
  gaze: 1 | -1,
): string {
  const head = height * 0.15;
  const y = foot - height + 1.2 * head;
  return (
    figure(x, foot, height, robe, hair) +
    shape(`M${x + gaze * head * 0.9} ${y - 3}l${gaze * 6} 4l${-gaze * 5} 3z`, skin) +
    disc(x + gaze * head * 0.4, y - 2, 1.5, ink)
  );
}

/** A hat with a brim; the middle of the brim at (x, y). */
export const hat = (x: number, y: number, width: number, fill: string): string =>
  shape(`M${x - width} ${y}h${2 * width}v4h${-2 * width}z`, fill) +
  shape(`M${x - width * 0.6} ${y}v${-width}h${width * 1.2}v${width}z`, fill);

/** Coins, one on the other. */
export const heapOfCoins = (x: number, y: number, count: number, radius = 10): string =>
  Array.from({ length: count }, (_, index) => disc(x, y - 6 * index, radius, gold)).join("");
