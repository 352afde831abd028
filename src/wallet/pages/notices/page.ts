/** Messages to the user, newest first; opening the page counts as having seen them. */
import { card, disc, empty, html, item, list, pageHead, timeOf } from "../../../ui/mod.ts";
import type { Html, Lang } from "../../../ui/mod.ts";
import { listNotices, sayNotice } from "../../notices/mod.ts";
import type { Notice } from "../../notices/mod.ts";
import { deskPage } from "../frame.ts";
import type { PageDeps, PageHandlers } from "../visit.ts";
import { wordsOf } from "../../words/mod.ts";

const PATH = "/wallet/notices";

/** Creates the handler of `/wallet/notices`. */
export function createNoticePages({ core }: PageDeps): PageHandlers {
  return {
    [PATH]: {
      async GET(visit) {
        const { lang, signIn } = visit;
        const words = wordsOf(lang).notices;
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
  const { title, text } = sayNotice(lang, notice);
  return item({
    disc: disc(notice.kind === "webhook.disabled" ? "warning" : "clock", "gilt"),
    title,
    text: html`${text}<br />${timeOf(lang, notice.createdAt)}`,
  });
}
