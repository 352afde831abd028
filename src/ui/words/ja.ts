import type { UiWords } from "./en.ts";

export const ja: UiWords = {
  layout: {
    skip: "本文へ",
    main: "メインメニュー",
    languages: "言語",
    menu: "メニュー",
    notice: "鑑定は象徴の伝統であり、予測ではありません。",
    places: {
      library: "書架",
      today: "今日",
      readings: "鑑定",
      people: "人物",
      wallet: "ウォレット",
      docs: "ドキュメント",
      about: "概要",
    },
    signIn: "サインイン",
    site: "Auspex",
  },
  copyBox: { copy: "コピー", copied: "コピーしました" },
  bars: {
    asTable: "数値を表示",
    day: "日付（UTC）",
    none: "この期間の記録はありません",
    summary: (total, days, most, when) => `${days} 日間で ${total}、最多は ${when} の ${most}`,
  },
};
