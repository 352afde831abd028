/** Where the cards of each spread lie; every table is as wide as a phone. */
import { CARD } from "./face.ts";

/** One card's place on the table. */
export interface Spot {
  /** Centre of the card. */
  readonly x: number;
  readonly y: number;
  /** Lies across another card. */
  readonly across?: boolean;
  /** Lies beneath another card. */
  readonly covered?: boolean;
}

/** A table: its size without the list below, how large a card lies on it, and a spot per card. */
export interface Table {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly spots: readonly Spot[];
}

const WIDTH = 372;
const MARGIN = 16;

/** The table of 1, 3 or 10 cards. */
export function tableOf(count: number): Table {
  return count === 10 ? celticCross() : row(count);
}

function row(count: number): Table {
  const column = (WIDTH - MARGIN) / 3;
  const left = (WIDTH - column * count) / 2;
  const y = MARGIN + CARD.height / 2;
  const spots = Array.from({ length: count }, (_, index) => ({
    x: left + column * (index + 0.5),
    y,
  }));
  return { width: WIDTH, height: CARD.height + 2 * MARGIN, scale: 1, spots };
}

/** Waite's cross of six and staff of four; the staff is laid from below upwards. */
function celticCross(): Table {
  const scale = 0.62;
  const step = CARD.height * scale + 10;
  const height = 2 * MARGIN + 4 * step - 10;
  const [left, centre, right, staff] = [48, 143, 238, 328];
  const middle = height / 2;
  const rowY = (index: number) => MARGIN + step * index + (CARD.height * scale) / 2;
  return {
    width: WIDTH,
    height,
    scale,
    spots: [
      { x: centre!, y: middle, covered: true },
      { x: centre!, y: middle, across: true },
      { x: centre!, y: middle - step },
      { x: centre!, y: middle + step },
      { x: left!, y: middle },
      { x: right!, y: middle },
      { x: staff!, y: rowY(3) },
      { x: staff!, y: rowY(2) },
      { x: staff!, y: rowY(1) },
      { x: staff!, y: rowY(0) },
    ],
  };
}
