/** Addresses on the chain: proved by signing a message, in the browser's wallet or with any other tool. */
import {
  button,
  card,
  disc,
  empty,
  fold,
  hidden,
  html,
  item,
  list,
  note,
  pageHead,
  textField,
} from "../../../ui/mod.ts";
import type { Html } from "../../../ui/mod.ts";
import { linkAddress, linkMessage, listAddresses } from "../../chain/mod.ts";
import type { Chain } from "../../chain/mod.ts";
import { NotFound, WalletError } from "../../errors.ts";
import { BadRequest } from "../../http/mod.ts";
import { CHAIN_SCRIPT, walletButton } from "../chain_parts.ts";
import { deskPage } from "../frame.ts";
import { goOn } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { lookUp, wordsOf } from "../../words/mod.ts";

const PATH = "/wallet/addresses";

/** Creates the handlers of `/wallet/addresses`. */
export function createAddressPages({ core, openChain, originOf }: PageDeps): PageHandlers {
  async function requireChain(): Promise<Chain> {
    const chain = await openChain();
    if (chain === null) throw new NotFound("chain");
    return chain;
  }

  async function show(visit: Visit, fault: string | null): Promise<Response> {
    const { lang, signIn, request } = visit;
    const words = wordsOf(lang).addresses;
    const { chainId } = (await requireChain()).settings;
    const addresses = await listAddresses(core, chainId, signIn.userId);
    const issuedAt = new Date(core.clock.now()).toISOString();
    const message = linkMessage(originOf(request), signIn.userId, chainId, issuedAt);
    const main = html`
      ${pageHead({
        title: words.title,
        lead: words.lead,
        back: { href: "/wallet/account", label: words.back },
      })}
      ${fault === null ? null : note("bad", fault, { live: true })}
      ${card(
        addresses.length === 0
          ? empty("chain", words.none)
          : list(
              addresses.map((one) =>
                item({ disc: disc("chain"), title: html`<code>${one}</code>` }),
              ),
            ),
        { title: words.yours },
      )}
      ${card([html`<p>${words.addHint}</p>`, proofForm(visit, message, issuedAt)], {
        title: words.add,
      })}
    `;
    return deskPage(visit, {
      title: words.title,
      at: "/wallet/account",
      main,
      path: PATH,
      done: words.done,
      scripts: [CHAIN_SCRIPT.path],
      ...(fault === null ? {} : { status: 400 }),
    });
  }

  return {
    [PATH]: {
      GET: (visit) => show(visit, null),
      async POST(visit, form) {
        const proof = {
          address: form.get("address")?.trim() ?? "",
          issuedAt: form.get("issuedAt") ?? "",
          signature: form.get("signature")?.trim() ?? "",
        };
        const fault = await prove(visit, proof);
        return fault === null ? goOn(PATH, "proved") : show(visit, fault);
      },
    },
  };

  /** What is wrong with a proof, or null when the address is linked. */
  async function prove(visit: Visit, proof: Parameters<typeof linkAddress>[4]) {
    const { failures } = wordsOf(visit.lang).chain;
    const chain = await requireChain();
    try {
      await linkAddress(core, chain, originOf(visit.request), visit.signIn.userId, proof);
      return null;
    } catch (cause) {
      if (cause instanceof BadRequest) return failures.bad_signature;
      const fault = cause instanceof WalletError ? lookUp(failures, cause.code) : undefined;
      if (fault === undefined) throw cause;
      return fault;
    }
  }
}

function proofForm({ lang, signIn }: Visit, message: string, issuedAt: string): Html {
  const words = wordsOf(lang).addresses;
  const mono = { class: "mono", autocomplete: "off", spellcheck: "false" };
  return html`<form method="post" action="${PATH}" class="form" data-link="${message}">
    ${hidden("csrf", signIn.csrf)} ${hidden("issuedAt", issuedAt)}
    ${walletButton(lang, words.connect, null)}
    ${fold(words.byHand, [
      html`<div class="stack tight">
        <strong>${words.message}</strong>
        <span class="hint">${words.messageHint}</span>
        <pre id="message-shown" tabindex="0">${message}</pre>
      </div>`,
      textField({
        name: "address",
        label: words.address,
        hint: words.addressHint,
        input: { ...mono, maxlength: 42 },
      }),
      textField({
        name: "signature",
        label: words.signature,
        hint: words.signatureHint,
        input: { ...mono, maxlength: 200 },
      }),
      html`<div>${button(words.prove, { look: "quiet" })}</div>`,
    ])}
  </form>`;
}
