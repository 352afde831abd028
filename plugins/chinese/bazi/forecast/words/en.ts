import { BRANCH, STEM } from "#lore";
import {
  english,
  type Reading,
  type Sentences,
  type Speaker,
  type Translation,
  type Words,
} from "#sdk";
import type { BoundaryPhrases } from "../../../calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "../../../calendar/chart_time.ts";
import { phrases as boundaryPhrases, refusals } from "../../../calendar/words/en.ts";
import { pairOf } from "../../../core/pairs.ts";
import { nativeOf } from "../../../core/natives.ts";
import {
  lifeStage,
  naYin,
  pillarName,
  relation,
  stemName,
  tenGod,
} from "../../../core/words/en.ts";
import { omissions } from "../../chart/words/en.ts";
import { conventions } from "../../chart/words/en/conventions.ts";
import {
  judgementTerms,
  strength,
  strengthPhrases,
  structure,
  structurePhrases,
  usefulGodPhrases,
} from "../../chart/words/en/judgement.ts";
import { luckThemes } from "../../chart/words/en/themes.ts";
import type { BAZI_CONVENTIONS } from "../../chart/conventions.ts";
import type { answer, Forecast } from "../answer.ts";
import { factsOf } from "../facts.ts";
import type { input } from "../input.ts";
import type { MeetingId } from "../meetings.ts";
import type { OutlookPhrases, Passing } from "../outlook.ts";
import type { RangeRefusal } from "../read_forecast.ts";

const { counted } = english;

type Period = Forecast["periods"][number];

const unit = { year: "year", month: "month", day: "day" };
const standing = { year: "year", month: "month", day: "day", hour: "hour", luck: "luck" };
const meeting: Readonly<Record<MeetingId, string>> = {
  ...relation,
  sameAsLuck: "year and luck coincide",
  fuYin: "the same pillar again",
  fanYin: "stem and branch both opposed",
};
const taiSui = {
  zhiTaiSui: "on the seat of the year",
  chongTaiSui: "facing the year",
  xingTaiSui: "punished by the year",
  haiTaiSui: "harmed by the year",
  poTaiSui: "broken by the year",
};
const tone = {
  favourable: "a favourable stretch",
  mixed: "a stretch of mixed weather",
  demanding: "a demanding stretch",
};

const outlookPhrases = {
  stemIs: ({ stem, element, role }) => `${nativeOf(STEM, stem)} is ${element}, the ${role} element`,
  branchIs: ({ branch, element, role }) =>
    `${nativeOf(BRANCH, branch)} is ${element}, the ${role} element`,
  luckIs: ({ pillar, element, role }) =>
    `luck ${pairOf(pillar).native} is ${element}, the ${role} element`,
  meets: ({ meeting: id, place, native }) =>
    `${meeting[id]} with the ${standing[place]} pillar (${native})`,
} satisfies Sentences<OutlookPhrases>;

function rangeFault(range: RangeRefusal["badRange"]): string {
  switch (range.fault) {
    case "noDate":
      return `Cannot forecast: "${range.date}" is no date of the years 0 to 9999`;
    case "backwards":
      return `Cannot forecast: ${range.to} lies before ${range.from}`;
    case "tooFar":
      return `Cannot forecast ${range.from} to ${range.to}: it must lie within ${range.years} years of the birth and hold at most ${counted(range.most, range.unit)}`;
    case "tooMany":
      return `Cannot forecast ${range.from} to ${range.to}: the range holds ${counted(range.count, range.unit)}, must be 1 to ${range.most}`;
  }
}

function readGround({ natal }: Forecast): string {
  return `The birth chart ${natal.native} has the day master ${nativeOf(STEM, natal.dayMaster)} (${stemName(natal.dayMaster)}), ${strength[natal.strength.value]}, and most needs ${natal.usefulGod.value}. What lies ahead is read by whether it brings that element or the one that works against it.`;
}

function themeOf({ tenGod: god, tone: leans }: Pick<Passing, "tenGod" | "tone">): string {
  const { bright, dark } = luckThemes[god];
  if (leans === "favourable") return bright;
  return leans === "demanding" ? dark : `${bright}, with ${dark} as the price`;
}

/** @param before the period before, whose luck need not be named again */
function readPeriod(
  period: Period,
  before: Period | undefined,
  by: keyof typeof unit,
  say: Speaker,
): string {
  const { native } = pairOf(period.pillar);
  const head = {
    year: `${period.year}, the year ${native} (${pillarName(period.pillar)}), age ${period.nominalAge} by Chinese count`,
    month: `The month ${native} from ${period.from.slice(0, 10)}`,
    day: `${period.from}, a ${native} day`,
  }[by];
  const reasons = period.scoreParts.slice(0, 3).map((part) => say.phrase(part));
  const sentences = [
    `${head}, brings ${tenGod[period.tenGod]} and is ${tone[period.tone]} (${period.score} of 100): ${themeOf(period)}.`,
  ];
  if (reasons.length > 0) sentences.push(`The reasons: ${reasons.join("; ")}.`);
  const { pillar: luck, changesTo, changesOn } = period.luck;
  if (luck && luck !== before?.luck.pillar) {
    sentences.push(`It runs under the luck pillar ${pairOf(luck).native}.`);
  }
  if (changesTo) {
    const on = changesOn ? ` on ${changesOn}` : "";
    sentences.push(`Luck changes to ${pairOf(changesTo).native}${on}.`);
  }
  if (period.taiSui.length > 0) {
    sentences.push(
      `The birth year stands ${period.taiSui.map((id) => taiSui[id]).join(" and ")}: a year to keep one's head down and one's papers in order.`,
    );
  }
  const ranked = [...period.months].sort((a, b) => b.score - a.score);
  const [best, hardest] = [ranked[0], ranked.at(-1)];
  if (best && hardest && best !== hardest) {
    const named = (month: typeof best) =>
      `${pairOf(month.pillar).native}, from ${month.from.slice(0, 10)} (${themeOf(month)})`;
    sentences.push(`Its lightest month is ${named(best)}; the heaviest is ${named(hardest)}.`);
  }
  return sentences.join(" ");
}

function readOut(forecast: Forecast, say: Speaker): Reading {
  const { periods, unit: by } = forecast;
  return {
    paragraphs: [
      readGround(forecast),
      ...periods.slice(0, 12).map((one, i) => readPeriod(one, periods[i - 1], by, say)),
    ],
    outline: ["The ground", "Each period", "Its months"],
    facts: factsOf(forecast, say),
  };
}

export const en = {
  title: "Four pillars forecast",
  summary:
    "Judges years, months or days ahead against the natal pillars and the running luck cycle, with the twelve solar months of each year",
  inputs: {
    from: { label: "From", about: "First date of the range, YYYY-MM-DD" },
    to: { label: "To", about: "Last date; the first when left out" },
    unit: { label: "By", about: "What to judge; default year", values: unit },
  },
  fields: {
    natal: "Birth chart",
    "natal/native": "Pillars in a row",
    dayMaster: "Day master",
    strength: "Strength",
    structure: "Structure",
    usefulGod: "Useful god",
    luckDirection: "Luck runs",
    hourKnown: "Hour known",
    unit: "Judged by",
    periods: "Periods",
    pillar: "Pillar",
    tenGod: "Ten god",
    hiddenTenGods: "Ten gods of the branch",
    stage: "Life stage",
    naYin: "Na yin",
    meetings: "Meetings",
    meeting: "Meeting",
    with: "With the pillar of",
    between: "Between",
    "meetings/native": "Characters",
    tone: "Tone",
    scoreParts: "Parts of the score",
    points: "Points",
    year: "Year",
    from: "From",
    to: "To",
    nominalAge: "Age by Chinese count",
    luck: "Luck cycle",
    changesTo: "Changes to",
    changesOn: "Changes on",
    taiSui: "Against the year",
    months: "Months",
  },
  terms: {
    strength,
    structure,
    luckDirection: judgementTerms.luckDirection,
    tenGod,
    lifeStage,
    naYin,
    meeting,
    standing,
    meets: { stems: "stems", branches: "branches", pillars: "pillars" },
    taiSui,
    tone: { favourable: "favourable", mixed: "mixed", demanding: "demanding" },
    unit,
  },
  phrases: {
    ...boundaryPhrases,
    ...strengthPhrases,
    ...structurePhrases,
    ...usefulGodPhrases,
    ...outlookPhrases,
  },
  conventions,
  refusals: {
    longitudeNeeded: refusals.longitudeNeeded,
    badRange: {
      when: "from or to is no date, to lies before from, or the range holds too many periods",
      says: rangeFault,
    },
  },
  omissions,
  reading: readOut,
  picture: {
    title: (pillars: string) => `Forecast: ${pillars}`,
    subtitle: (
      natal: string,
      needs: Forecast["natal"]["usefulGod"]["value"],
      luck: string | null,
    ) => `${natal} · needs ${needs}${luck ? ` · luck ${luck}` : ""}`,
    legend: "50 is neutral; agreement with the useful god",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof BAZI_CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & RangeRefusal;
  omissions: { gender: {}; birthHour: {} };
}>;

export type BaziForecastWords = Translation<typeof en>;
