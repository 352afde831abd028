import type { Words } from "../../../ui/mod.ts";

interface KeyTexts {
  readonly title: string;
  readonly lead: string;
  readonly key: string;
  readonly create: string;
  readonly name: string;
  readonly nameHint: string;
  readonly nameFault: string;
  readonly rate: string;
  readonly rateHint: string;
  readonly rateFault: string;
  readonly created: string;
  readonly shownOnce: string;
  readonly tryIt: string;
  readonly live: string;
  readonly revoked: string;
  readonly none: string;
  readonly madeAt: string;
  readonly lastUsed: string;
  readonly never: string;
  readonly perMinute: (rate: string) => string;
  readonly calls: readonly [string, string];
  readonly callsByDay: string;
  readonly points: readonly [string, string];
  readonly pointsByDay: string;
  readonly transactions: string;
  readonly revoke: string;
  readonly revokeNow: string;
  readonly revokeMeans: string;
  readonly done: Readonly<Record<string, string>>;
}

export const KEYS: Words<KeyTexts> = {
  en: {
    title: "API keys",
    key: "Key",
    lead: "A key lets a program call the API and spend your points. Whoever has it can do so: keep it out of web pages and repositories.",
    create: "Create a key",
    name: "Name",
    nameHint: "What it is for, so that you know it again.",
    nameFault: "Give a name of 1 to 100 characters.",
    rate: "Requests a minute",
    rateHint: "The most this key may ask for; 600 suits almost everyone.",
    rateFault: "Give a whole number from 1 to 1,000,000.",
    created: "Your new key",
    shownOnce:
      "Copy it now: it is stored only as a fingerprint and cannot be shown again. If it is lost, revoke it and create another.",
    tryIt: "Try it",
    live: "Active",
    revoked: "Revoked",
    none: "You have no keys yet.",
    madeAt: "Created",
    lastUsed: "Last used",
    never: "Never",
    perMinute: (rate) => `${rate} requests a minute`,
    calls: ["call", "calls"],
    callsByDay: "Paid calls by day",
    points: ["point", "points"],
    pointsByDay: "Points by day",
    transactions: "Transactions of this key",
    revoke: "Revoke this key",
    revokeNow: "Revoke now",
    revokeMeans:
      "Programs that use this key are refused from their next request on. This cannot be undone.",
    done: { revoked: "The key is revoked. It no longer works anywhere." },
  },
  "zh-Hant": {
    title: "API 金鑰",
    key: "金鑰",
    lead: "程式可以用金鑰呼叫 API 並花費你的點數。持有金鑰的人就能使用，請勿放進網頁或程式碼庫。",
    create: "建立金鑰",
    name: "名稱",
    nameHint: "寫下用途，方便日後辨認。",
    nameFault: "請輸入 1 到 100 個字元的名稱。",
    rate: "每分鐘請求數",
    rateHint: "這把金鑰每分鐘最多的請求數；一般 600 就足夠。",
    rateFault: "請輸入 1 到 1,000,000 的整數。",
    created: "你的新金鑰",
    shownOnce: "請立即複製：系統只保存它的指紋，之後無法再次顯示。若遺失，請撤銷後另建一把。",
    tryIt: "試用",
    live: "使用中",
    revoked: "已撤銷",
    none: "你還沒有金鑰。",
    madeAt: "建立時間",
    lastUsed: "最後使用",
    never: "從未使用",
    perMinute: (rate) => `每分鐘 ${rate} 次請求`,
    calls: ["次", "次"],
    callsByDay: "每日付費呼叫",
    points: ["點", "點"],
    pointsByDay: "每日點數",
    transactions: "這把金鑰的交易",
    revoke: "撤銷這把金鑰",
    revokeNow: "立即撤銷",
    revokeMeans: "使用這把金鑰的程式從下一個請求起就會被拒絕，而且無法復原。",
    done: { revoked: "金鑰已撤銷，任何地方都無法再使用。" },
  },
};
