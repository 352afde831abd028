import { TextShape, Type, type Frozen, type Static } from "#old";
import { nextSolarTerm, previousSolarTerm } from "#sky";
import {
  branch,
  chineseDateOf,
  dayPillar,
  formatChineseDate,
  formatDate,
  julianDayNumber,
  stemBranch,
  toJulianDay,
  type CivilMoment,
} from "#time";
import { TermShape, toTermInstant } from "../calendar/solar_terms.ts";
import { NamedShape } from "../core/named.ts";
import { naYinOf } from "../core/na_yin.ts";
import {
  BranchShape,
  ElementShape,
  PairNameShape,
  PairShape,
  toPairName,
  toPairParts,
} from "../core/shapes.ts";
import { voidBranchesOf } from "../core/void.ts";
import {
  clashingPair,
  clashOf,
  fetalGodOf,
  godDirections,
  hoursOfDay,
  isPardonDay,
  isYangGongDay,
  mansionOf,
  officerOf,
  pengZuTaboos,
  roadGodOf,
  shaDirection,
} from "./rules.ts";
import { readDayTables, readHourTables } from "./tables.ts";

const LuckShape = Type.String({ description: "lucky, unlucky or mixed" });
const LuckyShape = Type.Object({ ...NamedShape.properties, luck: LuckShape });
const RoadGodShape = Type.Object({ ...NamedShape.properties, road: NamedShape });
const Acts = (description: string) => Type.Array(NamedShape, { description });

/** One page of the almanac. */
export const PageShape = Type.Object({
  date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
  dayOfWeek: Type.Integer({ minimum: 0, maximum: 6, description: "0 is Sunday" }),
  lunar: Type.Object({
    year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
    month: Type.Integer({ minimum: 1, maximum: 12 }),
    isLeapMonth: Type.Boolean(),
    day: Type.Integer({ minimum: 1, maximum: 30 }),
    monthDays: Type.Integer({ minimum: 29, maximum: 30 }),
    native: Type.String(),
    zodiac: Type.Object(BranchShape.properties, { description: "Animal of the lunar year" }),
  }),
  pillars: Type.Object(
    { year: PairShape, month: PairShape, day: PairShape },
    { description: "Year from the day of li chun, month from the day of the jie" },
  ),
  naYin: Type.Object({ ...NamedShape.properties, element: ElementShape }),
  void: Type.Array(BranchShape, { minItems: 2, maxItems: 2 }),
  officer: Type.Object(LuckyShape.properties, { description: "One of the twelve officers 建除" }),
  mansion: Type.Object({ ...LuckyShape.properties, luminary: NamedShape, animal: NamedShape }),
  dayGod: Type.Object(RoadGodShape.properties, { description: "God of the yellow or black road" }),
  clash: Type.Object({
    branch: BranchShape,
    pair: Type.Object(PairNameShape.properties, {
      description: "Birth year that clashes in stem and branch",
    }),
    sha: Type.Object(NamedShape.properties, { description: "Direction of the three killers 煞" }),
  }),
  pengZu: Type.Array(TextShape, {
    minItems: 2,
    maxItems: 2,
    description: "Taboos of stem and branch",
  }),
  directions: Type.Object({
    joy: NamedShape,
    wealth: NamedShape,
    fortune: Type.Object(
      { sect1: NamedShape, sect2: NamedShape },
      { description: "福神 by two schools" },
    ),
    yangNoble: NamedShape,
    yinNoble: NamedShape,
  }),
  fetalGod: Type.Object({ things: TextShape, side: TextShape }),
  solarTerm: Type.Object({
    ...TermShape.properties,
    day: Type.Integer({ description: "0 on the day of the term itself" }),
  }),
  nextTerm: TermShape,
  phenology: Type.Object({
    index: Type.Integer({
      minimum: 0,
      maximum: 71,
      description: "0 is the first of the winter solstice",
    }),
    native: Type.String(),
    gloss: Type.String(),
    day: Type.Integer({ description: "From 1" }),
  }),
  nineStar: Type.Integer({ minimum: 1, maximum: 9, description: "Flying star of the day" }),
  suitable: Acts("宜"),
  avoid: Acts("忌"),
  goodSpirits: Acts("吉神宜趨"),
  badSpirits: Acts("凶煞宜忌"),
  festival: Type.Union([NamedShape, Type.Null()]),
  periods: Type.Array(
    Type.Object({ name: NamedShape, day: Type.Integer({ description: "From 1" }) }),
    { description: "三伏, 數九, 梅雨 where they run" },
  ),
  specialDays: Type.Array(NamedShape, { description: "月破, 四離, 四絕, 天赦, 楊公忌" }),
  hours: Type.Array(
    Type.Object({
      ...PairNameShape.properties,
      from: Type.String({ description: "Clock time at which it begins" }),
      god: RoadGodShape,
      clash: BranchShape,
      sha: NamedShape,
      suitable: Acts("宜"),
      avoid: Acts("忌"),
    }),
    {
      minItems: 12,
      maxItems: 12,
      description: "The double hours, 子 (from 23:00 the evening before) first",
    },
  ),
  source: Type.Object({
    acts: Type.String(),
    calendar: Type.String(),
  }),
});

/** One page of the almanac. */
export type Page = Frozen<Static<typeof PageShape>>;

const SPECIAL = {
  monthBreak: { id: "monthBreak", native: "月破", roman: "yuè pò", gloss: "month breaker" },
  fourPartings: {
    id: "fourPartings",
    native: "四離",
    roman: "sì lí",
    gloss: "eve of solstice or equinox",
  },
  fourSeverances: {
    id: "fourSeverances",
    native: "四絕",
    roman: "sì jué",
    gloss: "eve of a season",
  },
  pardon: { id: "pardon", native: "天赦", roman: "tiān shè", gloss: "heaven's pardon" },
  yangGong: {
    id: "yangGong",
    native: "楊公忌日",
    roman: "yáng gōng jì rì",
    gloss: "Yang Gong's taboo",
  },
} as const;

/** Noon in China, at which a civil date's page is read, in days before noon UT. */
const CHINA_NOON = 1 / 3;

/** Reads the almanac page of a civil date. */
export function readPage(civil: CivilMoment): Page {
  const { year, month, day } = civil;
  const tables = readDayTables({ year, month, day });
  const hours = readHourTables({ year, month, day });
  const jdn = julianDayNumber(civil.fixed);
  const pillar = dayPillar(jdn);
  const lunar = chineseDateOf(civil.fixed);
  const noon = toJulianDay({ year, month, day }, 0.5) - CHINA_NOON;
  const around = [previousSolarTerm(noon), nextSolarTerm(noon)];
  const inForce = around.find((term) => term.index === tables.termIndex) ?? around[0]!;
  const next = nextSolarTerm(inForce.julianDayUt + 1);
  const pairs = hoursOfDay(pillar);
  return {
    date: formatDate({ year, month, day }),
    dayOfWeek: civil.dayOfWeek,
    lunar: {
      year: lunar.year,
      month: lunar.month,
      isLeapMonth: lunar.isLeapMonth,
      day: lunar.day,
      monthDays: lunar.monthDays,
      native: formatChineseDate(lunar),
      zodiac: branch(lunar.year - 4),
    },
    pillars: {
      year: toPairParts(stemBranch(tables.yearPair)),
      month: toPairParts(stemBranch(tables.monthPair)),
      day: toPairParts(pillar),
    },
    naYin: naYinOf(pillar.index),
    void: voidBranchesOf(pillar),
    officer: officerOf(tables.monthBranch, pillar.branch.index),
    mansion: mansionOf(jdn),
    dayGod: roadGodOf(tables.monthBranch, pillar.branch.index),
    clash: {
      branch: clashOf(pillar.branch.index),
      pair: toPairName(clashingPair(pillar)),
      sha: shaDirection(pillar.branch.index),
    },
    pengZu: pengZuTaboos(pillar),
    directions: godDirections(pillar.stem.index),
    fetalGod: fetalGodOf(pillar),
    solarTerm: { ...toTermInstant(inForce, civil), day: tables.termDay },
    nextTerm: toTermInstant(next, civil),
    phenology: tables.phenology,
    nineStar: tables.nineStar,
    suitable: tables.suitable,
    avoid: tables.avoid,
    goodSpirits: tables.goodSpirits,
    badSpirits: tables.badSpirits,
    festival: tables.festival,
    periods: tables.periods,
    specialDays: specialDaysOf(civil, tables.monthBranch, lunar),
    hours: pairs.map((pair, i) => ({
      ...toPairName(pair),
      from: `${String((i * 2 + 23) % 24).padStart(2, "0")}:00`,
      god: roadGodOf(pillar.branch.index, i),
      clash: clashOf(i),
      sha: shaDirection(i),
      ...hours[i]!,
    })),
    source: {
      acts: "table of the popular tong shu by month branch and day pillar, as held by tyme4ts 1.5.2",
      calendar: "Chinese calendar of UTC+8 for the civil date, solar terms on the published day",
    },
  };
}

function specialDaysOf(
  civil: CivilMoment,
  monthBranch: number,
  lunar: { readonly month: number; readonly day: number },
) {
  const pillar = dayPillar(julianDayNumber(civil.fixed));
  const found = [];
  if (officerOf(monthBranch, pillar.branch.index).id === "po") found.push(SPECIAL.monthBreak);
  const tomorrow = termThatOpens(civil, 1);
  if (tomorrow !== null && tomorrow % 6 === 0) found.push(SPECIAL.fourPartings);
  if (tomorrow !== null && tomorrow % 6 === 3) found.push(SPECIAL.fourSeverances);
  if (isPardonDay(monthBranch, pillar)) found.push(SPECIAL.pardon);
  if (isYangGongDay(lunar.month, lunar.day)) found.push(SPECIAL.yangGong);
  return found;
}

/** Index of the term whose instant falls on the day some days ahead in China, or null. */
function termThatOpens(civil: CivilMoment, daysAhead: number): number | null {
  const midnight = toJulianDay(civil) + daysAhead - CHINA_NOON;
  const term = nextSolarTerm(midnight - 1e-6);
  return term.julianDayUt < midnight + 1 ? term.index : null;
}
