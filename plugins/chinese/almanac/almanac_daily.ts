import { defineProcedure, MomentOrNow, Refusal, Type, type Lang } from "#old";
import { almanacBrief } from "./almanac_brief.ts";
import { drawPage } from "./almanac_picture.ts";
import { PageShape, readPage } from "./page.ts";

const FIRST_YEAR = 1646;
const LAST_YEAR = 9990;

/** The almanac page of a day. */
export const almanacDaily = defineProcedure({
  name: "almanac.daily",
  tradition: "chinese-almanac",
  title: { en: "Almanac of the day", zhHant: "每日黃曆" },
  summary: {
    en: "Almanac page of a day: lunar date, pillars, officer, mansion, road god, clash, directions of the gods, suitable and unsuitable acts, twelve hours; today when no date is given",
    zhHant:
      "每日黃曆：農曆、干支、建除、星宿、黃黑道、沖煞、吉神方位、宜忌與十二時辰；未給日期則取當日",
  },
  kind: "calculation",
  cost: 1,
  needs: ["now"],
  reads: "moment",
  input: Type.Object({ ...MomentOrNow }),
  output: PageShape,
  refusals: { yearOutOfRange: "the year is before 1646 or after 9990, where no calendar is held" },
  run(_input, give) {
    const civil = give.civil();
    if (civil.year < FIRST_YEAR || civil.year > LAST_YEAR) {
      throw new Refusal(
        "yearOutOfRange",
        `Cannot open the almanac: year is ${civil.year}, must be within ${FIRST_YEAR} to ${LAST_YEAR}`,
      );
    }
    return readPage(civil);
  },
  brief: (page, lang: Lang) => almanacBrief(page, lang),
  picture: (page, lang: Lang) => drawPage(page, lang),
  examples: [
    {
      title: "a summer day of 2070",
      input: { date: "2070-07-20", timezone: "+08:00" },
      expect: {
        lunar: { year: 2070, month: 6, isLeapMonth: false, day: 13 },
        pillars: { day: { native: "丙戌" } },
        officer: { native: "平" },
        mansion: { native: "星", animal: { native: "馬" } },
        dayGod: { native: "青龍" },
        naYin: { native: "屋上土" },
        phenology: { native: "鷹始摯" },
      },
      source: "tyme4ts 1.5.2 and lunar-typescript 1.8.6 agree field by field",
    },
    {
      title: "a date of the official tables",
      input: { date: "2024-06-15", timezone: "Asia/Hong_Kong" },
      expect: {
        lunar: { year: 2024, month: 5, isLeapMonth: false, day: 10 },
        pillars: { year: { native: "甲辰" }, month: { native: "庚午" }, day: { native: "庚戌" } },
      },
      source: "Hong Kong Observatory, Gregorian-lunar calendar conversion table of 2024",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      author: "Yunlu 允祿 and others",
      year: "1741",
    },
    { title: "Popular tong shu 通書", part: "table of acts by month branch and day pillar" },
    {
      title: "GB/T 33661-2017, Compilation and promulgation of the Chinese calendar",
      year: "2017",
    },
  ],
});
