import { oneOf, Refusal, Type, type Frozen, type Static } from "#old";
import {
  BRANCHES,
  chineseDateOf,
  FIRST_CHINESE_YEAR,
  formatChineseDate,
  hourBranchIndex,
  modulo,
  monthPillar,
  toFixed,
  yearPillar,
  type Branch,
  type CivilMoment,
  type Element,
  type Stem,
} from "#time";
import { chartTimeOf } from "../../calendar/chart_time.ts";
import type { ClockName } from "../../calendar/conventions.ts";
import { solarYearOf } from "../../calendar/pillars.ts";
import { jieAround } from "../../calendar/solar_terms.ts";
import { LIFE_STAGES } from "../../core/life_stages.ts";
import { NamedShape, type Named } from "../../core/named.ts";
import { naYinOf } from "../../core/na_yin.ts";
import {
  BranchShape,
  ElementShape,
  PairNameShape,
  StemShape,
  toPairName,
} from "../../core/shapes.ts";
import { findPatterns } from "./patterns.ts";
import {
  placeAdjectiveStars,
  placeMajorStars,
  placeMinorStars,
  type Frame,
} from "./place_stars.ts";
import {
  ADJECTIVE_STARS,
  BRIGHTNESS,
  DOCTOR_RING,
  GENERAL_RING,
  MAJOR_STARS,
  MINOR_STARS,
  PALACES,
  TRANSFORMATIONS,
  YEAR_RING,
  type PalaceId,
} from "./star_names.ts";
import {
  BODY_MASTERS,
  brightnessOf,
  SOUL_MASTERS,
  TRANSFORMED,
  type StarId,
  type TransformationSchool,
} from "./star_tables.ts";

const StarShape = Type.Object({
  ...NamedShape.properties,
  brightness: Type.Union([NamedShape, Type.Null()]),
  transformation: Type.Union([NamedShape, Type.Null()], { description: "四化 by the year's stem" }),
});

const PalaceShape = Type.Object({
  ...NamedShape.properties,
  stem: StemShape,
  branch: BranchShape,
  isBody: Type.Boolean({ description: "Whether the body palace 身宮 stands here" }),
  majorStars: Type.Array(StarShape),
  minorStars: Type.Array(StarShape),
  adjectiveStars: Type.Array(NamedShape),
  lifeStage: Type.Object(NamedShape.properties, { description: "長生 ring of the bureau" }),
  doctorRing: Type.String({ description: "博士 ring" }),
  yearRing: Type.String({ description: "歲前 ring" }),
  generalRing: Type.String({ description: "將前 ring" }),
  decade: Type.Object(
    { from: Type.Integer(), to: Type.Integer() },
    { description: "大限, nominal ages" },
  ),
  ages: Type.Array(Type.Integer(), {
    description: "Nominal ages of the minor limit 小限, first six",
  }),
  selfTransformations: Type.Array(NamedShape, {
    description: "自化: the palace stem transforms a star in it",
  }),
});

/** The purple star chart. */
export const ZiweiShape = Type.Object({
  gender: oneOf(["male", "female"], "Gender by which decades and rings run"),
  lunarDate: Type.Object({
    year: Type.Integer(),
    month: Type.Integer(),
    isLeapMonth: Type.Boolean(),
    day: Type.Integer(),
    native: Type.String(),
  }),
  countedAs: Type.Object(
    { month: Type.Integer(), day: Type.Integer(), hour: BranchShape },
    {
      description:
        "Month, day and hour by which the stars are placed, leap month and late zi resolved",
    },
  ),
  year: Type.Object(PairNameShape.properties, { description: "Year pillar of the chart" }),
  bureau: Type.Object({
    number: Type.Integer({ minimum: 2, maximum: 6 }),
    element: ElementShape,
    native: Type.String(),
  }),
  soulMaster: NamedShape,
  bodyMaster: NamedShape,
  lifePalace: Type.Object(BranchShape.properties, { description: "Branch of the life palace" }),
  bodyPalace: Type.Object(BranchShape.properties, { description: "Branch of the body palace" }),
  palaces: Type.Array(PalaceShape, {
    minItems: 12,
    maxItems: 12,
    description: "In the order of the palaces, life first; branches run backwards",
  }),
  patterns: Type.Array(Type.Object({ ...NamedShape.properties, because: Type.String() }), {
    description: "格局: named constellations of stars",
  }),
});

/** The purple star chart. */
export type ZiweiAnswer = Frozen<Static<typeof ZiweiShape>>;

/** Everything by which a chart is read. */
export interface ZiweiRules {
  readonly gender: "male" | "female";
  readonly clock: ClockName;
  readonly yearBoundary: "lunarNewYear" | "liChun";
  readonly leapMonth: "half" | "same" | "next";
  readonly lateZi: "nextDay" | "sameDay";
  readonly transformations: TransformationSchool;
  readonly soulMaster: "lifePalace" | "yearBranch";
  readonly hurtAndEnvoy: "fixed" | "byGender";
}

/** Refusals of the chart. */
export const ZIWEI_REFUSALS = {
  hourNeeded: "no time of birth was given; the palaces cannot be placed without the double hour",
  yearOutOfRange: "the birth lies before 1646, where no lunar calendar is held",
} as const;

/** Bureau by the na yin element of the life palace. */
const BUREAUS: { readonly [K in Element]: readonly [number, string] } = {
  water: [2, "水二局"],
  wood: [3, "木三局"],
  metal: [4, "金四局"],
  earth: [5, "土五局"],
  fire: [6, "火六局"],
};

/** Start of the life stages by bureau: 申 for water and earth, 亥 wood, 巳 metal, 寅 fire. */
const STAGE_START: { readonly [K in Element]: number } = {
  water: 8,
  earth: 8,
  wood: 11,
  metal: 5,
  fire: 2,
};

/** Start of the minor limit by group 申子辰, 巳酉丑, 寅午戌, 亥卯未: 戌 未 辰 丑. */
const MINOR_LIMIT = [10, 7, 4, 1] as const;
/** Start of the general's ring: 子 酉 午 卯. */
const GENERAL_START = [0, 9, 6, 3] as const;

const PALACE_IDS = Object.keys(PALACES) as PalaceId[];
const TRANSFORMATION_IDS = ["lu", "quan", "ke", "ji"] as const;
const SHOWN_AGES = 6;

/** Reads the chart of a birth. */
export function readZiwei(civil: CivilMoment, rules: ZiweiRules): ZiweiAnswer {
  if (!civil.timeKnown)
    throw new Refusal("hourNeeded", "Cannot place the palaces: no time of birth given");
  if (civil.year <= FIRST_CHINESE_YEAR) {
    throw new Refusal(
      "yearOutOfRange",
      `Cannot read the lunar date: year is ${civil.year}, must be 1646 or later`,
    );
  }
  const { local } = chartTimeOf(civil, rules.clock);
  const isLateZi = local.hour === 23;
  const fixed = toFixed(local);
  const counted = chineseDateOf(fixed + (isLateZi && rules.lateZi === "nextDay" ? 1 : 0));
  const civilDate = chineseDateOf(fixed);
  const hour = hourBranchIndex(local.hour);
  const year = yearPillar(
    rules.yearBoundary === "lunarNewYear"
      ? counted.year
      : solarYearOf(jieAround(civil.julianDayUt).previous),
  );
  const month = countedMonth(counted, rules.leapMonth);
  const lifePalace = modulo(2 + (month - 1) - hour, 12);
  const bodyPalace = modulo(2 + (month - 1) + hour, 12);
  const lifePair = monthPillar(year.stem.index, lifePalace);
  const { element } = naYinOf(lifePair.index);
  const [bureau, bureauNative] = BUREAUS[element];
  const frame: Frame = { year, month, day: counted.day, hour, lifePalace, bodyPalace, bureau };
  const forward = (year.stem.polarity === "yang") === (rules.gender === "male");
  const palaces = layPalaces(frame, rules, element, forward);
  const { year: lunarYear, month: lunarMonth, isLeapMonth, day } = civilDate;
  const soulBranch = rules.soulMaster === "lifePalace" ? lifePalace : year.branch.index;
  return {
    gender: rules.gender,
    lunarDate: {
      year: lunarYear,
      month: lunarMonth,
      isLeapMonth,
      day,
      native: formatChineseDate(civilDate),
    },
    countedAs: { month, day: counted.day, hour: BRANCHES[hour]! },
    year: toPairName(year),
    bureau: { number: bureau, element, native: bureauNative },
    soulMaster: starName(SOUL_MASTERS[soulBranch]!),
    bodyMaster: starName(BODY_MASTERS[year.branch.index]!),
    lifePalace: BRANCHES[lifePalace]!,
    bodyPalace: BRANCHES[bodyPalace]!,
    palaces,
    patterns: findPatterns(palaces),
  };
}

function countedMonth(
  date: { readonly month: number; readonly isLeapMonth: boolean; readonly day: number },
  rule: ZiweiRules["leapMonth"],
): number {
  const moves = date.isLeapMonth && (rule === "next" || (rule === "half" && date.day > 15));
  return moves ? (date.month % 12) + 1 : date.month;
}

/** A palace as the answer shows it. */
export type Palace = ReturnType<typeof layPalaces>[number];

function layPalaces(frame: Frame, rules: ZiweiRules, element: Element, forward: boolean) {
  const { year, lifePalace, bodyPalace } = frame;
  const branchOf = (palace: number) => modulo(lifePalace - palace, 12);
  const swapped =
    rules.hurtAndEnvoy === "byGender" &&
    (year.stem.polarity === "yang") !== (rules.gender === "male");
  const [friends, health] = [
    branchOf(PALACE_IDS.indexOf("friends")),
    branchOf(PALACE_IDS.indexOf("health")),
  ];
  const minorPlaces = placeMinorStars(frame);
  const [hurt, envoy] = swapped ? [health, friends] : [friends, health];
  const major = byBranch(placeMajorStars(frame));
  const minor = byBranch(minorPlaces);
  const adjective = byBranch(placeAdjectiveStars(frame, minorPlaces, hurt, envoy));
  const table = TRANSFORMED[rules.transformations];
  const star = (id: StarId, branchIndex: number) => {
    const brightness = brightnessOf(id, branchIndex);
    const place = table[year.stem.index]!.indexOf(id);
    return {
      ...starName(id),
      brightness: brightness ? BRIGHTNESS[brightness] : null,
      transformation: place < 0 ? null : TRANSFORMATIONS[TRANSFORMATION_IDS[place]!],
    };
  };
  return PALACE_IDS.map((id, order) => {
    const index = branchOf(order);
    const branch: Branch = BRANCHES[index]!;
    const stem: Stem = monthPillar(year.stem.index, index).stem;
    const majorHere = major[index]!;
    const minorHere = minor[index]!;
    const decade =
      frame.bureau +
      10 * (forward ? modulo(index - lifePalace, 12) : modulo(lifePalace - index, 12));
    return {
      ...PALACES[id],
      stem,
      branch,
      isBody: index === bodyPalace,
      majorStars: majorHere.map((one) => star(one, index)),
      minorStars: minorHere.map((one) => star(one, index)),
      adjectiveStars: adjective[index]!.map((one) => ADJECTIVE_STARS[one]),
      lifeStage: ringAt(LIFE_STAGES, STAGE_START[element], index, forward),
      doctorRing: ringAt(DOCTOR_RING, minorPlaces.get("luCun")!, index, forward),
      yearRing: ringAt(YEAR_RING, year.branch.index, index, true),
      generalRing: ringAt(GENERAL_RING, GENERAL_START[year.branch.index % 4]!, index, true),
      decade: { from: decade, to: decade + 9 },
      ages: minorLimitAges(year.branch.index, rules.gender, index),
      selfTransformations: table[stem.index]!.flatMap((one, i) =>
        (majorHere as readonly StarId[]).includes(one) ||
        (minorHere as readonly StarId[]).includes(one)
          ? [TRANSFORMATIONS[TRANSFORMATION_IDS[i]!]]
          : [],
      ),
    };
  });
}

/** Returns the stars of each branch, 子 first, in the order of placing. */
function byBranch<K>(places: ReadonlyMap<K, number>): readonly (readonly K[])[] {
  const stars: K[][] = BRANCHES.map(() => []);
  for (const [id, place] of places) stars[place]!.push(id);
  return stars;
}

function ringAt<T>(ring: readonly T[], start: number, index: number, forward: boolean): T {
  return ring[modulo(forward ? index - start : start - index, 12)]!;
}

function minorLimitAges(
  yearBranch: number,
  gender: "male" | "female",
  index: number,
): readonly number[] {
  const start = MINOR_LIMIT[yearBranch % 4]!;
  const first = modulo(gender === "male" ? index - start : start - index, 12) + 1;
  return Array.from({ length: SHOWN_AGES }, (_, i) => first + 12 * i);
}

function starName(id: StarId): Named {
  return id in MAJOR_STARS
    ? MAJOR_STARS[id as keyof typeof MAJOR_STARS]
    : MINOR_STARS[id as keyof typeof MINOR_STARS];
}
