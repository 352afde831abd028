import { chinese } from "#sdk";
import { zhHant as match } from "../../enneagram/words/zh_hant.ts";
import { typeOf, type TypeNumber } from "../../enneagram/types.ts";
import type { ScoreWords } from "./en.ts";
import { statements } from "./statements_zh_hant.ts";

const names = match.terms.type;
const more = {
  reformer: {
    portrait: "心裡有一把尺，什麼都拿來量，先量自己；旁人說是挑剔，在他是一種照顧",
    ease: "肯玩了，發現一件事擱著天也不會塌",
  },
  helper: {
    portrait: "進門先看見別人缺什麼，被需要的地方就是家；輪到自己的需要，總是最後才從側門進來",
    ease: "承認自己也會難過，什麼都沒做仍然有人愛",
  },
  achiever: {
    portrait: "一眼看出這裡看重什麼，就把那件事做到好；與其被問感受，不如去做",
    ease: "把自己交給幾個不必看成績的人",
  },
  individualist: {
    portrait: "要找的是自己的、不是抄來的；別人匆匆略過的感受，他拿到光下細看",
    ease: "把感受做成一件有頭有尾的作品",
  },
  observer: {
    portrait: "退一步才看得清，時間、話語與力氣都省著用，因為總覺得存量不多",
    ease: "最後一個疑問還沒解，就雙手動起來",
  },
  loyalist: {
    portrait: "要問什麼靠得住，問了再問；誰通過了，他就忠到底",
    ease: "把一件事放下，發現地是穩的",
  },
  enthusiast: {
    portrait: "別人看見牆，他看見門；一直往前走，沉重的事就落不到身上",
    ease: "守住一件事，直到它變深",
  },
  challenger: {
    portrait: "用整個人的分量迎向世界，一進場就知道誰有實權；溫柔留給值得的人",
    ease: "讓人看見痛處，不等人開口就把力氣借出去",
  },
  peacemaker: {
    portrait: "各方的道理都懂，也把各方安頓好；代價是自己的願望最常沒被聽見",
    ease: "知道自己要什麼，而且不拖，就去做",
  },
};
const type = Object.fromEntries(
  Object.entries(names).map(([id, one]) => [id, { ...one, ...more[id as keyof typeof more] }]),
) as ScoreWords["terms"]["type"];

const WINGS: Readonly<Record<string, string>> = {
  "1-9": "使他冷靜有耐性，像坐著審案的法官",
  "1-2": "把標準轉向人：以幫助來糾正，被拒絕就受傷",
  "2-1": "替溫暖加上良知；因為該幫而幫，也可能嚴起來",
  "2-3": "替溫暖加上魅力，知道自己的分量，喜歡付出時被看見",
  "3-2": "使他贏了獎也贏了人",
  "3-4": "多給他一把私下的尺，照那把尺成功還不夠",
  "4-3": "把感受推上臺，讓它發亮",
  "4-5": "把感受收進去，收成古怪而精確的形狀",
  "5-4": "讓感受進到思考裡；寧可找到奇特的，不求證明過的",
  "5-6": "把思考用在眾人的難題，留心哪裡會失靈",
  "6-5": "使他研究自己怕的東西，先信方法再信人",
  "6-7": "讓他在同伴與笑聲裡找安穩",
  "7-6": "把輕快繫在幾個不願失去的人身上",
  "7-8": "給願望一股推力，想要就去拿",
  "8-7": "使力量好動而大方，偏愛大動作",
  "8-9": "使力量慢而穩，不必提高聲音",
  "9-8": "給平和一副石頭的背脊：能讓很久，然後一步也不讓",
  "9-1": "給平和一份秩序，東西有位置，話也有分寸",
};

export const zhHant: ScoreWords = {
  title: "九型人格問卷",
  summary: "自編三十六句，依作答算出九型分數，附側翼、連線與中心；是引人細看，並非測量",
  inputs: {
    answers: {
      label: "作答",
      about: `依序三十六個數字：1 完全不像、2 不太像、3 部分像、4 多半像、5 完全像。${statements.map((one, index) => `${index + 1}. ${one}`).join("")}`,
    },
  },
  fields: {
    clarity: "明顯程度",
    leaders: "分數最高之型",
    type: "類型",
    number: "型號",
    portrait: "行事之道",
    ease: "放鬆之時",
    gift: "帶來",
    strain: "壓力之下容易",
    wing: "側翼",
    underStrain: "壓力之線所通",
    atEase: "放鬆之線所通",
    centre: "中心",
    stance: "姿態",
    harmonic: "面對困難",
    scores: "九型分數",
    points: "分數",
    percent: "占可能分數（%）",
    centres: "三中心",
    gut: "腹",
    heart: "心",
    head: "腦",
    items: "題目",
    statement: "題句",
    countsFor: "計入",
    answer: "作答",
  },
  terms: {
    clarity: { clear: "明顯", close: "接近", tied: "並列" },
    type,
    centre: match.terms.centre,
    stance: match.terms.stance,
    harmonic: match.terms.harmonic,
  },
  phrases: {
    statement: ({ number }) => statements[number - 1]!,
    wing: ({ type: of, wing }) => WINGS[`${of}-${wing}`]!,
  },
  reading({ type: found, leaders, scores, centres, clarity }, say) {
    const ranked = [...scores].sort((a, b) => b.points - a.points);
    const called = (of: number) => `第 ${of} 型${type[typeOf(of as TypeNumber)].text}`;
    const caution = "紙上的句子找得到習慣，找不到人；若九型裡另有一型更像你，就信你自己。";
    if (found === null) {
      return [
        `照你的作答，${chinese.list(leaders.map(called))}同為 ${scores[leaders[0]! - 1]!.points} 分。`,
        leaders.length > 4
          ? "各題答得太平均，看不出什麼；重答一次，多給一些一分與五分。"
          : leaders
              .map((one) => `第 ${one} 型${type[typeOf(one as TypeNumber)].portrait}。`)
              .join(""),
        caution,
      ];
    }
    const me = type[found.type];
    const strongest = (Object.entries(centres) as [keyof typeof centres, number][]).sort(
      (a, b) => b[1] - a[1],
    )[0]!;
    const wing =
      found.wing === null
        ? "左右兩鄰分數相同，看不出側翼。"
        : `側翼是${called(found.wing)}，${say.phrase({ code: "wing", with: { type: found.number as TypeNumber, wing: found.wing as TypeNumber } })}。`;
    const centre =
      strongest[0] === found.centre
        ? `這一型屬${match.terms.centre[found.centre]}，也是你三中心裡分數最高的（${strongest[1]} 分）。`
        : `這一型屬${match.terms.centre[found.centre]}，不過你分數最高的是${match.terms.centre[strongest[0]]}（${strongest[1]} 分）。`;
    const next = ranked[1]!;
    const last = ranked.at(-1)!;
    return [
      `分數最高的是${called(found.number)}，二十分中得 ${scores[found.number - 1]!.points} 分${clarity === "close" ? `，只比${called(next.number)}多一分` : ""}。這一型${me.portrait}。`,
      wing + centre,
      `有壓力時容易${me.strain}，也染上${called(found.underStrain)}的樣子；放鬆時，${called(found.atEase)}的長處就在手邊：${me.ease}。`,
      `離你最遠的是${called(last.number)}，${last.points} 分。${caution}`,
    ];
  },
  picture: {
    title: "你的九型圖",
    desc: (leaders) => `分數最高：${leaders.join("、")}`,
  },
};
