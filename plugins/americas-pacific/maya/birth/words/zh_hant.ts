import type { Greeting } from "../../signs.ts";
import { correlation, daySign, language } from "../../words/zh_hant.ts";
import type { BirthWords } from "./en.ts";

const numberWeight = {
  gentle: "數低，聲音輕",
  growing: "數在漸長，力道正聚",
  even: "數居中，平穩而均",
  strong: "數高，力強，要用穩手去拿",
};

const greetings: Readonly<Record<Greeting, string>> = {
  sought: "宜謝恩、宜開端之日",
  taken: "隨遇而安之日",
  minded: "宜小心以對之日",
};

const direction = { east: "東", north: "北", west: "西", south: "南" };
const colour = { red: "紅", white: "白", black: "黑", yellow: "黃" };

const NAMED = "日名之意";

export const zhHant: BirthWords = {
  title: "馬雅生日之日",
  summary: "守日者對生日的解讀：日名、數、十三日週，以及十字上的受胎日與命途日",
  weighs: "依守日者對日名的態度與數之強弱計分，權重為本站自訂",
  fields: {
    day: "日",
    "day/day": NAMED,
    "trecena/day": NAMED,
    "conception/day": NAMED,
    "destiny/day": NAMED,
    "action/day": NAMED,
    "feeling/day": NAMED,
    "yearBearer/day": NAMED,
    number: "數",
    name: "名稱",
    text: "數與日名",
    portrait: "性情",
    kin: "二百六十日中之序",
    numberWeight: "數之強弱",
    direction: "方位",
    colour: "顏色",
    trecena: "十三日週",
    dayOfTrecena: "週中第幾日",
    cross: "十字",
    conception: "受胎",
    destiny: "命途",
    action: "行事",
    feeling: "情感",
    lordOfNight: "夜神",
    haab: "哈布曆",
    month: "月",
    yearBearer: "負年之日",
    longCount: "長計曆",
  },
  terms: { daySign, numberWeight, direction, colour },
  phrases: {
    base: "任何一日",
    sign: ({ greeted }) => greetings[greeted],
    number: ({ weighs }) => numberWeight[weighs],
  },
  conventions: { language, correlation },
  reading: (answer) => {
    const { day, trecena, cross, dayOfTrecena } = answer;
    const { conception, destiny, action, feeling } = cross;
    return [
      `生日是 ${day.text}，屬「${daySign[day.day].text}」之日。這天出生的人${daySign[day.day].portrait}。${numberWeight[answer.numberWeight]}；方位在${direction[answer.direction]}，其色為${colour[answer.colour]}。`,
      `它是以 1 ${trecena.name} 起首的十三日中的第 ${dayOfTrecena} 日，整週都帶著「${daySign[trecena.day].text}」的氣息。`,
      `守日者的十字上，受胎日是 ${conception.text}，年少時${daySign[conception.day].portrait}；命途日是 ${destiny.text}，往後的歲月漸漸朝它長去，${daySign[destiny.day].portrait}。行事倚著 ${action.text}（${daySign[action.day].text}），情感倚著 ${feeling.text}（${daySign[feeling.day].text}）。`,
      "此處以午夜換日；以日出換日的守日者，會把日出前的出生算在前一日。",
    ];
  },
  picture: {
    title: (day) => `馬雅生日 ${day}`,
    conception: "受胎",
    destiny: "命途",
    action: "行事",
    feeling: "情感",
  },
};
