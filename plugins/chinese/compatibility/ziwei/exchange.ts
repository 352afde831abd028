/** Parts of a match that transformations make: those of the years, and those of the palaces of marriage. */
import type { Text } from "#old";
import type { Named } from "../../core/named.ts";
import { MAJOR_STARS, MINOR_STARS, TRANSFORMATIONS } from "../../ziwei/chart/star_names.ts";
import { TRANSFORMED, type StarId } from "../../ziwei/chart/star_tables.ts";
import { bounded, type Part } from "../scoring.ts";
import { LIFE, SPOUSE, type Profile } from "./profile.ts";
import { listed } from "../../core/prose.ts";

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

/** Where the transformations of each year fall in the other chart. */
export const transformations: Part<Profile> = {
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
export const flyingSpouse: Part<Profile> = {
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

/** Name of a major or minor star. */
export function starName(id: StarId): Named {
  return id in MAJOR_STARS
    ? MAJOR_STARS[id as keyof typeof MAJOR_STARS]
    : MINOR_STARS[id as keyof typeof MINOR_STARS];
}
