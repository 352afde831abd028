import { matters } from "#lore/words/matters_zh_hant.ts";
import { natives, nativeOf } from "#east/natives.ts";
import { said } from "../../core/question/words/zh_hant.ts";
import { sayAnswer } from "../../core/question/words/said.ts";
import { TRIGRAMS } from "../../core/trigrams.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { TokenAnswer } from "../answer.ts";
import { FIGURE, type Luck } from "../figures.ts";
import type { TokenWords } from "./en.ts";
import { readGists } from "./parse.ts";
import { gists } from "./zh_hant/gists.ts";

const figures = readGists(gists);
const luck: Readonly<Record<Luck, string>> = { good: "有利", between: "平", care: "宜慎" };

function castText({ notation, figure, ways, castBy }: TokenAnswer): string {
  return `${castBy === "caller" ? "自擲" : "擲"}得${notation}，為「${nativeOf(FIGURE, figure)}」，平均每 4096 擲得 ${ways} 次。`;
}

export const zhHant: TokenWords = {
  title: "靈棋占",
  summary: "擲十二枚上、中、下之棋，得一百二十五卦之一，以白話述其大旨，並答所問",
  weighs: "取卦之吉凶：有利七十二，平五十，宜慎三十",
  inputs: {
    counts: { label: "自行所擲", about: "每四枚之中有幾枚字面朝上；如此則不再隨機" },
    upper: { label: "上", about: "「上」字朝上之數，0 至 4" },
    middle: { label: "中", about: "「中」字朝上之數，0 至 4" },
    lower: { label: "下", about: "「下」字朝上之數，0 至 4" },
  },
  fields: {
    counts: "朝上之數",
    upper: "上",
    middle: "中",
    lower: "下",
    notation: "卦目",
    figure: "卦",
    gist: "大旨",
    trigram: "卦位",
    ways: "4096 擲中之次數",
    verdict: "斷語",
    optionFigures: "各選項之卦",
    luck: "吉凶",
  },
  terms: { tokens: natives(FIGURE), trigram: core.trigram, tokenLuck: luck },
  phrases: {
    gist: ({ figure }) => figures[figure].gist,
    heldSo: ({ figure, luck: held }) => `「${nativeOf(FIGURE, figure)}」${luck[held]}`,
  },
  reading(thrown) {
    const { figure, trigram, question, asked, reply, optionFigures } = thrown;
    const gist = figures[figure].gist;
    if (question === null) return [castText(thrown), `其辭大旨，以白話說：${gist}`];
    const of = TRIGRAMS.find(({ id }) => id === trigram);
    const { head, step } = sayAnswer(said, {
      question,
      asked,
      reply,
      phase: of?.element ?? "earth",
      why: {
        where: of ? `此卦屬${core.trigram[of.id]}，${core.trigram[of.id]}居此方。` : "",
        when: "期依朝上之棋數。",
      },
      each: optionFigures.map(
        (one) => `另擲得「${nativeOf(FIGURE, one.figure)}」，${luck[one.luck]}`,
      ),
    });
    const { person } = matters[asked.matter];
    return [head, `得「${nativeOf(FIGURE, figure)}」，大旨是：${gist}${said.whose(person)}`, step];
  },
  picture: {
    title: (native) => `靈棋：${native}`,
    name: () => "",
  },
};
