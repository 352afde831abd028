/** Plans: chosen, paid in tokens, live until active, and how much of a quota is used. */
import {
  attributes,
  button,
  card,
  dateOf,
  facts,
  formatDate,
  formatNumber,
  hidden,
  html,
  icon,
  item,
  disc,
  linkButton,
  list,
  note,
  pageHead,
  ring,
  tag,
  textField,
} from "../../../ui/mod.ts";
import type { Html, Lang, Mood } from "../../../ui/mod.ts";
import { listAddresses } from "../../chain/mod.ts";
import { fromHex } from "../../chain/reader.ts";
import { NotFound, WalletError } from "../../errors.ts";
import { listSubscriptions, PLAN_IDS, PLANS, subscribe } from "../../plans/mod.ts";
import type { PlanId, Subscription } from "../../plans/mod.ts";
import type { ChainSettings } from "../../settings.ts";
import {
  CHAIN,
  CHAIN_SCRIPT,
  isTxHash,
  payAttributes,
  payPanel,
  walletButton,
} from "../chain_parts.ts";
import { deskPage } from "../frame.ts";
import { goOn, idIn } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { PLANS_TEXTS } from "./texts.ts";

const PATH = "/wallet/plans";
const REFRESH_SECONDS = 4;
const MOODS: Readonly<Record<Subscription["status"], Mood>> = {
  pending: "wait",
  active: "good",
  expired: "plain",
  failed: "bad",
  cancelled: "plain",
};

/** Creates the handlers of `/wallet/plans`. */
export function createPlanPages({ core }: PageDeps): PageHandlers {
  const { chain } = core.settings;

  async function showPay(visit: Visit, plan: PlanId, txHash: string, fault: string | null) {
    const { lang, signIn } = visit;
    const words = PLANS_TEXTS[lang];
    if (chain === null) throw new NotFound("chain on this host");
    const addresses = await listAddresses(core, chain.chainId, signIn.userId);
    const { points, calls } = PLANS[plan];
    const title = words.payTitle(titleOf(plan));
    const main = html`
      ${pageHead({
        title,
        lead: words.payLead(formatNumber(lang, points), formatNumber(lang, calls)),
        back: { href: PATH, label: words.title },
      })}
      ${card(paySteps(visit, chain, plan, addresses.length, txHash, fault))}
    `;
    return deskPage(visit, {
      title,
      at: PATH,
      main,
      path: `${PATH}/${plan}`,
      scripts: [CHAIN_SCRIPT.path],
      ...(fault === null ? {} : { status: 400 }),
    });
  }

  return {
    [PATH]: {
      async GET(visit) {
        const { lang, signIn } = visit;
        const words = PLANS_TEXTS[lang];
        const subscriptions = await listSubscriptions(core, signIn.userId);
        const active = subscriptions.find(({ status }) => status === "active");
        const main = html`
          ${pageHead({ title: words.title, lead: words.lead })}
          ${chain === null ? note("plain", words.off) : null}
          ${active ? card(quota(lang, active), { title: words.current }) : null}
          <div class="plans">
            ${PLAN_IDS.map((plan) => offer(lang, plan, active, chain !== null))}
          </div>
          ${
            subscriptions.length > 0
              ? card(history(lang, subscriptions), { title: words.history })
              : null
          }
        `;
        return deskPage(visit, { title: words.title, at: PATH, main });
      },
    },
    [`${PATH}/:plan`]: {
      GET: (visit) => showPay(visit, planIn(visit), "", null),
      async POST(visit, form) {
        const plan = planIn(visit);
        const words = CHAIN[visit.lang];
        const txHash = (form.get("txHash") ?? "").trim();
        if (chain === null) throw new NotFound("chain on this host");
        if (!isTxHash(txHash)) return showPay(visit, plan, txHash, words.hashFault);
        try {
          const { userId } = visit.signIn;
          const { id } = await subscribe(core, chain.chainId, userId, plan, fromHex(txHash));
          return goOn(`${PATH}/payments/${id}`);
        } catch (cause) {
          const fault = cause instanceof WalletError ? words.failures[cause.code] : undefined;
          if (fault === undefined) throw cause;
          return showPay(visit, plan, txHash, fault);
        }
      },
    },
    [`${PATH}/payments/:id`]: {
      async GET(visit) {
        const id = idIn(visit, 3);
        const all = await listSubscriptions(core, visit.signIn.userId);
        const one = all.find((subscription) => subscription.id === id);
        if (one === undefined) throw new NotFound("payment of yours");
        const { title, main } = payment(visit, one, chain?.confirmations ?? 0);
        const waits = one.status === "pending" ? { refreshSeconds: REFRESH_SECONDS } : {};
        return deskPage(visit, { title, at: PATH, main, ...waits });
      },
    },
  };
}

function planIn({ url }: Visit): PlanId {
  const plan = PLAN_IDS.find((id) => id === url.pathname.split("/")[3]);
  if (plan === undefined) throw new NotFound("plan");
  return plan;
}

function titleOf(plan: PlanId): string {
  return plan[0]!.toUpperCase() + plan.slice(1);
}

function offer(lang: Lang, plan: PlanId, active: Subscription | undefined, payable: boolean): Html {
  const words = PLANS_TEXTS[lang];
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

function quota(lang: Lang, { plan, callsUsed, callLimit, periodEnd }: Subscription): Html {
  const words = PLANS_TEXTS[lang];
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

function history(lang: Lang, subscriptions: readonly Subscription[]): Html {
  const words = PLANS_TEXTS[lang];
  return list(
    subscriptions.map(({ id, plan, status, periodStart, failure, txHash }) => {
      const short = txHash === null ? "" : `${txHash.slice(0, 10)}…${txHash.slice(-8)}`;
      const text = failure
        ? (CHAIN[lang].failures[failure] ?? failure)
        : periodStart
          ? dateOf(lang, periodStart)
          : html`<code>${short}</code>`;
      return item({
        disc: disc("plan", status === "failed" ? "danger" : status === "active" ? "" : "quiet"),
        title: titleOf(plan),
        href: `${PATH}/payments/${id}`,
        text,
        end: tag(MOODS[status], words.states[status]!),
      });
    }),
  );
}

function paySteps(
  { lang, signIn }: Visit,
  chain: ChainSettings,
  plan: PlanId,
  addresses: number,
  txHash: string,
  fault: string | null,
): Html {
  const words = PLANS_TEXTS[lang];
  const { points } = PLANS[plan];
  const proved =
    addresses > 0
      ? html`<p>${words.addresses(addresses)} <a href="/wallet/addresses">${words.prove}</a></p>`
      : html`<p>${words.proveFirst}</p>
          <div>
            ${linkButton("/wallet/addresses", words.prove, { look: "quiet", small: true })}
          </div>`;
  return html`<ol class="steps">
    <li${attributes({ class: addresses > 0 ? "step-done" : null })}>
      <div class="stack tight"><h2>${words.stepAddress}</h2>${proved}</div>
    </li>
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
        <form method="post" action="${PATH}/${plan}" class="form"${payAttributes(chain, points)}>
          ${hidden("csrf", signIn.csrf)} ${walletButton(lang, words.payWithWallet, null)}
          ${textField({
            name: "txHash",
            label: CHAIN[lang].hash,
            hint: CHAIN[lang].hashHint,
            fault,
            input: {
              value: txHash,
              class: "mono",
              maxlength: 66,
              autocomplete: "off",
              spellcheck: "false",
            },
          })}
          <div>${button(words.submit, { look: "quiet" })}</div>
        </form>
      </div>
    </li>
  </ol>`;
}

function payment(visit: Visit, one: Subscription, blocks: number): { title: string; main: Html } {
  const { lang, url } = visit;
  const words = PLANS_TEXTS[lang];
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
    const told = CHAIN[lang].failures[failure ?? ""] ?? failure;
    const again = linkButton(`${PATH}/${plan}`, words.again, { look: "quiet" });
    return {
      title,
      main: html`${pageHead({ title, back })} ${note("bad", told, { live: true })} ${summary}
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
