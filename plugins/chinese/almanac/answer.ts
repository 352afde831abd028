import { original, phrase, term, Type, type Frozen, type Static } from "#sdk";
import { ANIMAL, BRANCH, PHASE, PILLAR, WEEKDAY, type Branch, type Stem } from "#lore";
import { termInstantShape } from "#east/calendar/solar_terms.ts";
import { DIRECTION } from "#east/directions.ts";
import { LUCK } from "#east/luck.ts";
import { NA_YIN } from "#east/na_yin.ts";
import { ACT } from "./acts.ts";
import { PHENOLOGY } from "./phenologies.ts";
import { FETAL_SIDE, type BranchThing, type StemThing } from "./sayings.ts";
import { SPIRIT } from "./spirits.ts";
import { LUMINARY, MANSION, MANSION_ANIMAL, OFFICER, ROAD, ROAD_GOD } from "#east/almanac/terms.ts";
import { FESTIVAL, PERIOD, SPECIAL_DAY } from "./terms.ts";

/** Sayings of the almanac, and where its tables come from. */
export type PagePhrases = {
  stemTaboo: { stem: Stem };
  branchTaboo: { branch: Branch };
  fetalThings: { byStem: StemThing; byBranch: BranchThing };
  actsFrom: {};
  calendarFrom: {};
};

const luck = term(LUCK, "Whether it is lucky");
const direction = (description: string) => term(DIRECTION, description);
const acts = (description: string) => Type.Array(term(ACT, "An act"), { description });
const spirits = (description: string) => Type.Array(term(SPIRIT, "A spirit"), { description });
const roadGod = (description: string) =>
  Type.Object(
    { god: term(ROAD_GOD, "The god"), road: term(ROAD, "The road it walks") },
    { description },
  );

const hour = Type.Object({
  pillar: term(PILLAR, "Pair of the double hour"),
  from: Type.String({ description: "Clock time at which it begins, HH:MM" }),
  god: roadGod("God of the yellow or black road"),
  clash: term(BRANCH, "Branch it clashes with"),
  sha: direction("Direction of the three killers 煞"),
  suitable: acts("宜"),
  avoid: acts("忌"),
});

/** One page of the almanac. */
export const answer = Type.Object({
  date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
  dayOfWeek: term(WEEKDAY, "Day of the week"),
  lunar: Type.Object(
    {
      year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "Lunar month" }),
      isLeapMonth: Type.Boolean({ description: "Whether the month repeats the one before" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Lunar day" }),
      monthDays: Type.Integer({ minimum: 29, maximum: 30, description: "Days of the month" }),
      native: Type.String({ description: "The lunar date as it is written in Chinese" }),
      zodiac: term(ANIMAL, "Animal of the lunar year"),
    },
    { description: "The lunar date" },
  ),
  pillars: Type.Object(
    {
      year: term(PILLAR, "Year pillar"),
      month: term(PILLAR, "Month pillar"),
      day: term(PILLAR, "Day pillar"),
    },
    { description: "Year from the day of li chun, month from the day of the jie" },
  ),
  naYin: term(NA_YIN, "Sound of the day's pair"),
  naYinElement: term(PHASE, "Phase of the sound"),
  void: Type.Array(term(BRANCH, "A void branch"), {
    minItems: 2,
    maxItems: 2,
    description: "Branches that the day's ten leave over",
  }),
  officer: Type.Object(
    { officer: term(OFFICER, "The officer"), luck },
    { description: "One of the twelve officers 建除" },
  ),
  mansion: Type.Object(
    {
      mansion: term(MANSION, "The mansion"),
      luck,
      luminary: term(LUMINARY, "Luminary of the mansion and of the weekday"),
      animal: term(MANSION_ANIMAL, "Animal of the mansion"),
    },
    { description: "Lunar mansion on duty" },
  ),
  dayGod: roadGod("God of the yellow or black road"),
  clash: Type.Object(
    {
      branch: term(BRANCH, "Branch that the day clashes with"),
      animal: term(ANIMAL, "Animal of that branch"),
      pair: term(PILLAR, "Birth year that clashes in stem and branch"),
      sha: direction("Direction of the three killers 煞"),
    },
    { description: "What the day clashes with" },
  ),
  pengZu: Type.Array(original<Pick<PagePhrases, "stemTaboo" | "branchTaboo">>("A taboo"), {
    minItems: 2,
    maxItems: 2,
    description: "Taboos of the day's stem and of its branch, after Peng Zu",
  }),
  directions: Type.Object(
    {
      joy: direction("God of joy 喜神"),
      wealth: direction("God of wealth 財神"),
      fortune: Type.Object(
        { sect1: direction("By the first school"), sect2: direction("By the second school") },
        { description: "God of fortune 福神 by two schools" },
      ),
      yangNoble: direction("Yang noble 陽貴"),
      yinNoble: direction("Yin noble 陰貴"),
    },
    { description: "Directions of the gods of the day" },
  ),
  fetalGod: Type.Object(
    {
      things: original<Pick<PagePhrases, "fetalThings">>("What must not be moved or repaired"),
      side: term(FETAL_SIDE, "Where"),
    },
    { description: "Where the fetal god of the day dwells" },
  ),
  solarTerm: Type.Object(
    {
      ...termInstantShape("").properties,
      day: Type.Integer({ description: "Days since the term's day, 0 on that day itself" }),
    },
    { description: "Solar term in force" },
  ),
  nextTerm: termInstantShape("The next solar term"),
  phenology: Type.Object(
    {
      sign: term(PHENOLOGY, "The sign, phenology1 the first of the winter solstice"),
      day: Type.Integer({ minimum: 1, description: "Day within the sign, from 1" }),
    },
    { description: "The sign of these five days" },
  ),
  nineStar: Type.Integer({ minimum: 1, maximum: 9, description: "Flying star of the day" }),
  suitable: acts("宜"),
  avoid: acts("忌"),
  goodSpirits: spirits("吉神宜趨"),
  badSpirits: spirits("凶煞宜忌"),
  festival: Type.Union([term(FESTIVAL, "The festival"), Type.Null()], {
    description: "Festival of the lunar calendar; null on other days",
  }),
  periods: Type.Array(
    Type.Object({
      name: term(PERIOD, "The period"),
      day: Type.Integer({ minimum: 1, description: "Day within it, from 1" }),
    }),
    { description: "三伏, 數九, 梅雨 where they run" },
  ),
  specialDays: Type.Array(term(SPECIAL_DAY, "A day apart"), {
    description: "月破, 四離, 四絕, 天赦, 楊公忌",
  }),
  hours: Type.Array(hour, {
    minItems: 12,
    maxItems: 12,
    description: "The double hours, 子 (from 23:00 the evening before) first",
  }),
  source: Type.Object(
    {
      acts: phrase<Pick<PagePhrases, "actsFrom">>("Where the acts come from"),
      calendar: phrase<Pick<PagePhrases, "calendarFrom">>("How the calendar is reckoned"),
    },
    { description: "Where the tables come from" },
  ),
});

/** One page of the almanac. */
export type Page = Frozen<Static<typeof answer>>;
