import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import { houseTopics } from "../../chart/words/zh_hant/sentences.ts";
import type { ArudhasWords } from "./en.ts";

const { graha, sign, houseName, theseGrahas } = core;

/** The arudha lagna in each house from the lagna, the first first. */
const images = [
  "世人所見與其人相近",
  "世人所見在資財、家人與談吐",
  "世人所見在努力與膽識",
  "世人所見在根基、產業與持重",
  "世人所見在才華與良策",
  "世人所見在勤勞與爭勝",
  "世人所見在其伴侶，或由伴侶而見其人",
  "世人所見甚少而揣測甚多",
  "世人所見在原則與福分",
  "世人先見其職位，後見其人",
  "世人所見在友朋與所得",
  "世人所見在遠地與開支",
] as const;

export const zhHant: ArudhasWords = {
  title: "映象（Arudha Pada）",
  summary: "十二宮與諸星之映象、婚姻映象及其例外",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    ...graha,
    lagna: "命宮",
    signs: "諸星之座",
    arudhas: "諸宮映象",
    house: "宮",
    sign: "星座",
    inHouse: "落於第幾宮",
    lord: "主星",
    count: "至主星之座數",
    moved: "移至第十",
    occupants: "同座之星",
    upapada: "婚姻映象（A12）",
    second: "其第二座",
    inSecond: "第二座之星",
    grahas: "諸星映象",
    graha: "星",
    rules: "所主之座",
  },
  terms: { graha },
  conventions: {
    coLords: core.conventions.coLords,
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  refusals: core.lagnaRefusals,
  reading: ({ arudhas, upapada }) => {
    const [first] = arudhas;
    const shared = arudhas.filter((one) => one.house !== 1 && one.sign === first!.sign);
    const eleventh = arudhas[10]!;
    return [
      `命宮映象落${sign[first!.sign]}，即${houseName(first!.inHouse)}：${images[first!.inHouse - 1]!}。${first!.occupants.length > 0 ? `${theseGrahas(first!.occupants)}同在，為其添色。` : ""}${first!.moved ? "其初落於命宮或其對宮，依例移至第十座。" : ""}`,
      shared.length > 0
        ? `同座者有${shared.map(({ house }) => houseTopics[house - 1]!).join("、")}之映象：其人因此為世所識。`
        : "別無映象同座：名聲與境遇各為世所見。",
      `婚姻映象在${sign[upapada.sign]}，即${houseName(arudhas[11]!.inHouse)}，主星為${graha[upapada.lord]}，伴侶由此而來。其第二座${sign[upapada.second]}主維繫，${upapada.inSecond.length > 0 ? `有${theseGrahas(upapada.inSecond)}` : "其中無星"}。`,
      `所得之映象 A11 在${sign[eleventh.sign]}，由距其宮第${chinese.numeral(eleventh.count)}座之${graha[eleventh.lord]}數得。`,
    ];
  },
  picture: {
    ...core.forms,
    short: core.grahaShort,
    signShort: core.signShort,
    signs: sign,
    head: "AL：命宮映象 · UL：婚姻映象 · A2 至 A11",
    centre: "映象",
    foot: "底色：上升星座",
  },
};
