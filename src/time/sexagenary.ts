import { floorDivide, modulo } from "./integer.ts";

/** One of the five phases. */
export type Element = "wood" | "fire" | "earth" | "metal" | "water";

/** Yang is odd and moving, yin even and receiving. */
export type Polarity = "yang" | "yin";

/** Id of a heavenly stem. */
export type StemId = (typeof STEM_ROWS)[number][0];
/** Id of an earthly branch. */
export type BranchId = (typeof BRANCH_ROWS)[number][0];

interface Sign<Id extends string> {
  readonly index: number;
  readonly id: Id;
  readonly native: string;
  /** Hanyu pinyin with tone marks. */
  readonly roman: string;
  readonly gloss: string;
  readonly element: Element;
  readonly polarity: Polarity;
}

/** A heavenly stem; index 0 is 甲. */
export type Stem = Sign<StemId>;

/** An earthly branch; index 0 is 子. */
export interface Branch extends Sign<BranchId> {
  /** The animal in English. */
  readonly animal: string;
  /** The animal in Traditional Chinese. */
  readonly animalNative: string;
}

/** A pair of the sixty cycle; index 0 is 甲子. */
export interface StemBranch {
  readonly index: number;
  readonly id: `${StemId}-${BranchId}`;
  readonly native: string;
  readonly roman: string;
  readonly gloss: string;
  readonly stem: Stem;
  readonly branch: Branch;
  /** Steps on in the cycle; a negative count steps back. */
  next(steps: number): StemBranch;
}

const STEM_ROWS = [
  ["jia", "甲", "jiǎ", "wood"],
  ["yi", "乙", "yǐ", "wood"],
  ["bing", "丙", "bǐng", "fire"],
  ["ding", "丁", "dīng", "fire"],
  ["wu", "戊", "wù", "earth"],
  ["ji", "己", "jǐ", "earth"],
  ["geng", "庚", "gēng", "metal"],
  ["xin", "辛", "xīn", "metal"],
  ["ren", "壬", "rén", "water"],
  ["gui", "癸", "guǐ", "water"],
] as const;

const BRANCH_ROWS = [
  ["zi", "子", "zǐ", "water", "rat", "鼠"],
  ["chou", "丑", "chǒu", "earth", "ox", "牛"],
  ["yin", "寅", "yín", "wood", "tiger", "虎"],
  ["mao", "卯", "mǎo", "wood", "rabbit", "兔"],
  ["chen", "辰", "chén", "earth", "dragon", "龍"],
  ["si", "巳", "sì", "fire", "snake", "蛇"],
  ["wu", "午", "wǔ", "fire", "horse", "馬"],
  ["wei", "未", "wèi", "earth", "goat", "羊"],
  ["shen", "申", "shēn", "metal", "monkey", "猴"],
  ["you", "酉", "yǒu", "metal", "rooster", "雞"],
  ["xu", "戌", "xū", "earth", "dog", "狗"],
  ["hai", "亥", "hài", "water", "pig", "豬"],
] as const;

/** The ten heavenly stems in order, index 0 is 甲. Names are Hanyu pinyin. */
export const STEMS: readonly Stem[] = STEM_ROWS.map(([id, native, roman, element], index) => {
  const polarity = polarityOf(index);
  const gloss = `${polarity} ${element}`;
  return Object.freeze({ index, id, native, roman, gloss, element, polarity });
});

/** The twelve earthly branches in order, index 0 is 子. Names are Hanyu pinyin. */
export const BRANCHES: readonly Branch[] = BRANCH_ROWS.map(
  ([id, native, roman, element, animal, animalNative], index) => {
    const polarity = polarityOf(index);
    const row = { index, id, native, roman, gloss: animal, element, polarity };
    return Object.freeze({ ...row, animal, animalNative });
  },
);

/** The sixty pairs in order, index 0 is 甲子 and index 59 is 癸亥. */
export const SIXTY_CYCLE: readonly StemBranch[] = Array.from({ length: 60 }, (_, index) =>
  createPair(index),
);

/** Returns a stem by its number; any integer counts round the ten. */
export function stem(index: number): Stem {
  return STEMS[modulo(index, 10)]!;
}

/** Returns a branch by its number; any integer counts round the twelve. */
export function branch(index: number): Branch {
  return BRANCHES[modulo(index, 12)]!;
}

/** Returns a pair of the sixty cycle by its number; any integer counts round the sixty. */
export function stemBranch(index: number): StemBranch {
  return SIXTY_CYCLE[modulo(index, 60)]!;
}

/**
 * Returns the pair made of a stem and a branch.
 *
 * @throws {RangeError} if the polarities differ: only thirty of each exist
 */
export function cycleFrom(stemIndex: number, branchIndex: number): StemBranch {
  if (modulo(stemIndex - branchIndex, 2) !== 0) {
    const names = `${stem(stemIndex).native}${branch(branchIndex).native}`;
    throw new RangeError(`Cannot pair ${names}: the stem and the branch differ in polarity`);
  }
  return stemBranch(6 * stemIndex - 5 * branchIndex);
}

/** Finds a pair by its characters, such as "甲子"; null where there is none. */
export function findStemBranch(native: string): StemBranch | null {
  return SIXTY_CYCLE.find((pair) => pair.native === native) ?? null;
}

/** Returns the pair of a civil day, from the Julian day number at its noon. */
export function dayPillar(julianDayNumber: number): StemBranch {
  return stemBranch(julianDayNumber + 49);
}

/** Returns the pair of a Chinese year labelled by the Gregorian year in which it begins. */
export function yearPillar(year: number): StemBranch {
  return stemBranch(year - 4);
}

/**
 * Returns the pair of a month by the rule of the five tigers.
 *
 * @param yearStemIndex stem of the year, 0 is 甲
 * @param branchIndex branch of the month, 2 (寅) is the first month of the year and 1 (丑) the last
 */
export function monthPillar(yearStemIndex: number, branchIndex: number): StemBranch {
  const afterTiger = modulo(branchIndex - 2, 12);
  return cycleFrom(modulo(2 * yearStemIndex + 2 + afterTiger, 10), modulo(branchIndex, 12));
}

/**
 * Returns the pair of a double hour by the rule of the five rats.
 *
 * @param dayStemIndex stem of the day to which the hour counts, 0 is 甲
 * @param branchIndex branch of the double hour, 0 (子) opens the day
 */
export function hourPillar(dayStemIndex: number, branchIndex: number): StemBranch {
  const afterRat = modulo(branchIndex, 12);
  return cycleFrom(modulo(2 * dayStemIndex + afterRat, 10), afterRat);
}

/** Returns the branch index of the double hour that contains a clock hour: 23:00 opens 子 (0). */
export function hourBranchIndex(hour: number): number {
  return modulo(floorDivide(hour + 1, 2), 12);
}

function polarityOf(index: number): Polarity {
  return index % 2 === 0 ? "yang" : "yin";
}

function createPair(index: number): StemBranch {
  const ofStem = STEMS[index % 10]!;
  const ofBranch = BRANCHES[index % 12]!;
  const pair = {
    index,
    id: `${ofStem.id}-${ofBranch.id}`,
    native: ofStem.native + ofBranch.native,
    roman: `${ofStem.roman}${ofBranch.roman}`,
    gloss: `${ofStem.gloss} ${ofBranch.animal}`,
    stem: ofStem,
    branch: ofBranch,
  };
  // Not enumerable, so that a pair still compares and serialises as plain data.
  Object.defineProperty(pair, "next", { value: (steps: number) => stemBranch(index + steps) });
  return Object.freeze(pair) as StemBranch;
}
