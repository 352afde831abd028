import { ANIMAL } from "#lore";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { dateText, dayFields, issues, wall } from "../../../core/words/days_zh_hant.ts";
import { SOK } from "../terms.ts";
import type { ThaiCalendarWords } from "./en.ts";

const thaiMonth = {
  m1: "一月",
  m2: "二月",
  m3: "三月",
  m4: "四月",
  m5: "五月",
  m6: "六月",
  m7: "七月",
  m8: "八月",
  m9: "九月",
  m10: "十月",
  m11: "十一月",
  m12: "十二月",
  m88: "後八月",
};
const thaiYearKind = { common: "平年", addedDay: "閏日年", addedMonth: "閏月年" };
const thaiSok = {
  samritthisok: "末數為十之年",
  ekasok: "末數為一之年",
  thosok: "末數為二之年",
  trisok: "末數為三之年",
  chattawasok: "末數為四之年",
  benchasok: "末數為五之年",
  chosok: "末數為六之年",
  saptasok: "末數為七之年",
  atthasok: "末數為八之年",
  nopphasok: "末數為九之年",
};
const thaiFeast = {
  makha: { text: "萬佛節", about: "一千二百五十位比丘不約而至佛前；信眾持燭繞寺" },
  visakha: { text: "衛塞節", about: "佛陀誕生、成道與涅槃同在這個月圓之日" },
  atthami: { text: "佛舍利日", about: "衛塞節後第八日，追念佛陀的舍利" },
  asalha: { text: "三寶節", about: "紀念佛陀在鹿野苑初轉法輪" },
  khaoPhansa: { text: "守夏節", about: "僧人開始三個月的雨安居" },
  sarthThai: { text: "泰國秋祭", about: "以新米供養先人" },
  okPhansa: { text: "出夏節", about: "雨安居結束" },
  loyKrathong: { text: "水燈節", about: "在水面放下點著蠟燭的小筏" },
  thaloengsok: { text: "開年日", about: "小曆的新年，也是宋干節的最後一日" },
};
const animals = lore.animal as Readonly<Record<(typeof ANIMAL.ids)[number], string>>;

export const zhHant: ThaiCalendarWords = {
  title: "泰國陰曆",
  summary: "公曆某日在暹羅與寮國的陰曆日期，附佛日、紀年與《蘇利耶雅特拉》諸數；也可由陰曆查回公曆",
  inputs: {
    thai: { label: "泰國陰曆日期", about: "填了就以此為準" },
    year: { label: "年", about: "小曆年：1388 年始於 2026 年四月" },
    month: { label: "月", about: "依曼谷由 1 至 12；88 為後八月" },
    day: { label: "日", about: "半月之中的 1 至 15" },
    waxing: { label: "漸盈", about: "月漸盈（khuen）或漸虧（raem）" },
    late: { label: "歲末再逢", about: "五月或六月在年首與年尾都有時，是否指後者；預設指前者" },
  },
  fields: {
    ...dayFields,
    thai: "陰曆日期",
    year: "年",
    month: "月序",
    day: "半月之日",
    waxing: "漸盈",
    late: "歲末再逢",
    monthName: "月",
    native: "泰文寫法",
    dayOfMonth: "月中第幾日",
    northernMonth: "蘭納月序",
    holyDay: "佛日",
    feasts: "節日",
    about: "由來",
    kind: "年之類別",
    days: "日數",
    sok: "末數之名",
    animal: "生肖",
    animalNative: "泰文生肖",
    thaloengsok: "開年日",
    eras: "紀年",
    chula: "小曆",
    buddhist: "佛曆",
    mahasakarat: "大曆",
    suriyayatra: "蘇利耶雅特拉諸數",
    horakhun: "積日（horakhun）",
    masaken: "積月（masaken）",
    avoman: "阿波曼（avoman）",
    kammacapon: "業數（kammacapon）",
    uccapon: "遠地點數（uccapon）",
    tithi: "太陰日（tithi）",
  },
  terms: { thaiMonth, thaiYearKind, thaiSok, thaiFeast },
  phrases: issues,
  reading(given) {
    const { civil, thai, monthName, northernMonth, holyDay, feasts, year, eras } = given;
    const round = thai.late ? "，是年終前再逢的月份" : "";
    const holy = holyDay ? "這天是佛日，人們到寺裡去，不少人守八戒。" : "";
    const added = {
      common: `本年共 ${year.days} 日`,
      addedDay: `本年共 ${year.days} 日，七月多一日`,
      addedMonth: `本年共 ${year.days} 日，八月有兩個`,
    }[year.kind];
    return [
      `${dateText(civil.date)}是${thaiMonth[monthName]}${thai.waxing ? "盈" : "虧"}月第 ${thai.day} 日${round}；北方的蘭納把這個月數作第 ${northernMonth} 月。${holy}`,
      ...feasts.map((feast) => `${thaiFeast[feast].text}：${thaiFeast[feast].about}。`),
      `${added}，為小曆 ${eras.chula} 年（${SOK.writings[year.sok]!.roman!}），生肖屬${animals[year.animal]}，佛曆 ${eras.buddhist} 年；小曆新年在 ${dateText(year.thaloengsok)}。`,
      "此處依舊曆書所本的《蘇利耶雅特拉》推算。曼谷印行的日曆有時把閏日放在別的年份，兩者便相差一日，直到都加過閏日為止。",
    ];
  },
  picture: {
    wall,
    title: (date) => `泰國陰曆・${dateText(date)}`,
    half: (waxing, day) => `${waxing ? "盈月（khuen）" : "虧月（raem）"} ${day}`,
    holyDay: "佛日（wan phra）",
    years: (chula, buddhist) => `小曆 ${chula} · 佛曆 ${buddhist}`,
    kind: (kind) => kind,
    lunarDay: (waxing, day) => `${waxing ? "盈" : "虧"} ${day}`,
    monthNumber: (month) => (month === 88 ? "後八月" : `${month} 月`),
    legend: "金色：佛日，每半月的第八日與末日",
  },
};
