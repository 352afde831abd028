/** What several scenes of the Sibilla are drawn from, beside the pieces of the tarot. */
import { disc, figure, HUE, line, shape, sky } from "../../tarot/picture/kit.ts";

const { earth, gold, ink, skin, white } = HUE;

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

/** A room: wall, floor, and a window to the left where there is one. */
export const parlour = (wall: string, window: string | null = null): string =>
  sky(wall) +
  shape("M-46 42H46V58H-46z", earth) +
  (window === null
    ? ""
    : shape("M-40-52H-10v42h-30z", window) + line("M-25-52v42M-40-31h30", earth, 2.4));

/** A round table on one leg. */
export const table = (x: number, y: number): string =>
  line(`M${x} ${y}v${56 - y}M${x - 9} 56h18`, earth, 4) +
  shape(`M${x - 20} ${y}q20-8 40 0q-20 8-40 0z`, earth);

/** A folded sheet, sealed. */
export const sheet = (x: number, y: number, width: number): string =>
  shape(`M${x} ${y}h${width}v${width * 0.66}h${-width}z`, white) +
  line(`M${x} ${y}l${width / 2} ${width * 0.36}l${width / 2} ${-width * 0.36}`, ink, 1.4) +
  disc(x + width / 2, y + width * 0.4, width * 0.1, "#b23f2b");

/** A heap of coins. */
export const coins = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => disc(x, y - 6 * index, 9, gold)).join("");

/** A bed with its head to the left. */
export const bed = (cover: string): string =>
  shape("M-42 58V4h8v22H42v32z", earth) + shape("M-34 26Q6 6 42 26V42H-34z", cover);

/** A candle and its flame. */
export const candle = (x: number, y: number, height: number): string =>
  shape(`M${x - 3} ${y}v${-height}h6v${height}z`, white) +
  shape(`M${x} ${y - height - 13}q6 8 0 13q-6-5 0-13z`, gold);

/** A tree with a round crown. */
export const tree = (x: number, y: number, height: number, crown: string): string =>
  line(`M${x} ${y}v${-height * 0.5}`, earth, 4) + disc(x, y - height * 0.68, height * 0.34, crown);
