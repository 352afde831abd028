import { Birth, defineProcedure, Gender, Type, type Lang } from "#old";
import { toTrueSolarReceipt } from "#time";
import { boundaryWarnings } from "../../calendar/boundary_warnings.ts";
import { chartTimeOf, LONGITUDE_NEEDED } from "../../calendar/chart_time.ts";
import { readZiwei, ZIWEI_REFUSALS, ZiweiShape } from "./answer.ts";
import { ZIWEI_CONVENTIONS } from "./conventions.ts";
import { drawZiwei } from "./picture.ts";
import { ziweiBrief } from "./ziwei_brief.ts";

/** The purple star chart of a birth. */
export const ziweiChart = defineProcedure({
  name: "ziwei.chart",
  tradition: "chinese-destiny",
  title: { en: "Purple star chart", zhHant: "紫微斗數命盤" },
  summary: {
    en: "Twelve palaces with major, minor and adjective stars, brightness, four transformations, bureau, rings and decade ranges",
    zhHant: "十二宮，附主星、輔星、雜曜、廟陷、四化、五行局、諸環與大限",
  },
  kind: "calculation",
  cost: 20,
  narrated: true,
  icon: "icons/ziwei.svg",
  reads: "birth",
  input: Type.Object({ ...Birth, gender: Type.Optional(Gender) }),
  output: ZiweiShape,
  conventions: ZIWEI_CONVENTIONS,
  omittable: {
    gender: {
      assume: { gender: "male" },
      says: {
        en: "No gender was given. The decades and the rings of life stages and of the doctor run as for a male chart; for a female chart they run the other way. The palaces and their stars stay.",
        zhHant:
          "未提供性別，大限、長生十二神與博士十二神依男命順逆排列；女命則反向而行，宮位與諸星不變。",
      },
      candidates: () => [
        { set: { gender: "male" }, when: "male" },
        { set: { gender: "female" }, when: "female" },
      ],
      exhaustive: true,
      verdicts: [
        "/lifePalace/native",
        "/bureau/native",
        "/soulMaster/native",
        "/palaces/1/decade/from",
        "/palaces/1/doctorRing",
      ],
      marker: "genderAssumption",
    },
  },
  refusals: { ...LONGITUDE_NEEDED, ...ZIWEI_REFUSALS },
  run: (input, give) => readZiwei(give.civil(), { ...input, gender: input.gender ?? "male" }),
  receipt(input, give) {
    const civil = give.civil();
    const chart = chartTimeOf(civil, input.clock);
    const boundary = input.lateZi === "nextDay" ? "23:00" : "midnight";
    const hourOnly = input.birthHour !== undefined;
    const warnings = boundaryWarnings(civil, chart, boundary, give.lang, hourOnly);
    return chart.solar
      ? { trueSolarTime: toTrueSolarReceipt(chart.solar), warnings }
      : { warnings };
  },
  brief: (answer, lang: Lang) => ziweiBrief(answer, lang),
  picture: (answer, lang: Lang) => drawZiwei(answer, lang),
  examples: [
    {
      title: "a birth on the last day of the fifth lunar month",
      input: {
        birthDate: "2053-07-15",
        birthTime: "01:30",
        timezone: "+08:00",
        clock: "civil",
        gender: "female",
      },
      expect: {
        lunarDate: { year: 2053, month: 5, isLeapMonth: false, day: 30 },
        bureau: { native: "土五局" },
        lifePalace: { native: "巳" },
        bodyPalace: { native: "未" },
        soulMaster: { native: "武曲" },
        bodyMaster: { native: "天同" },
      },
      source: "iztro 2.6.1",
    },
  ],
  references: [
    {
      title: "Ziwei Doushu Quanshu 紫微斗數全書",
      author: "attr. Chen Tuan 陳摶, ed. Luo Hongxian 羅洪先",
      year: "Ming",
    },
    { title: "Ziwei Doushu Quanji 紫微斗數全集", year: "Ming" },
  ],
});
