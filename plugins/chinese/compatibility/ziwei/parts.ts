/** Parts of a match of two purple star charts. */
import type { Branch } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { branchOf } from "#east/pairs.ts";
import type { MajorId, StarId } from "#east/purple_star/stars.ts";
import { branchValue, relationsOf, type BranchRelation } from "../branch_points.ts";
import { compareLuck, type CommonLuckPhrases } from "../common_luck.ts";
import { bounded, meanOf, spread, type PairPart, type Part, type Who } from "../scoring.ts";
import { flyingSpouse, standsInLife, transformations, type ExchangePhrases } from "./exchange.ts";
import type { Profile } from "./profile.ts";

const QUAN_SHU = "Ziwei Doushu Quanshu";

/** The stars one awaits in a palace of marriage, those of the other's life palace, and how they agree. */
export type Awaited = {
  awaits: readonly MajorId[];
  lives: readonly MajorId[];
  agreement: "same" | "kin" | "none";
};

/** How palaces and masters of the two stand to each other. */
export type PalacePhrases = {
  lifeTogether: { branch: Branch };
  lifeApart: { a: Branch; b: Branch };
  lifeMeets: { a: Branch; b: Branch; relations: readonly BranchRelation[]; kindly: boolean };
  awaitedAndMet: { [K in Who]: Awaited };
  soulShared: { star: StarId };
  soulInLife: { star: StarId; of: Who };
  soulsApart: { a: StarId; b: StarId };
  /** Where a time was left out: the values of a part over the hours of the day. */
  overTheDay: { part: PartId; least: number; most: number; mean: number };
};

/** What the parts of a match say. */
export type MatchPhrases = PalacePhrases & ExchangePhrases & CommonLuckPhrases;

/** Points of two life palaces in one place. */
const SAME_SEAT = 62;

const lifePalaces: Part<Profile, PalacePhrases> = {
  source: "Ziwei Doushu Quanshu, on trines and opposition; relations of the branches",
  find({ chart: { lifePalace: a } }, { chart: { lifePalace: b } }) {
    if (a === b) {
      return { value: SAME_SEAT, tell: () => ({ code: "lifeTogether", with: { branch: a } }) };
    }
    const [one, other] = [branchOf(a).index, branchOf(b).index];
    const value = branchValue(one, other);
    return {
      value,
      tell() {
        const relations = relationsOf(one, other);
        return relations.length === 0
          ? { code: "lifeApart", with: { a, b } }
          : { code: "lifeMeets", with: { a, b, relations, kindly: value >= 50 } };
      },
    };
  },
};

/** Families of stars that keep company in the books. */
const FAMILIES: readonly (readonly MajorId[])[] = [
  ["qiSha", "poJun", "tanLang"],
  ["tianJi", "taiYin", "tianTong", "tianLiang"],
  ["ziWei", "tianFu", "wuQu", "tianXiang", "lianZhen"],
  ["juMen", "taiYang"],
];
const familyOf = (star: MajorId) => FAMILIES.findIndex((family) => family.includes(star));

/** Points where the other has the star awaited, one of its family, or neither. */
const AWAITED = { same: 88, kin: 64, none: 38 } as const;

function awaitedOf(one: Profile, other: Profile): Awaited {
  const [awaits, lives] = [one.spouseStars, other.lifeStars];
  const kin = awaits.some((star) => lives.some((life) => familyOf(life) === familyOf(star)));
  const same = awaits.some((star) => lives.includes(star));
  return { awaits, lives, agreement: same ? "same" : kin ? "kin" : "none" };
}

const spouseInLife: Part<Profile, PalacePhrases> = {
  source: "Ziwei Doushu Quanshu, on the spouse palace; families of stars as the books group them",
  find(a, b) {
    const [first, second] = [awaitedOf(a, b), awaitedOf(b, a)];
    return {
      value: bounded((AWAITED[first.agreement] + AWAITED[second.agreement]) / 2),
      tell: () => ({ code: "awaitedAndMet", with: { first, second } }),
    };
  },
};

const SOUL_POINTS = { same: 14, met: 16 } as const;

const soulMasters: Part<Profile, PalacePhrases> = {
  source: `${QUAN_SHU}, masters of soul and body`,
  find(a, b) {
    const [one, other] = [a.chart.soulMaster, b.chart.soulMaster];
    const met = [standsInLife(one, b), standsInLife(other, a)];
    const points =
      met.filter((each) => each).length * SOUL_POINTS.met + (one === other ? SOUL_POINTS.same : 0);
    return {
      value: bounded(46 + points),
      tell() {
        if (one === other) return { code: "soulShared", with: { star: one } };
        if (met[0]) return { code: "soulInLife", with: { star: one, of: "first" } };
        if (met[1]) return { code: "soulInLife", with: { star: other, of: "second" } };
        return { code: "soulsApart", with: { a: one, b: other } };
      },
    };
  },
};

const decades: Part<Profile, CommonLuckPhrases> = {
  source: `${QUAN_SHU}, on the decades; the comparison is this model's`,
  find: compareLuck,
};

/** The parts of a match, in the order in which they are read out. */
export const PART = vocabulary("part", [
  "lifePalaces",
  "spouseInLife",
  "transformations",
  "flyingSpouse",
  "soulMasters",
  "decades",
]);
export type PartId = IdOf<typeof PART>;

const PARTS: { readonly [K in PartId]: Part<Profile, MatchPhrases> } = {
  lifePalaces,
  spouseInLife,
  transformations,
  flyingSpouse,
  soulMasters,
  decades,
};

/** Percent of the whole that each part weighs. */
export const PART_WEIGHTS: Readonly<Record<PartId, number>> = {
  lifePalaces: 15,
  spouseInLife: 25,
  transformations: 30,
  flyingSpouse: 12,
  soulMasters: 8,
  decades: 10,
};

/** Spread of the whole, so that random pairs reach from under 20 to over 80. */
export const SCORE_SPREAD = 1.9;

type Values = Readonly<Record<PartId, number>>;
type MatchPart = PairPart<PartId, MatchPhrases>;

/** Returns the values of all parts. */
export function valuesOf(a: Profile, b: Profile): Values {
  const values = {} as Record<PartId, number>;
  for (const id of PART.ids) values[id] = PARTS[id].find(a, b).value;
  return values;
}

/** Returns the score of parts. */
export function scoreOfParts(parts: readonly MatchPart[]): number {
  return scoreOfValues(
    Object.fromEntries(parts.map(({ part, value }) => [part, value])) as Record<PartId, number>,
  );
}

function scoreOfValues(values: Values): number {
  return spread(meanOf(values, PART_WEIGHTS), SCORE_SPREAD);
}

/** Returns the score alone. */
export function scoreOf(a: Profile, b: Profile): number {
  return scoreOfValues(valuesOf(a, b));
}

/** Returns all parts of two certain charts with their reasons. */
export function partsOf(a: Profile, b: Profile): readonly MatchPart[] {
  return PART.ids.map((part) => {
    const { find, source } = PARTS[part];
    const { value, tell } = find(a, b);
    return { part, value, weight: PART_WEIGHTS[part], evidence: { ...tell(), source } };
  });
}

/** Returns the mean of every part over all hours that are possible, with its range. */
export function averagedParts(all: readonly Values[]): readonly MatchPart[] {
  return PART.ids.map((part) => {
    const seen = all.map((each) => each[part]);
    const [least, most] = [Math.min(...seen), Math.max(...seen)];
    const value = bounded(seen.reduce((sum, each) => sum + each, 0) / seen.length);
    return {
      part,
      value,
      weight: PART_WEIGHTS[part],
      evidence: {
        code: "overTheDay",
        with: { part, least, most, mean: value },
        source: PARTS[part].source,
      },
      range: { least, most },
    };
  });
}
