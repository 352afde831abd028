import type { Brief, Lang } from "#old";
import type { TaiYiBoard } from "./board.ts";

/** What the reading is made of. */
export type TaiYiAnswer = Omit<TaiYiBoard, "doors"> & {
  readonly scope: string;
  readonly unit: { readonly native: string };
  readonly doors: readonly {
    readonly palace: number;
    readonly door: { readonly native: string; readonly gloss: string };
  }[];
  readonly dun: string;
  readonly accumulation: number;
  readonly question: string | null;
};

/** Sides of the palaces by Tai Yi's numbers. */
export const SIDES: Readonly<Record<number, readonly [string, string]>> = {
  1: ["northwest", "乾"],
  2: ["south", "午"],
  3: ["northeast", "艮"],
  4: ["east", "卯"],
  5: ["centre", "中"],
  6: ["west", "酉"],
  7: ["southwest", "坤"],
  8: ["north", "子"],
  9: ["southeast", "巽"],
};

const LIMIT = [
  "Tai Yi was read for realms and seasons; one person may take its drift, hardly more.",
  "太乙本占邦國歲時，用於一己之事，取其大勢可也。",
] as const;

const SCOPES_ZH: Readonly<Record<string, string>> = {
  year: "年",
  month: "月",
  day: "日",
  hour: "時",
};

/** Tells a writer the board, and weighs host against guest. */
export function taiYiBrief(answer: TaiYiAnswer, lang: Lang): Brief {
  const en = lang === "en";
  const { host, guest, palace, formations } = answer;
  const asked = answer.question
    ? en
      ? `You asked: ${answer.question} `
      : `所問：「${answer.question}」。`
    : "";
  const longer = host.count === guest.count ? null : host.count > guest.count ? "host" : "guest";
  const plain = en
    ? `${asked}In the ${answer.scope} ${answer.unit.native}, ${answer.dun} course, ju ${answer.ju}, Tai Yi dwells in palace ${palace}, the ${SIDES[palace]![0]}, and ${answer.cycle.gloss}. The host's eye, 文昌, is at ${answer.wenChang.native} (${answer.wenChang.gloss}); the guest's eye, 始擊, at ${answer.shiJi.native} (${answer.shiJi.gloss}).\n\n` +
      `The host counts ${host.count} (${host.marks.map(({ gloss }) => gloss).join(", ")}), the guest ${guest.count} (${guest.marks.map(({ gloss }) => gloss).join(", ")}). ${longer ? `The ${longer} has the longer count, and with it the stronger hand: ${longer === "host" ? "it favours those who hold their ground and let the other begin" : "it favours those who set out and take the first step"}.` : "The counts are even, and neither side should press."} ${formations.length > 0 ? `Of the formations there ${formations.length === 1 ? "is" : "are"} ${formations.map(({ native, gloss }) => `${native} (${gloss})`).join("; ")}, a sign to move with care.` : "No hostile formation binds Tai Yi, so undertakings are not hampered from above."} ${LIMIT[0]}`
    : `${asked}${SCOPES_ZH[answer.scope]}計${answer.unit.native}，${answer.dun === "yang" ? "陽" : "陰"}遁第${answer.ju}局，太乙在${palace}宮（${SIDES[palace]![1]}），${answer.cycle.native}。文昌主目在${answer.wenChang.native}，始擊客目在${answer.shiJi.native}。\n\n` +
      `主算${host.count}（${host.marks.map(({ native }) => native).join("、")}），客算${guest.count}（${guest.marks.map(({ native }) => native).join("、")}）。${longer ? (longer === "host" ? "主算為長，利於守成待時，後動者勝。" : "客算為長，利於先發進取。") : "主客相當，兩不宜動。"}${formations.length > 0 ? `格局見${formations.map(({ native }) => native).join("、")}，行事宜慎。` : "太乙不逢掩迫囚擊，上無所制，可以有為。"}${LIMIT[1]}`;
  return {
    facts: {
      unit: answer.unit.native,
      accumulation: answer.accumulation,
      ju: answer.ju,
      palace,
      host,
      guest,
      formations,
      question: answer.question,
    },
    outline: en ? ["Where Tai Yi stands", "Host and guest"] : ["太乙所在", "主客"],
    plain,
  };
}
