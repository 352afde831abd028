import { BRANCH, PILLAR, STEM } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import { nativeOf } from "#east/natives.ts";
import { gender } from "../../../core/words/en.ts";
import { en as chart } from "../../chart/words/en.ts";
import { glossary, type Glossary } from "../../chart/words/en/glossary.ts";
import { palace, star, transformation } from "#east/purple_star/words/en.ts";
import { effects, themes } from "../../chart/words/en/themes.ts";
import type { ZiweiRefusal } from "../../chart/read_chart.ts";
import {
  FLOW_STAR,
  PERIOD,
  type FlowStar,
  type HoroscopeAnswer,
  type HoroscopeTopic,
  type PeriodId,
} from "../answer.ts";
import type { answer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { capital, list } = english;

const period: Readonly<Record<PeriodId, string>> = {
  decade: "decade",
  year: "year",
  month: "month",
  day: "day",
  hour: "hour",
};
const flowStar: Readonly<Record<FlowStar, string>> = {
  lu: "flowing prosperity",
  yang: "flowing ram",
  tuo: "flowing top",
  kui: "flowing leader",
  yue: "flowing halberd",
  chang: "flowing glory",
  qu: "flowing tune",
  ma: "flowing horse",
  luan: "flowing phoenix",
  xi: "flowing joy",
};
/** What a flowing star brings to a palace. */
const gifts: Readonly<Partial<Record<FlowStar, string>>> = {
  lu: "income",
  yang: "a cutting edge",
  tuo: "delay",
  ma: "movement",
  luan: "courtship and celebrations",
};
const topic: Readonly<Record<HoroscopeTopic, string>> = {
  self: "yourself",
  love: "love",
  money: "money",
  health: "health",
  work: "work",
};
const squareStanding = {
  strong: "well carried",
  fair: "more helped than hindered",
  strained: "more hindered than helped",
  exposed: "exposed",
};

type Period = HoroscopeAnswer["periods"][number];

function readPeriod(one: Period, gloss: Glossary): string {
  const name = `${nativeOf(STEM, one.stem)}${nativeOf(BRANCH, one.branch)}`;
  const head = `The ${period[one.period]} ${name} (${nativeOf(PERIOD, one.period)}) stands on ${nativeOf(BRANCH, one.lifeBranch)} and so on your ${themes[one.palace].name}.`;
  const changes = one.transformations.map(
    ({ transformation: change, star: id, palace: of, flowPalace }) =>
      `${gloss.star(id)} to ${gloss.change(change)} which ${effects[change]} ${themes[of].topic} as the ${period[one.period]}'s ${themes[flowPalace].short}`,
  );
  return `${head} Its stem ${nativeOf(STEM, one.stem)} turns ${list(changes)}.`;
}

function readTopics(one: Period): string {
  const told = one.topics.map(({ topic: id, palace: of, standing, transformations }) => {
    const touched =
      transformations.length > 0
        ? ` and is touched by ${list(transformations.map((change) => transformation[change]))}`
        : "";
    return `${topic[id]} rests on your ${themes[of].name} which is ${squareStanding[standing]}${touched}`;
  });
  return `${capital(`by topic in this ${period[one.period]}`)}: ${told.join("; ")}.`;
}

function readStars(one: Period): string {
  const told = one.stars.flatMap(({ star: id, branch, palace: of }) => {
    const gift = gifts[id];
    return gift
      ? [
          `${nativeOf(FLOW_STAR, id)} (${flowStar[id]}) on ${nativeOf(BRANCH, branch)} brings ${gift} to ${themes[of].topic}`,
        ]
      : [];
  });
  return `Of the stars that flow with the ${period[one.period]} ${list(told)}.`;
}

export const en = {
  title: "Purple star horoscope",
  summary:
    "Decade, minor limit, year, month, day and hour of a purple star chart at a moment, with their transformations and flowing stars, by topic",
  inputs: {
    targetDate: { label: "Date asked about", about: "Calendar date, YYYY-MM-DD" },
    targetTime: {
      label: "Time asked about",
      about: "Wall-clock time at the same place; left out, no hour is read",
    },
  },
  fields: {
    gender: "Gender",
    birthYear: "Year of the chart",
    lifePalace: "Life palace",
    target: "Day asked about",
    date: "Date",
    lunar: "Chinese date",
    nominalAge: "Nominal age (虛歲)",
    decadeAges: "Ages of the decade",
    from: "From age",
    to: "To age",
    isChildhood: "Childhood limit",
    minorLimit: "Minor limit (小限)",
    branch: "Branch",
    palace: "Palace of birth",
    periods: "Periods",
    period: "Period",
    stem: "Stem",
    lifeBranch: "Life palace on",
    transformations: "Transformations",
    transformation: "Transformation",
    star: "Star",
    flowPalace: "Palace of the period",
    stars: "Flowing stars",
    topics: "Topics",
    topic: "Topic",
    standing: "Standing",
  },
  terms: {
    flowStar,
    gender,
    horoscopePeriod: period,
    horoscopeTopic: topic,
    palace,
    squareStanding,
    star,
    transformation,
  },
  phrases: {
    nearJie: chart.phrases.nearJie,
    nearMidnight: chart.phrases.nearMidnight,
    near23: chart.phrases.near23,
    nearDoubleHour: chart.phrases.nearDoubleHour,
    hourSpansTwo: chart.phrases.hourSpansTwo,
  },
  conventions: {
    clock: chart.conventions.clock,
    yearBoundary: chart.conventions.yearBoundary,
    leapMonth: chart.conventions.leapMonth,
    lateZi: chart.conventions.lateZi,
    transformations: chart.conventions.transformations,
    ageTurns: {
      title: "When the nominal age turns",
      options: { newYear: "On lunar new year's day", birthday: "On the lunar birthday" },
    },
  },
  refusals: chart.refusals,
  omissions: {
    gender:
      "No gender was given. The decades run as for a man; for a woman they run the other way, and so does the minor limit.",
  },
  reading(answer: HoroscopeAnswer) {
    const { target, decadeAges, minorLimit, periods, birthYear } = answer;
    const gloss = glossary();
    const [decade, year, ...shorter] = periods as [Period, Period, ...Period[]];
    const life = decadeAges.isChildhood
      ? "you are still in the childhood limit (童限)"
      : `your decade runs from ${decadeAges.from} to ${decadeAges.to}`;
    return [
      `On ${target.date} (${target.lunar}) the chart of ${nativeOf(PILLAR, birthYear)} is at the nominal age of ${target.nominalAge} and ${life}. The minor limit (小限) is on ${nativeOf(BRANCH, minorLimit.branch)} in your ${themes[minorLimit.palace].name}.`,
      `${readPeriod(decade, gloss)} ${readTopics(decade)}`,
      `${readPeriod(year, gloss)} ${readTopics(year)} ${readStars(year)}`,
      ...shorter.map((one) => readPeriod(one, gloss)),
    ];
  },
  picture: {
    title: "Purple star horoscope",
    palace: { ...palace, friends: "friends", fortune: "fortune" },
    life: (_: string, id: PeriodId) => `${period[id]}'s life`,
    summary: ({ target, decadeAges }: HoroscopeAnswer): readonly string[] => [
      `nominal age ${target.nominalAge} · decade ${decadeAges.from} to ${decadeAges.to}`,
      "stars of the year: 祿 income · 羊 edge · 陀 delay · 馬 movement",
      "鸞 courtship · 喜 joy · 昌 曲 letters · 魁 鉞 patrons",
    ],
    desc: ({ target, periods }: HoroscopeAnswer) =>
      `Board of ${target.date}: ${periods.map((one) => `life palace of the ${period[one.period]} on ${nativeOf(BRANCH, one.lifeBranch)}`).join(", ")}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & ZiweiRefusal;
  omissions: { gender: {} };
}>;

export type ZiweiHoroscopeWords = Translation<typeof en>;
