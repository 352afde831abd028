import type { Words } from "../../../ui/mod.ts";

interface TransactionTexts {
  readonly title: string;
  readonly lead: string;
  readonly filter: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<"all" | "spent" | "added" | "corrected", string>>;
  readonly partner: string;
  readonly key: string;
  readonly any: string;
  readonly from: string;
  readonly until: string;
  readonly apply: string;
  readonly clear: string;
  readonly csv: string;
  readonly what: string;
  readonly source: string;
  readonly when: string;
  readonly points: string;
  readonly balance: string;
  readonly nothing: string;
  readonly nothingFits: string;
  readonly older: string;
  readonly newest: string;
}

export const TRANSACTIONS: Words<TransactionTexts> = {
  en: {
    title: "Transactions",
    lead: "Every point that came in or went out, newest first.",
    filter: "Filter",
    kind: "Kind",
    kinds: { all: "All", spent: "Spent", added: "Added", corrected: "Refunds and corrections" },
    partner: "Partner",
    key: "API key",
    any: "Any",
    from: "From (UTC)",
    until: "Until (UTC)",
    apply: "Apply",
    clear: "Clear",
    csv: "Download CSV",
    what: "What for",
    source: "By",
    when: "When",
    points: "Points",
    balance: "Balance",
    nothing: "Nothing has moved yet.",
    nothingFits: "No transaction fits this filter.",
    older: "Older",
    newest: "Newest",
  },
  "zh-Hant": {
    title: "交易紀錄",
    lead: "所有點數的收入與支出，由新到舊排列。",
    filter: "篩選",
    kind: "類型",
    kinds: { all: "全部", spent: "支出", added: "收入", corrected: "退款與更正" },
    partner: "合作夥伴",
    key: "API 金鑰",
    any: "不限",
    from: "起始日（UTC）",
    until: "結束日（UTC）",
    apply: "套用",
    clear: "清除",
    csv: "下載 CSV",
    what: "用途",
    source: "來源",
    when: "時間",
    points: "點數",
    balance: "餘額",
    nothing: "目前沒有任何異動。",
    nothingFits: "沒有符合篩選條件的交易。",
    older: "較舊",
    newest: "最新",
  },
};
