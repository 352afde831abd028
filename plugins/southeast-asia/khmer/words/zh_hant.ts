import { ANIMAL } from "#lore";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { dateText, dayFields, issues, wall } from "../../core/words/days_zh_hant.ts";
import { ANGEL, MONTH, SAK } from "../terms.ts";
import type { KhmerWords } from "./en.ts";

const khmerMonth = {
  migasir: "一月",
  bos: "二月",
  meak: "三月",
  phalkun: "四月",
  chet: "五月",
  pisak: "六月",
  chesth: "七月",
  asath: "八月",
  srap: "九月",
  phatrabot: "十月",
  assoch: "十一月",
  kadek: "十二月",
  firstAsath: "前八月",
  secondAsath: "後八月",
};
const khmerYearKind = {
  common: "三百五十四日的平年",
  addedDay: "三百五十五日的閏日年",
  addedMonth: "三百八十四日的閏月年",
};
const khmerSak = {
  samridhi: "末數為十之年",
  aek: "末數為一之年",
  to: "末數為二之年",
  trei: "末數為三之年",
  chattva: "末數為四之年",
  pancha: "末數為五之年",
  chha: "末數為六之年",
  sappa: "末數為七之年",
  attha: "末數為八之年",
  nappa: "末數為九之年",
};
const khmerAngel = {
  tungsa: { text: "星期日的仙女", jewel: "紅寶石" },
  koreak: { text: "星期一的仙女", jewel: "珍珠" },
  reaksa: { text: "星期二的仙女", jewel: "瑪瑙" },
  mondar: { text: "星期三的仙女", jewel: "貓眼石" },
  keriny: { text: "星期四的仙女", jewel: "祖母綠" },
  kimira: { text: "星期五的仙女", jewel: "黃玉" },
  mohurea: { text: "星期六的仙女", jewel: "藍寶石" },
};
const khmerFeast = {
  moharSangkran: { text: "新年首日", about: "太陽入白羊宮，家家燃燈焚香迎新仙女" },
  virakVanabat: { text: "新年中日", about: "贈禮給父母、師長與窮苦的人" },
  lerngSak: { text: "開年日", about: "為佛像與長輩沐浴，紀年由此更新" },
  meakBochea: { text: "萬佛節", about: "一千二百五十位比丘不約而至佛前" },
  visakBochea: { text: "衛塞節", about: "佛陀誕生、成道與涅槃同在這個月圓之日" },
  royalPloughing: { text: "御耕節", about: "聖牛在七盤食物中挑選，由此占一年收成" },
  cholVossa: { text: "入夏節", about: "僧人開始三個月的雨安居" },
  kanBen: { text: "供飯之始", about: "十五日的祭祖自此開始" },
  pchumBen: { text: "祭祖節正日", about: "全家到寺裡供養祖先" },
  chenhVossa: { text: "出夏節", about: "雨安居結束" },
  bonOmTuk: { text: "送水節", about: "洞里薩河水倒流之時，舉行龍舟競渡" },
};
const animals = lore.animal as Readonly<Record<(typeof ANIMAL.ids)[number], string>>;

export const zhHant: KhmerWords = {
  title: "高棉陰曆",
  summary:
    "公曆某日在柬埔寨的陰曆日期，附紀年、生肖、節日，以及新年的時刻與當值仙女；也可由陰曆查回公曆",
  inputs: {
    year: { label: "何年的新年", about: "要問哪個西元年的新年；填了就不看日期" },
    khmer: { label: "高棉曆日期", about: "填了就以此為準" },
    month: { label: "月", about: "0 為 Migasir，至 11 為 Kadek；12 與 13 為前後八月" },
    day: { label: "日", about: "半月之中的 1 至 15" },
    waxing: { label: "漸盈", about: "月漸盈（koet）或漸虧（roch）" },
  },
  fields: {
    ...dayFields,
    khmer: "高棉曆日期",
    year: "年",
    month: "月序",
    day: "半月之日",
    waxing: "漸盈",
    monthName: "月",
    native: "高棉文寫法",
    holyDay: "戒日（thngai sel）",
    feasts: "節日",
    about: "行事",
    yearKind: "年之類別",
    chulaYear: "小曆年",
    sak: "末數之名",
    animal: "生肖",
    animalNative: "高棉文生肖",
    newYear: "新年",
    local: "時刻",
    printed: "依印本，與推算不同",
    reckoned: "推算的時刻",
    days: "慶祝日數",
    lerngSak: "開年日",
    angel: "仙女",
    jewel: "所佩寶石",
  },
  terms: { khmerMonth, khmerYearKind, khmerSak, khmerAngel, khmerFeast },
  phrases: issues,
  conventions: {
    newYear: {
      title: "新年時刻",
      options: { printed: "依當年曆書所印", treatise: "依曆法推算" },
    },
  },
  reading(given) {
    const { civil, khmer, monthName, holyDay, feasts, yearKind, newYear } = given;
    const [date, time] = newYear.local.split("T") as [string, string];
    const differs = newYear.printed ? `依曆法推算則是 ${newYear.reckoned.replace("T", " ")}。` : "";
    return [
      `${dateText(civil.date)}是 ${MONTH.writings[monthName]!.roman!} 月（${khmerMonth[monthName]}）${khmer.waxing ? "盈" : "虧"}第 ${khmer.day} 日，屬${khmerYearKind[yearKind]}。${holyDay ? "這天是戒日，人們到寺裡去。" : ""}`,
      ...feasts.map((feast) => `${khmerFeast[feast].text}：${khmerFeast[feast].about}。`),
      `時為佛曆 ${khmer.year} 年、小曆 ${given.chulaYear} 年（${SAK.writings[given.sak]!.roman!}），生肖屬${animals[given.animal]}。`,
      `${newYear.year} 年的新年落在 ${dateText(date)} ${time}，慶祝 ${newYear.days} 日，至 ${dateText(newYear.lerngSak)}。下凡的是 ${ANGEL.writings[newYear.angel]!.roman!}，${khmerAngel[newYear.angel].text}，佩${khmerAngel[newYear.angel].jewel}。${differs}`,
    ];
  },
  picture: {
    wall,
    title: (date) => `高棉陰曆・${dateText(date)}`,
    half: (waxing, day) => `${waxing ? "盈（koet）" : "虧（roch）"} ${day}`,
    holyDay: "戒日（thngai sel）",
    years: (buddhist, chula) => `佛曆 ${buddhist} · 小曆 ${chula}`,
    newYear: (local, angel) => `新年 ${local.replace("T", " ")} · ${angel}`,
    lunarDay: (waxing, day) => `${waxing ? "盈" : "虧"} ${day}`,
    legend: "金色：戒日，每半月的第八日與末日",
  },
};
