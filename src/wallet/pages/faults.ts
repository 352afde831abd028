/** Reasons of the wallet's checks, which are written in English, in the reader's language. */
import type { Lang } from "../../ui/mod.ts";

const CHINESE: Readonly<Record<string, string>> = {
  "is longer than 2000 characters": "超過 2000 個字元",
  "has a blank, backslash, wildcard or non-ASCII character":
    "含有空白、反斜線、萬用字元或非 ASCII 字元",
  "is not an absolute URL": "不是完整的網址",
  "has a fragment": "含有 # 之後的片段",
  "has userinfo": "含有帳號密碼",
  "must begin with https:// (or http://127.0.0.1 or http://[::1] for development)":
    "必須以 https:// 開頭（開發時可用 http://127.0.0.1 或 http://[::1]）",
  "is not a URL": "不是網址",
  "must begin with https://": "必須以 https:// 開頭",
  "must not have userinfo": "不可含有帳號密碼",
  "must not have a fragment": "不可含有 # 之後的片段",
  "must not be a private address": "不可為私有位址",
  "must not be a local name": "不可為本機名稱",
  "the host must resolve to public addresses only": "主機必須只解析到公開位址",
  "there are 10 already": "已有 10 個",
  "set WALLET_KEY to 32 random bytes in base64": "主機尚未設定 WALLET_KEY",
};

/** Says a reason; what comes before a colon ("Cannot add an endpoint:") is left out. */
export function explain(lang: Lang, message: string): string {
  const reason = message.replace(/^Cannot [^:]*: /, "");
  if (lang === "en") return reason[0]!.toUpperCase() + reason.slice(1);
  return CHINESE[reason] ?? reason;
}
