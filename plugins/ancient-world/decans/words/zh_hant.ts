import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { outOfRange } from "../../core/words/zh_hant.ts";
import type { Found } from "../answer.ts";
import type { DecanWords } from "./en.ts";

const face = {
  mars: {
    text: "火星",
    acts: "別人還在掂量，自己已經動手；有阻力時做得最好",
    feels: "火氣來得急，去得也快，以行動為休息",
    appears: "步子快，目光直，一進門便看著人",
  },
  sun: {
    text: "太陽",
    acts: "想親手做成一件事並為人所知，被看見時也最慷慨",
    feels: "需要明白表露的溫暖，也會加倍還人",
    appears: "不求而自然站在廳堂中央",
  },
  venus: {
    text: "金星",
    acts: "先得人心，再得其事，成果也講究好看",
    feels: "在好友、好物與兩人共餐的桌前得到安寧",
    appears: "讓人覺得自己正被等候著",
  },
  mercury: {
    text: "水星",
    acts: "好問、好比較、善於命名，談著談著便找到繞路",
    feels: "把感受說出口，也就安定下來",
    appears: "帶著問題而來，也記得答案",
  },
  moon: {
    text: "月亮",
    acts: "隨身邊人的潮汐而動，替他們留住會遺失的東西",
    feels: "以地方和氣味記事，回到家才能重新開始",
    appears: "先聽人說，使人說得比原想的多",
  },
  saturn: {
    text: "土星",
    acts: "建得慢，該拒絕時就拒絕，比起步快的走得更遠",
    feels: "把情感收得很緊，信的人不多，一信便不改",
    appears: "初看矜持，做起事來便成眾人倚靠",
  },
  jupiter: {
    text: "木星",
    acts: "找更大的道理，自己往上走，也拉別人一把",
    feels: "只要有空間、有遠方、有可傳授之事，便覺自在",
    appears: "把好興致帶進門，走時還留下幾分",
  },
};

const gloss = {
  upperKhentet: "上肯特",
  lowerKhentet: "下肯特",
  behindQed: "凱德之後",
  thousands: "眾千",
  jaw: "顎",
  upperArm: "上臂",
  leg: "腿",
  upperEnd: "上末",
  sharpOne: "銳利者，即天狼星",
  twoTortoises: "雙龜",
  belowKenmet: "肯美特之下",
  frontOfDjat: "傑特之前",
  endOfDjat: "傑特之末",
  forerunnerOfKhentet: "肯特之先行",
  twoFish: "雙魚",
  behindSesme: "塞斯美之後",
  middleOfTheBoat: "舟之中央",
  presserOfWine: "榨酒者",
  sheep: "綿羊",
  behindTheSheep: "綿羊之後",
  forerunnerOfTheTwoSpirits: "雙靈之先行",
  twoSpirits: "雙靈",
  forerunnerOfTheTwoSouls: "雙魂之先行",
  twoSouls: "雙魂",
};

const god = {
  orion: "薩赫，即歐西里斯之獵戶",
  isisSothis: "化身天狼星之伊西斯",
  chnoubis: "庫努比斯，護符上的獅首蛇",
  shesmu: "榨酒之神謝斯穆",
};

const THIRDS = ["初", "中", "末"] as const;

const titleOf = ({ name, gloss: meaning }: Found) =>
  meaning ? ` ${name}（「${gloss[meaning]}」）` : ` ${name}`;
const placeOf = ({ sign, third }: Found) => `${lore.sign[sign]}${THIRDS[third - 1]!}段`;
const godOf = ({ god: id }: Found) => (id ? `此旬屬${god[id]}。` : "");

export const zhHant: DecanWords = {
  title: "埃及旬星",
  summary: "太陽、月亮與上升點所在之旬：埃及、希臘、拉丁之名，所屬神祇與行星之面",
  weighs: "諸旬所戴行星之面，太陽之旬計兩次",
  fields: {
    sun: "太陽之旬",
    moon: "月亮之旬",
    rising: "上升之旬",
    number: "旬數",
    fromSothis: "自天狼星數起",
    longitudeDeg: "黃經",
    fromDeg: "起於",
    sign: "星座",
    third: "星座第幾段",
    name: "名",
    greek: "希臘名",
    latin: "拉丁名",
    egyptian: "埃及名",
    gloss: "名義",
    god: "神祇",
    face: "面",
    acts: "行事",
    feels: "內心",
    appears: "氣度",
  },
  terms: { face, gloss, god },
  phrases: {
    base: "任何出生",
    "face-sun": ({ face: id }) => `太陽之旬為${face[id].text}之面`,
    "face-moon": ({ face: id }) => `月亮之旬為${face[id].text}之面`,
    "face-rising": ({ face: id }) => `上升之旬為${face[id].text}之面`,
    "sun-own": "太陽居其本面",
    "moon-own": "月亮居其本面",
    sothis: "生於開歲之旬",
  },
  conventions: {
    list: {
      title: "名錄",
      options: {
        hephaestio: "希臘文，赫菲斯提翁",
        firmicus: "拉丁文，菲爾米庫斯",
        egyptian: "埃及文，晚期神廟天頂",
      },
    },
  },
  refusals: { "date-out-of-range": outOfRange },
  omissions: {
    birthTime: "未提供出生時刻：日月取正午之位，上升之旬從缺",
    place: "未提供出生地：上升之旬從缺",
  },
  reading: ({ sun, moon, rising }) => [
    `出生時太陽在${placeOf(sun)}的${titleOf(sun)}；埃及以天狼星之旬開歲，由彼數起，此為第 ${sun.fromSothis} 旬。${godOf(sun)}它戴著${face[sun.face].text}之面：生於此旬的人，${face[sun.face].acts}。`,
    moon.number === sun.number
      ? `月亮也在同一旬，心與行說同一種話：論內心，這人${face[moon.face].feels}。`
      : `月亮在${placeOf(moon)}的${titleOf(moon)}。${godOf(moon)}在${face[moon.face].text}之面下，這顆心${face[moon.face].feels}。`,
    rising
      ? `出生時從地平升起的，是${placeOf(rising)}的${titleOf(rising)}。${godOf(rising)}為人因而帶著${face[rising.face].text}的氣度：${face[rising.face].appears}。`
      : "不知時刻與地點，便無從得知升起的是哪一旬；它約四十分鐘一換。",
    "旬本是一組組的星，埃及祭司看它們升起以報夜時。希臘占星家把它們繫於各宮的三分之一，又各配一顆行星之面。此處所讀即此晚出之制，說的是一個人的底色，不是將要發生的事。",
  ],
  picture: {
    title: "出生之旬",
    sun: "太陽",
    moon: "月亮",
    rising: "上升",
    sign: lore.sign,
  },
};
