/** Where the cards of each spread lie. */
import { CARD } from "./face.ts";

/** One card's place on the table. */
export interface Spot {
  /** Centre of the card. */
  readonly x: number;
  readonly y: number;
  /** Lies across another card. */
  readonly across?: boolean;
  /** Top of its caption, from the card's centre. */
  readonly captionY: number;
}

/** A table: its size and a spot per card. */
export interface Table {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
}

const MARGIN = 24;
const COLUMN = 196;
const CAPTION = 46;
const ROW = CARD.height + CAPTION + 22;
const CAPTION_Y = CARD.height / 2 + 18;

/** The table of 1, 3 or 10 cards. */
export function tableOf(count: number): Table {
  return count === 10 ? celticCross() : row(count);
}

function row(count: number): Table {
  const y = MARGIN + CARD.height / 2;
  const spots = Array.from({ length: count }, (_, index) => ({
    x: MARGIN + COLUMN * (index + 0.5),
    y,
    captionY: CAPTION_Y,
  }));
  return { width: 2 * MARGIN + COLUMN * count, height: MARGIN + CARD.height + CAPTION + 20, spots };
}

/** Waite's cross of six and staff of four; the staff is laid from below upwards. */
function celticCross(): Table {
  const height = 2 * MARGIN + 4 * ROW;
  const [left, centre, right, staff] = [0.5, 1.5, 2.5, 3.7].map((n) => MARGIN + COLUMN * n);
  const middle = height / 2 - CAPTION / 2;
  const rowY = (index: number) => MARGIN + CARD.height / 2 + ROW * index;
  const at = (x: number, y: number): Spot => ({ x, y, captionY: CAPTION_Y });
  const lift = 18;
  return {
    width: MARGIN * 2 + COLUMN * 4.2,
    height,
    spots: [
      at(centre!, middle),
      { x: centre!, y: middle, across: true, captionY: CAPTION_Y + 36 },
      at(centre!, middle - ROW),
      at(centre!, middle + ROW + lift),
      at(left!, middle),
      at(right!, middle),
      at(staff!, rowY(3)),
      at(staff!, rowY(2)),
      at(staff!, rowY(1)),
      at(staff!, rowY(0)),
    ],
  };
}
