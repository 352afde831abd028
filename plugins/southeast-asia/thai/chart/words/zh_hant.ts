import { chinese } from "#sdk";
import type { ChartPlanet, Phop } from "../terms.ts";
import type { ThaiChartWords } from "./en.ts";

const thaiPlanet = {
  sun: "太陽",
  moon: "月亮",
  mars: "火星",
  mercury: "水星",
  jupiter: "木星",
  venus: "金星",
  saturn: "土星",
  rahu: "羅睺",
  ketu: "計都",
  uranus: "天王星",
};
const brings: Readonly<Record<ChartPlanet, string>> = {
  sun: "名位與被看見的願望",
  moon: "情感、變動與人緣",
  mars: "衝勁、急躁與好勝",
  mercury: "言語、買賣與巧手",
  jupiter: "學問、師長的分量與良言",
  venus: "魅力、藝術與舒適",
  saturn: "遲緩、勞苦與長久的記性",
  rahu: "慾望、膽量與暗中的事",
  ketu: "舊有的天分與對幽微的喜好",
  uranus: "突來的轉折與遠方的事物",
};
const rasi = {
  aries: "白羊",
  taurus: "金牛",
  gemini: "雙子",
  cancer: "巨蟹",
  leo: "獅子",
  virgo: "處女",
  libra: "天秤",
  scorpio: "天蠍",
  sagittarius: "射手",
  capricorn: "摩羯",
  aquarius: "水瓶",
  pisces: "雙魚",
};
const phop = {
  tanu: { text: "第一宮（自身）", theme: "身體、性情與予人的印象" },
  kadumpha: { text: "第二宮（財帛）", theme: "金錢與自己所珍視的東西" },
  sahatcha: { text: "第三宮（同伴）", theme: "手足、朋友與短程往來" },
  phanthu: { text: "第四宮（親族）", theme: "房屋、田地、母親與車輛" },
  putta: { text: "第五宮（子息）", theme: "子女、學生與為喜愛而做的事" },
  ari: { text: "第六宮（對手）", theme: "對手、債務、病痛與日常勞作" },
  patni: { text: "第七宮（配偶）", theme: "婚姻與對面而坐的人" },
  morana: { text: "第八宮（變故）", theme: "失去、遠徙，以及舊事了結而新事得以開始" },
  supha: { text: "第九宮（福德）", theme: "父親、信仰、師長與遠行" },
  kamma: { text: "第十宮（事業）", theme: "志業、職位與名聲" },
  lapha: { text: "第十一宮（進益）", theme: "收入、心願與得力的朋友" },
  winat: { text: "第十二宮（散失）", theme: "花費、暗敵與遠方" },
};
const thaiStandard = {
  kaset: { text: "入廟（kaset）", about: "在自己的家，穩當可靠" },
  pra: { text: "失所（pra）", about: "離家在外，起伏不定" },
  ut: { text: "旺（ut）", about: "高升，最為慷慨" },
  nit: { text: "落（nit）", about: "低陷，給得慢" },
};
const place = {
  boriwan: "眷屬",
  ayu: "生氣",
  det: "威勢",
  si: "吉祥",
  mula: "根基",
  utsaha: "勤勉",
  montri: "貴人",
  kalakini: "忌凶",
};
const theme = (house: Phop) => phop[house].theme;

export const zhHant: ThaiChartWords = {
  title: "泰國命盤",
  summary:
    "依《蘇利耶雅特拉》排出生命盤：上升（antonathi）、十曜、十二宮與宮主、廟旺、塔薩與自身星",
  fields: {
    bangkokTime: "曼谷地方時",
    localMeanTime: "地方平時",
    lagna: "上升點（lagna）",
    sign: "星座",
    arc: "座內度數",
    degrees: "黃經度數",
    planets: "十曜",
    planet: "曜",
    number: "數",
    house: "宮",
    theme: "所主",
    standard: "廟旺",
    about: "意思",
    taksa: "塔薩",
    houses: "十二宮",
    lord: "宮主",
    lordIn: "宮主所在",
    birthPlanet: "生日之星",
    tanuset: "自身星（tanuset）",
  },
  terms: { thaiPlanet, rasi, phop, thaiStandard, place },
  conventions: {
    sunrise: {
      title: "起上升點的日出",
      options: { six: "地方平時六時", true: "當地實際日出" },
    },
  },
  refusals: {
    "before-the-era": {
      when: "出生早於小曆紀元（638 年三月）",
      says: "無法排盤：此曆法自 638 年 3 月 25 日起算",
    },
  },
  omissions: {
    birthTime: "未提供出生時刻：星座依正午計，沒有上升點、宮位與自身星。清晨六時以前出生屬前一日。",
  },
  reading({ lagna, planets, houses, birthPlanet, tanuset }) {
    const of = (planet: ChartPlanet) => planets.find((one) => one.planet === planet)!;
    const inPlace = (id: keyof typeof place) => planets.find(({ taksa }) => taksa === id)!;
    const strong = planets.filter(({ standard }) => standard === "kaset" || standard === "ut");
    const weak = planets.filter(({ standard }) => standard === "pra" || standard === "nit");
    const list = (some: typeof planets) =>
      chinese.list(
        some.map(
          (one) =>
            `${thaiPlanet[one.planet]}在${rasi[one.sign]}${thaiStandard[one.standard!].text}`,
        ),
      );
    const standing = [
      ...(strong.length > 0 ? [`${list(strong)}，可以倚靠。`] : []),
      ...(weak.length > 0 ? [`${list(weak)}，要耐心相待。`] : []),
    ];
    const [fortune, patron, ill] = [inPlace("si"), inPlace("montri"), inPlace("kalakini")];
    const told = new Set<Phop>();
    const tell = (house: Phop) => {
      const isNew = !told.has(house);
      told.add(house);
      return isNew ? `${phop[house].text}，主${theme(house)}` : phop[house].text;
    };
    const where = (one: typeof fortune) =>
      one.house === null ? `在${rasi[one.sign]}` : `在${tell(one.house)}`;
    const wheel = () =>
      `以生日之輪論，由${thaiPlanet[birthPlanet]}起：吉祥是${thaiPlanet[fortune.planet]}，${where(fortune)}；貴人是${thaiPlanet[patron.planet]}，${where(patron)}；忌凶是${thaiPlanet[ill.planet]}，${where(ill)}，在這裡宜慢行。`;
    if (lagna === null) {
      return [
        `沒有出生時刻，盤上便沒有上升星座。當日正午太陽在${rasi[of("sun").sign]}，月亮在${rasi[of("moon").sign]}。`,
        ...(standing.length > 0 ? [standing.join("")] : []),
        wheel(),
      ];
    }
    const first = houses[0]!;
    const lord = of(first.lord);
    const moon = of("moon");
    const crowded = houses.reduce((most, one) =>
      one.planets.length > most.planets.length ? one : most,
    );
    const work = houses[9]!;
    const gathered = () =>
      crowded.planets.length > 1
        ? `${chinese.list(crowded.planets.map((one) => thaiPlanet[one]))}同在${tell(crowded.house)}；盤中許多事都繞著這裡。`
        : "諸曜分居各宮，沒有哪一件事壓過其他。";
    const calling =
      work.lord === lord.planet
        ? "此星同時是事業宮主，志業與自身走在一條路上。"
        : `事業宮主${thaiPlanet[work.lord]}去到${tell(work.lordIn)}；志業由這條路上來。`;
    return [
      `你的上升在${rasi[lagna.sign]} ${lagna.arc}，主星${thaiPlanet[lord.planet]}在${rasi[lord.sign]}，落${tell(lord.house!)}：你的重心在這裡。`,
      `月亮是情感最易動之處，落在${tell(moon.house!)}。${calling}`,
      gathered(),
      ...(standing.length > 0 ? [standing.join("")] : []),
      wheel(),
      `由上升數到主星、再數下去所得的自身星是${thaiPlanet[tanuset!]}：在這一切底下，有的是${brings[tanuset!]}。`,
    ];
  },
  picture: {
    title: "泰國命盤（蘇利耶雅特拉）",
    time: (at) => `${at}，曼谷地方時`,
    lagna: "升",
    short: (name) => name,
    birthday: (planet) => planet,
  },
};
