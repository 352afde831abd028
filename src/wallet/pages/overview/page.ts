/** The first page of a wallet: what is there, what it is spent on, and what comes next. */
import {
  card,
  dayBars,
  empty,
  fillDays,
  formatDate,
  formatNumber,
  html,
  item,
  linkButton,
  list,
  pageHead,
  ring,
  skyArcs,
} from "../../../ui/mod.ts";
import type { DayFigure, Html } from "../../../ui/mod.ts";
import type { Transaction } from "../../contract.ts";
import type { Core } from "../../core.ts";
import { listTransactions } from "../../ledger/mod.ts";
import { listSubscriptions } from "../../plans/mod.ts";
import type { Subscription } from "../../plans/mod.ts";
import { deskPage } from "../frame.ts";
import {
  describeTransaction,
  readKept,
  readPartnerNames,
  signedPoints,
  sourceOf,
  transactionDisc,
  whenAndAfter,
} from "../posting_parts.ts";
import type { PageDeps, PageHandlers, Standing, Visit } from "../visit.ts";
import { wordsOf } from "../../words/mod.ts";

const DAYS = 30;

/** Creates the handler of `/wallet`. */
export function createOverviewPages({ core }: PageDeps): PageHandlers {
  return {
    "/wallet": {
      async GET(visit) {
        const { lang, signIn } = visit;
        const words = wordsOf(lang).overview;
        const [{ transactions }, subscriptions, days, standing] = await Promise.all([
          listTransactions(core.database, signIn, { limit: 6 }),
          listSubscriptions(core, signIn.userId),
          readSpending(core, signIn.accountId),
          visit.standing,
        ]);
        const names = await readPartnerNames(core.database, transactions);
        const kept = await readKept(visit, core.database, transactions);
        const active = subscriptions.find(({ status }) => status === "active");
        const main = html`
          ${pageHead({ title: words.hello(signIn.displayName) })}
          <div class="two-thirds">
            ${balancePanel(visit, standing)}
            ${card(planSummary(visit, active), { title: words.plan })}
          </div>
          ${card(dayBars(lang, { title: words.spent, unit: words.unit, days }), {
            title: words.spent,
          })}
          ${card(latest(visit, transactions, names, kept), {
            title: words.latest,
            action: html`<a href="/wallet/transactions">${words.all}</a>`,
          })}
        `;
        return deskPage(visit, { title: words.title, at: "/wallet", main });
      },
    },
  };
}

function balancePanel({ lang }: Visit, { balance, held }: Standing): Html {
  const words = wordsOf(lang).overview;
  return html`<section class="balance">
    ${skyArcs()}
    <h2>${words.available}</h2>
    <div class="balance-figure">
      ${formatNumber(lang, balance - held)}<small>${words.points}</small>
    </div>
    ${held > 0 ? html`<p>${words.held(formatNumber(lang, held))}</p>` : null}
    <div class="row">
      ${linkButton("/wallet/add", words.add, { icon: "plus" })}
      ${linkButton("/wallet/plans", words.plans, { look: "quiet" })}
    </div>
  </section>`;
}

function planSummary({ lang }: Visit, active: Subscription | undefined): Html {
  const words = wordsOf(lang).overview;
  if (active === undefined) {
    return html`<p>${words.noPlan}</p>
      <div>${linkButton("/wallet/plans", words.choose, { look: "quiet", small: true })}</div>`;
  }
  const { plan, callsUsed, callLimit, periodEnd } = active;
  const used = words.callsOf(formatNumber(lang, callsUsed), formatNumber(lang, callLimit));
  return html`<div class="quota">
    ${ring(lang, { used: callsUsed, of: callLimit, label: words.calls })}
    <div class="stack tight">
      <strong class="plan-name">${plan[0]!.toUpperCase() + plan.slice(1)}</strong>
      <span class="muted small">${used}</span>
      ${
        periodEnd
          ? html`<span class="muted small">${words.until(formatDate(lang, periodEnd))}</span>`
          : null
      }
    </div>
  </div>`;
}

function latest(
  { lang }: Visit,
  transactions: readonly Transaction[],
  names: ReadonlyMap<number, string>,
  kept: ReadonlySet<string>,
): Html {
  const words = wordsOf(lang).overview;
  if (transactions.length === 0) return empty("activity", words.nothing);
  return list(
    transactions.map((one) =>
      item({
        disc: transactionDisc(one),
        title: describeTransaction(lang, one, kept),
        text: html`${sourceOf(lang, one, names)} · ${whenAndAfter(lang, one)}`,
        end: signedPoints(lang, one),
      }),
    ),
  );
}

/** Points that left the account, by UTC day. */
async function readSpending(
  { database, clock }: Core,
  accountId: number,
): Promise<readonly DayFigure[]> {
  const rows = await database.rows<DayFigure>(
    `SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day, sum(amount)::bigint AS value
     FROM postings WHERE source_id = $1 AND created_at > wallet_now() - make_interval(days => $2)
       AND kind IN ('deduct', 'capture') GROUP BY (created_at AT TIME ZONE 'UTC')::date`,
    [accountId, DAYS],
  );
  return fillDays(rows, DAYS, clock.now());
}
