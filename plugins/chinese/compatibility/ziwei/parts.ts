/** Parts of a match of two purple star charts. */
import type { Text } from "#sdk";
import type { Named } from "../../core/named.ts";
import { branchRelations, RELATION_NAMES } from "../../core/relations.ts";
import {
  MAJOR_STARS,
  MINOR_STARS,
  TRANSFORMATIONS,
  type MajorId,
} from "../../ziwei/chart/star_names.ts";
import { TRANSFORMED, type StarId } from "../../ziwei/chart/star_tables.ts";
import { branchValue } from "../branch_points.ts";
import { compareLuck } from "../common_luck.ts";
import { bounded, meanOf, spread, type PairPart, type Part } from "../scoring.ts";
import { LIFE, SPOUSE, type Profile } from "./profile.ts";

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

/** Palaces near to the heart of a bond: life, marriage, inner fortune. */
const NEAR: readonly number[] = [LIFE, SPOUSE, 10];
const KINDS = ["lu", "quan", "ke", "ji"] as const;
const NEAR_POINTS = { lu: 13, quan: 4, ke: 6, ji: -19 } as const;
const FAR_POINTS = { lu: 3, quan: 1, ke: 1, ji: -4 } as const;

/** A transformed star of one and the palace of the other in which it falls. */
export interface Exchange {
  readonly kind: (typeof KINDS)[number];
  readonly star: StarId;
  /** Number of the palace from the life palace. */
  readonly palace: number;
}

/** Where the four transformations of one person's year fall in the other's chart. */
export function exchangedFrom(one: Profile, other: Profile): readonly Exchange[] {
  return TRANSFORMED[one.school][one.yearStem]!.map((star, i) => ({
    kind: KINDS[i]!,
    star,
    palace: other.palaceOf.get(star)!,
  }));
}

function pointsOf(exchanges: readonly Exchange[]): number {
  return exchanges.reduce(
    (sum, { kind, palace }) => sum + (NEAR.includes(palace) ? NEAR_POINTS : FAR_POINTS)[kind],
    0,
  );
}

const transformations: Part<Profile> = {
  name: { en: "Transformations exchanged", zhHant: "四化互飛" },
  source: "Flying Star practice on the four transformations of the Quanshu",
  find(a, b) {
    const [given, taken] = [exchangedFrom(a, b), exchangedFrom(b, a)];
    return {
      value: bounded(50 + pointsOf(given) + pointsOf(taken)),
      tell() {
        const one = tellExchange(given, b, "first");
        const other = tellExchange(taken, a, "second");
        return { en: `${one.en}; ${other.en}`, zhHant: `${one.zhHant}；${other.zhHant}` };
      },
    };
  },
};

function tellExchange(
  exchanges: readonly Exchange[],
  into: Profile,
  who: "first" | "second",
): Text {
  const near = exchanges.filter(({ palace }) => NEAR.includes(palace));
  const [other, self] = who === "first" ? ["second", "前者"] : ["first", "後者"];
  if (near.length === 0) {
    return {
      en: `none of the ${who}'s four transformations touches the ${other}'s life, marriage or peace of mind`,
      zhHant: `${self}四化不入對方命宮、夫妻、福德`,
    };
  }
  const told = [...new Set(near.map(({ palace }) => palace))].map((palace) => {
    const here = near.filter((one) => one.palace === palace);
    const en = here.map(({ kind, star }) => `${EFFECT[kind]} (${starName(star).native})`);
    const zh = here.map(({ kind, star }) => starName(star).native + TRANSFORMATIONS[kind].native);
    return {
      en: `${listed(en)} to the ${other}'s ${PLACE[palace]}`,
      zhHant: `${zh.join("、")}入對方${palaceZh(into.chart.palaces[palace]!)}`,
    };
  });
  return {
    en: `the ${who}'s year brings ${listed(told.map(({ en }) => en))}`,
    zhHant: `${self}${told.map(({ zhHant }) => zhHant).join("，")}`,
  };
}

const EFFECT = { lu: "prosperity", quan: "authority", ke: "a good name", ji: "care" } as const;

const PLACE: Readonly<Record<number, string>> = {
  [LIFE]: "life palace",
  [SPOUSE]: "palace of marriage",
  10: "peace of mind",
};

const FLYING_POINTS = { near: 17, far: 3 } as const;

/** Where the stem of one's palace of marriage sends prosperity and obstruction in the other's chart. */
const flyingSpouse: Part<Profile> = {
  name: { en: "Flights from the palace of marriage", zhHant: "夫妻宮飛化" },
  source: "Flying Star practice: transformations by the stems of palaces",
  find(a, b) {
    const [given, taken] = [flightOf(a, b), flightOf(b, a)];
    return {
      value: bounded(50 + flightPoints(given) + flightPoints(taken)),
      tell() {
        const one = tellFlight(given, "first");
        const other = tellFlight(taken, "second");
        return { en: `${one.en}; ${other.en}`, zhHant: `${one.zhHant}；${other.zhHant}` };
      },
    };
  },
};

interface Flight {
  readonly lu: { readonly palace: number; readonly name: Named };
  readonly ji: { readonly palace: number; readonly name: Named };
}

function flightOf(one: Profile, other: Profile): Flight {
  const row = TRANSFORMED[one.school][one.chart.palaces[SPOUSE]!.stem.index]!;
  const at = (star: StarId) => {
    const palace = other.palaceOf.get(star)!;
    return { palace, name: other.chart.palaces[palace]! };
  };
  return { lu: at(row[0]), ji: at(row[3]) };
}

function flightPoints({ lu, ji }: Flight): number {
  const of = ({ palace }: { readonly palace: number }) =>
    NEAR.includes(palace) ? FLYING_POINTS.near : FLYING_POINTS.far;
  return of(lu) - of(ji);
}

/** 夫妻宮 of 夫妻; 命宮 has its word already. */
function palaceZh({ native }: Named): string {
  return native.endsWith("宮") ? native : `${native}宮`;
}

function tellFlight({ lu, ji }: Flight, who: "first" | "second"): Text {
  const self = who === "first" ? "前者" : "後者";
  const other = who === "first" ? "second" : "first";
  if (lu.palace === ji.palace) {
    return {
      en: `the ${who}'s palace of marriage sends both prosperity and obstruction to the ${other}'s palace of ${lu.name.gloss}, so that joy and care come from one place`,
      zhHant: `${self}夫妻宮飛祿與忌同入對方${palaceZh(lu.name)}，喜憂並集`,
    };
  }
  return {
    en: `the ${who}'s palace of marriage sends prosperity to the ${other}'s palace of ${lu.name.gloss} and care to that of ${ji.name.gloss}`,
    zhHant: `${self}夫妻宮飛祿入對方${palaceZh(lu.name)}，飛忌入${palaceZh(ji.name)}`,
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

/** Name of a major or minor star. */
export function starName(id: StarId): Named {
  return id in MAJOR_STARS
    ? MAJOR_STARS[id as keyof typeof MAJOR_STARS]
    : MINOR_STARS[id as keyof typeof MINOR_STARS];
}

function listed(words: readonly string[]): string {
  const last = words.at(-1)!;
  return words.length === 1 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
