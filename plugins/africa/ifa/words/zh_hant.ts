import { LEG, type OduId } from "../odu.ts";
import type { IfaWords } from "./en.ts";

const leg = {
  ogbe: {
    text: "奧貝",
    theme: "清明的頭腦與敞開的路",
    counsel: "路已敞開，守住品性就好",
  },
  oyeku: {
    text: "奧耶庫",
    theme: "一輪的收束與其後的寧靜",
    counsel: "該了的就讓它了，並聽取長輩之言",
  },
  iwori: {
    text: "伊沃里",
    theme: "向事物內裡看去的眼光",
    counsel: "斷言之前，多看一眼",
  },
  odi: {
    text: "奧迪",
    theme: "封緘、孕育與新生",
    counsel: "把一件事好好收尾，另一件才會誕生",
  },
  irosun: {
    text: "伊羅孫",
    theme: "承自先人而不可見之物",
    counsel: "問問先人留下什麼未竟，步子放輕",
  },
  owonrin: {
    text: "奧溫林",
    theme: "翻轉與意料之外",
    counsel: "感謝要趁早，運氣會換邊站",
  },
  obara: {
    text: "奧巴拉",
    theme: "由匱乏轉為豐足",
    counsel: "少提自己所有，它便會增長",
  },
  okanran: {
    text: "奧坎蘭",
    theme: "從爭執裡開始的新事",
    counsel: "頭一下衝撞，先用問句回應",
  },
  ogunda: {
    text: "奧貢達",
    theme: "鐵、勞作與斬除阻礙",
    counsel: "親手開路，只砍必要的",
  },
  osa: {
    text: "奧薩",
    theme: "風、奔離與驟變",
    counsel: "別只顧躲風暴，看它捎來什麼",
  },
  ika: {
    text: "伊卡",
    theme: "蓄而不發、可用可傷的力量",
    counsel: "謹守口舌，你所積聚的會回到身上",
  },
  oturupon: {
    text: "奧圖魯朋",
    theme: "背負、擔當與長久照料",
    counsel: "只背自己的擔子，並時時修補",
  },
  otura: {
    text: "奧圖拉",
    theme: "和平、遠方與旅人",
    counsel: "與不同的人求取和解",
  },
  irete: {
    text: "伊雷特",
    theme: "持續施力終得其成的耐心",
    counsel: "守著這份工作，不負當初之約",
  },
  ose: {
    text: "奧謝",
    theme: "甘泉、美與豐盛",
    counsel: "甘美之物與人分享，就不會壞",
  },
  ofun: {
    text: "奧豐",
    theme: "潔白、施予與神聖之事",
    counsel: "施予不計較，有些話留著不說",
  },
};

const side = { ire: "福（ire）", ibi: "逆（ibi）" };

const kind = {
  aje: "財貨與營生（aje）",
  aya: "伴侶（aya）",
  omo: "子女與所養育者（omo）",
  isegun: "克服對立（isegun）",
  arun: "勞損與病痛（arun）",
  ija: "爭端（ija）",
  aini: "匱乏（aini）",
  ofo: "失物與耗損（ofo）",
};

/** 「雙奧貝」、「奧貝－奧耶庫」：右足在前。 */
const odu = Object.fromEntries(
  LEG.ids.flatMap((right) =>
    LEG.ids.map((left) => [
      `${right}-${left}`,
      right === left ? `雙${leg[right].text}` : `${leg[right].text}－${leg[left].text}`,
    ]),
  ),
) as Record<OduId, string>;

const method = { ikin: "棕櫚核", opele: "占鏈" };

export const zhHant: IfaWords = {
  title: "伊法占卜",
  summary: "以棕櫚核或占鏈求得二百五十六奧杜之一，示其兩足、位次與隨之而來的福或逆",
  weighs: "取此占之分：得福七十，得逆三十",
  inputs: {
    method: { label: "占具", about: "棕櫚核或占鏈，預設為占鏈（opele）", values: method },
    marks: {
      label: "自行所得之痕",
      about: "自行求得的八道痕，1 或 2：右足由上而下，其次左足；定福逆之擲仍由抽取",
    },
  },
  fields: {
    method: "占具",
    odu: "奧杜",
    isMeji: "兩足相同",
    rank: "位次",
    right: "右足",
    left: "左足",
    leg: "卦足",
    pattern: "痕",
    order: "十六中之序",
    theme: "所言",
    counsel: "叮嚀",
    marks: "全部之痕",
    fortune: "隨之而來",
    fortuneThrows: "定福逆之擲",
    kind: "類別",
    kindThrows: "定類別之擲",
    alternative: "所擇",
  },
  terms: { leg, odu, side, kind, method },
  phrases: {
    senior: ({ side: chosen }) => `依所取之序，為${side[chosen]}所擲者位次較高，或同位而在前`,
    brings: ({ odu: cast, kind: chosen }) => `${odu[cast]}，${kind[chosen]}`,
  },
  conventions: {
    order: {
      title: "十六奧杜的次序",
      options: { common: "多數占者所用之序", ife: "伊萊伊費之序" },
    },
    ranks: {
      title: "雙卦以下二百四十奧杜的位次",
      options: {
        pairs: "互為左右者相鄰：奧貝－奧耶庫十七，奧耶庫－奧貝十八",
        rightLeg: "依右足排列：奧貝－奧耶庫十七，奧貝－伊沃里十八，奧耶庫－奧貝三十二",
      },
    },
    ofunMeji: {
      title: "擇定福逆時「雙奧豐」的地位",
      options: {
        sixteenth: "依列為第十六",
        eighth: "與第八雙卦同位",
        decides: "如雙奧貝，一出即定",
      },
    },
  },
  reading: ({ method: tool, odu: cast, isMeji, rank, right, left, fortune, kind: chosen }) => {
    const [first, second] = [leg[right.leg], leg[left.leg]];
    const legs = isMeji
      ? `左右兩足相同，只有一個聲音，說的是${first.theme}。`
      : `右足為主，說的是${first.theme}；左足相應，說的是${second.theme}。`;
    const comes =
      fortune.value === "ire"
        ? `此卦帶福而來，福在${kind[chosen]}。`
        : `此卦帶逆而來，須面對的是${kind[chosen]}。伊法道破它，是為了化解，不是要人認命。`;
    const counsel = isMeji ? first.counsel : `${first.counsel}；${second.counsel}`;
    return [
      `${method[tool]}所示為${odu[cast]}，在二百五十六奧杜中位居第 ${rank}。${legs}`,
      comes,
      `${counsel}。`,
    ];
  },
  picture: {
    desc: (right, rightMarks, left, leftMarks) =>
      `右足${right} ${rightMarks}，左足${left} ${leftMarks}`,
  },
};
