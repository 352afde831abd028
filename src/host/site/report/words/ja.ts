/** The words of documents, in Japanese. */
import type { ReportWords } from "./en.ts";

export const ja: ReportWords = {
  contents: "目次",
  page: "{page} / {pages} ページ",
  asked: (when) => `${when} に尋ねたもの`,
  reading: "鑑定",
  picture: "図",
  several: "命盤と鑑定",
  moreRows: (count) => `ほか ${count} 件は答えの JSON にあります`,
  drawn: (seed) =>
    `偶然によって引いたもの。種は ${seed} で、誰でもこれで引き直して確かめられます。`,
  sources: "規則の出典",
  stuck: (lang) => `この術の規則はその後変わりました。当時のまま（${lang}）載せています。`,
  lacking:
    "一部の文字は、このホストに対応する書体がないため省いています。もとの答えにはすべて残っています。",
  noCompiler:
    "このホストでは文書を作れません。追加パッケージ {package} がインストールされていません。",
  noChinese:
    "このホストに漢字の書体がないため、この文書は作れません（fonts-noto-cjk または PDF_FONTS）。",
};
