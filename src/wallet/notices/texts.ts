/** What a notice says, in both languages; pages and mail use the same words. */
import { formatDate } from "../../ui/mod.ts";
import type { Lang, Words } from "../../ui/mod.ts";
import type { Notice } from "./list.ts";

/** A notice in words. */
export interface Said {
  readonly title: string;
  readonly text: string;
}

interface NoticeTexts {
  readonly expiring: (partner: string, date: string) => Said;
  readonly lapsing: (partner: string, date: string) => Said;
  readonly disabled: (url: string, reason: string) => Said;
  readonly reasons: Readonly<Record<string, string>>;
}

const TEXTS: Words<NoticeTexts> = {
  en: {
    expiring: (partner, date) => ({
      title: `${partner}: access runs out on ${date}`,
      text: "The partner renews it by itself if it is still in use; there is nothing you need to do.",
    }),
    lapsing: (partner, date) => ({
      title: `${partner}: the connection lapses on ${date}`,
      text: "It has not been used for a long time. After that day you would have to allow it anew.",
    }),
    disabled: (url, reason) => ({
      title: "A webhook was switched off",
      text: `${url}: ${reason}. Switch it on again in the partner dashboard once the receiver works.`,
    }),
    reasons: {
      "the receiver answered 410": "the receiver answered 410 (gone)",
      "five days of failures": "every delivery failed for five days",
    },
  },
  "zh-Hant": {
    expiring: (partner, date) => ({
      title: `${partner}：存取將於 ${date} 到期`,
      text: "若仍在使用，合作夥伴會自行更新，你不需要做任何事。",
    }),
    lapsing: (partner, date) => ({
      title: `${partner}：連結將於 ${date} 失效`,
      text: "已經很久沒有使用。該日之後，需要重新允許才能再用。",
    }),
    disabled: (url, reason) => ({
      title: "一個 Webhook 已被停用",
      text: `${url}：${reason}。待接收端恢復後，請到合作夥伴後台重新啟用。`,
    }),
    reasons: {
      "the receiver answered 410": "接收端回應 410（已不存在）",
      "five days of failures": "連續五天傳送失敗",
    },
  },
};

/** Says a notice in one language. */
export function sayNotice(lang: Lang, { kind, body }: Pick<Notice, "kind" | "body">): Said {
  const words = TEXTS[lang];
  const text = (name: string) => String(body[name] ?? "");
  if (kind === "webhook.disabled") {
    return words.disabled(text("url"), words.reasons[text("reason")] ?? text("reason"));
  }
  const date = formatDate(lang, text("expiresAt"));
  if (kind === "token.expiring") return words.expiring(text("partner"), date);
  if (kind === "refresh.lapsing") return words.lapsing(text("partner"), date);
  return { title: kind, text: "" };
}
