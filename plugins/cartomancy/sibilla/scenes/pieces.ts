/** What several scenes of the Sibilla are drawn from, beside the pieces of the tarot. */
import { heapOfCoins } from "../../core/people.ts";
import { disc, HUE, line, shape, sky } from "../../tarot/picture/kit.ts";

const { earth, gold, ink, white } = HUE;

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

/** A heap of small coins. */
export const coins = (x: number, y: number, count: number): string => heapOfCoins(x, y, count, 9);

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
