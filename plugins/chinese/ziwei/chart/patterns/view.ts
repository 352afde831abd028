/** What the conditions of patterns are made of: palaces as they see one another, and what stands in them. */
import type { Branch, Stem } from "#lore";
import type { Phrase } from "#sdk";
import { branchOf, stemOf } from "#east/pairs.ts";
import type { Palace } from "../palace.ts";
import type {
  AdjectiveId,
  BrightnessId,
  PalaceId,
  StarId,
  TransformationId,
} from "#east/purple_star/stars.ts";

/** A transformation wherever it falls. */
export type Change = `hua:${TransformationId}`;
/** Whatever a condition may ask for in a palace. */
export type Sign = StarId | AdjectiveId | Change;
/** `lu` is either of the two prosperities: 祿存 or 化祿. */
export type Wanted = Sign | "lu";
export type PalaceName = PalaceId | "body";

/** Why a pattern is there, and what it lacks. */
export type PatternPhrases = {
  /** In a palace, on this branch. */
  standIn: { signs: readonly Sign[]; palace: PalaceName; branch: Branch };
  /** In a palace or in the three that look at it. */
  meetIn: { signs: readonly Sign[]; palace: PalaceName };
  /** In the three palaces that look at a palace. */
  lookAt: { signs: readonly Sign[]; palace: PalaceName };
  flank: { signs: readonly Sign[]; palace: PalaceName };
  /** In the palace that is joined to this one by the six harmonies. */
  joinedTo: { signs: readonly Sign[]; palace: PalaceName };
  holdTrines: { signs: readonly Sign[] };
  oppositeLends: {};
  isVoid: { palace: PalaceName };
  struckBy: { signs: readonly Sign[]; palace: PalaceName };
  notBornInStem: { stems: readonly Stem[] };
  notBornInBranch: { branches: readonly Branch[] };
  notBornBy: { light: "day" | "night" };
  notOn: { branches: readonly Branch[] };
  notBright: { signs: readonly StarId[] };
  noHelper: { palace: PalaceName };
  /** 力士 is not in the life palace: the doctor's ring runs backward. */
  noStrongMan: {};
  /** The stars of a decade's palace outweigh what is against them, or not. */
  decadeWeighs: { palace: PalaceId; from: number; well: boolean };
  /** The same of the life palace. */
  lifeWeighs: { well: boolean };
};
export type Because = Phrase<PatternPhrases>;

/** A chart as patterns look at it; palaces in their order, life first. */
export interface View {
  readonly palaces: readonly Palace[];
  readonly yearStem: Stem;
  readonly yearBranch: Branch;
  readonly hour: Branch;
  /** Palaces of the present decade and year; null where no date was given. */
  readonly present: { readonly decade: PalaceId; readonly year: PalaceId } | null;
}

/** What makes a pattern, or null where it is not made. */
export type Condition = (view: View) => readonly Because[] | null;

/** A limit of a pattern: null where it is kept, else what the pattern lacks. */
export type Need = (view: View) => Because | null;

export const indexOf = ({ palaces }: View, name: PalaceName): number =>
  palaces.findIndex(({ palace, isBody }) => (name === "body" ? isBody : palace === name));
export const palaceAt = ({ palaces }: View, index: number): Palace =>
  palaces[((index % 12) + 12) % 12]!;
export const palaceOf = (view: View, name: PalaceName): Palace =>
  palaceAt(view, indexOf(view, name));

/** The palaces of 三方: the two trines and the one opposite. */
export function lookersAt(view: View, index: number): readonly Palace[] {
  return [4, 6, 8].map((step) => palaceAt(view, index + step));
}

/** The palace itself with those that look at it: 三方四正. */
export function squareOf(view: View, name: PalaceName): readonly Palace[] {
  const index = indexOf(view, name);
  return [palaceAt(view, index), ...lookersAt(view, index)];
}

/** Everything that stands in a palace; each palace is listed once. */
const contents = new WeakMap<Palace, ReadonlySet<string>>();
function contentsOf(palace: Palace): ReadonlySet<string> {
  let known = contents.get(palace);
  if (!known) {
    const stars = [...palace.majorStars, ...palace.minorStars];
    known = new Set([
      ...stars.map(({ star }) => star),
      ...stars.map(({ transformation }) => `hua:${transformation}`),
      ...palace.adjectiveStars,
    ]);
    contents.set(palace, known);
  }
  return known;
}

/** What of a palace meets a wish, or null. */
export function signIn(palace: Palace, wanted: Wanted): Sign | null {
  const here = contentsOf(palace);
  if (wanted === "lu") return here.has("luCun") ? "luCun" : here.has("hua:lu") ? "hua:lu" : null;
  return here.has(wanted) ? wanted : null;
}

/** What meets every wish in one of these palaces, or null. */
export function signsIn(
  palaces: readonly Palace[],
  wanted: readonly Wanted[],
): readonly Sign[] | null {
  const signs: Sign[] = [];
  for (const one of wanted) {
    const holder = palaces.find((palace) => signIn(palace, one) !== null);
    if (!holder) return null;
    signs.push(signIn(holder, one)!);
  }
  return signs;
}

/** Those of the wishes that are met in these palaces. */
export const anySignsIn = (palaces: readonly Palace[], wanted: readonly Wanted[]) =>
  wanted.filter((one) => palaces.some((palace) => signIn(palace, one) !== null)) as Sign[];

export const KILLERS: readonly StarId[] = ["qingYang", "tuoLuo", "huoXing", "lingXing"];
export const VOIDS: readonly StarId[] = ["diKong", "diJie"];
const HELPERS: readonly Wanted[] = [
  "zuoFu",
  "youBi",
  "wenChang",
  "wenQu",
  "tianKui",
  "tianYue",
  "luCun",
  "hua:lu",
  "hua:quan",
  "hua:ke",
];
const BRIGHT: readonly (BrightnessId | null)[] = ["miao", "wang"];

/**
 * 空亡: the void of the ten days, and of the two branches of the road cut off (截路空亡) the one whose
 * polarity is the year's.
 */
export function isVoid({ yearStem }: View, { adjectiveStars }: Palace): boolean {
  const cut: AdjectiveId = stemOf(yearStem).polarity === "yang" ? "jieLu" : "kongWang";
  return adjectiveStars.some((star) => star === "xunKong" || star === cut);
}
export const isHelped = (palace: Palace): boolean => anySignsIn([palace], HELPERS).length > 0;

/** Grade of a star wherever it stands. */
export function gradeOf({ palaces }: View, star: StarId): BrightnessId | null {
  for (const { majorStars, minorStars } of palaces) {
    const found = [...majorStars, ...minorStars].find((one) => one.star === star);
    if (found) return found.brightness;
  }
  return null;
}

/** A birth in the six double hours from 寅 to 未 is by day, as the Sun's and the Moon's are told apart. */
export function isDayBirth({ hour }: View): boolean {
  const { index } = branchOf(hour);
  return index >= 2 && index <= 7;
}

export const isBright = (view: View, star: StarId): boolean => BRIGHT.includes(gradeOf(view, star));
