/** Parts of a match that the elements and the luck of two charts make. */
import { phaseThat, type Phase } from "#lore";
import type { GenderName } from "#east/gender.ts";
import { compareLuck, type CommonLuckPhrases } from "../common_luck.ts";
import { compareEvenness, EVEN, EVENNESS_SOURCE, type EvennessPhrases } from "../evenness.ts";
import { bounded, type Part, type Who } from "../scoring.ts";
import type { Profile } from "./profile.ts";

/** What each of the two says of the other's elements. */
type Both<T> = { [K in Who]: T };

/** What one needs, and how much of it the other has, in percent. */
export type Supply = {
  element: Phase;
  share: number;
  level: "plenty" | "enough" | "little" | "none";
};

/** The star of one's spouse as one gender reads it. */
export type SpouseStar = {
  gender: GenderName;
  element: Phase;
  state: "faint" | "sound" | "crowded";
  /** Whether the other's day stem is that star. */
  meets: boolean;
};

/** Whether one earns easily, and whether the other helps with it. */
export type Means = { strong: boolean; helped: boolean };

/** How elements and seasons of the two stand to each other. */
export type ElementPhrases = {
  needsSupplied: Both<Supply>;
  /** One spouse star each; two where no gender was given. */
  spouseStars: Both<readonly SpouseStar[]>;
  meansShared: Both<Means>;
  seasonsTemper: {};
  bothInWinter: {};
  bothInSummer: {};
  seasonsMild: {};
};

/** Whether each brings what the other's chart needs. */
export const usefulGods: Part<Profile, ElementPhrases> = {
  source: "Ziping Zhenquan and Qiongtong Baojian for the useful god; the weighing is this model's",
  find: (a, b) => ({
    value: bounded((supplyFrom(b, a) + supplyFrom(a, b)) / 2),
    tell: () => ({ code: "needsSupplied", with: { first: supply(a, b), second: supply(b, a) } }),
  }),
};

/** What `giver` has of the elements that `taker` needs, less of those that work against it. */
function supplyFrom(giver: Profile, taker: Profile): number {
  const { useful, favourable, adverse, hostile } = taker.usefulGod.roles;
  const over = (element: Phase) => giver.balance.percent[element] - EVEN;
  return (
    50 +
    1.6 * over(useful.element) +
    0.8 * over(favourable.element) -
    1.2 * over(adverse.element) -
    0.4 * over(hostile.element)
  );
}

function supply(taker: Profile, giver: Profile): Supply {
  const { element } = taker.usefulGod.roles.useful;
  const share = Math.round(giver.balance.percent[element]);
  const level = share >= 28 ? "plenty" : share >= 15 ? "enough" : share >= 6 ? "little" : "none";
  return { element, share, level };
}

/** The star of the spouse in each chart, and whether the other answers to it. */
export const spouseStars: Part<Profile, ElementPhrases> = {
  source: "Yuanhai Ziping: wealth is a man's spouse star, the officer a woman's",
  find: (a, b) => ({
    value: bounded((starValue(a, b) + starValue(b, a)) / 2),
    tell: () => ({ code: "spouseStars", with: { first: starsOf(a, b), second: starsOf(b, a) } }),
  }),
};

/** Shares within which the spouse star counts as sound, percent. */
const SOUND = { from: 10, to: 32 } as const;
const STATE_POINTS = { faint: 34, sound: 56, crowded: 40 } as const;

function starsOf(one: Profile, other: Profile): readonly SpouseStar[] {
  return one.genders.map((gender) => {
    const element = phaseThat(one.self.element, gender === "male" ? "controls" : "controlledBy");
    const share = one.balance.percent[element];
    const state = share < SOUND.from ? "faint" : share > SOUND.to ? "crowded" : "sound";
    return { gender, element, state, meets: other.self.element === element };
  });
}

function starValue(one: Profile, other: Profile): number {
  const values = starsOf(one, other).map(
    ({ state, meets }) => STATE_POINTS[state] + (meets ? 26 : 0),
  );
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** Whether each brings the other what makes wealth easy to hold. */
export const means: Part<Profile, ElementPhrases> = {
  source: "Ziping Zhenquan: a strong day master spends itself on wealth, a weak one wants support",
  find: (a, b) => ({
    value: bounded((meansFrom(b, a) + meansFrom(a, b)) / 2),
    tell: () => ({ code: "meansShared", with: { first: meansOf(a, b), second: meansOf(b, a) } }),
  }),
};

/** The share in the giver of the two elements that help a chart to hold wealth, percent. */
function carried(taker: Profile, giver: Profile): number {
  const { element } = taker.self;
  const carriers = isStrong(taker)
    ? [phaseThat(element, "controls"), phaseThat(element, "generates")]
    : [element, phaseThat(element, "generatedBy")];
  return carriers.reduce((sum, one) => sum + giver.balance.percent[one], 0);
}

function isStrong({ strength }: Profile): boolean {
  return strength.score >= 50;
}

function meansFrom(giver: Profile, taker: Profile): number {
  return 50 + (carried(taker, giver) - 2 * EVEN) * 1.1;
}

function meansOf(taker: Profile, giver: Profile): Means {
  return { strong: isStrong(taker), helped: Math.round(carried(taker, giver)) >= 2 * EVEN };
}

/** Whether the two charts together are more even than each alone. */
export const evenness: Part<Profile, EvennessPhrases> = {
  source: EVENNESS_SOURCE,
  find: (a, b) => compareEvenness(a.balance, b.balance),
};

/** Whether the seasons of birth temper each other. */
export const climate: Part<Profile, ElementPhrases> = {
  source: "Qiongtong Baojian, on cold and heat",
  find(a, b) {
    const [one, other] = [warmth(a), warmth(b)];
    const sum = one + other;
    if (one * other < 0) return { value: 82, tell: () => ({ code: "seasonsTemper" }) };
    if (Math.abs(sum) === 2) {
      return { value: 34, tell: () => ({ code: sum < 0 ? "bothInWinter" : "bothInSummer" }) };
    }
    return { value: 56, tell: () => ({ code: "seasonsMild" }) };
  },
};

/** -1 for winter months, 1 for summer months, 0 for spring and autumn. */
function warmth({ pillars }: Profile): number {
  const month = pillars.month.branch.index;
  if ([11, 0, 1].includes(month)) return -1;
  return [5, 6, 7].includes(month) ? 1 : 0;
}

/** Whether kind and demanding years fall together. */
export const luck: Part<Profile, CommonLuckPhrases> = {
  source: "Yuanhai Ziping, lun da yun; the comparison is this model's",
  find: compareLuck,
};
