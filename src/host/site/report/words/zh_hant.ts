/** The words of documents, in Traditional Chinese. */
import type { ReportWords } from "./en.ts";

export const zhHant: ReportWords = {
  contents: "目錄",
  page: "第 {page} 頁，共 {pages} 頁",
  asked: (when) => `起問於 ${when}`,
  reading: "解讀",
  picture: "盤圖",
  several: "命盤合集",
  moreRows: (count) => `另有 ${count} 項，見答案的 JSON`,
  drawn: (seed) => `由隨機抽得，種子為 ${seed}，任何人都能據此重抽驗證。`,
  sources: "規則所本",
  stuck: (lang) => `此術的規則已經更新，這裡保留當時的原文（${lang}）。`,
  lacking: "部分文字因這台主機沒有對應的字型而未排入，原答案中仍完整保留。",
  noCompiler: "這台主機尚未安裝排版套件 {package}，無法製作文件。",
  noChinese: "這台主機沒有中文字型（fonts-noto-cjk 或 PDF_FONTS），無法製作這份文件。",
};
