/** 諸預測所共有之文字。 */
import type { Sentences } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { FavourPhrases } from "../favours.ts";
import type { PlacedPhrases } from "../multi_choice/answer.ts";
import type { ShareWords } from "../picture.ts";
import type { Strength, SymbolicPhrases } from "../probability.ts";
import type { IssuePhrases } from "../question.ts";

/** 不帶小數之百分比。 */
export function percent(probability: number): string {
  return `${Math.round(100 * probability)}%`;
}

const strength: Readonly<Record<Strength, string>> = {
  none: "無",
  slight: "微",
  clear: "明",
  strong: "強",
};

export const terms = { ...core.terms, ...core.momentTerms, strength };

export const fields = {
  ...core.momentFields,
  resolutionDate: "揭曉之日",
  probability: "機率",
  signal: "訊號",
  towards: "偏向",
  strength: "強弱",
  favours: "吉象歸誰",
  drawn: "起盤之法",
  symbolic: "此數之意義",
  seed: "字句之名",
  hour: "活時",
};

export const systemFields = {
  systems: core.fields.systems,
  system: core.fields.system,
  title: core.fields.title,
  tradition: core.fields.tradition,
  delivered: core.fields.delivered,
  polarity: core.fields.polarity,
  confidence: core.fields.confidence,
  "systems/weight": core.fields["systems/weight"],
  scoring: core.fields.scoring,
  origin: core.fields.origin,
  scoreWithout: core.fields.scoreWithout,
  readings: core.fields.readings,
  assumed: core.fields.assumed,
  version: core.fields.version,
  data: core.fields.data,
  failure: core.fields.failure,
  counts: core.fields.counts,
  asked: "所起盤數",
  formula: "機率算法",
};

export const outcomeFields = {
  label: "結果",
  parts: "各盤所示",
  "parts/weight": "權重",
  place: "所在之位",
};

export const inputs = {
  question: { label: "所問", about: "要決定的事，以文字寫出" },
  resolutionDate: { label: "揭曉之日", about: "答案揭曉之日，YYYY-MM-DD，不得早於起問之日" },
  at: core.inputs.at,
  matter: core.inputs.matter,
};

const uncalibrated =
  "此為以機率形式表達的象徵訊號，只由字句與時刻所起之盤推出，不含事情本身的任何資訊。它未經任何校準：沒有人統計過這樣的數字應驗幾成。依賴之前，請先以實際結果（Brier 分數）檢驗。";
export const LIMIT = "這個數字未經任何校準，沒有人統計過它應驗幾成；盤式對事情本身也一無所知。";

export const symbolicPhrases = { uncalibrated } satisfies Sentences<SymbolicPhrases>;

export const issues: Sentences<IssuePhrases> = {
  sameOption: ({ other }) => `與「${other}」相同：各結果不能只差在大小寫、空白或句號`,
  beforeAsking: ({ today }) => `不得早於起問之日 ${today}`,
};

export const favours = {
  byYes: ({ option, other }) =>
    `「${option}」是肯定的回答，所以吉象替「${option}」說話，凶象替「${other}」說話。`,
  byNo: ({ option, other }) =>
    `「${other}」是否定的回答，所以吉象替「${option}」說話，凶象替「${other}」說話。`,
  byDenial: ({ option, other }) =>
    `兩者之中「${other}」是否定的一方，所以吉象替「${option}」說話，凶象替「${other}」說話。`,
  byQuestion: ({ option, other }) =>
    `題目問的是「${option}」，所以吉象替「${option}」說話，凶象替「${other}」說話。`,
  byLot: ({ option, other }) =>
    `兩個選項都不是明白的是或否，便由字句抽籤決定：吉象替「${option}」說話，凶象替「${other}」說話。換個說法，籤可能落在另一邊。`,
} satisfies Sentences<FavourPhrases>;

export const OTHER_WORDS = "同一件事換個問法，起出的就是另一盤，數字也會跟著不同。";

/** 同時兩題何以有別；`more` 為字體之外不影響結果者。 */
export function worded(more = ""): string {
  return `因此同一分鐘的兩題結果不同，只是因為字句不同。盤式並不懂得字句的意思，同一件事換個問法，起出的就是另一盤；大小寫、空白、全形半形${more ? `與${more}` : ""}則不影響結果。`;
}

/** 一題多果起盤之法；`one` 為其結果之稱。 */
export function placedByWords(one: string) {
  return ({ hour }: PlacedPhrases["placedByWords"]) =>
    `大六壬不用正時，而以題目字句取得的 ${hour} 為活時起課，一時多問，此術本有此法；奇門遁甲仍屬起問之時。各${one}在地盤之位、所居之宮與所擲之卦，皆由其字句連同題目取得；兩者同位，依籤之先後讓位。${worded(`${one}先後`)}`;
}

export const odds =
  "分數＝（權重 × 可信度 × 分數）之和 ÷（權重 × 可信度）之和。吉象所歸的選項，機率＝0.5 + 0.8 ×（分數 − 50）÷ 100，限於 0.05 至 0.95；其餘歸另一選項。";

export const shares =
  "各結果之分數，為諸盤在其位所示依權重與可信度之平均；其機率為 exp((分數 − 50) ÷ 20) 除以各結果之和。";

export const omissions = { matter: core.omissions.matter, at: core.omissions.at };

export const refusals = {
  "nothing-delivered": {
    when: "一盤也起不成，不計費",
    says: "此刻一盤也起不成，未計費。請換個時刻或補上地點再問",
  },
  lifespan: {
    when: "題目或選項涉及生死壽數，此處不推算",
    says: ({ question }: { question?: number }) =>
      question === undefined
        ? core.refusals.lifespan.says
        : `不予作答：第 ${question + 1} 題涉及生死壽數，此處不推算。刪去此題即可，其餘不必更動`,
  },
};

export const picture: ShareWords = {
  share: (label, whole) => `${label} ${whole}%`,
  list: (items) => `${items.join("、")}。`,
  note: "象徵訊號，未經校準",
};

export const boards = core.system;

/** 去掉問號，以便嵌入句中。 */
export function unasked(question: string): string {
  return question.replace(/[?？]\s*$/u, "");
}
