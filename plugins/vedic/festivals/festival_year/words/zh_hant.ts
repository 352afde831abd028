import * as core from "../../../core/words/zh_hant.ts";
import { ekadashi, type FestivalYearWords } from "./en.ts";
import { festival } from "./zh_hant/names.ts";

const kala = {
  arunodaya: { text: "黎明", sense: "日出前二時辰（Muhurta）正值該太陰日" },
  sunrise: { text: "日出", sense: "日出正值該太陰日" },
  purvahna: { text: "上午", sense: "上午正值該太陰日" },
  madhyahna: { text: "正午", sense: "日中正值該太陰日" },
  aparahna: { text: "午後", sense: "晝之第四分正值該太陰日" },
  pradosha: { text: "日落後", sense: "黃昏正值該太陰日" },
  nishita: { text: "中夜", sense: "夜半正值該太陰日" },
  moonrise: { text: "月出", sense: "月出正值該太陰日" },
  sankranti: { text: "太陽入宮", sense: "依太陽入恆星黃道之座" },
  nakshatra: { text: "日出月宿", sense: "依太陽月中日出時之月宿" },
};

export const zhHant: FestivalYearWords = {
  title: "印度一年節慶",
  summary: "一地一年之印度節慶、十一日齋與月例齋戒，各附所依太陰日之則",
  inputs: {
    year: { label: "年", about: "西曆年" },
    latitude: { label: "緯度", about: "未填則以印度中央站北緯 23°11′ 計" },
    longitude: { label: "經度", about: "未填則以印度中央站東經 82°30′ 計" },
  },
  fields: {
    ...core.when,
    reckonedFor: "推算之地",
    latitude: "緯度",
    longitude: "經度",
    assumed: "為預設",
    festivals: "節慶",
    festival: "節慶",
    sense: "義",
    date: "日期",
    weekday: "星期",
    rule: "所依之則",
    others: "另日守之",
    keeper: "何人",
    tithi: "太陰日",
    tithiBegins: "太陰日起",
    tithiEnds: "太陰日訖",
    vratas: "齋戒",
    vrata: "齋戒",
    ekadashi: "十一日之名",
    month: "月",
    months: "太陰月",
    kind: "類",
    secondName: "兼名",
    begins: "起",
    ends: "訖",
  },
  terms: {
    vara: core.vara,
    kala,
    keeper: { vaishnava: "毗濕奴派", secondDay: "取次日者", nextMorning: "取翌晨者" },
    festival,
    vrata: {
      ekadashi: "十一日齋（Ekadashi）",
      pradosham: "黃昏齋（Pradosham）",
      sankashti: "解厄四日（Sankashti）",
      vinayaka: "象神四日（Vinayaka）",
      shivaratri: "每月濕婆夜（Shivaratri）",
      purnima: "滿月（Purnima）",
      amavasya: "新月（Amavasya）",
    },
    ekadashi,
    tithi: core.tithi,
    lunarMonth: core.lunarMonth,
    monthKind: core.monthKind,
  },
  conventions: {
    month: {
      title: "月以何為終",
      options: { amanta: "以朔為終（Amanta）", purnimanta: "以望為終（Purnimanta）" },
    },
    ayanamsa: core.conventions.ayanamsa,
    sunrise: core.conventions.sunrise,
  },
  refusals: core.sunRefusals,
  reading: ({ festivals, months, reckonedFor }) => {
    const on = (id: string) => festivals.find((one) => one.festival === id)?.date.slice(5);
    const added = months.filter(({ kind }) => kind === "adhika");
    const apart = festivals.filter(({ others }) => others.length > 0);
    return [
      `${festivals[0]?.date.slice(0, 4)} 年：濕婆大夜 ${on("mahaShivaratri")}，灑紅節 ${on("holi")}，羅摩誕辰 ${on("ramaNavami")}，象神節 ${on("ganeshChaturthi")}，十勝節 ${on("vijayadashami")}，排燈節 ${on("diwali")}${reckonedFor.assumed ? "（依印度中央站推算）" : "（依所問之地推算）"}。`,
      added.length > 0
        ? `閏${added.map(({ month }) => core.lunarMonth[month]).join("、")}：自 ${added[0]!.begins.local.slice(0, 10)} 起之前一月為閏，不設節慶。`
        : "此年無閏月，節慶約較上年早十一日。",
      ...(apart.length > 0
        ? [
            `各地不盡同日者：${apart.map((one) => `${festival[one.festival].text}（又作 ${one.others.map(({ date }) => date.slice(5)).join("、")}）`).join("；")}。`,
          ]
        : []),
    ];
  },
  picture: {
    title: ({ festivals }) => `${festivals[0]?.date.slice(0, 4) ?? ""} 年節慶`,
    desc: ({ festivals }) =>
      festivals.map((one) => `${one.date} ${festival[one.festival].text}`).join("、"),
    date: "日期",
    festival: "節慶",
    rule: "所依",
    weekday: {
      Ravivara: "日",
      Somavara: "一",
      Mangalavara: "二",
      Budhavara: "三",
      Guruvara: "四",
      Shukravara: "五",
      Shanivara: "六",
    },
  },
};
