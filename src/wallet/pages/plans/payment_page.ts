/** The pages of one plan: paying for it in steps, and what became of a payment. */
import {
  card,
  facts,
  formatDate,
  formatNumber,
  html,
  linkButton,
  note,
  pageHead,
} from "../../../ui/mod.ts";
import type { Html } from "../../../ui/mod.ts";
import { PLANS } from "../../plans/mod.ts";
import type { PlanId, Subscription } from "../../plans/mod.ts";
import type { ChainSettings } from "../../settings.ts";
import { addressStep, payPanel, submitForm } from "../chain_parts.ts";
import type { Visit } from "../visit.ts";
import { quota, titleOf } from "./offer.ts";
import { lookUp, wordsOf } from "../../words/mod.ts";

const PATH = "/wallet/plans";

/** Writes the three steps of a payment; `proved` counts the reader's addresses. */
export function paySteps(
  visit: Visit,
  chain: ChainSettings,
  plan: PlanId,
  proved: number,
  sent: { readonly txHash: string; readonly fault: string | null },
): Html {
  const { lang } = visit;
  const words = wordsOf(lang).plans;
  const { points } = PLANS[plan];
  return html`<ol class="steps">
    ${addressStep(lang, proved, "h2")}
    <li>
      <div class="stack">
        <h2>${words.stepPay}</h2>
        <p>${words.exact}</p>
        ${payPanel(lang, chain, points)}
      </div>
    </li>
    <li>
      <div class="stack">
        <h2>${words.stepSubmit}</h2>
        <p>${words.submitHint}</p>
        ${submitForm(visit, chain, { action: `${PATH}/${plan}`, points, ...sent })}
      </div>
    </li>
  </ol>`;
}

/**
 * Writes what became of a payment; while it waits, the page asks again by itself.
 *
 * @param blocks depth at which a transfer counts
 */
export function payment(
  visit: Visit,
  one: Subscription,
  blocks: number,
): { title: string; main: Html } {
  const { lang, url } = visit;
  const words = wordsOf(lang).plans;
  const { plan, status, failure, periodEnd, txHash } = one;
  const summary = card(
    facts([
      [words.plan, titleOf(plan)],
      [words.transaction, html`<code>${txHash}</code>`],
    ]),
  );
  const back = { href: PATH, label: words.title };
  if (status === "pending") {
    const title = words.waitTitle;
    const waits = html`<div data-poll="${url.pathname}" data-state="pending">
      ${note("wait", words.waitText(blocks), { live: true })}
    </div>`;
    return { title, main: html`${pageHead({ title, back })} ${waits} ${summary}` };
  }
  if (status === "failed") {
    const title = words.failedTitle;
    const why = lookUp(wordsOf(lang).chain.failures, failure) ?? failure;
    const again = linkButton(`${PATH}/${plan}`, words.again, { look: "quiet" });
    return {
      title,
      main: html`${pageHead({ title, back })} ${note("bad", why, { live: true })} ${summary}
        <div>${again}</div>`,
    };
  }
  const title = status === "active" ? words.activeTitle : words.states[status]!;
  const points = formatNumber(lang, PLANS[plan].points);
  const said =
    status === "active" && periodEnd
      ? note("good", words.activeText(points, formatDate(lang, periodEnd)), { live: true })
      : null;
  return {
    title,
    main: html`${pageHead({ title, back })} ${said}
      ${status === "active" ? card(quota(lang, one), { title: words.current }) : null} ${summary}
      <div>${linkButton(PATH, words.toPlans, { look: "quiet" })}</div>`,
  };
}
