/** The words of the page of publishable keys, in Traditional Chinese. */
import type { EmbedWords } from "./en.ts";

export const zhHant: EmbedWords = {
  title: "嵌入你的網頁",
  lead: "用三個 HTML 元件，就能在其他網站顯示命盤與解讀。嵌入金鑰可以公開：只在你指定的網站有效，每天最多花用你允許的點數。點數由你支付，訪客所問不會被任何人保存。",
  none: "目前沒有嵌入金鑰。",
  add: "建立金鑰",
  name: "名稱",
  nameHint: "給自己看的：用在哪裡。",
  origins: "允許的網站",
  originsHint:
    "每行一個，與網址列相同，例如 https://example.org；最多十個，只有 localhost 可用 http。",
  daily: "每日點數上限",
  dailyHint: "自 UTC 午夜起算，超過即拒絕，隔日恢復。",
  make: "建立金鑰",
  spent: (spent, daily) => `今日已用 ${spent} 點，上限 ${daily} 點`,
  on: "網站",
  key: "金鑰",
  page: "貼到網頁",
  pageLead: "貼在要顯示命盤的位置；換成其他系統的代號即可，輸入欄位請見說明。",
  remove: "刪除",
  removeLead: "刪除後，使用這把金鑰的網頁不再顯示內容。",
  faults: {
    name: "請填名稱，最多 60 個字。",
    origins: "請填一至十個網站，例如 https://example.org，不含路徑。",
    daily: "請填 1 到 1000000 的整數點數。",
  },
  done: { added: "金鑰已經生效。", removed: "已刪除。" },
};
