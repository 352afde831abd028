/**
 * The four tablets and their sixteen falls.
 *
 * A tablet shows its carved side (open) or its back (closed). What a fall means is built from what the
 * tablets stand for; the sentences and the leanings are ours, for catalogues differ: a Venda one reads all
 * four open as strife (Mufhirifhiri), where here they speak with one voice.
 *
 * @source W. van Binsbergen, Regional and historical connections of four-tablet divination in southern
 * Africa, Journal of Religion in Africa 26 (1996): senior and junior, male and female tablets, their names
 * in Francistown, and the order Kwame, Chilume, Ntakwala, Lumwe
 */
import type { Matter } from "#lore";
import { vocabulary, type IdOf, type Leaning, type Random } from "#sdk";

/** The four tablets in the order in which they are named. */
export const TABLET = vocabulary("tablet", ["kwame", "chilume", "ntakwala", "lumwe"]);

/** What people bring to the tablets. */
export const TOPIC = vocabulary("topic", ["home", "love", "work", "journey", "lost"]);
export type Topic = IdOf<typeof TOPIC>;

/** The topic that a matter belongs to. */
export const TOPIC_OF: Readonly<Partial<Record<Matter, Topic>>> = {
  love: "love",
  marriage: "love",
  home: "home",
  family: "home",
  children: "home",
  work: "work",
  money: "work",
  travel: "journey",
  lostPerson: "journey",
  lostThing: "lost",
  lostAnimal: "lost",
};

/**
 * The sixteen falls by the tablets that lie open, numbered from 0: 8 for Kwame, 4 Chilume, 2 Ntakwala,
 * 1 Lumwe.
 */
export const FALL = vocabulary("fall", [
  "closed",
  "lumwe",
  "ntakwala",
  "ntakwalaLumwe",
  "chilume",
  "chilumeLumwe",
  "chilumeNtakwala",
  "chilumeNtakwalaLumwe",
  "kwame",
  "kwameLumwe",
  "kwameNtakwala",
  "kwameNtakwalaLumwe",
  "kwameChilume",
  "kwameChilumeLumwe",
  "kwameChilumeNtakwala",
  "open",
]);
export type FallId = IdOf<typeof FALL>;

/** How each fall leans, in the order of {@link FALL}. */
const LEANINGS: readonly Leaning[] = [
  "adverse",
  "mixed",
  "favourable",
  "favourable",
  "mixed",
  "favourable",
  "favourable",
  "mixed",
  "mixed",
  "favourable",
  "favourable",
  "mixed",
  "favourable",
  "mixed",
  "mixed",
  "favourable",
];

/** Score by leaning. */
export const SCORES: Readonly<Record<Leaning, number>> = { favourable: 70, mixed: 50, adverse: 30 };

/** One of the sixteen falls. */
export interface Fall {
  readonly number: number;
  readonly id: FallId;
  readonly leaning: Leaning;
}

/** The sixteen falls, number 0 first. */
export const FALLS: readonly Fall[] = FALL.ids.map((id, number) => ({
  number,
  id,
  leaning: LEANINGS[number]!,
}));

/** Throws the tablets: `below(2)` for each in the order of {@link TABLET}, 1 lies open. */
export function throwTablets(random: Random): readonly boolean[] {
  return TABLET.ids.map(() => random.below(2) === 1);
}

/** The fall of four tablets. */
export function fallOf(open: readonly boolean[]): Fall {
  return FALLS[open.reduce((number, one) => number * 2 + (one ? 1 : 0), 0)]!;
}
