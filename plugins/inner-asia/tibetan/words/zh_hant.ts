import type { Kinship } from "../names.ts";
import type { TibetanWords } from "./en.ts";

const phase = { wood: "木", fire: "火", earth: "土", metal: "鐵", water: "水" };
const sex = { male: "陽", female: "陰" };
const colour = {
  white: "白",
  black: "黑",
  indigo: "靛",
  green: "綠",
  yellow: "黃",
  red: "紅",
  maroon: "絳紅",
};
const animal12 = {
  mouse: { text: "鼠", portrait: "安靜、儉省、善觀察，只對少數人敞開" },
  ox: { text: "牛", portrait: "慢而堅定，一旦認定便難轉向" },
  tiger: { text: "虎", portrait: "勇敢自重，肯為人出頭" },
  hare: { text: "兔", portrait: "獨立有禮，愛清閒" },
  dragon: { text: "龍", portrait: "活潑好動，心好話多" },
  snake: { text: "蛇", portrait: "性子急，心地善，韌性強" },
  horse: { text: "馬", portrait: "爽快、愛玩，對朋友忠實" },
  sheep: { text: "羊", portrait: "溫和不急，能供養人" },
  monkey: { text: "猴", portrait: "聰明輕快，捉摸不定" },
  bird: { text: "雞", portrait: "整潔講究，愛給人出主意" },
  dog: { text: "狗", portrait: "警覺、有傲氣，走自己的路" },
  pig: { text: "豬", portrait: "平和勇敢，樂於給人，不慣求人" },
};

const mewa = {
  "1": { text: "一白", portrait: "性好潔淨，腳步愛遠行" },
  "2": { text: "二黑", portrait: "意志強，遇阻而後有所學" },
  "3": { text: "三靛", portrait: "心思穩，怒氣來得慢" },
  "4": { text: "四綠", portrait: "愛水、愛林、愛曠野" },
  "5": { text: "五黃", portrait: "有敬意，記得別人的好" },
  "6": { text: "六白", portrait: "聰慧，交遊廣" },
  "7": { text: "七紅", portrait: "熱心，愛有人作伴" },
  "8": { text: "八白", portrait: "有傲骨，用在助人時最好" },
  "9": { text: "九絳紅", portrait: "福氣隨分享而長" },
};

const dayPlanet = {
  sun: "日曜",
  moon: "月曜",
  mars: "火曜",
  mercury: "水曜",
  jupiter: "木曜",
  venus: "金曜",
  saturn: "土曜",
};

const mansion = {
  thaSkar: "婁宿",
  braNye: "胃宿",
  sminDrug: "昴宿",
  snarMa: "畢宿",
  mgo: "觜宿",
  lag: "參宿",
  nabSo: "井宿",
  rgyal: "鬼宿",
  skag: "柳宿",
  mchu: "星宿",
  gre: "張宿",
  dbo: "翼宿",
  meBzhi: "軫宿",
  nagPa: "角宿",
  saRi: "亢宿",
  saGa: "氐宿",
  lhaMtshams: "房宿",
  snron: "心宿",
  snrubs: "尾宿",
  chuStod: "箕宿",
  chuSmad: "斗宿",
  groBzhin: "牛宿",
  monGre: "虛宿",
  monGru: "危宿",
  khrumsStod: "室宿",
  khrumsSmad: "壁宿",
  namGru: "奎宿",
};

const force = {
  life: "命力",
  body: "身力",
  power: "權勢",
  luck: "風馬（運）",
  spirit: "魂",
};

const gift = {
  wood: "生長與柔韌",
  fire: "溫熱與迅捷",
  earth: "穩固與耐心",
  metal: "鋒利與耐久",
  water: "流動與感受",
};

const kin: Readonly<Record<Kinship, (to: string) => string>> = {
  mother: (to) => `為${to}之母`,
  friend: (to) => `為${to}之友`,
  same: (to) => `與${to}相同`,
  child: (to) => `為${to}之子`,
  foe: (to) => `為${to}之敵`,
};

export const zhHant: TibetanWords = {
  title: "西藏命盤",
  summary: "生年五行生肖，命、身、權、運、魂五力，生年九宮，曜日與月宿，並附解讀；男女同法",
  weighs: "五力能否同心之分，即各項理由之和",
  fields: {
    date: "藏曆日期",
    year: "王曆之年",
    westernYear: "歲首所在公曆年",
    month: "月",
    leapMonth: "閏月",
    day: "日",
    dayRepeat: "重日之序",
    rabjung: "饒迥",
    yearInRabjung: "饒迥中之年",
    element: "五行",
    animal: "生肖",
    portrait: "性情",
    polarity: "陰陽",
    forces: "五力",
    force: "力",
    life: "命力",
    body: "身力",
    power: "權勢",
    luck: "風馬",
    spirit: "魂",
    mewa: "生年九宮",
    number: "數",
    colour: "色",
    dayPlanet: "曜日",
    planet: "曜",
    mansion: "月宿",
    beforeDawn: "生於黎明前",
  },
  terms: {
    phase,
    sex,
    colour,
    animal12,
    mewa,
    dayPlanet,
    mansion,
    force,
    dayRepeat: { first: "重日之前", second: "重日之後" },
  },
  phrases: {
    base: "任何命盤",
    power: ({ kinship }) => `權勢${kin[kinship]("命力")}`,
    luck: ({ kinship }) => `風馬${kin[kinship]("權勢")}`,
    body: ({ kinship }) => `身力${kin[kinship]("命力")}`,
    day: ({ kinship }) => `曜日${kin[kinship]("命力")}`,
  },
  refusals: {
    yearOutOfRange: {
      when: "生年在 1028 至 2500 以外，曆法只推算這些饒迥",
      says: ({ year, first, last }) => `無法定此生日：年為 ${year}，須在 ${first} 至 ${last} 之間`,
    },
  },
  omissions: {
    birthTime: "未提供出生時刻，以正午計；藏曆之日始於黎明五時，更早出生屬前一日。",
  },
  reading: (birth, say) => {
    const {
      date,
      forces,
      mewa: number,
      animal,
      element,
      polarity,
      mansion: moon,
      dayPlanet: day,
    } = birth;
    const double =
      date.dayRepeat === null ? "" : date.dayRepeat === "first" ? "（重日之前）" : "（重日之後）";
    const of = (id: keyof typeof forces) => phase[forces[id].element];
    const gives = (id: keyof typeof forces) => gift[forces[id].element];
    const reasons = birth.testimonies.slice(1).map((one) => say.phrase(one));
    const { portrait } = animal12[animal];
    return {
      paragraphs: [
        `出生在第 ${birth.rabjung} 饒迥（六十年一周）第 ${birth.yearInRabjung} 年，${sex[polarity]}${phase[element]}${animal12[animal].text}年${date.leapMonth ? "閏" : ""} ${date.month} 月 ${date.day} 日${double}。${birth.beforeDawn ? "出生在黎明之前，屬於將盡的那一日。" : ""}這一年出生的人${portrait}。`,
        `命力屬${of("life")}，予人${gives("life")}；魂為命之母，屬${of("spirit")}。身力屬${of("body")}，靠的是${gives("body")}。權勢屬${of("power")}，得行己志，憑${gives("power")}。風馬屬${of("luck")}，載運而行，靠${gives("luck")}帶動。`,
        `${reasons.join("；")}。五力合計 ${birth.score} 分（滿分一百）：說的不是境遇好壞，而是五力能否同心。`,
        `生年九宮為${mewa[number.mewa].text}，主${mewa[number.mewa].portrait}。當日值${dayPlanet[day.planet]}，依曆書推算，黎明時月在${mansion[moon.mansion]}。`,
      ],
      outline: ["生年", "五力", "九宮與曜宿"],
      facts: {
        year: `${phase[element]}${animal12[animal].text}`,
        portrait,
        forces: Object.fromEntries(
          Object.values(forces).map((one) => [force[one.force], phase[one.element]]),
        ),
        mewa: [mewa[number.mewa].text, mewa[number.mewa].portrait],
        dayPlanet: dayPlanet[day.planet],
        mansion: mansion[moon.mansion],
        reasons,
        score: birth.score,
      },
    };
  },
  picture: {
    title: (element, animal, number) =>
      `西藏命盤：${phase[element]}${animal12[animal].text}年，九宮 ${number}`,
    short: { life: "命力", body: "身力", power: "權勢", luck: "風馬", spirit: "魂" },
  },
};
