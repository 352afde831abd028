/** 七政之廟旺陷落與逆行，各接於星名之後，前已言其廟旺或逆行。 */
import type { Motions, States } from "../../reading_order.ts";

export const states: States = {
  sun: {
    domicile: "不求而自暖人",
    exaltation: "天生會帶頭",
    detriment: "總從別人眼中尋找自己",
    fall: "容易順著別人的意思走",
  },
  moon: {
    domicile: "讓情緒的潮汐坦然來去",
    exaltation: "能讓一屋子的人安心",
    detriment: "把自己的需要配給著用",
    fall: "收不下別人給的安慰",
  },
  mercury: {
    domicile: "從不缺話說",
    exaltation: "事事精確",
    detriment: "容易跳過事實",
    fall: "常在兩個念頭之間飄移",
  },
  venus: {
    domicile: "不費力便討人喜歡",
    exaltation: "給的比人家要的還多",
    detriment: "要靠追求才得到別人靠魅力得到的",
    fall: "懷疑原本的自己不值得被愛",
  },
  mars: {
    domicile: "知道為何而戰",
    exaltation: "把力道收放自如",
    detriment: "如持鈍器上陣",
    fall: "凡事都要繞路才達成",
  },
  jupiter: {
    domicile: "足可信賴",
    exaltation: "慷慨到近乎過分",
    detriment: "把大計畫埋沒在細節裡",
    fall: "信努力多過信運氣",
  },
  saturn: {
    domicile: "造得出長久的東西",
    exaltation: "評斷公道",
    detriment: "最怕顯得渺小",
    fall: "吃過虧才學會耐心",
  },
};

export const motions: Motions = {
  mercury: "每句話都想過兩遍",
  venus: "總會回頭找愛過的東西",
  mars: "把火氣先往內燒才往外發",
};
