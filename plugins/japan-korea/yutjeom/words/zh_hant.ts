import { matters } from "#lore/words/matters_zh_hant.ts";
import { stepOf } from "#lore/words/matters.ts";
import { opening } from "#east/draw/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import { FIGURE, type FigureId } from "../figures.ts";
import { THROW } from "../terms.ts";
import type { YutWords } from "./en.ts";
import { yutFigure } from "./figures_zh_hant.ts";

const yutThrow = { do: "一平", gae: "二平", geol: "三平", yut: "四平", mo: "無平" };
const yutLuck = { good: "吉", between: "平", care: "宜慎" };
/** 牽涉何人，依卦之吉凶而說。 */
const WITH = {
  good: (person: string) => `此象也可說給${person}聽。`,
  between: (person: string) => `事情多半取決於${person}。`,
  care: (person: string) => `眼下別倚靠${person}。`,
};
const SCORES = { good: 72, between: 50, care: 30 };
const named = (id: FigureId) => `「${yutFigure[id].text}」（${nativeOf(FIGURE, id)}）`;

export const zhHant: YutWords = {
  title: "擲柶占",
  summary: "依韓國正月之俗，四柶擲三次，得六十四卦之一，以本服務之語說其大意，並答所問",
  weighs: "依卦象：吉 72、平 50、宜慎 30；吉凶之分為本服務所定",
  inputs: {
    throws: {
      label: "親手所擲",
      about: "三次所得，填此則不用隨機",
      values: {
        do: "도：一平",
        gae: "개：二平",
        geol: "걸：三平",
        yut: "윷：四平",
        mo: "모：無平",
      },
    },
  },
  fields: {
    throws: "三擲",
    figure: "卦",
    gist: "大意",
    ways: "四千零九十六中之數",
    verdict: "判",
    optionFigures: "各選項之卦",
  },
  terms: { yutThrow, yutFigure, yutLuck },
  phrases: {
    heldSo: ({ figure, luck }) => `象為「${yutFigure[figure].text}」，作${yutLuck[luck]}看`,
  },
  reading(cast) {
    const { throws, figure, ways, question, asked, reply, verdict, optionFigures, castBy } = cast;
    const shown = throws.map((one) => `${nativeOf(THROW, one)}（${yutThrow[one]}）`).join("、");
    const fell = `${castBy === "caller" ? "你擲得" : "三擲得"}${shown}，成${named(figure)}，四千零九十六次中有 ${ways} 次。`;
    const gist = `以我們的話說：${yutFigure[figure].gist}。`;
    if (question === null) return [fell, gist];
    return [
      opening({
        asked,
        reply,
        question,
        score: SCORES[verdict.value],
        why: "",
        by: optionFigures.map((one) => yutFigure[one].text),
        silent: "柶不指方位，也不定時日，只說形勢如何。",
      }),
      `三擲得${shown}，成${named(figure)}，以我們的話說，${yutFigure[figure].gist}。`,
      `${WITH[verdict.value](matters[asked.matter].person)}${stepOf(matters[asked.matter], reply.standing)}`,
    ];
  },
  picture: {
    title: "擲柶占",
    desc: ({ throws, figure }) =>
      `三擲${throws.map((one) => nativeOf(THROW, one)).join("、")}：${yutFigure[figure].text}`,
    thrown: (one) => yutThrow[one],
    figure: (id) => `${yutFigure[id].text}：${yutFigure[id].gist}`,
  },
};
