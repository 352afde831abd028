/** Plans: chosen, paid in tokens, live until active, and how much of a quota is used. */
import {
  card,
  dateOf,
  disc,
  formatNumber,
  html,
  item,
  list,
  note,
  pageHead,
  tag,
} from "../../../ui/mod.ts";
import type { Html, Lang, Mood } from "../../../ui/mod.ts";
import { readTxHash, listAddresses } from "../../chain/mod.ts";
import { NotFound, WalletError } from "../../errors.ts";
import { listSubscriptions, PLAN_IDS, PLANS, subscribe } from "../../plans/mod.ts";
import type { PlanId, Subscription } from "../../plans/mod.ts";
import { CHAIN_SCRIPT } from "../chain_parts.ts";
import { deskPage } from "../frame.ts";
import { goOn, idIn } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { offer, quota, titleOf } from "./offer.ts";
import { payment, paySteps } from "./payment_page.ts";
import { lookUp, wordsOf } from "../../words/mod.ts";

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
    const words = wordsOf(lang).plans;
    if (chain === null) throw new NotFound("chain");
    const addresses = await listAddresses(core, chain.chainId, signIn.userId);
    const { points, calls } = PLANS[plan];
    const title = words.payTitle(titleOf(plan));
    const main = html`
      ${pageHead({
        title,
        lead: words.payLead(formatNumber(lang, points), formatNumber(lang, calls)),
        back: { href: PATH, label: words.title },
      })}
      ${card(paySteps(visit, chain, plan, addresses.length, { txHash, fault }))}
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
        const words = wordsOf(lang).plans;
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
        const words = wordsOf(visit.lang).chain;
        const txHash = (form.get("txHash") ?? "").trim();
        if (chain === null) throw new NotFound("chain");
        const hash = readTxHash(txHash);
        if (hash === null) return showPay(visit, plan, txHash, words.hashFault);
        try {
          const { userId } = visit.signIn;
          const { id } = await subscribe(core, chain.chainId, userId, plan, hash);
          return goOn(`${PATH}/payments/${id}`);
        } catch (cause) {
          const fault =
            cause instanceof WalletError ? lookUp(words.failures, cause.code) : undefined;
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
        if (one === undefined) throw new NotFound("payment");
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

function history(lang: Lang, subscriptions: readonly Subscription[]): Html {
  const words = wordsOf(lang).plans;
  return list(
    subscriptions.map(({ id, plan, status, periodStart, failure, txHash }) => {
      const short = txHash === null ? "" : `${txHash.slice(0, 10)}…${txHash.slice(-8)}`;
      const text = failure
        ? (lookUp(wordsOf(lang).chain.failures, failure) ?? failure)
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
