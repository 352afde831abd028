import { ANIMAL, PILLAR } from "#lore";
import { nativeOf, natives } from "#east/natives.ts";
import { DIRECTION } from "#east/directions.ts";
import { NA_YIN } from "#east/na_yin.ts";
import { NINE_STAR } from "../../../feng_shui/core/stars.ts";
import {
  COLOUR,
  COUNT,
  HERDSMAN_AGE,
  HERDSMAN_HAIR,
  HERDSMAN_PLACE,
  OX_PART,
  PEOPLE_COUNT,
  type Count,
} from "../terms.ts";
import type { YearWords } from "./en.ts";
import { VERSES } from "./verses_zh_hant.ts";

const NUMERALS = "一二三四五六七八九十";
const numeral = (n: number) => (n > 10 ? `十${NUMERALS[n - 11]}` : NUMERALS[n - 1]!);
const countName = natives(COUNT);
const amount = (id: Count, n: number) => countName[id].replace("幾", numeral(n));
const about: Readonly<Record<Count, string>> = {
  mouse: "鼠多則糧足",
  grass: "草之疏密",
  cattle: "牛多則耕易",
  flower: "花果之收成",
  dragon: "龍多則雨反少",
  horse: "馬多則穀多",
  chicken: "雞多則米少",
  silkworm: "姑多則桑葉足",
  pig: "屠多則豬少",
  field: "田之收成",
  cake: "人多則分薄",
  gold: "日少則得早",
};
const stoveCount = Object.fromEntries(
  COUNT.ids.map((id) => [id, { text: countName[id], about: about[id] }]),
) as YearWords["terms"]["stoveCount"];
const oxColour = natives(COLOUR);
const oxPart = natives(OX_PART);
const direction = natives(DIRECTION);
const herdsmanPlace = natives(HERDSMAN_PLACE);
const herdsmanAge = natives(HERDSMAN_AGE);
const herdsmanHair = natives(HERDSMAN_HAIR);
const animal = natives(ANIMAL);

const RAIN = ["龍少而雨水足", "龍數適中，雨水有時", "龍多互相推靠，雨水反少"];
const WORK = ["牛少則耕作較勞", "牛足以耕", "牛多則耕作輕省"];

export const zhHant: YearWords = {
  title: "一年黃曆",
  summary:
    "論農曆一年：日數與閏月、值年太歲、幾龍治水、幾牛耕田，春牛芒神之色，三伏、數九與入梅出梅，及地母經之大意",
  inputs: { year: { label: "年", about: "農曆年初所在之公曆年" } },
  fields: {
    year: "年",
    pillar: "干支",
    animal: "生肖",
    sound: "納音",
    from: "起",
    to: "迄",
    days: "日數",
    leapMonth: "閏月",
    spring: "立春",
    springs: "年內立春之數",
    taiSui: "太歲",
    general: "值年太歲",
    branch: "支",
    direction: "方位",
    star: "年紫白",
    counts: "灶馬頭",
    count: "所計",
    about: "所主",
    number: "數",
    people: "人數",
    "people/people": "人",
    things: "物",
    dogDays: "三伏",
    firstNine: "數九起",
    plumRain: "梅雨",
    ox: "春牛",
    parts: "各部",
    part: "部位",
    colour: "色",
    isMouthOpen: "口開",
    isTailLeft: "尾向左",
    herdsman: "芒神",
    age: "年紀",
    clothes: "衣",
    belt: "帶",
    hair: "髮髻",
    place: "立處",
    verse: "地母經大意",
  },
  terms: {
    stoveCount,
    peopleCount: natives(PEOPLE_COUNT),
    oxColour,
    oxPart,
    herdsmanPlace,
    herdsmanAge,
    herdsmanHair,
    naYin: natives(NA_YIN),
    nineStar: natives(NINE_STAR),
    direction,
  },
  phrases: {
    earthMother: ({ pillar }) => `地母經大意（以本服務之語述之）：${VERSES[pillar]}。`,
  },
  conventions: {
    taiSuiSide: {
      title: "太歲方位",
      options: { branch: "依歲支所在", table: "依通行之表，戌、亥在北" },
    },
  },
  reading(answer) {
    const { pillar, days, leapMonth, springs, taiSui, counts, ox, herdsman, verse } = answer;
    const number = (id: Count) => counts.find((one) => one.count === id)!.number;
    const share = (n: number) => (n <= 4 ? 0 : n < 8 ? 1 : 2);
    const count = (id: Count) => amount(id, counts.find((one) => one.count === id)!.number);
    const blind = ["年內無立春，俗稱盲年", "", "年內兩逢立春"];
    return [
      `${nativeOf(PILLAR, pillar)}年肖${animal[answer.animal]}，自 ${answer.from} 至 ${answer.to}，共 ${days} 日${leapMonth ? `，閏${numeral(leapMonth)}月` : ""}${blind[springs] ? `；${blind[springs]}` : ""}。值年太歲${taiSui.general}星君，位在${direction[taiSui.direction]}方，此方不宜動土。`,
      `灶馬頭：${count("dragon")}、${count("cattle")}、${count("mouse")}、${count("cake")}。${RAIN[share(number("dragon"))]}，${WORK[share(number("cattle"))]}。`,
      `春牛${ox.parts.map(({ part, colour }) => `${oxPart[part]}${oxColour[colour]}`).join("、")}，口${ox.isMouthOpen ? "開" : "合"}。芒神${herdsmanAge[herdsman.age]}，${oxColour[herdsman.clothes]}衣${oxColour[herdsman.belt]}帶，${herdsmanHair[herdsman.hair]}，${herdsmanPlace[herdsman.place]}。`,
      `三伏起於 ${answer.dogDays.join("、")}；${answer.plumRain.from} 入梅，${answer.plumRain.to} 出梅；數九自 ${answer.firstNine} 起。`,
      verse ? zhHant.phrases.earthMother(verse.with) : "此年地母經之文未得善本，寧缺不擬。",
    ];
  },
  picture: {
    span: ({ from, to, days }) => `${from} 至 ${to} · ${days} 日`,
    facts: ({ taiSui, ox, herdsman }) => [
      `值年太歲${taiSui.general} · 太歲在${direction[taiSui.direction]}`,
      `牛頭${oxColour[ox.parts[0]!.colour]}身${oxColour[ox.parts[1]!.colour]} · 芒神${oxColour[herdsman.clothes]}衣${oxColour[herdsman.belt]}帶`,
    ],
    count: (id) => about[id],
    legend: "灶馬頭，依正月各日干支而定",
    desc: ({ pillar, counts, herdsman }) =>
      `${nativeOf(PILLAR, pillar)}年：${counts.map((one) => amount(one.count, one.number)).join("、")}；芒神${oxColour[herdsman.clothes]}衣`,
  },
};
