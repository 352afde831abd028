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
import type { Html } from "../../../ui/mod.ts";
import type { Core } from "../../core.ts";
import { listConsents, revokeConsent } from "../../oauth/mod.ts";
import type { GivenConsent } from "../../oauth/mod.ts";
import { actionForm, deskPage } from "../frame.ts";
import { goOn, toId } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { lookUp, wordsOf } from "../../words/mod.ts";

const PATH = "/wallet/partners";

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
        const words = wordsOf(visit.lang).partners;
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
  const words = wordsOf(lang).partners;
  const { partnerId, name, scopes, consentedAt, live } = consent;
  const points = (value: number | undefined) => countOf(lang, value ?? 0, ...words.points);
  const may = scopes.map((scope) => lookUp(wordsOf(lang).consent.scopes, scope)?.name ?? scope);
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
