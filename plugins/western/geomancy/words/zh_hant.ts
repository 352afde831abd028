import { chinese } from "#sdk";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { GeomancyWords } from "./en.ts";
import { figure, house, sense } from "./zh_hant/tables.ts";

export const shieldFields = {
  shield: "盾圖",
  mothers: "母形",
  daughters: "女形",
  nieces: "姪形",
  rightWitness: "右證",
  leftWitness: "左證",
  judge: "判官",
  reconciler: "調和",
  houses: "宮位",
  house: "宮",
  figure: "形",
  planet: "行星",
  element: "元素",
  mobile: "動",
  way: "點之路",
  place: "位",
  number: "序",
  points: "點數",
};
export const shieldTerms = {
  geomanticFigure: figure,
  shieldPlace: {
    judge: "判官",
    rightWitness: "右證",
    leftWitness: "左證",
    niece: "姪形",
    mother: "母形",
    daughter: "女形",
  },
  body: lore.body,
  element: lore.element,
};
export const mothersByNumber = {
  label: "母形之數",
  about: "四數，各為 0 至 15：自上而下四行作二進位數，單點為 1",
};
export const mothersInput = {
  label: "母形",
  about: "自右起手排之四形，填入則不用隨機",
  values: figure,
};
export const housesConvention = {
  title: "入宮之法",
  options: { common: "四母入前四宮，依次而下", angles: "四母入第十、一、四、七宮" },
};
export const shieldPicture: GeomancyWords["picture"] = {
  title: "盾圖",
  desc: ({ judge, rightWitness, leftWitness }) =>
    `判官${figure[judge]}，右證${figure[rightWitness]}，左證${figure[leftWitness]}`,
};

export const zhHant: GeomancyWords = {
  title: "地占盾圖",
  summary: "由四母形推出女形、姪形、二證與判官，並列宮位與點之路",
  inputs: {
    mothers: mothersInput,
    motherNumbers: mothersByNumber,
  },
  fields: { ...shieldFields, question: "問題", castBy: "起占" },
  terms: shieldTerms,
  conventions: { houses: housesConvention },
  reading: ({ shield, houses, way, points }) => {
    const { rightWitness, leftWitness, judge, reconciler } = shield;
    const root = way.at(-1);
    const repeated = houses.filter(
      ({ figure: id, house: at }) => at > 1 && id === houses[0]!.figure,
    );
    return core.paragraphs(
      `判官為「${figure[judge]}」，${sense[judge]}。右證代表問者，為「${figure[rightWitness]}」，${sense[rightWitness]}；左證代表所問之事，為「${figure[leftWitness]}」，${sense[leftWitness]}。`,
      core.paragraph(
        `第一宮得「${figure[houses[0]!.figure]}」，${sense[houses[0]!.figure]}。`,
        repeated.length > 0 &&
          `此形又見於${repeated.map(({ house: at }) => `第${chinese.numeral(at)}宮（${house[at - 1]}）`).join("、")}，問者之心在此。`,
      ),
      root
        ? `點之路通往第${chinese.numeral(root.number)}${shieldTerms.shieldPlace[root.place]}「${figure[root.figure]}」：事之根由，${sense[root.figure]}。`
        : "判官之首為雙點，無路可循至隱藏的根由。",
      `調和之形為「${figure[reconciler]}」，${sense[reconciler]}。諸宮共 ${points} 點，${points < 96 ? "少於中數，事來得比所想的早" : points > 96 ? "多於中數，事拖得比所想的久" : "恰為中數，事按時而至"}。`,
    );
  },
  picture: shieldPicture,
};
