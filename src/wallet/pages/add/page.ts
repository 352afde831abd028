/** Points bought by card or swapped for tokens, and what became of a purchase. */
import {
  attributes,
  button,
  card,
  formatCents,
  formatNumber,
  html,
  linkButton,
  note,
  pageHead,
  postForm,
  textField,
} from "../../../ui/mod.ts";
import type { Html } from "../../../ui/mod.ts";
import { readTxHash, listAddresses, listSwaps, submitSwap } from "../../chain/mod.ts";
import { NotFound, Unavailable, WalletError } from "../../errors.ts";
import { CENTS_PER_POINT, explainCents, findTopUp, startTopUp } from "../../top_up/mod.ts";
import type { TopUp } from "../../top_up/mod.ts";
import { CHAIN_SCRIPT } from "../chain_parts.ts";
import { deskPage } from "../frame.ts";
import { goOn, goTo } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { swapList, tokenSteps } from "./token_steps.ts";
import { keepWayBack, readWayBack } from "./way_back.ts";
import { lookUp, wordsOf } from "../../words/mod.ts";

const PATH = "/wallet/add";
const AMOUNTS = [100, 250, 500, 1000];
const REFRESH_SECONDS = 4;

/** What stood in the forms and what was wrong. */
interface Draft {
  readonly points: string;
  readonly other: string;
  readonly otherFault?: string;
  readonly cardFault?: string;
  readonly txHash: string;
  readonly txFault?: string;
}

const BLANK: Draft = { points: "250", other: "", txHash: "" };

/** Creates the handlers of `/wallet/add`. */
export function createAddPages({ core, openChain, openStripe, originOf }: PageDeps): PageHandlers {
  const { chain, stripe } = core.settings;

  async function show(visit: Visit, draft: Draft): Promise<Response> {
    const { lang, signIn, url } = visit;
    const words = wordsOf(lang).add;
    const [addresses, swaps] = await Promise.all([
      chain ? listAddresses(core, chain.chainId, signIn.userId) : [],
      listSwaps(core, signIn.userId),
    ]);
    const main = html`
      ${pageHead({ title: words.title, lead: words.lead })} ${wayBack(visit)}
      ${url.searchParams.has("cancelled") ? note("plain", words.cancelled, { live: true }) : null}
      ${draft.cardFault ? note("bad", draft.cardFault, { live: true }) : null}
      ${card(stripe ? cardForm(visit, draft) : note("plain", words.cardOff), { title: words.card })}
      ${card(
        chain
          ? tokenSteps(visit, chain, addresses.length, {
              txHash: draft.txHash,
              fault: draft.txFault ?? null,
            })
          : note("plain", words.chainOff),
        { title: words.chain, id: "tokens" },
      )}
      ${swaps.length > 0 ? card(swapList(visit, swaps.slice(0, 10)), { title: words.swaps }) : null}
    `;
    const faulty = draft.otherFault ?? draft.cardFault ?? draft.txFault;
    const page = await deskPage(visit, {
      title: words.title,
      at: PATH,
      main,
      path: PATH,
      done: words.done,
      scripts: chain ? [CHAIN_SCRIPT.path] : [],
      ...(faulty ? { status: 400 } : {}),
    });
    return keepWayBack(visit.request, page);
  }

  return {
    [PATH]: { GET: (visit) => show(visit, BLANK) },
    [`${PATH}/card`]: {
      async POST(visit, form) {
        const words = wordsOf(visit.lang).add;
        const [points, other] = [form.get("points") ?? "", (form.get("other") ?? "").trim()];
        const draft = { ...BLANK, points, other };
        const asked = points === "other" ? other : points;
        const cents = /^\d{1,7}$/.test(asked) ? Number(asked) * CENTS_PER_POINT : 0;
        if (explainCents(cents) !== null) {
          return show(visit, { ...draft, points: "other", otherFault: words.otherFault });
        }
        const client = await openStripe();
        if (client === null) return show(visit, draft);
        try {
          const { userId } = visit.signIn;
          const started = await startTopUp(core, client, userId, cents, originOf(visit.request));
          return goTo(started.checkoutUrl);
        } catch (cause) {
          if (!(cause instanceof Unavailable)) throw cause;
          return show(visit, { ...draft, cardFault: words.cardAway });
        }
      },
    },
    [`${PATH}/token`]: {
      async POST(visit, form) {
        const txHash = (form.get("txHash") ?? "").trim();
        const words = wordsOf(visit.lang).chain;
        const hash = readTxHash(txHash);
        if (hash === null) return show(visit, { ...BLANK, txHash, txFault: words.hashFault });
        const reader = await openChain();
        if (reader === null) return show(visit, BLANK);
        try {
          await submitSwap(core, reader, visit.signIn.userId, hash);
          return goOn(PATH, "seen");
        } catch (cause) {
          const code = cause instanceof WalletError ? cause.code : "unavailable";
          const txFault = lookUp(words.failures, code);
          if (txFault === undefined) throw cause;
          return show(visit, { ...BLANK, txHash, txFault });
        }
      },
    },
    [`${PATH}/:id`]: {
      async GET(visit) {
        const id = visit.url.pathname.split("/")[3] ?? "";
        const topUp = await findTopUp(core, visit.signIn.userId, id);
        if (topUp === null) throw new NotFound("purchase");
        return deskPage(visit, {
          title: wordsOf(visit.lang).add.title,
          at: PATH,
          main: outcome(visit, topUp),
          ...(topUp.status === "pending" ? { refreshSeconds: REFRESH_SECONDS } : {}),
        });
      },
    },
  };
}

function cardForm({ lang, signIn }: Visit, draft: Draft): Html {
  const words = wordsOf(lang).add;
  const amounts = AMOUNTS.map((points) => {
    const input = attributes({
      type: "radio",
      name: "points",
      value: points,
      checked: String(points) === draft.points,
    });
    return html`<label
      ><input${input} /><strong>${formatNumber(lang, points)} ${words.points}</strong
      ><span class="hint">${formatCents(lang, points * CENTS_PER_POINT)}</span></label
    >`;
  });
  const other = attributes({
    type: "radio",
    name: "points",
    value: "other",
    checked: draft.points === "other",
  });
  return postForm(`${PATH}/card`, signIn.csrf, [
    html`<p>${words.cardHint}</p>`,
    html`<fieldset>
      <legend class="legend">${words.howMany}</legend>
      <div class="amounts">
        ${amounts}
        <label
          ><input${other} /><strong>${words.other}</strong
          ><span class="hint">${words.otherHint}</span></label
        >
      </div>
    </fieldset>`,
    html`<div class="other-number">
      ${textField({
        name: "other",
        label: words.otherLabel,
        hint: words.otherHint,
        fault: draft.otherFault ?? null,
        input: { value: draft.other, inputmode: "numeric", autocomplete: "off", maxlength: 7 },
      })}
    </div>`,
    html`<div>${button(words.pay, { icon: "card" })}</div>`,
  ]);
}

function outcome(visit: Visit, { status, points }: TopUp): Html {
  const { lang, url } = visit;
  const words = wordsOf(lang).add;
  if (status === "pending") {
    const body = note("wait", words.waitText, { live: true });
    return html`${pageHead({ title: words.wait })}
      <div data-poll="${url.pathname}" data-state="pending">${body}</div>`;
  }
  const [title, text, mood] =
    status === "paid"
      ? ([words.paid, words.paidText(formatNumber(lang, points)), "good"] as const)
      : status === "failed" || status === "expired"
        ? ([words.failed, words.failedText, "bad"] as const)
        : ([words.reversed, words.reversedText, "bad"] as const);
  const next =
    status === "paid"
      ? linkButton("/wallet", words.toOverview)
      : linkButton(PATH, words.again, { look: "quiet" });
  return html`${pageHead({ title })} ${note(mood, text, { live: true })}
    <div class="row">${next} ${wayBack(visit)}</div>`;
}

/** On to the form that was left for want of points. */
function wayBack({ request, lang }: Visit): Html | null {
  const path = readWayBack(request);
  if (path === null) return null;
  const { wayBack: label } = wordsOf(lang).add;
  return html`<div>${linkButton(path, label, { look: "quiet", icon: "back" })}</div>`;
}
