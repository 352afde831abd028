/** A plan as it is offered, and as it is used. */
import { dateOf, formatNumber, html, icon, ring, tag } from "../../../ui/mod.ts";
import type { Html, Lang } from "../../../ui/mod.ts";
import { PLANS } from "../../plans/mod.ts";
import type { PlanId, Subscription } from "../../plans/mod.ts";
import { wordsOf } from "../../words/mod.ts";

const PATH = "/wallet/plans";

/** Name of a plan. */
export function titleOf(plan: PlanId): string {
  return plan[0]!.toUpperCase() + plan.slice(1);
}

/** One plan to choose; `payable` where a chain is set up. */
export function offer(
  lang: Lang,
  plan: PlanId,
  active: Subscription | undefined,
  payable: boolean,
): Html {
  const words = wordsOf(lang).plans;
  const { points, calls, requestsPerMinute } = PLANS[plan];
  const own = active?.plan === plan;
  const line = (text: string) => html`<li>${icon("check", 18)}<span>${text}</span></li>`;
  const choose = html`<a
    class="button button-wide${plan === "basic" ? "" : " button-quiet"}"
    href="${PATH}/${plan}"
    aria-label="${words.chooseOne(titleOf(plan))}"
    >${words.choose}</a
  >`;
  return html`<section class="plan${own ? " plan-chosen" : ""}">
    <div class="stack">
      <div class="row">
        <h2>${titleOf(plan)}</h2>
        ${own ? tag("good", words.active) : null}
      </div>
      <div class="plan-price">
        ${formatNumber(lang, points)} <small>${words.tokensAMonth}</small>
      </div>
      <ul>
        ${line(words.points(formatNumber(lang, points)))}
        ${line(words.calls(formatNumber(lang, calls)))}
        ${line(words.rate(formatNumber(lang, requestsPerMinute)))}
      </ul>
    </div>
    ${active === undefined && payable ? choose : null}
  </section>`;
}

/** How much of an active plan is used, as a ring. */
export function quota(lang: Lang, { plan, callsUsed, callLimit, periodEnd }: Subscription): Html {
  const words = wordsOf(lang).plans;
  return html`<div class="quota">
    ${ring(lang, { used: callsUsed, of: callLimit, label: words.used })}
    <div class="stack tight">
      <h3>${titleOf(plan)}</h3>
      <span>${words.usedOf(formatNumber(lang, callsUsed), formatNumber(lang, callLimit))}</span>
      ${
        periodEnd
          ? html`<span class="muted small">${words.until} ${dateOf(lang, periodEnd)}</span>`
          : null
      }
      <span class="muted small">${words.beyond}</span>
    </div>
  </div>`;
}
