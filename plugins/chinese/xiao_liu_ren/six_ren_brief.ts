import type { Brief, Lang } from "#old";
import type { SixPalace } from "./palaces.ts";
import { lower } from "../core/prose.ts";

/** What the reading is made of. */
export interface SixRenAnswer {
  readonly counted: {
    readonly by: string;
    readonly numbers: readonly number[];
    readonly lunarDate: string | null;
  };
  readonly month: ShownPalace;
  readonly day: ShownPalace;
  readonly hour: ShownPalace;
  readonly question: string | null;
}

type ShownPalace = Omit<SixPalace, "luck" | "element"> & {
  readonly luck: string;
  readonly element: string;
};

/** Tells a writer the three palms, and reads the last. */
export function sixRenBrief(answer: SixRenAnswer, lang: Lang): Brief {
  const { month, day, hour, counted } = answer;
  const asked = answer.question
    ? lang === "en"
      ? `You asked: ${answer.question}. `
      : `所問：「${answer.question}」。`
    : "";
  const plain =
    lang === "en"
      ? `${asked}Counting ${counted.numbers.join(", ")}${counted.lunarDate ? ` (${counted.lunarDate})` : ""}, the palm moves from ${month.native} (${month.gloss}) through ${day.native} (${day.gloss}) to ${hour.native} (${hour.gloss}). ` +
        `${wayEnglish(month, day)}\n\n` +
        `The answer is ${hour.native}. ${hour.sense.en} It belongs to ${hour.element}, to the ${hour.direction.gloss} and to the ${hour.spirit.gloss}; ${LUCK_EN[hour.luck] ?? ""} It is a count on the fingers, meant for small matters of the day.`
      : `${asked}以${counted.numbers.join("、")}輪數${counted.lunarDate ? `（${counted.lunarDate}）` : ""}，自${month.native}經${day.native}至${hour.native}。${wayChinese(month, day)}\n\n` +
        `斷在${hour.native}：${hour.sense.zhHant}其應${hour.direction.native}方，值${hour.spirit.native}；${LUCK_ZH[hour.luck] ?? ""}掐指之課，宜占眼前小事。`;
  return {
    facts: {
      numbers: counted.numbers,
      first: month.native,
      second: day.native,
      answer: { name: hour.native, gloss: hour.gloss, luck: hour.luck, sense: hour.sense },
      question: answer.question,
    },
    outline: lang === "en" ? ["The way there", "The answer"] : ["經過", "斷"],
    plain,
  };
}

const LUCK_EN: Readonly<Record<string, string>> = {
  lucky: "taken by itself, a yes.",
  mixed: "taken by itself, a half yes.",
  unlucky: "taken by itself, a no, or not yet.",
};
const LUCK_ZH: Readonly<Record<string, string>> = {
  lucky: "單論此宮為吉。",
  mixed: "單論此宮為平。",
  unlucky: "單論此宮為不利，或時未至。",
};

/** The two palms on the way; told once where they are one. */
function wayEnglish(month: ShownPalace, day: ShownPalace): string {
  if (month.id === day.id) return `On the way there: ${lower(month.sense.en)}`;
  return `The beginning: ${lower(month.sense.en)} The middle: ${lower(day.sense.en)}`;
}

function wayChinese(month: ShownPalace, day: ShownPalace): string {
  if (month.id === day.id) return `其間，${month.sense.zhHant}`;
  return `事之初，${month.sense.zhHant}其中，${day.sense.zhHant}`;
}
