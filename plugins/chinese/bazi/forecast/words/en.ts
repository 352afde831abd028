import { english, type Translation, type Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import { phrases as boundaryPhrases, refusals } from "#east/calendar/words/en.ts";
import { lifeStage, naYin, tenGod } from "../../../core/words/en.ts";
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
import { star } from "../../chart/words/en/stars.ts";
import type { BAZI_CONVENTIONS } from "../../chart/conventions.ts";
import type { answer, Forecast } from "../answer.ts";
import type { input } from "../input.ts";
import type { RangeRefusal } from "../read_forecast.ts";
import { readOut } from "./en/reading.ts";
import {
  annualStar,
  meeting,
  outlookPhrases,
  standing,
  taiSui,
  tone,
  topic,
  topicPhrases,
  unit,
} from "./en/terms.ts";

const { counted } = english;

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
    annualStar: "Spirit of the year",
    completions: "Made whole",
    "completions/with": "With the pillars of",
    "completions/native": "Branches",
    result: "Gathers",
    stars: "Stars it brings",
    meaning: "Stands for",
    topics: "Topics",
    topic: "Topic",
    verdict: "Verdict",
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
    tone,
    unit,
    annualStar,
    topic,
    star,
  },
  phrases: {
    ...boundaryPhrases,
    ...strengthPhrases,
    ...structurePhrases,
    ...usefulGodPhrases,
    ...outlookPhrases,
    ...topicPhrases,
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
