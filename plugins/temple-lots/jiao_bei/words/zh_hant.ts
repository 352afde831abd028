import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { bestOf } from "#sdk";
import type { Throw } from "../../draw/blocks.ts";
import type { BlocksAnswer } from "../answer.ts";
import type { BlocksWords } from "./en.ts";

const throwWords = {
  sheng: { text: "聖筊", means: "一平一凸：神明應允" },
  laughing: { text: "笑筊", means: "兩面皆平：神明一笑，尚未作答" },
  yin: { text: "陰筊", means: "兩面皆凸：神明不允" },
};
const outcome = { granted: "應允", refused: "不允", unclear: "未有定論" };
const rule = { one: "一次聖筊", three: "連三聖筊" };
const names = { sheng: "聖筊", laughing: "笑筊", yin: "陰筊" };

function fell(throws: readonly Throw[]): string {
  if (throws.length === 1) return `一擲得${names[throws[0]!]}`;
  return `擲了 ${throws.length} 次，依序為${throws.map((one) => names[one]).join("、")}`;
}

function verdictText({ throws, verdict: { value }, rule: by, most }: BlocksAnswer): string {
  if (value === "granted") {
    return by === "three"
      ? `${fell(throws)}：連得三個聖筊，是神明最明白的應允。`
      : `${fell(throws)}，一平一凸，神明應允。`;
  }
  if (value === "refused") {
    return `${fell(throws)}：兩面皆凸，神明不允。同一件事不宜再擲。`;
  }
  return throws.at(-1) === "laughing"
    ? `${fell(throws)}：兩面皆平，神明笑而不答。把所求稟明白些，再擲一次。`
    : `${fell(throws)}：${most} 擲之內未能連得三個聖筊，此事尚無定論。`;
}

function bound({ asked }: BlocksAnswer): string {
  if (asked.form === "where") return "筊不指方位，請一處一處地問。";
  if (asked.form === "when") return "筊不指日期，請一日一日地問。";
  return "";
}

function optionsText({ reply, optionThrows }: BlocksAnswer): string {
  if (reply.weighed.length === 0) return "";
  const best = bestOf(reply.weighed);
  const each = reply.weighed.map(
    ({ option }, i) => `「${option}」三擲得 ${optionThrows[i]!.sacred} 個聖筊`,
  );
  return `逐一請示：${each.join("，")}。${best ? `筊意在「${best.option}」。` : "各項並無高下。"}`;
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

export const zhHant: BlocksWords = {
  title: "擲筊",
  summary: "以廟中一對筊杯請示：聖筊、笑筊、陰筊，或一擲為定，或須連得三個聖筊，並列其機率",
  inputs: {
    rule: { label: "何謂應允", about: "預設一次聖筊", values: rule },
    throws: {
      label: "至多幾擲",
      about: "1 至 9：得笑筊而尚有餘次則再擲；預設一擲，連三聖筊則為三擲",
    },
    sequence: {
      label: "自行所擲",
      about: "自己擲出的筊，依序填入；填了就不再隨機",
      values: names,
    },
  },
  fields: {
    rule: "何謂應允",
    throws: "各擲",
    means: "其義",
    most: "至多幾擲",
    verdict: "筊意",
    odds: "機率",
    granted: "應允",
    refused: "不允",
    unclear: "未定",
    optionThrows: "各選項所擲",
    sacred: "聖筊次數",
  },
  terms: { throw: throwWords, outcome, blockRule: rule },
  phrases: {
    inARow: ({ count, rule: by }) => (by === "three" ? `連得 ${count} 個聖筊` : "得聖筊"),
    refusedBy: ({ count }) => (count === 1 ? "所擲為陰筊" : `第 ${count} 擲為陰筊`),
    noAnswer: ({ count, last }) =>
      `${count === 1 ? "所擲" : `${count} 擲之末`}為${names[last]}，未能定奪`,
    "too-few-throws": ({ throws }) => `連三聖筊至少須三擲，所填為 ${throws}`,
  },
  reading(blocks) {
    const { question, asked, reply, odds } = blocks;
    const said = verdictText(blocks);
    if (question === null) {
      return [
        said,
        `未擲之前，神明應允的機率為 ${percent(odds.granted)}，不允為 ${percent(odds.refused)}。`,
      ];
    }
    const matter = matters[asked.matter];
    const chosen = optionsText(blocks);
    return [
      chosen
        ? replies.asked(question) + chosen
        : replies.asked(question) + said + standsOf(matter, reply.standing) + bound(blocks),
      stepOf(matter, reply.standing),
    ];
  },
  picture: {
    title: (result) => `擲筊：${result}`,
    name: (one) => names[one],
  },
};
