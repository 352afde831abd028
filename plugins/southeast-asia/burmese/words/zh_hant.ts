import { dayPlanet as names, direction } from "../../core/words/zh_hant.ts";
import type { MahaboteWords } from "./en.ts";

const dayPlanet = {
  sun: { text: names.sun, portrait: "慷慨、性急、有辦法" },
  moon: { text: names.moon, portrait: "善觀察、直覺好、護著自己的地盤" },
  mars: { text: names.mars, portrait: "有氣度、意志強、愛公平" },
  mercury: { text: names.mercury, portrait: "敏捷、點子多、易衝動" },
  jupiter: { text: names.jupiter, portrait: "有志向而不張揚，長於籌劃" },
  venus: { text: names.venus, portrait: "敏感、有藝術氣、愛說話" },
  saturn: { text: names.saturn, portrait: "銳利、執拗、好思辨" },
  rahu: { text: names.rahu, portrait: "獨立、有衝勁、不露底" },
};

const mahaboteHouse = {
  binga: { text: "賓迦（無常）", portrait: "不守一格，換屋、換業、換念頭，也因此常新" },
  atun: { text: "阿吞（光耀）", portrait: "早早受人注目，為一事燃燒，夜裡該把火封好" },
  yaza: { text: "亞扎（君王）", portrait: "以勤得之，以序守之，別人的財物也敢託付" },
  adipati: { text: "阿底巴地（主宰）", portrait: "天生帶頭，替人收尾，很少開口求" },
  marana: { text: "摩羅那（考驗）", portrait: "早逢阻礙，因而謹慎而堅韌，也能陪別人走過難關" },
  thike: { text: "代（寶藏）", portrait: "能聚能藏，愛屋裡勝過街上，家底比看上去厚" },
  puti: { text: "布地（磨損）", portrait: "會累，也會復原，老實得過了頭，漸漸懂得休息的好處" },
};

const burmeseDay = {
  saturday: "星期六",
  sunday: "星期日",
  monday: "星期一",
  tuesday: "星期二",
  wednesdayMorning: "星期三（午前）",
  wednesdayBeforeSix: "星期三（晚六時前）",
  thursday: "星期四",
  friday: "星期五",
  wednesdayAfternoon: "星期三（午後）",
  wednesdayEvening: "星期三（晚六時後）",
};

const dayAnimal = {
  naga: "龍（那伽）",
  garuda: "迦樓羅",
  tiger: "虎",
  lion: "獅",
  tuskedElephant: "有牙象",
  rat: "鼠",
  guineaPig: "天竺鼠",
  tusklessElephant: "無牙象",
};

export const zhHant: MahaboteWords = {
  title: "緬甸摩訶部多命盤",
  summary: "以緬曆年餘數與星期（星期三分午前午後）排七宮，附行星、動物與方位",
  weighs: "以命宮定分，權重為本站自訂",
  fields: {
    burmeseDate: "緬曆日期",
    year: "年",
    month: "月",
    monthName: "月名",
    remainder: "除七餘數",
    planet: "星",
    portrait: "性情",
    day: "日",
    animal: "動物",
    direction: "佛塔方位",
    house: "宮",
    houses: "七宮",
    birth: "命宮",
  },
  terms: { dayPlanet, mahaboteHouse, burmeseDay, dayAnimal, direction },
  phrases: {
    base: "任何命盤",
    house: ({ house }) => `命在${mahaboteHouse[house].text}`,
  },
  conventions: {
    wednesday: {
      title: "星期三羅睺所主之時",
      options: { noon: "自正午起", evening: "自晚六時起" },
    },
  },
  refusals: {
    "before-the-era": {
      when: "日期早於 641 年 3 月 22 日，緬曆紀元不及",
      says: "無法求緬曆年：日期早於 641 年 3 月 22 日的起算之日",
    },
  },
  omissions: {
    birthTime: "未提供出生時刻，以午前計；只有星期三出生才有分別，先屬水星，後屬羅睺。",
  },
  reading: ({ planet, day, animal, direction: side, house, houses, ...rest }) => {
    const others = houses
      .filter((one) => one.house !== house)
      .map((one) => `${mahaboteHouse[one.house].text}見${names[one.planet]}`);
    return [
      `生於${burmeseDay[day]}，屬${names[planet]}：動物為${dayAnimal[animal]}，佛塔上的方位在${direction[side]}。人說這天出生的人${dayPlanet[planet].portrait}。`,
      `緬曆 ${rest.burmeseDate.year} 年，除以七餘 ${rest.remainder}，命落${mahaboteHouse[house].text}宮：此宮之人${mahaboteHouse[house].portrait}。`,
      `其餘各宮：${others.join("、")}。`,
      "宮名只是一年七格的象徵；此處不推人生各段年限。",
    ];
  },
  picture: {
    title: (year, house) => `摩訶部多，緬曆 ${year} 年：${mahaboteHouse[house].text}`,
  },
};
