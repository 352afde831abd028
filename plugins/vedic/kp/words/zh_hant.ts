/** What Krishnamurti's school says alike. */
import * as core from "../../core/words/zh_hant.ts";

export const kpFields = {
  ayanamsaDeg: "歲差值（度）",
  planets: "諸星",
  graha: "星",
  cusps: "宮頭",
  house: "宮",
  longitudeDeg: "恆星黃經（度）",
  sign: "星座",
  degree: "度",
  signLord: "座主",
  starLord: "宿主",
  subLord: "分主",
  subSubLord: "細分主",
  retrograde: "逆行",
  byStar: "由宿主所表之宮",
  bySelf: "由自身所表之宮",
  inStarOfOccupant: "在居星之宿",
  occupants: "居星",
  inStarOfOwner: "在宮主之宿",
  owner: "宮主",
};
export const rulingFields = {
  ruling: "主時之星",
  day: "曜日",
  moonSign: "月座",
  moonStar: "月宿",
  moonSub: "月分",
  lagnaSign: "命座",
  lagnaStar: "命宿",
  lagnaSub: "命分",
  all: "全部，強者先",
};
export const kpConventions = {
  kpAyanamsa: {
    title: "歲差值",
    options: {
      krishnamurti: "Krishnamurti 舊值",
      krishnamurtiSenthilathiban: "Senthilathiban 新值",
    },
  },
  node: core.conventions.node,
  positions: core.conventions.positions,
};
export const kpRefusals = {
  "place-incomplete": core.chartRefusals["place-incomplete"],
  "lagna-needed": { when: "缺時刻或地點", says: "宮頭須有時刻與地點，請一併填入" },
  "no-placidus": {
    when: "地點在極圈之內",
    says: "極圈之內無普拉西度宮頭，而此派不用他制，請改填緯度較低之地",
  },
};
export const kpPicture = {
  columns: ["", "所在", "座", "宿", "分", "細"] as readonly string[],
  graha: core.graha,
  short: core.grahaShort,
  sign: core.sign,
  cusp: (house: number): string => `第 ${house} 宮頭`,
};
export const topics = [
  "健康與儀態",
  "錢財與家人",
  "短途、書信與手足",
  "家宅、田土與車輛",
  "子女、戀愛與投機",
  "勞務、債務與疾病",
  "婚姻與合夥",
  "阻礙與他人之財",
  "遠行、師長與運氣",
  "職業與名位",
  "收穫與心願",
  "花費、異地與退隱",
] as const;
/** 第 5、7 宮; 無宮. */
export const housesText = (houses: readonly number[]): string =>
  houses.length === 0 ? "無宮" : `第 ${houses.join("、")} 宮`;
/** 第 5 宮相助，第 1、10 宮相阻. */
export const spokenFor = (good: readonly number[], bad: readonly number[]): string =>
  `${housesText(good)}相助，${housesText(bad)}相阻`;
