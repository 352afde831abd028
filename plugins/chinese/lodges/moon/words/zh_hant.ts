import { MANSION } from "#east/almanac/terms.ts";
import { natives } from "#east/natives.ts";
import type { MoonLodgeWords } from "./en.ts";

const names = natives(MANSION);
/** 各宿所主，以本服務之語述之。 */
const governs: Readonly<Record<keyof typeof names, string>> = {
  jiao: "天門，萬物初生",
  kang: "內廷，聽政議事",
  di: "寢宮，休憩",
  fang: "明堂，天駟",
  xin: "天王正位與左右近臣",
  wei: "後宮，宗族子嗣",
  ji: "風，口舌",
  dou: "丞相，度量與爵祿",
  niu: "犧牲，關梁",
  nu: "女工布帛，婚嫁",
  xu: "廟堂祭祀，虛曠之處",
  weiRooftop: "屋宇、營造與市集",
  shi: "宮室，土木之功",
  bi: "圖書文章",
  kui: "武庫，溝渠",
  lou: "苑牧，聚眾",
  weiStomach: "倉廩",
  mao: "耳目，訊息與獄訟",
  biNet: "弋獵，月行其中則雨",
  zi: "行軍之積聚",
  shen: "將帥，斬伐",
  jing: "水泉，法令公平",
  gui: "目，祀先",
  liu: "廚宰，飲食",
  xing: "衣裳文繡",
  zhang: "賞賚，宴享",
  yi: "樂府，遠客",
  zhen: "車騎，風",
};
const mansion = Object.fromEntries(
  MANSION.ids.map((id) => [id, { text: names[id], governs: governs[id] }]),
) as MoonLodgeWords["terms"]["mansion"];
const degrees = (value: number) => `${Math.round(value * 10) / 10} 度`;
const clock = (local: string) => local.slice(0, 16).replace("T", " ");

export const zhHant: MoonLodgeWords = {
  title: "月離何宿",
  summary:
    "依當時距星求月真在之宿：入宿幾度、何時入宿、何時出宿、其宿所主；並列黃曆值日之宿，以資區別",
  inputs: {},
  fields: {
    lodge: "宿",
    governs: "所主",
    star: "距星",
    withinDeg: "入宿度",
    widthDeg: "宿度",
    moonDeg: "月之經度",
    entered: "入宿",
    leaves: "出宿",
    utc: "世界時",
    local: "當地時",
    next: "下一宿",
    onDuty: "值日之宿",
  },
  terms: { mansion },
  conventions: { frame: { title: "宿度", options: { equator: "赤道宿度", ecliptic: "黃道宿度" } } },
  reading({ lodge, star, withinDeg, widthDeg, entered, leaves, next, onDuty }) {
    return [
      `月在${names[lodge]}宿，距星 ${star}，入宿 ${degrees(withinDeg)}，全宿 ${degrees(widthDeg)}。${clock(entered.local)} 入宿，${clock(leaves.local)} 出宿而入${names[next]}宿。`,
      `${names[lodge]}宿主${governs[lodge]}；其後${names[next]}宿主${governs[next]}。`,
      lodge === onDuty
        ? `黃曆是日亦${names[lodge]}宿值日，適與月同。`
        : `黃曆是日為${names[onDuty]}宿值日，依二十八日輪轉，與星象無涉，不可相混。`,
    ];
  },
  picture: {
    title: "月離何宿",
    within: ({ withinDeg, widthDeg }) => `入 ${degrees(withinDeg)}，廣 ${degrees(widthDeg)}`,
    lines: ({ lodge, entered, leaves }) => [
      `${names[lodge]}宿：${governs[lodge]}`,
      `${clock(entered.local)} 至 ${clock(leaves.local)}`,
    ],
  },
};
