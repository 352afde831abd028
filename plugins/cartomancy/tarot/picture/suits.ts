/** The four suits: their pips, their courts and the land in which they lie. */
import type { Rank, Suit } from "../card.ts";
import { crown, disc, figure, ground, HUE, line, shape, sky, star, water } from "./kit.ts";

const { blue, dawn, day, dusk, earth, gold, green, ink, night, red, skin, stone, violet, white } =
  HUE;

/** One pip about the origin, within -13 to 13. */
export const PIP: Readonly<Record<Suit, string>> = {
  wands:
    shape("M-3 13L-2-11q2-4 4 0L3 13z", earth) +
    shape("M2-4q9-2 9-9-8 0-9 9zM-2 3q-9-2-9-9 8 0 9 9z", green),
  cups:
    shape("M-9-11H9q0 13-9 14-9-1-9-14z", gold) +
    shape("M-2 3h4v6h5v4H-7V9h5z", gold) +
    shape("M-9-11q9 5 18 0-9-5-18 0z", blue),
  swords:
    shape("M0-14l3 5V5h-6V-9z", white) + shape("M-8 4H8v3H-8z", gold) + shape("M-2 7h4v6h-4z", red),
  pentacles: disc(0, 0, 11.5, gold) + star(0, 0, 9, 5, green),
};

/** The land behind each suit: a desert morning, a shore, a windy height, a garden. */
export const LAND: Readonly<Record<Suit, string>> = {
  wands: sky(dawn) + ground(46, dusk),
  cups: sky(day) + water(44),
  swords: sky("#cfd6df") + shape("M-46 58L-20 30L0 50L26 26L46 48V58z", stone),
  pentacles: sky("#e4ead0") + ground(44, green),
};

const ROBES: Readonly<Record<Suit, string>> = {
  wands: red,
  cups: blue,
  swords: stone,
  pentacles: green,
};

/** Centres of the pips of a card, two to ten. */
export const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [0, -30],
    [0, 24],
  ],
  3: [
    [0, -38],
    [-22, 20],
    [22, 20],
  ],
  4: [
    [-20, -32],
    [20, -32],
    [-20, 24],
    [20, 24],
  ],
  5: [
    [-26, -34],
    [26, -34],
    [0, -4],
    [-26, 28],
    [26, 28],
  ],
  6: [
    [-22, -38],
    [22, -38],
    [-22, -4],
    [22, -4],
    [-22, 30],
    [22, 30],
  ],
  7: [
    [-26, -38],
    [26, -38],
    [0, -22],
    [-26, -2],
    [26, -2],
    [-18, 32],
    [18, 32],
  ],
  8: [
    [-27, -42],
    [27, -42],
    [0, -26],
    [-27, -8],
    [27, -8],
    [0, 10],
    [-27, 32],
    [27, 32],
  ],
  9: [
    [-28, -44],
    [0, -44],
    [28, -44],
    [-28, -10],
    [0, -10],
    [28, -10],
    [-28, 26],
    [0, 26],
    [28, 26],
  ],
  10: [
    [-28, -46],
    [0, -34],
    [28, -46],
    [-28, -16],
    [28, -16],
    [-28, 12],
    [28, 12],
    [0, 2],
    [-16, 40],
    [16, 40],
  ],
};

/** Somebody of the court with the sign of the suit: the page stands, the knight rides, queen and king are seated. */
export function courtOf(suit: Suit, rank: Rank): string {
  const robe = ROBES[suit];
  const held = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${PIP[suit]}</g>`;
  switch (rank) {
    case "page":
      return (
        figure(-6, 52, 84, robe, earth) +
        shape("M-22-20q16-14 32 0l-4-8q-12-8-24 0z", violet) +
        line("M6 4L20-4", skin, 5) +
        held(26, -12, 1.25)
      );
    case "knight":
      return (
        shape(
          "M-38 56V24c0-10 12-12 24-12h18l10-20 10 4-3 24-9 6v30h-9V38h-22v18z",
          suit === "swords" ? white : suit === "pentacles" ? ink : earth,
        ) +
        figure(-8, 22, 60, robe, stone) +
        shape("M-19-26q11-16 22 0v4h-22z", stone) +
        line("M-8-38v-10", red, 4) +
        line("M4-4L24-18", skin, 4.5) +
        held(27, -30, 1.2)
      );
    case "queen":
      return (
        shape("M-32-16q32-26 64 0V56H-32z", violet) +
        figure(0, 54, 88, robe, gold) +
        crown(0, -34, 20) +
        line("M8 4L22-2", skin, 5) +
        held(27, -6, 1.25)
      );
    default:
      return (
        shape("M-36-40h14v40h44v-40h14V56H-36z", earth) +
        figure(0, 54, 90, robe, white) +
        crown(0, -34, 28) +
        line("M-10 2L-24-6", skin, 5) +
        held(-27, -14, 1.25) +
        disc(20, 22, 7, gold) +
        shape("M-36-40l7-8 7 8zM22-40l7-8 7 8z", night)
      );
  }
}

/** A hand out of a cloud that offers the one sign. */
export function aceOf(suit: Suit): string {
  return (
    shape("M46 36H6q-14 0-12-9 1-8 12-7 2-11 15-9 6-8 15-4 8-1 10 5z", white) +
    shape("M-10 16q10-8 22-4l4 12q-14 6-24 2z", skin) +
    `<g transform="translate(-2 -16) scale(2.6)">${PIP[suit]}</g>`
  );
}
