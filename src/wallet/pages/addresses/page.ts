/** Addresses on the chain: proved by signing a message, in the browser's wallet or with any other tool. */
import {
  button,
  card,
  empty,
  fold,
  hidden,
  html,
  item,
  disc,
  list,
  note,
  pageHead,
  textField,
} from "../../../ui/mod.ts";
import type { Html, Words } from "../../../ui/mod.ts";
import { linkAddress, linkMessage, listAddresses } from "../../chain/mod.ts";
import type { Chain } from "../../chain/mod.ts";
import { NotFound, WalletError } from "../../errors.ts";
import { BadRequest } from "../../http/mod.ts";
import { CHAIN_SCRIPT, walletButton } from "../chain_parts.ts";
import { CHAIN } from "../chain_texts.ts";
import { deskPage } from "../frame.ts";
import { goOn } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";

const PATH = "/wallet/addresses";

interface AddressTexts {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly yours: string;
  readonly none: string;
  readonly add: string;
  readonly addHint: string;
  readonly connect: string;
  readonly byHand: string;
  readonly message: string;
  readonly messageHint: string;
  readonly address: string;
  readonly addressHint: string;
  readonly signature: string;
  readonly signatureHint: string;
  readonly prove: string;
  readonly done: Readonly<Record<string, string>>;
}

const TEXTS: Words<AddressTexts> = {
  en: {
    title: "Addresses",
    lead: "Payments in tokens count when they come from an address that you have proved to be yours.",
    back: "Account",
    yours: "Proved addresses",
    none: "None yet.",
    add: "Prove an address",
    addHint:
      "You sign a short message that names this account. Signing costs nothing and moves nothing.",
    connect: "Connect wallet and sign",
    byHand: "Sign with another tool",
    message: "Message to sign",
    messageHint: "Valid for ten minutes; reload the page for a new one.",
    address: "Address",
    addressHint: "0x and 40 hexadecimal digits.",
    signature: "Signature",
    signatureHint: "What your tool gives back (personal_sign, EIP-191).",
    prove: "Prove address",
    done: { proved: "The address is proved. Payments from it count from now on." },
  },
  "zh-Hant": {
    title: "鏈上地址",
    lead: "以代幣付款時，只有來自你已驗證地址的轉帳才會計入。",
    back: "帳號",
    yours: "已驗證的地址",
    none: "尚無地址。",
    add: "驗證地址",
    addHint: "你會簽署一則寫有此帳號的短訊息。簽署不需費用，也不會移動任何資產。",
    connect: "連結錢包並簽署",
    byHand: "用其他工具簽署",
    message: "要簽署的訊息",
    messageHint: "十分鐘內有效；重新載入頁面可取得新的訊息。",
    address: "地址",
    addressHint: "0x 加上 40 個十六進位字元。",
    signature: "簽章",
    signatureHint: "簽署工具產生的結果（personal_sign，EIP-191）。",
    prove: "驗證地址",
    done: { proved: "地址已驗證，之後由此地址的付款都會計入。" },
  },
};

/** Creates the handlers of `/wallet/addresses`. */
export function createAddressPages({ core, openChain, originOf }: PageDeps): PageHandlers {
  async function requireChain(): Promise<Chain> {
    const chain = await openChain();
    if (chain === null) throw new NotFound("chain on this host");
    return chain;
  }

  async function show(visit: Visit, fault: string | null): Promise<Response> {
    const { lang, signIn, request } = visit;
    const words = TEXTS[lang];
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
    const { failures } = CHAIN[visit.lang];
    const chain = await requireChain();
    try {
      await linkAddress(core, chain, originOf(visit.request), visit.signIn.userId, proof);
      return null;
    } catch (cause) {
      if (cause instanceof BadRequest) return failures.bad_signature!;
      const told = cause instanceof WalletError ? failures[cause.code] : undefined;
      if (told === undefined) throw cause;
      return told;
    }
  }
}

function proofForm({ lang, signIn }: Visit, message: string, issuedAt: string): Html {
  const words = TEXTS[lang];
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
