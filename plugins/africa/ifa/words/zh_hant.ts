import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { PARTS } from "../reply.ts";
import type { IfaAnswer } from "../answer.ts";
import { LEG, type OduId } from "../odu.ts";
import { parables } from "./zh_hant/parables.ts";
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

/** 一卦之述：右足起頭，左足相應。 */
function toldOf({ right, left, isMeji }: IfaAnswer): string {
  const answers = isMeji ? "" : parables[left.leg].answers;
  return `以本處自己的話來說：${parables[right.leg].leads.replace(/。$/u, answers === "" ? "。" : "；")}${answers}`;
}

/** 有所問時的解讀。 */
function readAsked(cast: IfaAnswer): readonly string[] {
  const { asked, reply, question, right, left, isMeji, fortune, kind: chosen, replyThrows } = cast;
  const matter = matters[asked.matter];
  const stands = standsOf(matter, reply.standing);
  const [first, second] = [leg[right.leg], leg[left.leg]];
  const thrown = (one: IfaAnswer["replyThrows"][number]) => `得${odu[one.odu]}，位居第 ${one.rank}`;
  const senior = replyThrows.toSorted((a, b) => a.rank - b.rank)[0];
  const why = senior ? `逐項而擲，以這一擲位次最高，${thrown(senior)}。` : "";
  const answer = reply.where
    ? replies.where({ where: reply.where, matter: asked.matter, why }) + stands
    : reply.when
      ? replies.when({ when: reply.when, why }) + stands
      : reply.weighed.length > 0
        ? replies.which({
            weighed: reply.weighed.map((one, index) => ({
              ...one,
              by: thrown(replyThrows[index]!),
            })),
          })
        : asked.form === "whether"
          ? `${fortune.value === "ire" ? "是" : "否"}，因為此卦所帶的是${side[fortune.value]}。${stands}`
          : stands;
  const legs = isMeji
    ? `${odu[cast.odu]}兩足相同，通篇只說${first.theme}，說的正是${matter.turn}。`
    : `來的是${odu[cast.odu]}。右足為主，是${first.theme}，要你用在${matter.turn}；左足相應，是${second.theme}，要到${matter.person}那裡去找。`;
  const lies =
    fortune.value === "ire"
      ? `福從${kind[chosen]}來，落在${matter[PARTS[chosen]]}。`
      : `逆從${kind[chosen]}來，壓著${matter[PARTS[chosen]]}，說破它是為了化解。`;
  const counsel = isMeji ? first.counsel : `${first.counsel}；${second.counsel}`;
  return [
    replies.asked(question ?? "") + answer,
    legs,
    toldOf(cast),
    `${lies.replace(/。$/u, "")}，${counsel}。${stepOf(matter, reply.standing)}`,
  ];
}

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
    replyThrows: "就所問逐項而擲",
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
  reading: (cast) => {
    if (cast.question !== null) return readAsked(cast);
    const { method: tool, isMeji, rank, right, left, fortune, kind: chosen } = cast;
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
      `${method[tool]}所示為${odu[cast.odu]}，在二百五十六奧杜中位居第 ${rank}。${legs}`,
      toldOf(cast),
      comes,
      `${counsel}。`,
    ];
  },
  picture: {
    desc: (right, rightMarks, left, leftMarks) =>
      `右足${right} ${rightMarks}，左足${left} ${leftMarks}`,
  },
};
