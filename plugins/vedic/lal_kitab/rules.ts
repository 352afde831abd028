/**
 * The Lal Kitab's own rules: houses that stand still, permanent houses, sight from house to house, sleeping planets,
 * companions, planets made of two others, kinds of teva and inherited debts.
 *
 * @source Roop Chand Joshi, Lal Kitab (1939-1952), at second hand: permanent houses, sights of a hundred, fifty and twenty-five
 *   parts, masnui planets, rin; two programs that restate them
 */
import { GRAHA_IDS, type GrahaId } from "../core/grahas.ts";
import type { Debt, Gaze, Standing, Teva } from "./terms.ts";

/** House of each planet, 1 to 12. */
export type Teva12 = Readonly<Record<GrahaId, number>>;

export const PERMANENT: Readonly<Record<GrahaId, readonly number[]>> = {
  sun: [1],
  moon: [4],
  mars: [3, 8],
  mercury: [7],
  jupiter: [2, 5, 9, 11],
  venus: [7],
  saturn: [8, 10],
  rahu: [12],
  ketu: [6],
};
const OWN: Readonly<Record<GrahaId, readonly number[]>> = {
  sun: [5],
  moon: [4],
  mars: [1, 8],
  mercury: [3, 6],
  jupiter: [9, 12],
  venus: [2, 7],
  saturn: [10, 11],
  rahu: [12],
  ketu: [6],
};
const EXALTED: Readonly<Record<GrahaId, readonly number[]>> = {
  sun: [1],
  moon: [2],
  mars: [10],
  mercury: [6],
  jupiter: [4],
  venus: [12],
  saturn: [7],
  rahu: [3, 6],
  ketu: [5, 9, 12],
};
const DEBILITATED: Readonly<Record<GrahaId, readonly number[]>> = {
  sun: [7],
  moon: [8],
  mars: [4],
  mercury: [12],
  jupiter: [10],
  venus: [6],
  saturn: [1],
  rahu: [8, 9, 11],
  ketu: [6, 8],
};
const ENEMIES: Readonly<Record<GrahaId, readonly GrahaId[]>> = {
  sun: ["venus", "saturn", "rahu"],
  moon: ["rahu", "ketu"],
  mars: ["mercury", "ketu"],
  mercury: ["moon"],
  jupiter: ["mercury", "venus"],
  venus: ["sun", "moon", "rahu"],
  saturn: ["sun", "moon", "mars"],
  rahu: ["sun", "venus", "mars"],
  ketu: ["moon", "mars"],
};

export function standingOf(graha: GrahaId, house: number): Standing {
  if (EXALTED[graha].includes(house)) return "exalted";
  if (DEBILITATED[graha].includes(house)) return "debilitated";
  if (OWN[graha].includes(house)) return "own";
  return PERMANENT[graha].includes(house) ? "permanent" : "plain";
}

/** What each house sees; the seventh and those from the ninth on look at nothing. */
const SIGHTS: Readonly<Record<number, readonly (readonly [number, Gaze])[]>> = {
  1: [[7, "full"]],
  2: [[6, "quarter"]],
  3: [
    [9, "half"],
    [11, "half"],
  ],
  4: [[10, "full"]],
  5: [[9, "half"]],
  6: [[12, "quarter"]],
  8: [[12, "quarter"]],
};

export interface Sight {
  readonly from: GrahaId;
  readonly to: GrahaId;
  readonly gaze: Gaze;
}
/** Who looks at whom. */
export function sightsOf(teva: Teva12): readonly Sight[] {
  return GRAHA_IDS.flatMap((from) =>
    (SIGHTS[teva[from]] ?? []).flatMap(([house, gaze]) =>
      GRAHA_IDS.filter((to) => teva[to] === house).map((to) => ({ from, to, gaze })),
    ),
  );
}

/** A planet sleeps that has nobody to look at, unless it is at home. */
export function isAsleep(graha: GrahaId, teva: Teva12): boolean {
  const house = teva[graha];
  if (PERMANENT[graha].includes(house) || OWN[graha].includes(house)) return false;
  const seen = (SIGHTS[house] ?? []).map(([one]) => one);
  return !GRAHA_IDS.some((other) => seen.includes(teva[other]));
}

/** Pairs that stand in each other's permanent house and stand by each other. */
export function companionsOf(teva: Teva12): readonly (readonly [GrahaId, GrahaId])[] {
  return pairs().filter(
    ([one, other]) =>
      PERMANENT[one].includes(teva[other]) &&
      PERMANENT[other].includes(teva[one]) &&
      teva[one] !== teva[other],
  );
}
const pairs = () =>
  GRAHA_IDS.flatMap((one, i) => GRAHA_IDS.slice(i + 1).map((other) => [one, other] as const));

/** What two planets in one house make together. */
const MADE: readonly (readonly [GrahaId, GrahaId, GrahaId])[] = [
  ["sun", "venus", "jupiter"],
  ["mercury", "venus", "sun"],
  ["sun", "jupiter", "moon"],
  ["sun", "mercury", "mars"],
  ["jupiter", "rahu", "mercury"],
  ["venus", "jupiter", "saturn"],
  ["mars", "mercury", "saturn"],
  ["mars", "saturn", "rahu"],
  ["sun", "saturn", "rahu"],
  ["venus", "saturn", "ketu"],
  ["moon", "saturn", "ketu"],
];
export interface Made {
  readonly graha: GrahaId;
  readonly of: readonly [GrahaId, GrahaId];
  readonly house: number;
}
/** Artificial (masnui) planets. */
export function madeOf(teva: Teva12): readonly Made[] {
  return MADE.filter(([one, other]) => teva[one] === teva[other]).map(([one, other, graha]) => ({
    graha,
    of: [one, other],
    house: teva[one],
  }));
}

const hostile = (one: GrahaId, other: GrahaId) =>
  ENEMIES[one].includes(other) || ENEMIES[other].includes(one);

/** What kind of teva it is; most are of none. */
export function kindsOf(teva: Teva12): readonly Teva[] {
  const at = (house: number) => GRAHA_IDS.filter((id) => teva[id] === house);
  const tenth = at(10);
  const blind = tenth.some((one, i) => tenth.slice(i + 1).some((other) => hostile(one, other)));
  const pious =
    teva.saturn === 11 ||
    teva.saturn === teva.jupiter ||
    teva.rahu === 4 ||
    teva.ketu === 4 ||
    teva.rahu === teva.moon ||
    teva.ketu === teva.moon;
  const corners = [1, 4, 7, 10].flatMap(at);
  const minor = corners.every((id) => ["mercury", "saturn", "rahu", "ketu"].includes(id));
  return [
    ...(blind ? ["andha" as const] : []),
    ...(teva.sun === 4 && teva.saturn === 7 ? ["ratandh" as const] : []),
    ...(pious ? ["dharmi" as const] : []),
    ...(minor ? ["nabalig" as const] : []),
  ];
}

/** Who in which houses lays a debt. */
const DEBTS: Readonly<Record<Debt, readonly [readonly GrahaId[], readonly number[]]>> = {
  pitri: [
    ["venus", "mercury", "rahu"],
    [2, 5, 9, 12],
  ],
  swayam: [["venus", "saturn", "rahu", "ketu"], [5]],
  matri: [["ketu"], [4]],
  stri: [
    ["sun", "moon", "rahu"],
    [2, 7],
  ],
  sambandhi: [
    ["mercury", "ketu"],
    [1, 8],
  ],
  behan: [["moon"], [3, 6]],
  zulmi: [
    ["sun", "moon", "mars"],
    [10, 11],
  ],
  ajanma: [["venus", "sun", "mars"], [12]],
  kudrati: [["moon", "mars"], [6]],
};
export interface Owed {
  readonly debt: Debt;
  readonly by: readonly GrahaId[];
}
export function debtsOf(teva: Teva12): readonly Owed[] {
  return (Object.keys(DEBTS) as Debt[]).flatMap((debt) => {
    const [who, houses] = DEBTS[debt];
    const by = who.filter((id) => houses.includes(teva[id]));
    return by.length > 0 ? [{ debt, by }] : [];
  });
}

/** Planets whose remedy is asked for: those that fall, else those asleep; three at most. */
export function troubledOf(teva: Teva12): readonly GrahaId[] {
  const fallen = GRAHA_IDS.filter((id) => standingOf(id, teva[id]) === "debilitated");
  const asleep = GRAHA_IDS.filter((id) => !fallen.includes(id) && isAsleep(id, teva));
  return [...fallen, ...asleep].slice(0, 3);
}
