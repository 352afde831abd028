/**
 * The nine numbers as the nine grahas, with their friends and foes.
 *
 * Lists of friends and foes differ widely from teacher to teacher. The foes here are those of a public
 * program's table in every row, but that it also sets 4 against itself; its friends differ for 1, 3, 6, 7
 * and 9. Other lists, as those of Future Samachar, are quite unlike both.
 *
 * @source planets: cityscope.hk and free-calculators.net, after Pandit Sethuraman, Science of Fortune
 *   (1954), and Harish Johari, Numerology with Tantra, Ayurveda, and Astrology (1990). Days: the weekday of the graha; Rahu takes Saturn's and Ketu Mars's,
 *   by the maxim that they act like them.
 */
import type { Weekday } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** The nine grahas in the order of their numbers, in Sanskrit. */
export const GRAHA = vocabulary("graha", {
  sun: { native: "सूर्य", roman: "Sūrya" },
  moon: { native: "चन्द्र", roman: "Candra" },
  jupiter: { native: "गुरु", roman: "Guru" },
  rahu: { native: "राहु", roman: "Rāhu" },
  mercury: { native: "बुध", roman: "Budha" },
  venus: { native: "शुक्र", roman: "Śukra" },
  ketu: { native: "केतु", roman: "Ketu" },
  saturn: { native: "शनि", roman: "Śani" },
  mars: { native: "मङ्गल", roman: "Maṅgala" },
});
export type GrahaId = IdOf<typeof GRAHA>;

/** A number's graha. */
export interface Graha {
  readonly number: number;
  readonly id: GrahaId;
  readonly day: Weekday;
  /** Numbers that help it, itself included. */
  readonly friends: readonly number[];
  readonly foes: readonly number[];
}

/** Index 0 is number 1. */
export const GRAHAS: readonly Graha[] = [
  { number: 1, id: "sun", day: "sunday", friends: [1, 2, 3, 9, 5], foes: [8] },
  { number: 2, id: "moon", day: "monday", friends: [1, 2, 3, 5], foes: [4, 8, 9] },
  { number: 3, id: "jupiter", day: "thursday", friends: [1, 2, 3, 5, 9], foes: [6] },
  { number: 4, id: "rahu", day: "saturday", friends: [1, 5, 6, 7], foes: [2, 8, 9] },
  { number: 5, id: "mercury", day: "wednesday", friends: [1, 2, 3, 5, 6], foes: [] },
  { number: 6, id: "venus", day: "friday", friends: [4, 5, 6, 7, 8], foes: [3] },
  { number: 7, id: "ketu", day: "tuesday", friends: [4, 5, 6], foes: [] },
  { number: 8, id: "saturn", day: "saturday", friends: [3, 4, 5, 6, 7], foes: [1, 2, 4, 8] },
  { number: 9, id: "mars", day: "tuesday", friends: [1, 2, 3, 9, 5], foes: [2, 4] },
];

/** The graha of a number 1-9. */
export function grahaOf(number: number): Graha {
  return GRAHAS[number - 1]!;
}

/** How one number regards another. */
export type Regard = "friend" | "foe" | "neutral";

/**
 * How the first number regards the second.
 *
 * Two numbers stand in both of the lists as they are handed down (4 for 8, 2 for 9); there the foe is
 * taken, as the narrower list.
 */
export function regardOf(from: number, to: number): Regard {
  const { friends, foes } = grahaOf(from);
  if (foes.includes(to)) return "foe";
  return friends.includes(to) ? "friend" : "neutral";
}

/** The bond of two numbers: friends unless one sees a foe, and neutral where neither is a friend. */
export function bondOf(a: number, b: number): Regard {
  const both = [regardOf(a, b), regardOf(b, a)];
  if (both.includes("foe")) return "foe";
  return both.includes("friend") ? "friend" : "neutral";
}
