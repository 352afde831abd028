/** Parts of a match of two purple star charts. */
import type { Text } from "#old";
import type { Named } from "../../core/named.ts";
import { branchRelations, RELATION_NAMES } from "../../core/relations.ts";
import { MAJOR_STARS, type MajorId } from "../../ziwei/chart/star_names.ts";
import type { StarId } from "../../ziwei/chart/star_tables.ts";
import { branchValue } from "../branch_points.ts";
import { compareLuck } from "../common_luck.ts";
import { bounded, meanOf, spread, type PairPart, type Part } from "../scoring.ts";
import { flyingSpouse, transformations } from "./exchange.ts";
import { LIFE, type Profile } from "./profile.ts";

const QUAN_SHU = "Ziwei Doushu Quanshu";

/** Points of two life palaces in one place. */
const SAME_SEAT = 62;

const lifePalaces: Part<Profile> = {
  name: { en: "Life palaces", zhHant: "命宮" },
  source: "Ziwei Doushu Quanshu, on trines and opposition; relations of the branches",
  find({ chart: a }, { chart: b }) {
    const [one, other] = [a.lifePalace, b.lifePalace];
    if (one.index === other.index) {
      return {
        value: SAME_SEAT,
        tell: () => ({
          en: `both life palaces stand in ${one.native}: they look at the world from one window`,
          zhHant: `兩人命宮同在${one.native}，立足處同，看事亦近`,
        }),
      };
    }
    return {
      value: branchValue(one.index, other.index),
      tell: () => tellSeats(one, other),
    };
  },
};

function tellSeats(one: Named & { index: number }, other: Named & { index: number }): Text {
  const found = branchRelations(one.index, other.index).map(({ kind }) => RELATION_NAMES[kind]);
  const value = branchValue(one.index, other.index);
  if (found.length === 0) {
    return {
      en: `the life palaces in ${one.native} and ${other.native} stand apart, with neither bond nor quarrel`,
      zhHant: `命宮一在${one.native}、一在${other.native}，無會無沖，各安其位`,
    };
  }
  const end =
    value >= 50
      ? {
          en: "their ways of life turn towards each other of their own accord",
          zhHant: "處世之道自然相就",
        }
      : {
          en: "their ways of life face different quarters, and have to be turned towards each other",
          zhHant: "處世之道所向不同，須有心相就",
        };
  return {
    en: `the life palaces in ${one.native} and ${other.native} meet in ${found.map(({ gloss }) => gloss).join(" and ")}: ${end.en}`,
    zhHant: `命宮一在${one.native}、一在${other.native}，${found.map(({ native }) => native).join("兼")}，${end.zhHant}`,
  };
}

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

function answerTo(one: Profile, other: Profile): keyof typeof AWAITED {
  if (one.spouseStars.some((star) => other.lifeStars.includes(star))) return "same";
  const kin = one.spouseStars.some((star) =>
    other.lifeStars.some((life) => familyOf(life) === familyOf(star)),
  );
  return kin ? "kin" : "none";
}

const spouseInLife: Part<Profile> = {
  name: { en: "Partner awaited and met", zhHant: "夫妻宮應命宮" },
  source: "Ziwei Doushu Quanshu, on the spouse palace; families of stars as the books group them",
  find(a, b) {
    const [toFirst, toSecond] = [answerTo(a, b), answerTo(b, a)];
    return {
      value: bounded((AWAITED[toFirst] + AWAITED[toSecond]) / 2),
      tell() {
        const one = tellAwaited(a, b, toFirst, "first");
        const other = tellAwaited(b, a, toSecond, "second");
        return { en: `${one.en}; ${other.en}`, zhHant: `${one.zhHant}；${other.zhHant}` };
      },
    };
  },
};

function tellAwaited(
  one: Profile,
  other: Profile,
  found: keyof typeof AWAITED,
  who: "first" | "second",
): Text {
  const names = (stars: readonly MajorId[]) => stars.map((star) => MAJOR_STARS[star].native);
  const [awaits, lives] = [names(one.spouseStars), names(other.lifeStars)];
  const self = who === "first" ? "前者" : "後者";
  const en = {
    same: "and meets that very nature",
    kin: "and meets its kin",
    none: "and meets another kind",
  }[found];
  const zh = { same: "正相應", kin: "同類相應", none: "與所期有別" }[found];
  return {
    en: `the ${who} awaits ${awaits.join(" and ")} in the palace of marriage ${en} in ${lives.join(" and ")}`,
    zhHant: `${self}夫妻宮為${awaits.join("、")}，對方命宮${lives.join("、")}，${zh}`,
  };
}

const SOUL_POINTS = { same: 14, met: 16 } as const;

const soulMasters: Part<Profile> = {
  name: { en: "Soul masters", zhHant: "命主" },
  source: `${QUAN_SHU}, masters of soul and body`,
  find(a, b) {
    const met = [meetsSoul(a, b), meetsSoul(b, a)];
    const same = a.chart.soulMaster.id === b.chart.soulMaster.id;
    const points =
      met.filter((each) => each).length * SOUL_POINTS.met + (same ? SOUL_POINTS.same : 0);
    return {
      value: bounded(46 + points),
      tell() {
        const [one, other] = [a.chart.soulMaster, b.chart.soulMaster];
        if (same) {
          return {
            en: `both have ${one.native} as soul master`,
            zhHant: `命主同為${one.native}`,
          };
        }
        const found = met[0]
          ? {
              en: `the first's soul master ${one.native} stands in the second's life palace`,
              zhHant: `前者命主${one.native}在後者命宮`,
            }
          : met[1]
            ? {
                en: `the second's soul master ${other.native} stands in the first's life palace`,
                zhHant: `後者命主${other.native}在前者命宮`,
              }
            : {
                en: `the soul masters ${one.native} and ${other.native} keep to their own`,
                zhHant: `命主${one.native}、${other.native}各守其位`,
              };
        return found;
      },
    };
  },
};

function meetsSoul(one: Profile, other: Profile): boolean {
  return other.palaceOf.get(one.chart.soulMaster.id as StarId) === LIFE;
}

const decades: Part<Profile> = {
  name: { en: "Decades in step", zhHant: "大限同步" },
  source: `${QUAN_SHU}, on the decades; the comparison is this model's`,
  find: compareLuck,
};

/** The parts of a match, in the order in which they are told. */
export const PARTS = {
  lifePalaces,
  spouseInLife,
  transformations,
  flyingSpouse,
  soulMasters,
  decades,
} as const satisfies Readonly<Record<string, Part<Profile>>>;

/** Id of a part. */
export type PartId = keyof typeof PARTS;
/** Ids of the parts, in their order. */
export const PART_IDS = Object.keys(PARTS) as PartId[];

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

/** How the score is made, in words. */
export const METHOD: Text = {
  en: `Each part has a value from 0 to 100, 50 neutral; the score is their weighted mean (the weight of each stands beside it), its distance to 50 taken ${SCORE_SPREAD} times. No school fixes a total; the weights are this service's own model.`,
  zhHant: `各項取值零至一百，五十為中；總分為其加權平均（權重列於各項），距五十之差放大 ${SCORE_SPREAD} 倍。諸家未定總分之法，權重為本服務自訂之模型。`,
};

/** Returns the values of all parts. */
export function valuesOf(a: Profile, b: Profile): Readonly<Record<PartId, number>> {
  const values = {} as Record<PartId, number>;
  for (const id of PART_IDS) values[id] = PARTS[id].find(a, b).value;
  return values;
}

/** Returns the score of parts. */
export function scoreOfParts(parts: readonly PairPart[]): number {
  return scoreOfValues(
    Object.fromEntries(parts.map(({ id, value }) => [id, value])) as Record<PartId, number>,
  );
}

function scoreOfValues(values: Readonly<Record<PartId, number>>): number {
  return spread(meanOf(values, PART_WEIGHTS), SCORE_SPREAD);
}

/** Returns the score alone. */
export function scoreOf(a: Profile, b: Profile): number {
  return scoreOfValues(valuesOf(a, b));
}

/** Puts all parts of two certain charts into words. */
export function tellParts(a: Profile, b: Profile): readonly PairPart[] {
  return PART_IDS.map((id) => {
    const { name, source } = PARTS[id];
    const { value, tell } = PARTS[id].find(a, b);
    return { id, name, value, weight: PART_WEIGHTS[id], evidence: tell(), source };
  });
}
