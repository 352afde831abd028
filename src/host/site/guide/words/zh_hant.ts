/** The guide for programs, in Traditional Chinese; what stands between backticks is code. */
import type { GuideWords } from "./en.ts";

export const zhHant: GuideWords = {
  title: "文件",
  lead: "從取得金鑰到第一次呼叫，以及所有呼叫共通的事。每一門術數另有專頁，附表單可以試問。",
  contents: "本頁內容",
  reference: "所有操作",
  embed: "嵌入你的網頁",
  systems: "各門術數與表單",
  sections: {
    first: {
      title: "第一次呼叫",
      text: [
        "登入後，在「錢包」的「API 金鑰」建立一把金鑰，存入 `AUSPEX_KEY`；金鑰只顯示一次。開發模式啟動時，主控台會印出一把。",
        "各門術數的專頁列有輸入欄位；每個答案的末尾都附上程式可用的同一個呼叫。目錄 `/api/v1/systems` 列出全部術數的價格、結構、流派與出處。",
      ],
    },
    auth: {
      title: "身分驗證",
      text: [
        "在 `Authorization: Bearer` 之後放入 API 金鑰（`at_live_…`）、合作夥伴的存取權杖（`at_oat_…`），或已設定之身分提供者的權杖。Cookie 只用於頁面，不能呼叫 API。",
        "`GET /api/v1/stats/ping` 可查權杖是否有效。缺少或不明的權杖回 401，權限不足回 403。金鑰在「錢包」撤銷，所有主機立即生效。",
        "合作夥伴以 OAuth 2.0 與 PKCE 讓使用者登入，權限範圍為 `deduct` 與 `balance`；在 `/partner` 登記用戶端。",
      ],
    },
    money: {
      title: "點數與扣點",
      text: [
        "每門術數各有點數價格。答案附有 `X-Points-Charged` 與 `X-Points-Balance`；失敗的呼叫不扣點。",
        '輸入 `"dryRun": true` 或標頭 `X-Dry-Run: true` 只回價格與餘額，不執行。點數不足回 402，並告知差額。',
        "付費呼叫請附 `Idempotency-Key`：24 小時內同一鍵值得到同樣的位元組，只扣一次點，連線中斷後亦同。",
      ],
    },
    kept: {
      title: "解讀與人物",
      text: [
        "付點得到的答案會加密保存，以 `X-Kept-Reading` 標示。`GET /api/v1/readings/{id}` 取回當時扣點的原始位元組；加上 `?lang=` 或 `?picture=true` 則以其他語言或附圖重述，不另收費。`X-Keep-Reading: false` 則不保存。",
        "存在「人物」裡的人各有編號：以 `{ profileId }` 代替生辰，兩人合看時放在 `a` 與 `b`。刪除即永久移除。",
      ],
    },
    draws: {
      title: "公平抽取",
      text: [
        "憑機緣而得的答案在 `reading` 中附有種子、方法與輸入。`draws.verify` 免費重抽一次，逐項說明答案是否出自該種子。",
        "若要雙方都無從左右結果：自備一段祕密鹽值，把它的 SHA-256 交給 `draws.commit`，記下 `serverHash`，再以 `commitment` 與鹽值抽取。",
      ],
    },
    schools: {
      title: "流派與未填的欄位",
      text: [
        "各派說法不同之處，都是有預設值的輸入；答案的 `conventions` 說明所採何派。把名稱放進 `compare`，可看其他流派會有何不同。",
        "可以不填的輸入會先作假設，`omitted` 說明假設為何、哪些結果無論如何都成立、哪些仍未定。",
        "`place` 填地名即可代替時區與經緯度。同名之地不只一處時，呼叫會退回並列出選項，不扣點。",
      ],
    },
    words: {
      title: "語言、圖與串流",
      text: [
        '`"lang"` 接受 BCP 47 標籤。術語的 `id` 永不改變，文字則可能調整：程式請比對 `id`。',
        '`"picture": true` 附上 SVG 圖。以 `Accept: text/event-stream` 呼叫，解讀會邊寫邊送。',
      ],
    },
    errors: {
      title: "錯誤",
      text: [
        "呼叫失敗依 tRPC 的格式，其餘為 `application/problem+json`。`code` 供程式判斷，不會更動；`detail` 供人閱讀，依請求的語言。",
        "400 在 `issues` 列出輸入的每個問題與最接近的有效值；401 沒有有效權杖；402 點數不足；403 權杖種類不符；409 同一鍵值仍在處理；422 該術數不予作答，不扣點；429 請求過多，附 `Retry-After`；503 請稍後再試。",
      ],
    },
    author: {
      title: "新增一門術數",
      text: [
        "一門術數就是一個純函式資料夾。一道指令產生，一道指令檢查，啟動即可服務，不必登記。",
        "輸入成為專頁的表單，答案成為可讀的頁面，詞語檔決定它會說哪些語言。",
      ],
    },
  },
};
