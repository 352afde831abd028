import { ANIMAL, BRANCH, PILLAR, WEEKDAY } from "#lore";
import { phrase, term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { SPIRIT, type Spirit } from "../../almanac/spirits.ts";
import { OFFICER, ROAD, ROAD_GOD } from "#east/almanac/terms.ts";
import { SPECIAL_DAY, type SpecialDay } from "../../almanac/terms.ts";
import { RELATION, type RelationId } from "#east/relations.ts";
import { ACTIVITY } from "./activities.ts";

/** Why a day is left out. */
export const REASON = vocabulary("rejection", {
  monthBreak: { native: "月破", roman: "yuè pò" },
  yearBreak: { native: "歲破", roman: "suì pò" },
  fourPartings: { native: "四離", roman: "sì lí" },
  fourSeverances: { native: "四絕", roman: "sì jué" },
  yangGong: { native: "楊公忌日", roman: "yáng gōng jì rì" },
  clash: { native: "沖人", roman: "chōng rén" },
  officer: { native: "建除不宜", roman: "jiàn chú bù yí" },
  spirit: { native: "凶神所忌", roman: "xiōng shén suǒ jì" },
  table: { native: "通書不宜", roman: "tōng shū bù yí" },
});
export type Reason = IdOf<typeof REASON>;

/** What is said of each point of a day. */
export type DayPhrases = {
  listed: {};
  officerFor: { officer: IdOf<typeof OFFICER> };
  road: { god: IdOf<typeof ROAD_GOD>; yellow: boolean };
  helper: { spirit: Spirit };
  harmer: { spirit: Spirit };
  special: { special: SpecialDay };
  person: { number: number; relation: RelationId; good: boolean };
};
export type FindRefusal = { spanReversed: {}; spanTooLong: { days: number; most: number } };

const facts = {
  date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
  dayOfWeek: term(WEEKDAY, "Day of the week"),
  lunar: Type.String({ description: "The lunar date as it is written in Chinese" }),
  year: term(PILLAR, "Year pillar, from 立春"),
  month: term(PILLAR, "Month pillar"),
  day: term(PILLAR, "Day pillar"),
  officer: term(OFFICER, "Officer of the day 建除"),
  god: term(ROAD_GOD, "God of the yellow or black road"),
  road: term(ROAD, "The road it walks"),
  specialDays: Type.Array(term(SPECIAL_DAY, "A day apart"), {
    description: "月破, 四離, 四絕, 天赦, 楊公忌",
  }),
  clash: term(ANIMAL, "Animal that the day clashes with"),
};

export const answer = Type.Object({
  activity: term(ACTIVITY, "What a day is sought for"),
  from: Type.String({ description: "First day searched" }),
  to: Type.String({ description: "Last day searched" }),
  searched: Type.Integer({ description: "Days searched" }),
  kept: Type.Integer({ description: "Days against which nothing speaks that forbids" }),
  people: Type.Array(
    Type.Object(
      { year: term(PILLAR, "Year pillar, from 立春"), animal: term(ANIMAL, "Its animal") },
      { description: "A person" },
    ),
    { description: "The people whom the day must not clash with" },
  ),
  days: Type.Array(
    Type.Object(
      {
        ...facts,
        score: Type.Integer({ description: "50 and its points; this model's own" }),
        because: Type.Array(phrase<DayPhrases>("A point"), {
          description: "What speaks for it and against it, each with its book",
        }),
        hours: Type.Array(term(BRANCH, "A double hour"), {
          description: "Hours of the yellow road that clash with nobody named",
        }),
      },
      { description: "A day" },
    ),
    { maxItems: 60, description: "The best days, best first" },
  ),
  rejected: Type.Array(
    Type.Object(
      {
        ...facts,
        reasons: Type.Array(term(REASON, "A reason"), { description: "Why it is left out" }),
      },
      { description: "A day left out" },
    ),
    {
      description: "Days left out in the month of the best day, or of the first where none is left",
    },
  ),
  counts: Type.Array(
    Type.Object(
      {
        reason: term(REASON, "The reason"),
        days: Type.Integer({ description: "Days that it leaves out" }),
      },
      { description: "A reason with its days" },
    ),
    { description: "How many days each reason leaves out" },
  ),
});
export type FindAnswer = Frozen<Static<typeof answer>>;
