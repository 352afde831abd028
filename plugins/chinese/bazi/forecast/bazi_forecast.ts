import {
  Birth,
  CivilDate,
  defineProcedure,
  Gender,
  oneOf,
  Type,
  type Lang,
  type Omittable,
} from "#old";
import { toTrueSolarReceipt } from "#time";
import { boundaryWarnings } from "../../calendar/boundary_warnings.ts";
import { chartTimeOf, LONGITUDE_NEEDED } from "../../calendar/chart_time.ts";
import { BAZI_CONVENTIONS } from "../chart/conventions.ts";
import { GENDER_OMITTED, HOUR_OMITTED } from "../chart/omissions.ts";
import { BAZI_REFERENCES } from "../references.ts";
import { FORECAST_REFUSALS, ForecastShape, readForecast } from "./forecast.ts";
import { forecastBrief } from "./forecast_brief.ts";
import { drawForecast } from "./forecast_picture.ts";

const VERDICTS = [
  "/natal/strength/verdict/value",
  "/natal/usefulGod/verdict/value",
  "/natal/structure/verdict/value",
] as const;

const gender: Omittable = {
  ...GENDER_OMITTED,
  verdicts: [
    ...VERDICTS,
    "/natal/luckDirection",
    "/periods/0/luck/pillar/native",
    "/periods/0/tone",
  ],
};

const birthHour: Omittable = {
  ...HOUR_OMITTED,
  verdicts: [...VERDICTS, "/natal/native", "/periods/0/luck/pillar/native", "/periods/0/tone"],
};

/** Years, months or days ahead, judged against the four pillars. */
export const baziForecast = defineProcedure({
  name: "bazi.forecast",
  tradition: "chinese-destiny",
  title: { en: "Four pillars forecast", zhHant: "八字流運" },
  summary: {
    en: "Judges years, months or days ahead against the natal pillars and the running luck cycle, with the twelve solar months of each year",
    zhHant: "以命局與所行大運論流年、流月、流日，並附各年十二節令月",
  },
  kind: "calculation",
  cost: 15,
  narrated: true,
  icon: "icons/bazi_forecast.svg",
  reads: "birth",
  input: Type.Object({
    ...Birth,
    gender: Type.Optional(Gender),
    from: Type.String({ ...CivilDate, description: "First date of the range, YYYY-MM-DD" }),
    to: Type.Optional(
      Type.String({ ...CivilDate, description: "Last date; the first when left out" }),
    ),
    unit: Type.Optional(oneOf(["year", "month", "day"], "What to judge; default year")),
  }),
  output: ForecastShape,
  conventions: BAZI_CONVENTIONS,
  omittable: { gender, birthHour },
  refusals: { ...LONGITUDE_NEEDED, ...FORECAST_REFUSALS },
  run: (input, give) =>
    readForecast(
      give.civil(),
      { ...input, gender: input.gender ?? "male" },
      { from: input.from, to: input.to, unit: input.unit ?? "year" },
      give.lang,
    ),
  receipt(input, give) {
    const civil = give.civil();
    if (!civil.timeKnown) return {};
    const chart = chartTimeOf(civil, input.clock);
    const hourOnly = input.birthHour !== undefined;
    const warnings = boundaryWarnings(civil, chart, input.dayBoundary, give.lang, hourOnly);
    return chart.solar
      ? { trueSolarTime: toTrueSolarReceipt(chart.solar), warnings }
      : { warnings };
  },
  brief: (answer, lang: Lang) => forecastBrief(answer, lang),
  picture: (answer, lang: Lang) => drawForecast(answer, lang),
  examples: [
    {
      title: "the year 1985 for a birth of 1970",
      input: {
        birthDate: "1970-01-22",
        birthTime: "04:25",
        timezone: "+08:00",
        clock: "civil",
        gender: "female",
        from: "1985-07-01",
      },
      expect: {
        periods: [
          {
            native: "乙丑",
            tenGod: { native: "傷官" },
            stage: { native: "衰" },
            naYin: { native: "海中金" },
            nominalAge: 16,
            luck: { pillar: { native: "己卯" } },
          },
        ],
      },
      source: "tyme4ts 1.5.2 agreed with lunar-typescript 1.8.6",
    },
  ],
  references: BAZI_REFERENCES,
});
