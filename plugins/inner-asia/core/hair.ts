/**
 * What cutting the hair is said to bring, by the day of the lunar month: the same list in Tibet, Mongolia and Buryatia.
 *
 * @source "Pacifying the date of cutting hair", from a sutra, in the translation of Lama Zopa Rinpoche (2008); weekly
 *   almanacs of Buryatia of 2018 to 2024 agree on thirteen of its days
 */
import { vocabulary, type IdOf } from "#sdk";

/** By the day of the month, from the first. */
export const HAIR = vocabulary("hairOmen", [
  "weakness",
  "ailments",
  "wealth",
  "glow",
  "goods",
  "dispute",
  "pallor",
  "vigour",
  "company",
  "power",
  "wit",
  "peril",
  "kindness",
  "riches",
  "blessing",
  "thirst",
  "bruises",
  "gain",
  "helpers",
  "hunger",
  "fevers",
  "food",
  "goodness",
  "eyes",
  "contagion",
  "joy",
  "virtue",
  "quarrel",
  "straying",
  "unrest",
]);
export type Hair = IdOf<typeof HAIR>;

const ILL: ReadonlySet<Hair> = new Set<Hair>([
  "weakness",
  "ailments",
  "dispute",
  "pallor",
  "peril",
  "thirst",
  "bruises",
  "hunger",
  "fevers",
  "eyes",
  "contagion",
  "quarrel",
  "straying",
  "unrest",
]);

/** @param day of the lunar month, 1 to 30 */
export const hairOf = (day: number): Hair => HAIR.ids[day - 1]!;

/** Whether the day is a good one to cut hair. */
export const isGoodForHair = (day: number): boolean => !ILL.has(hairOf(day));
