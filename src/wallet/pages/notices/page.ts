/** Messages to the user, newest first; opening the page counts as having seen them. */
import {
  card,
  disc,
  empty,
  formatDate,
  html,
  item,
  list,
  pageHead,
  timeOf,
} from "../../../ui/mod.ts";
import type { Html, Lang, Words } from "../../../ui/mod.ts";
import { listNotices } from "../../notices/mod.ts";
import type { Notice } from "../../notices/mod.ts";
import { deskPage } from "../frame.ts";
import type { PageDeps, PageHandlers } from "../visit.ts";

const PATH = "/wallet/notices";

interface Said {
  readonly title: string;
  readonly text: string;
}

interface NoticeTexts {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly expiring: (partner: string, date: string) => Said;
  readonly lapsing: (partner: string, date: string) => Said;
  readonly disabled: (url: string, reason: string) => Said;
  readonly reasons: Readonly<Record<string, string>>;
}

const TEXTS: Words<NoticeTexts> = {
  en: {
    title: "Notices",
    lead: "What is about to change in your wallet and at your partners.",
    none: "Nothing to tell. Notices stand here when access of a partner is about to run out or a webhook was switched off.",
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
    title: "通知",
    lead: "你的錢包與合作夥伴即將發生的變更。",
    none: "目前沒有通知。合作夥伴的存取即將到期，或 Webhook 遭停用時，會在這裡告訴你。",
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

/** Creates the handler of `/wallet/notices`. */
export function createNoticePages({ core }: PageDeps): PageHandlers {
  return {
    [PATH]: {
      async GET(visit) {
        const { lang, signIn } = visit;
        const words = TEXTS[lang];
        const [notices] = await Promise.all([
          listNotices(core.database, signIn.userId),
          visit.standing,
        ]);
        await core.database.rows("UPDATE users SET notices_seen_at = wallet_now() WHERE id = $1", [
          signIn.userId,
        ]);
        const main = html`
          ${pageHead({ title: words.title, lead: words.lead })}
          ${card(notices.length === 0 ? empty("bell", words.none) : list(notices.map((one) => line(lang, one))))}
        `;
        return deskPage(visit, { title: words.title, at: PATH, main });
      },
    },
  };
}

function line(lang: Lang, notice: Notice): Html {
  const { title, text } = say(lang, notice);
  return item({
    disc: disc(notice.kind === "webhook.disabled" ? "warning" : "clock", "gilt"),
    title,
    text: html`${text}<br />${timeOf(lang, notice.createdAt)}`,
  });
}

function say(lang: Lang, { kind, body }: Notice): Said {
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
