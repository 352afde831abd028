/**
 * The drawings on the cards: one emblem per trump, one symbol per suit, one headdress per court.
 *
 * All are paths about the origin, drawn for this service after the old attributes of each card.
 */
import type { Rank, Suit } from "../card.ts";

/** Strokes within -30..30, by index of the trump. */
export const TRUMP_EMBLEMS: readonly string[] = [
  // Fool: a bundle on a stick above the edge of a cliff.
  "M-22 8L14-22M14-22a9 9 0 1 0 9-2zM-26 26H2l6-10 20 0",
  // Magician: the lemniscate over a raised wand.
  "M0-20c4-8 16-8 16 0s-12 8-16 0c-4-8-16-8-16 0s12 8 16 0zM0-6V22M-6-6H6M-14 26H14",
  // High Priestess: the moon between two pillars.
  "M-24-26V26M24-26V26M-28-26h8M20-26h8M-28 26h8M20 26h8M6-12a14 14 0 1 0 0 24a10 12 0 0 1 0-24z",
  // Empress: the mirror of Venus under stars.
  "M0-6m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M0 7V28M-9 18H9M-20-24h.1M0-27h.1M20-24h.1",
  // Emperor: a crown.
  "M-22 18V-12l11 12L0-20L11 0l11-12V18zM-22 26H22",
  // Hierophant: the triple cross and two keys' rings.
  "M0-28V28M-8-18H8M-13-7H13M-18 4H18M-14 24a5 5 0 1 0 .1 0M14 24a5 5 0 1 0 .1 0",
  // Lovers: two rings that join.
  "M-8 4m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0M8 4m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0M0-28l0 8M-9-24l4 6M9-24l-4 6",
  // Chariot: a canopy over two wheels.
  "M-22-14L0-26L22-14zM-18-14V10M18-14V10M-22 10H22M-14 18m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M14 18m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0",
  // Strength: the lemniscate over a lion's mane.
  "M0-22c3-6 12-6 12 0s-9 6-12 0c-3-6-12-6-12 0s9 6 12 0zM0 10m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0-6l4 5 6-4 1 7 7 0-2 7 6 3-6 4 2 7-7 0-2 6-5-4-4 5-4-5-5 4-2-6-7 0 2-7-6-4 6-3-2-7 7 0 1-7 6 4z",
  // Hermit: the lantern.
  "M0-28v6M-10-14L0-22L10-14zM-10-14V14H10V-14M-14 14H14L10 22H-10zM0 6l0-12M-5 0H5",
  // Wheel of Fortune: eight spokes.
  "M0 0m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0M0 0m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M0-24V-7M0 7V24M-24 0H-7M7 0H24M-17-17L-5-5M5 5L17 17M17-17L5-5M-5 5L-17 17",
  // Justice: the scales.
  "M0-26V24M-12 26H12M-22-16H22M-22-16l-7 20h14zM22-16l-7 20h14z",
  // Hanged Man: from the beam by one foot.
  "M-22-26H22M-18-26V26M18-26V26M0-26V-6M0-6L-8 2H8M0-4V12M0 12l-7-6M0 12l7-6M0 20m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  // Death: the scythe and the sun that rises.
  "M-20 28L12-22M12-22c-16-6-30 0-34 14c10-8 22-10 28-4M6 28a11 11 0 0 1 22 0zM17 12v-4M28 17l3-3",
  // Temperance: from one cup into the other.
  "M-26-20h16v6a8 8 0 0 1-16 0zM-18-6v5M10 4h16v6a8 8 0 0 1-16 0zM18 18v8M12 26h12M-10-16C6-16 16-10 18 2",
  // Devil: the star on its head, with horns.
  "M0 26L-15-18L22 10H-22L15-18zM-15-18c-8-2-10-6-9-10M15-18c8-2 10-6 9-10",
  // Tower: struck.
  "M-12 28V-8H12V28zM-14-8l0-8 6 0 0 4 5 0 0-4M-2 6v6M-2 18v0M28-28L12-16l7 1L6-2M-24-18l-2 6M-20 2l-2 6M22 4l2 6",
  // Star: eight rays over water.
  "M0-28L4-10L17-17L10-4L28 0L10 4L17 17L4 10L0 20L-4 10L-17 17L-10 4L-28 0L-10-4L-17-17L-4-10zM-22 27c4-4 8-4 11 0s7 4 11 0 7-4 11 0 7 4 11 0",
  // Moon: between two towers, dew falling.
  "M5-26a15 15 0 1 0 0 26a11 13 0 0 1 0-26zM-28 28V8h10V28M28 28V8h-10V28M-8 10v4M0 14v4M8 10v4M0 24v3",
  // Sun: straight and waving rays.
  "M0 0m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M0-16V-28M0 16V28M-16 0H-28M16 0H28M-11-11L-20-20M11 11L20 20M11-11L20-20M-11 11L-20 20",
  // Judgement: the trumpet and its banner.
  "M-26-14L8-4M8-4l18-10v22zM-10-9V16h16V-5M-2-6V16M-10 4H6",
  // World: the wreath and the four at its corners.
  "M0 0m-15 0a15 24 0 1 0 30 0a15 24 0 1 0-30 0M0-10V12M-6-4H6M0 12l-5 6M0 12l5 6M-24-24h.1M24-24h.1M-24 24h.1M24 24h.1",
];

/** Strokes within -11..11. */
export const SUIT_SYMBOLS: Readonly<Record<Suit, string>> = {
  wands: "M-2 11V-9a2 2 0 0 1 4 0V11zM2-4l5-5M-2 2l-5-5M2 8l5-5",
  cups: "M-7-10H7V-4a7 7 0 0 1-14 0zM0 3V9M-5 10H5",
  swords: "M0-13L2.500-9V5h-5V-9zM-7 5H7M0 5V12",
  pentacles:
    "M0 0m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M0-8L4.700 6.500L-7.600-2.500H7.600L-4.700 6.500z",
};

/** Headdresses within -16..16, above the symbol of the suit. */
export const COURT_SIGNS: Readonly<Partial<Record<Rank, string>>> = {
  page: "M-12 8H12M-9 8c0-12 18-12 18 0M6-1l9-9",
  knight: "M-10 10V-2a10 10 0 0 1 20 0V10M-10 2H10M0-12V-18M0-15l7-3",
  queen: "M-14 8L-11-8L-4 1L0-12L4 1L11-8L14 8z",
  king: "M-14 10V-8l7 7L0-12L7-1l7-7V10zM-14 5H14M0-12V-18M-3-15H3",
};

/** Centres of the pips, in units of a third of the card: column and row. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = (() => {
  const column = (x: number, rows: readonly number[]) => rows.map((y) => [x, y] as const);
  const both = (...rows: number[]) => [...column(-1, rows), ...column(1, rows)];
  const thirds = [-1, -1 / 3, 1 / 3, 1];
  return {
    2: column(0, [-1, 1]),
    3: column(0, [-1, 0, 1]),
    4: both(-1, 1),
    5: [...both(-1, 1), [0, 0] as const],
    6: both(-1, 0, 1),
    7: [...both(-1, 0, 1), [0, -0.5] as const],
    8: [...both(-1, 0, 1), ...column(0, [-0.5, 0.5])],
    9: [...both(...thirds), [0, 0] as const],
    10: [...both(...thirds), ...column(0, [-2 / 3, 2 / 3])],
  };
})();
