import { tableau } from "../../core/words/zh_hant.ts";
import type { RamalAnswer } from "../answer.ts";
import type { RamalWords } from "./en.ts";

const { figure, house } = tableau.terms;

const {
  askersWitness: _askersWitness,
  mattersWitness: _mattersWitness,
  judge: _judge,
  end: _end,
  ...twelve
} = house;
const concern = {
  ...twelve,
  ownPart: "問者自己在此事中的份",
  partOfOthers: "旁人在此事中的份",
  verdict: "事情的定論",
  ending: "事情如何收場",
};

export const zhHant: RamalWords = {
  title: "波斯印度骰占拉瑪爾",
  summary: "擲兩串各四枚之骰，成十六象，依所選之圈排列，並尋出心中所問與其答",
  weighs: "取此盤之分，即各項理由之和",
  inputs: {
    dice: {
      label: "自行擲骰",
      about: "自行所擲之骰，上串在前：1 為單點覆單點，2 單點覆雙點，3 雙點覆單點，4 雙點覆雙點",
    },
  },
  fields: {
    ...tableau.fields,
    dice: "骰",
    hiddenQuestion: "心中所問",
    concern: "掛念之事",
    fell: "點數所落之宮",
    sign: "引路之象",
    forAnother: "代人而問",
    rule: "尋法",
  },
  terms: { ...tableau.terms, concern },
  phrases: {
    ...tableau.phrases,
    byPoints: ({ points }) => `第一至十五宮共 ${points} 點，以十二除之，再到該宮之象的本位`,
    byFirstAndThirteenth: "第一宮與第十三宮之和引向其居所；若其象見於盤中，則是代人而問",
  },
  conventions: {
    dairah: { title: "安置諸象之圈（dairah）", options: tableau.circle },
    zamir: {
      title: "尋心中所問之法",
      options: {
        points: "計點：點數所落之宮，再到其象之本位",
        firstAndThirteenth: "合第一與第十三宮：其和之居所",
      },
    },
  },
  reading: (answer) =>
    answer.question === null
      ? [hidden(answer.hiddenQuestion), ...tableau.paragraphs(answer)]
      : tableau.askedParagraphs(answer),
  picture: tableau.picture,
};

function hidden({
  number,
  figure: answering,
  fell,
  sign,
  forAnother,
  concern: mind,
}: RamalAnswer["hiddenQuestion"]) {
  const leading = figure[sign].text;
  const way =
    fell === null
      ? `第一宮與第十三宮相加得${leading}，其居所為第 ${number} 宮`
      : fell === number
        ? `諸點以十二除之，落在第 ${number} 宮，${leading}正居本位`
        : `諸點以十二除之，落在第 ${fell} 宮，其象${leading}引向本位第 ${number} 宮`;
  const other = forAnother ? "問者也許是代人而問。" : "";
  const answers = fell === number ? "由它自己作答" : `在那裡作答的是${figure[answering].text}`;
  return `${way}。心中真正掛念的是「${concern[mind]}」，${answers}。${other}`;
}
