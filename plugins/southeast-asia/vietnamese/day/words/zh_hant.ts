import { chinese } from "#sdk";
import { chineseDayName, chineseMonthName } from "#time";
import { nativeOf } from "#east/natives.ts";
import { CAN_CHI } from "../../core/names.ts";
import {
  calendarOutOfRange,
  canChi,
  conGiap,
  meridian,
  than,
  tietKhi,
  truc,
  tu,
  weekday,
  WEEKDAYS,
} from "../../core/words/zh_hant.ts";
import type { VietnameseDay } from "../answer.ts";
import type { VietnameseDayWords } from "./en.ts";

const le = {
  tetNguyenDan: "春節（元旦節）",
  ramThangGieng: "上元",
  gioTo: "雄王祭祖",
  tetHanThuc: "寒食節",
  phatDan: "佛誕",
  tetDoanNgo: "端午",
  vuLan: "盂蘭",
  tetTrungThu: "中秋",
  tetTrungCuu: "重九",
  ongTao: "送灶神",
  giaoThua: "除夕",
};
const kieng = { tamNuong: "三娘日", nguyetKy: "月忌日" };
const ngay = { good: "吉", even: "平", bad: "凶" };
const luck = { lucky: "吉", mixed: "平", unlucky: "凶" };

const dayText = (one: {
  readonly month: number;
  readonly isLeapMonth: boolean;
  readonly day: number;
}) => `${chineseMonthName(one.month, one.isLeapMonth)}${chineseDayName(one.day)}`;
const goodHours = ({ hours }: VietnameseDay) => hours.filter(({ yellow }) => yellow);

export const zhHant: VietnameseDayWords = {
  title: "越南陰曆",
  summary: "越南曆日：陰曆日期、干支、建除、星宿、黃黑道、吉時、節日，及與中國農曆相異之處",
  inputs: {
    lunar: { label: "陰曆日期", about: "欲換成公曆之越南陰曆日期，與 date 二擇一" },
    year: { label: "陰曆年", about: "該陰曆年正月初一所在之公曆年" },
    month: { label: "月", about: "1 至 12" },
    leap: { label: "閏月", about: "是否為閏月，未提供作否" },
    day: { label: "日", about: "1 至 30" },
  },
  fields: {
    date: "公曆日期",
    dayOfWeek: "星期",
    lunar: "越南陰曆",
    year: "年",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    monthDays: "該月日數",
    native: "越語說法",
    "/year": "年干支",
    "/month": "月干支",
    "/day": "日干支",
    animal: "生肖",
    firstHour: "子時",
    solarTerm: "節氣",
    term: "節氣",
    begins: "是日交節",
    officer: "建除",
    luck: "吉凶",
    mansion: "星宿",
    road: "黃黑道",
    god: "值神",
    yellow: "黃道",
    leftAlone: "忌日",
    verdict: "此日",
    clashes: "相沖之生年",
    hours: "各時",
    pair: "干支",
    from: "起",
    to: "迄",
    feast: "節日",
    china: "中國農曆",
    differs: "與越南不同",
  },
  terms: { canChi, conGiap, than, tietKhi, truc, tu, le, kieng, ngay, luck },
  phrases: {
    road: ({ god, yellow }) => `${than[god]}值日，屬${yellow ? "黃" : "黑"}道`,
    officer: ({ officer, luck: is }) => `建除值${truc[officer]}，${luck[is]}`,
    mansion: ({ mansion, luck: is }) => `${tu[mansion]}宿值日，${luck[is]}`,
    left: ({ kieng: id }) => `${kieng[id]}，諸事不宜起頭`,
  },
  conventions: {
    meridian,
    dayMonth: {
      title: "建除與黃黑道所依之月",
      options: { lunar: "陰曆月", solar: "節氣月" },
    },
  },
  refusals: {
    calendarOutOfRange,
    dateOrLunar: {
      when: "公曆與陰曆日期皆未提供，或同時提供",
      says: ({ both }) =>
        both ? "無法同時讀兩個日期：date 與 lunar 請擇一提供" : "無日可讀：請提供 date 或 lunar",
    },
    noSuchLunarDate: {
      when: "該陰曆年無此月，或該月無此日",
      says: ({ year, month, leap, day, leapMonth }) =>
        `查無 ${year} 年${leap ? "閏" : ""}${month} 月 ${day} 日：${
          leap && leapMonth !== month
            ? leapMonth > 0
              ? `該年所閏為 ${leapMonth} 月`
              : "該年無閏月"
            : "該月僅 29 日"
        }`,
    },
  },
  reading(answer) {
    const { lunar, verdict, officer, mansion, road, china, feast, solarTerm, leftAlone } = answer;
    return [
      `${answer.date}（${weekday[answer.dayOfWeek]}）在越南為陰曆${dayText(lunar)}，越語說「${lunar.native}」，${canChi[answer.year]}年屬${conGiap[answer.animal]}，${canChi[answer.day]}日。${feast ? `是日${le[feast]}。` : ""}${solarTerm.begins ? `是日交${tietKhi[solarTerm.term]}。` : ""}`,
      `此日算${ngay[verdict.value]}日：${than[road.god]}${road.yellow ? "黃" : "黑"}道，建除值${truc[officer.officer]}，${tu[mansion.mansion]}宿值日。${leftAlone.length > 0 ? `又為${leftAlone.map((one) => kieng[one]).join("、")}，諸事不宜起頭。` : ""}${chinese.list(answer.clashes.map((one) => canChi[one]))}年生者宜避。`,
      `黃道吉時：${goodHours(answer)
        .map(({ pair, from, to }) => `${canChi[pair][1]}時（${from}-${to}）`)
        .join("、")}。`,
      china.differs
        ? `中國農曆此日為${dayText(china)}：以東七區時計，決定月首的朔或節氣落在另一日。`
        : "中國農曆與此同日。",
    ];
  },
  picture: {
    title: ({ date }) => `越南陰曆：${date}`,
    desc: ({ date, lunar }) => `${date} 之日曆頁與月曆，越南陰曆${dayText(lunar)}`,
    month: (year, month) => `${year} 年 ${month} 月`,
    weekday: (one) => weekday[one],
    rows: (answer) => [
      { label: "陰曆", value: dayText(answer.lunar) },
      { label: "年", value: `${canChi[answer.year]}・屬${conGiap[answer.animal]}` },
      { label: "月", value: answer.month ? canChi[answer.month] : "閏月無干支" },
      {
        label: "日",
        value: `${canChi[answer.day]} ${nativeOf(CAN_CHI, answer.day)}・${ngay[answer.verdict.value]}`,
      },
      { label: "值神", value: `${than[answer.road.god]}・${answer.road.yellow ? "黃" : "黑"}道` },
      {
        label: "建除",
        value: `${truc[answer.officer.officer]}・${tu[answer.mansion.mansion]}宿`,
      },
    ],
    hours: (answer) =>
      `吉時：${goodHours(answer)
        .map(
          ({ pair, from, to }) =>
            `${canChi[pair][1]}（${Number(from.slice(0, 2))}-${Number(to.slice(0, 2))} 時）`,
        )
        .join("、")}`,
    subtitle: ({ solarTerm }) => tietKhi[solarTerm.term],
    lunarDay: ({ month, isLeapMonth, day }) =>
      day === 1 ? chineseMonthName(month, isLeapMonth) : chineseDayName(day),
    feast: (id) => le[id].replace(/（.*）/, ""),
    term: (id) => tietKhi[id],
    weekdays: WEEKDAYS,
  },
};
