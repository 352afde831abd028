import { Birth, defineProcedure, Gender, Type, type Lang } from "#old";
import { toTrueSolarReceipt } from "#time";
import { boundaryWarnings } from "../../calendar/boundary_warnings.ts";
import { chartTimeOf, LONGITUDE_NEEDED } from "../../calendar/chart_time.ts";
import { BAZI_REFERENCES } from "../references.ts";
import { ChartShape, readChart } from "./answer.ts";
import { briefOf } from "./brief/brief.ts";
import { BAZI_CONVENTIONS } from "./conventions.ts";
import { GENDER_OMITTED, HOUR_OMITTED } from "./omissions.ts";
import { drawChart } from "./picture.ts";

/** The four pillars of a birth with everything that is read from them. */
export const baziChart = defineProcedure({
  name: "bazi.chart",
  tradition: "chinese-destiny",
  title: { en: "Four pillars chart", zhHant: "八字命盤" },
  summary: {
    en: "Four pillars, day master, ten gods, hidden stems, life stages, element balance, strength, structure, useful god and eight luck cycles, with a written reading",
    zhHant: "四柱、日主、十神、藏干、十二長生、五行、強弱、格局、用神與八步大運，附文字解讀",
  },
  kind: "calculation",
  cost: 15,
  narrated: true,
  icon: "icons/bazi.svg",
  reads: "birth",
  input: Type.Object({ ...Birth, gender: Type.Optional(Gender) }),
  output: ChartShape,
  conventions: BAZI_CONVENTIONS,
  omittable: { gender: GENDER_OMITTED, birthHour: HOUR_OMITTED },
  refusals: { ...LONGITUDE_NEEDED },
  run: (input, give) =>
    readChart(give.civil(), { ...input, gender: input.gender ?? "male" }, give.lang),
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
  brief: (answer, lang: Lang) => briefOf(answer, lang),
  picture: (answer, lang: Lang) => drawChart(answer, lang),
  examples: [
    {
      title: "a winter birth in Beijing time, civil clock",
      input: {
        birthDate: "1970-01-22",
        birthTime: "04:25",
        timezone: "+08:00",
        gender: "female",
        clock: "civil",
      },
      expect: {
        pillars: {
          year: { native: "己酉" },
          month: { native: "丁丑" },
          day: { native: "壬寅" },
          hour: { native: "壬寅" },
        },
        derived: { lifePalace: { native: "丙寅" }, bodyPalace: { native: "戊辰" } },
        luck: {
          direction: { value: "forward" },
          start: { years: 4, months: 5, days: 16, hours: 17 },
        },
      },
      source: "tyme4ts 1.5.2, lunar-typescript 1.8.6 and 0xf3cd/bazi 641a08b agree",
    },
    {
      title: "23:41, when the day has already turned",
      input: {
        birthDate: "2082-07-09",
        birthTime: "23:41",
        timezone: "+08:00",
        gender: "male",
        clock: "civil",
      },
      expect: { pillars: { day: { native: "己卯" }, hour: { native: "甲子" } } },
      source: "tyme4ts 1.5.2, lunar-typescript 1.8.6 and 0xf3cd/bazi 641a08b agree",
    },
    {
      title: "the same moment with early and late zi hours",
      input: {
        birthDate: "2082-07-09",
        birthTime: "23:41",
        timezone: "+08:00",
        gender: "male",
        clock: "civil",
        dayBoundary: "splitZi",
      },
      expect: { pillars: { day: { native: "戊寅" }, hour: { native: "甲子" } } },
      source: "tyme4ts 1.5.2 with its second eight-character provider",
    },
  ],
  references: BAZI_REFERENCES,
});
