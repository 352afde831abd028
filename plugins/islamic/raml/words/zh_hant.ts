import { tableau } from "../../core/words/zh_hant.ts";
import type { RamlWords } from "./en.ts";

const { figure, house } = tableau.terms;

export const zhHant: RamlWords = {
  title: "阿拉伯沙占",
  summary: "於沙上劃線得四母，推成十六宮之盤，依所選之圈定各象本位，並示判官與答",
  weighs: "取此盤之分，即各項理由之和",
  inputs: {
    mothers: {
      label: "自作之四母",
      about: "自行作出的四母，每母由上而下四行，1 為單點、2 為雙點；如此則不再隨機",
    },
    house: { label: "所問之宮", about: "所問之事屬第幾宮，1 至 12" },
  },
  fields: { ...tableau.fields, lines: "各線點數" },
  terms: tableau.terms,
  phrases: tableau.phrases,
  conventions: { circle: { title: "安置諸象之圈", options: tableau.circle } },
  reading: (answer) => {
    if (answer.question !== null) return tableau.askedParagraphs(answer);
    const paragraphs = [...tableau.paragraphs(answer)];
    const asked = answer.houseAsked === null ? undefined : answer.houses[answer.houseAsked - 1]!;
    if (asked) {
      const { text, theme } = figure[asked.figure];
      paragraphs.splice(-1, 0, `所問之宮為「${house[asked.house]}」，得${text}，主${theme}。`);
    }
    return paragraphs;
  },
  picture: tableau.picture,
};
