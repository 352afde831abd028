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
import type { DayFigure, Html, Words } from "../../../ui/mod.ts";
import type { Transaction } from "../../contract.ts";
import type { Core } from "../../core.ts";
import { listTransactions } from "../../ledger/mod.ts";
import { listSubscriptions } from "../../plans/mod.ts";
import type { Subscription } from "../../plans/mod.ts";
import { deskPage } from "../frame.ts";
import {
  describeTransaction,
  readPartnerNames,
  signedPoints,
  sourceOf,
  transactionDisc,
  whenAndAfter,
} from "../transaction_texts.ts";
import type { PageDeps, PageHandlers, Standing, Visit } from "../visit.ts";

const DAYS = 30;

interface OverviewTexts {
  readonly title: string;
  readonly hello: (name: string) => string;
  readonly available: string;
  readonly points: string;
  readonly unit: readonly [string, string];
  readonly held: (points: string) => string;
  readonly add: string;
  readonly plans: string;
  readonly spent: string;
  readonly latest: string;
  readonly all: string;
  readonly nothing: string;
  readonly plan: string;
  readonly noPlan: string;
  readonly choose: string;
  readonly calls: string;
  readonly callsOf: (used: string, limit: string) => string;
  readonly until: (date: string) => string;
}

const TEXTS: Words<OverviewTexts> = {
  en: {
    title: "Overview",
    hello: (name) => `Hello, ${name}`,
    available: "Available",
    points: "points",
    unit: ["point", "points"],
    held: (points) => `${points} more are held for calls that are still running.`,
    add: "Add points",
    plans: "See plans",
    spent: "Spent in 30 days",
    latest: "Latest transactions",
    all: "All transactions",
    nothing: "Nothing has moved yet. Points that come in or go out will stand here.",
    plan: "Plan",
    noPlan: "You have no plan. A plan brings points every month and a higher rate for your calls.",
    choose: "Choose a plan",
    calls: "Calls used",
    callsOf: (used, limit) => `${used} of ${limit} calls used`,
    until: (date) => `Runs until ${date}`,
  },
  "zh-Hant": {
    title: "總覽",
    hello: (name) => `${name}，你好`,
    available: "可用點數",
    points: "點",
    unit: ["點", "點"],
    held: (points) => `另有 ${points} 點保留給執行中的呼叫。`,
    add: "儲值點數",
    plans: "查看方案",
    spent: "近 30 天的花費",
    latest: "最新交易",
    all: "全部交易",
    nothing: "目前沒有任何異動。點數的收入與支出都會列在這裡。",
    plan: "方案",
    noPlan: "你目前沒有方案。方案每月提供點數，並提高呼叫速率。",
    choose: "選擇方案",
    calls: "已用呼叫次數",
    callsOf: (used, limit) => `已用 ${used} / ${limit} 次呼叫`,
    until: (date) => `有效至 ${date}`,
  },
};

/** Creates the handler of `/wallet`. */
export function createOverviewPages({ core }: PageDeps): PageHandlers {
  return {
    "/wallet": {
      async GET(visit) {
        const { lang, signIn } = visit;
        const words = TEXTS[lang];
        const [{ transactions }, subscriptions, days, standing] = await Promise.all([
          listTransactions(core.database, signIn, { limit: 6 }),
          listSubscriptions(core, signIn.userId),
          readSpending(core, signIn.accountId),
          visit.standing,
        ]);
        const names = await readPartnerNames(core.database, transactions);
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
          ${card(latest(visit, transactions, names), {
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
  const words = TEXTS[lang];
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
  const words = TEXTS[lang];
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
): Html {
  const words = TEXTS[lang];
  if (transactions.length === 0) return empty("activity", words.nothing);
  return list(
    transactions.map((one) =>
      item({
        disc: transactionDisc(one),
        title: describeTransaction(lang, one),
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
