import { PILLAR } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { pillarName } from "../../core/words/en.ts";
import type { answer, EraAnswer, EraReading, EraRefusal } from "../answer.ts";
import type { input } from "../input.ts";
import { REALM, type Realm } from "../realms.ts";

const { list } = english;

const eraRealm = {
  westernHan: "Western Han",
  xin: "the Xin of Wang Mang",
  gengshi: "Han of the Gengshi Emperor",
  chengJia: "Chengjia in Shu",
  easternHan: "Eastern Han",
  wei: "Wei of the Three Kingdoms",
  shuHan: "Shu Han",
  wu: "Wu of the Three Kingdoms",
  westernJin: "Western Jin",
  easternJin: "Eastern Jin",
  huanChu: "Chu of Huan Xuan",
  chengHan: "Cheng Han",
  hanZhao: "Han Zhao",
  laterZhao: "Later Zhao",
  ranWei: "Wei of Ran Min",
  formerLiang: "Former Liang",
  formerYan: "Former Yan",
  formerQin: "Former Qin",
  laterQin: "Later Qin",
  westernQin: "Western Qin",
  laterYan: "Later Yan",
  westernYan: "Western Yan",
  southernYan: "Southern Yan",
  northernYan: "Northern Yan",
  laterLiang: "Later Liang of Lü",
  southernLiang: "Southern Liang",
  northernLiang: "Northern Liang",
  westernLiang: "Western Liang of Li",
  huXia: "Xia of the Helian",
  liuSong: "Liu Song",
  southernQi: "Southern Qi",
  liang: "Liang",
  houJingHan: "Han of Hou Jing",
  laterLiangXiao: "Western Liang of Xiao",
  chen: "Chen",
  northernWei: "Northern Wei",
  easternWei: "Eastern Wei",
  westernWei: "Western Wei",
  northernQi: "Northern Qi",
  northernZhou: "Northern Zhou",
  gaochang: "Gaochang",
  sui: "Sui",
  suiRivals: "the rivals at the end of Sui",
  tang: "Tang",
  wuZhou: "Zhou of Wu Zetian",
  anShi: "Yan of An and Shi",
  tangRivals: "the risings under Tang",
  laterLiangZhu: "Later Liang of Zhu",
  laterTang: "Later Tang",
  laterJin: "Later Jin of the Five Dynasties",
  laterHan: "Later Han of the Five Dynasties",
  laterZhou: "Later Zhou",
  yangWu: "Wu of Yang",
  southernTang: "Southern Tang",
  wuYue: "Wuyue",
  minYin: "Min",
  formerShu: "Former Shu",
  laterShu: "Later Shu",
  southernHan: "Southern Han",
  northernHan: "Northern Han",
  liao: "Liao",
  northernLiao: "Northern Liao",
  westernLiao: "Western Liao",
  westernXia: "Western Xia",
  northernSong: "Northern Song",
  southernSong: "Southern Song",
  songRivals: "the risings under Song",
  liuQi: "Qi of Liu Yu",
  jin: "Jin of the Jurchen",
  yuan: "Yuan",
  northernYuan: "Northern Yuan",
  yuanRivals: "the rivals at the end of Yuan",
  ming: "Ming",
  southernMing: "Southern Ming",
  mingZheng: "Zheng in Taiwan",
  mingRivals: "the rivals at the end of Ming",
  wuZhouSanfan: "Zhou of Wu Sangui",
  laterJinQing: "Later Jin of the Manchu",
  qing: "Qing",
  taiping: "the Taiping Heavenly Kingdom",
  formosa: "the Republic of Formosa",
  republic: "the Republic of China",
  empire1916: "the Empire of Yuan Shikai",
  manchukuo: "Manchukuo",
};

/** Letters that stand beside a row of the picture. */
const LONGEST_LABEL = 13;

/** `139 BCE`, `1080`. */
const yearText = (year: number) => (year > 0 ? String(year) : `${1 - year} BCE`);
const span = ({ from, to }: EraReading) =>
  to === null
    ? `since ${yearText(from)}`
    : to === from
      ? `only ${yearText(from)}`
      : from <= 0 && to <= 0
        ? `${1 - from} to ${yearText(to)}`
        : `${yearText(from)} to ${yearText(to)}`;
const counted = ({ era, eraYear, native }: EraReading) => `${era.roman} ${eraYear} (${native})`;
const under = ({ realm, ruler }: EraReading) =>
  realm === "republic" ? "the Republic" : `${ruler.roman} (${ruler.native}) of ${eraRealm[realm]}`;
/** Whether the era changed within the year. */
const turn = ({ opens, closes }: EraReading) =>
  opens && closes ? "its only year" : opens ? "its first year" : closes ? "its last year" : null;

export const en = {
  title: "Chinese eras",
  summary:
    "The year of a Chinese era name, and every era that a year falls in: rulers, realms that counted side by side, pairs of the years; from 140 BCE to the present",
  inputs: {
    era: {
      label: "Era name",
      about: "In Chinese of either script or in letters: 建元, Jianyuan; or give a year",
    },
    eraYear: { label: "Year of the era", about: "1 for the first year; left out, the first" },
    realm: {
      label: "Realm",
      about: "Where several realms had an era of that name",
      values: eraRealm,
    },
    year: { label: "Year", about: "Astronomical: 0 is 1 BCE, -139 is 140 BCE; or give an era" },
  },
  fields: {
    readings: "Years",
    others: "Elsewhere in that year",
    realm: "Realm",
    ruler: "Ruler",
    era: "Era",
    native: "In Chinese",
    roman: "In letters",
    from: "From",
    to: "To",
    year: "Year",
    eraYear: "Year of the era",
    pillar: "Pair",
    opens: "Begins here",
    closes: "Ends here",
    firstDay: "New year’s day",
    lastDay: "Last day",
  },
  terms: { eraRealm },
  refusals: {
    eraOrYear: {
      when: "Neither an era nor a year was given, or both were",
      says: "Give an era name or a year, not both",
    },
    eraUnknown: {
      when: "No era of that name is known, in the realm asked for, or none was in force in that year",
      says: ({ era }: EraRefusal["eraUnknown"]) =>
        `No era is held for ${era}: write its name in Chinese or in letters, or leave the realm out`,
    },
    eraYearBeyond: {
      when: "The era did not last that long",
      says: ({ era, eraYear, last }: EraRefusal["eraYearBeyond"]) =>
        `${era} has no year ${eraYear}: it runs to ${last}`,
    },
  },
  reading({ readings, others }: EraAnswer) {
    const [first] = readings;
    const same = readings.every(({ year }) => year === first!.year);
    const days = first!.firstDay
      ? ` It runs from ${first!.firstDay} to ${first!.lastDay}.`
      : " Its last weeks fall in the January or February that follows.";
    const pair = `${nativeOf(PILLAR, first!.pillar)} (${pillarName(first!.pillar)})`;
    const told = (one: EraReading) => {
      const at = turn(one);
      return `${counted(one)} under ${under(one)}${at ? `, ${at}` : ""}`;
    };
    if (same && others.length === 0 && readings.length > 0) {
      return [
        `The lunar year of ${yearText(first!.year)} is the year ${pair}.${days}`,
        readings.length === 1
          ? `It is ${told(first!)}; the era lasted ${span(first!)}.`
          : `Whoever wrote a date in it wrote one of these: ${readings.map(told).join("; ")}.`,
      ];
    }
    const rest = readings.slice(1);
    return [
      `${counted(first!)} under ${under(first!)} is the lunar year of ${yearText(first!.year)}, ${pair}; the era lasted ${span(first!)}.${days}`,
      ...(rest.length > 0
        ? [
            `The name was used again: ${list(rest.map((one) => `by ${under(one)}, where year ${one.eraYear} is ${yearText(one.year)}`))}.`,
          ]
        : []),
      ...(others.length > 0
        ? [`Elsewhere that same year was written otherwise: ${others.map(told).join("; ")}.`]
        : ["No other realm of the table counted apart in that year."]),
    ];
  },
  picture: {
    heading: ({ readings: [first] }: EraAnswer) =>
      `${yearText(first!.year)} · ${nativeOf(PILLAR, first!.pillar)}`,
    year: yearText,
    /** What a bar may hold, the fullest first. */
    names: (native: string, roman: string): readonly string[] => [`${roman} ${native}`, native],
    realm: (realm: Realm): string =>
      eraRealm[realm].length <= LONGEST_LABEL ? eraRealm[realm] : nativeOf(REALM, realm),
    desc: ({ readings: [first] }: EraAnswer) =>
      `Eras side by side around ${yearText(first!.year)}: ${nativeOf(REALM, first!.realm)} ${first!.native}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; refusals: EraRefusal }>;

export type EraWords = Translation<typeof en>;
