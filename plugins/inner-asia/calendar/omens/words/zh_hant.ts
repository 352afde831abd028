import {
  dateText,
  hairOmen,
  refusals,
  sheetFields,
  shortDate,
  WEEKDAYS,
} from "../../../core/words/zh_hant.ts";
import { shared } from "../../words/zh_hant.ts";
import type { OmensAnswer } from "../answer.ts";
import type { OmensWords } from "./en.ts";

const tibetanElement4 = { earth: "地", water: "水", fire: "火", wind: "風" };
const tibetanCombination = {
  accomplishment: { text: "成就", about: "奠基之事長久：房屋、契約、田產" },
  nectar: { text: "甘露", about: "交友、用藥、調養皆順" },
  youth: { text: "青春", about: "宴飲、妝扮、歌舞皆宜" },
  progress: { text: "增長", about: "衣食之源日益豐足" },
  abundance: { text: "圓滿", about: "所求速成，行旅輕快" },
  strength: { text: "威力", about: "勞作與競賽可勝" },
  want: { text: "匱乏", about: "存糧減少，物品易失" },
  discord: { text: "不和", about: "朋友失和，計畫離散" },
  burning: { text: "焚燒", about: "容易動怒，合在一起的會相磨" },
  clash: { text: "相剋", about: "十合之中最差，用力反而自毀" },
};
const tibetanOmen = {
  yanKong: { text: "楊公忌", about: "一年十三日不行大事" },
  blackDay: { text: "黑日", about: "一年十二日，起頭易暗" },
  nagasHome: { text: "龍族在家", about: "泉中之龍正可受謝" },
  nagasAway: { text: "龍族背離", about: "泉中之龍不宜驚動" },
  noFlags: { text: "忌掛旗", about: "有精靈坐在立旗之處，掛旗招來阻礙" },
};

const matterText = {
  begin: "起頭做事",
  haircut: "剪髮",
  flags: "懸掛經旗",
  nagas: "供養龍族",
};
type Matters = OmensAnswer["matters"];
const idsOf = (matters: Matters) => Object.keys(matters) as (keyof Matters)[];

export const zhHant: OmensWords = {
  title: "藏曆日兆",
  summary: "曜日與月宿之大合成十合之一，龍族日、忌旗日、忌日，剪髮所招，並附一月總覽",
  fields: {
    ...sheetFields,
    leapMonth: "閏月",
    dayPlanet: "曜日",
    dayElement: "曜日之大",
    mansion: "月宿",
    mansionElement: "月宿之大",
    combination: "合",
    about: "其意",
    omens: "當日特徵",
    hair: "剪髮所招",
    matters: "宜忌",
    begin: "起頭做事",
    haircut: "剪髮",
    flags: "懸掛經旗",
    nagas: "供養龍族",
    leaning: "傾向",
  },
  terms: {
    dayPlanet: shared.dayPlanet,
    mansion: shared.mansion,
    tibetanElement4,
    tibetanCombination,
    tibetanOmen,
    hairOmen,
  },
  phrases: {
    byCombination: ({ day, mansion, combination }) =>
      `曜日屬${tibetanElement4[day]}，月宿屬${tibetanElement4[mansion]}，合為${tibetanCombination[combination].text}`,
    byOmen: ({ omen }) => tibetanOmen[omen].about,
    byHair: ({ hair, day }) => `${day} 日剪髮，主${hairOmen[hair]}`,
    byNothing: ({ day }) => `本月 ${day} 日與龍族無涉`,
  },
  refusals,
  reading: (omens, say) => {
    const { civil, month, leapMonth, day, combination, matters } = omens;
    const groups = (["favourable", "mixed", "adverse"] as const).map((leaning) =>
      idsOf(matters)
        .filter((id) => matters[id].value === leaning)
        .map((id) => {
          // 首段已述其合，不再重複。
          const more = matters[id].because.filter((one) => one.code !== "byCombination");
          const why = more.map((one) => say.phrase(one)).join("；");
          return why === "" ? matterText[id] : `${matterText[id]}（${why}）`;
        }),
    );
    const [good, open, ill] = groups as [string[], string[], string[]];
    const { text, about } = tibetanCombination[combination];
    return [
      `${dateText(civil.date)}是藏曆${leapMonth ? "閏" : ""} ${month} 月 ${day} 日。曜日之${tibetanElement4[omens.dayElement]}遇上${shared.mansion[omens.mansion]}之${tibetanElement4[omens.mansionElement]}，合為「${text}」：${about}。`,
      ...(good.length > 0 ? [`這一天宜${good.join("、")}。`] : []),
      ...(open.length > 0 ? [`可做可不做的是${open.join("、")}。`] : []),
      ...(ill.length > 0 ? [`宜改日的是${ill.join("、")}。`] : []),
    ];
  },
  picture: {
    weekdays: WEEKDAYS,
    date: shortDate,
    title: ({ month, leapMonth, day }) => `藏曆${leapMonth ? "閏" : ""} ${month} 月 ${day} 日`,
    subtitle: ({ civil, combination, hair }) =>
      `${dateText(civil.date)}：${tibetanCombination[combination].text}；剪髮：${hairOmen[hair]}`,
    desc: ({ days }) =>
      days.map((one) => `${one.day} 日${tibetanCombination[one.combination].text}`).join("；"),
    legend: "紅框：所查之日；綠色：兩大相合；紅色：兩大相違",
  },
};
