/** Connected partners: what each may do, what it has taken, and taking the consent back. */
import {
  card,
  countOf,
  dateOf,
  disc,
  empty,
  facts,
  fold,
  html,
  pageHead,
  tag,
} from "../../../ui/mod.ts";
import type { Html, Words } from "../../../ui/mod.ts";
import type { Core } from "../../core.ts";
import { listConsents, revokeConsent } from "../../oauth/mod.ts";
import type { GivenConsent } from "../../oauth/mod.ts";
import { CONSENT } from "../consent/texts.ts";
import { actionForm, deskPage } from "../frame.ts";
import { goOn, toId } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";

const PATH = "/wallet/partners";

interface PartnerTexts {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly live: string;
  readonly ended: string;
  readonly may: string;
  readonly since: string;
  readonly spent: string;
  readonly spentRecently: string;
  readonly points: readonly [string, string];
  readonly transactions: string;
  readonly revoke: (partner: string) => string;
  readonly revokeNow: string;
  readonly revokeMeans: (partner: string) => string;
  readonly done: Readonly<Record<string, string>>;
}

const TEXTS: Words<PartnerTexts> = {
  en: {
    title: "Connected partners",
    lead: "Services that you have let use your points, what they have taken, and how to end it.",
    none: "No partner may use your points. When you connect one, it will stand here.",
    live: "Connected",
    ended: "Ended",
    may: "May",
    since: "Since",
    spent: "Taken in all",
    spentRecently: "In the last 30 days",
    points: ["point", "points"],
    transactions: "Its transactions",
    revoke: (partner) => `End access of ${partner}`,
    revokeNow: "End access now",
    revokeMeans: (partner) =>
      `${partner} is refused from its next request on and is told so. To use it again you would have to allow it anew.`,
    done: { revoked: "Access is ended. The partner cannot take any more points." },
  },
  "zh-Hant": {
    title: "已連結的合作夥伴",
    lead: "你允許使用點數的服務、它們已扣的點數，以及如何終止。",
    none: "目前沒有合作夥伴可以使用你的點數。連結之後會列在這裡。",
    live: "已連結",
    ended: "已終止",
    may: "可以",
    since: "開始於",
    spent: "累計扣點",
    spentRecently: "近 30 天",
    points: ["點", "點"],
    transactions: "它的交易",
    revoke: (partner) => `終止「${partner}」的存取`,
    revokeNow: "立即終止",
    revokeMeans: (partner) =>
      `「${partner}」從下一個請求起就會被拒絕，並會收到通知。若要再次使用，需要重新允許。`,
    done: { revoked: "存取已終止，該合作夥伴無法再扣點。" },
  },
};

interface Spent {
  readonly partnerId: number;
  readonly total: number;
  readonly recent: number;
}

/** Creates the handlers of `/wallet/partners`. */
export function createPartnerPages({ core }: PageDeps): PageHandlers {
  return {
    [PATH]: {
      async GET(visit) {
        const words = TEXTS[visit.lang];
        const consents = await listConsents(core, visit.signIn.userId);
        const spent = await readSpent(
          core,
          visit.signIn.accountId,
          consents.map(({ partnerId }) => partnerId),
        );
        const main = html`
          ${pageHead({ title: words.title, lead: words.lead })}
          ${
            consents.length === 0
              ? card(empty("link", words.none))
              : consents.map((one) => connected(visit, one, spent.get(one.partnerId)))
          }
        `;
        return deskPage(visit, { title: words.title, at: PATH, main, done: words.done });
      },
    },
    [`${PATH}/revoke`]: {
      async POST({ signIn }, form) {
        await revokeConsent(core, signIn.userId, toId(form.get("partner")));
        return goOn(PATH, "revoked");
      },
    },
  };
}

function connected(visit: Visit, consent: GivenConsent, spent: Spent | undefined): Html {
  const { lang } = visit;
  const words = TEXTS[lang];
  const { partnerId, name, scopes, consentedAt, live } = consent;
  const points = (value: number | undefined) => countOf(lang, value ?? 0, ...words.points);
  const may = scopes.map((scope) => CONSENT[lang].scopes[scope]?.name ?? scope);
  const end = fold(words.revoke(name), [
    html`<p>${words.revokeMeans(name)}</p>`,
    html`<div>
      ${actionForm(visit, `${PATH}/revoke`, { partner: partnerId }, words.revokeNow, {
        look: "danger",
        describes: words.revoke(name),
      })}
    </div>`,
  ]);
  return html`<section class="card">
    <div class="item">
      ${disc({ name }, live > 0 ? "gilt" : "quiet")}
      <div class="item-text"><h2>${name}</h2></div>
      ${live > 0 ? tag("good", words.live) : tag("plain", words.ended)}
    </div>
    ${facts([
      live > 0 ? [words.may, may.map((one) => html`<div>${one}</div>`)] : null,
      [words.since, dateOf(lang, consentedAt)],
      [words.spent, points(spent?.total)],
      [words.spentRecently, points(spent?.recent)],
    ])}
    <a href="/wallet/transactions?partner=${partnerId}">${words.transactions}</a>
    ${live > 0 ? end : null}
  </section>`;
}

/** What partners have taken from an account; the index of idempotency keys finds their postings. */
async function readSpent(
  { database }: Core,
  accountId: number,
  partnerIds: readonly number[],
): Promise<ReadonlyMap<number, Spent>> {
  if (partnerIds.length === 0) return new Map();
  const rows = await database.rows<Spent>(
    `SELECT partner_id AS "partnerId", sum(amount)::bigint AS total,
       coalesce(sum(amount) FILTER (WHERE created_at > wallet_now() - interval '30 days'), 0)::bigint AS recent
     FROM postings WHERE source_id = $1 AND partner_id = ANY($2) AND idem_key IS NOT NULL GROUP BY partner_id`,
    [accountId, partnerIds],
  );
  return new Map(rows.map((row) => [row.partnerId, row]));
}
