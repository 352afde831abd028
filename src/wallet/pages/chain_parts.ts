/** What the pages of tokens share: the steps of a payment, the panel that is paid to, and the wallet's button. */
import { readFileSync } from "node:fs";
import {
  button,
  copyBox,
  createAsset,
  facts,
  formatNumber,
  hidden,
  html,
  icon,
  linkButton,
  qrCode,
  textField,
  trustedHtml,
} from "../../ui/mod.ts";
import type { Html, Lang } from "../../ui/mod.ts";
import type { ChainSettings } from "../settings.ts";
import type { Visit } from "./visit.ts";
import { wordsOf } from "../words/mod.ts";

/** The script that connects a browser wallet; pages of tokens load it. */
export const CHAIN_SCRIPT = createAsset(
  "chain.js",
  "text/javascript; charset=utf-8",
  readFileSync(new URL("chain.js", import.meta.url), "utf8"),
);

/**
 * Where tokens are sent, with a QR code that wallets understand (ERC-681).
 *
 * @param points exact number of tokens, or null where any number will do
 */
export function payPanel(lang: Lang, chain: ChainSettings, points: number | null): Html {
  const words = wordsOf(lang).chain;
  const query = new URLSearchParams({ address: chain.treasury });
  if (points !== null) query.set("uint256", String(unitsOf(chain, points)));
  const uri = `ethereum:${chain.token}@${chain.chainId}/transfer?${query}`;
  return html`<div class="pay">
    ${facts([
      points === null
        ? null
        : [
            words.amount,
            html`<strong>${words.tokens(formatNumber(lang, points))}</strong>
              ${copyBox(lang, "pay-amount", String(points))}`,
          ],
      [words.treasury, copyBox(lang, "pay-treasury", chain.treasury)],
      [words.token, copyBox(lang, "pay-token", chain.token)],
      [words.chain, chain.chainId],
    ])}
    <figure class="stack tight">
      ${qrCode(uri, words.qr)}
      <figcaption class="small muted">${words.qr}</figcaption>
    </figure>
  </div>`;
}

/**
 * The button of the browser wallet; it shows itself where scripts run.
 *
 * @param before a field that only this way needs
 */
export function walletButton(lang: Lang, label: string, before: Html | null): Html {
  const { none, wait, refused, or } = wordsOf(lang).chain;
  return html`<div
    data-wallet
    data-none="${none}"
    data-wait="${wait}"
    data-refused="${refused}"
    class="stack"
    hidden
  >
    ${before}
    <div><button type="button" class="button">${icon("chain", 18)}${label}</button></div>
    <p class="small" data-told aria-live="polite"></p>
    <div class="or">${or}</div>
  </div>`;
}

/** Attributes of a form that the wallet's button pays for. */
function payAttributes(chain: ChainSettings, points: number | null): Html {
  const { token, treasury, chainId } = chain;
  const amount =
    points === null
      ? `data-per-point="${unitsOf(chain, 1)}"`
      : `data-units="${unitsOf(chain, points)}"`;
  // All of these come from checked settings: hexadecimal addresses and whole numbers.
  return trustedHtml(
    ` data-pay data-token="${token}" data-treasury="${treasury}" data-chain="0x${chainId.toString(16)}" ${amount}`,
  );
}

/** The first step of a payment: whether an address is proved, and where to prove one. */
export function addressStep(lang: Lang, proved: number, heading: "h2" | "h3"): Html {
  const words = wordsOf(lang).chain;
  const title = heading === "h2" ? html`<h2>${words.yours}</h2>` : html`<h3>${words.yours}</h3>`;
  if (proved > 0) {
    return html`<li class="step-done">
      <div class="stack tight">
        ${title}
        <p>${words.proved(proved)} <a href="/wallet/addresses">${words.prove}</a></p>
      </div>
    </li>`;
  }
  return html`<li>
    <div class="stack tight">
      ${title}
      <p>${words.proveFirst}</p>
      <div>${linkButton("/wallet/addresses", words.prove, { look: "quiet", small: true })}</div>
    </div>
  </li>`;
}

/**
 * The form that submits a transfer, by the browser's wallet or by its hash.
 *
 * @param points exact number of tokens, or null where the reader says how many
 */
export function submitForm(
  { lang, signIn }: Visit,
  chain: ChainSettings,
  options: {
    readonly action: string;
    readonly points: number | null;
    readonly txHash: string;
    readonly fault: string | null;
  },
): Html {
  const { action, points, txHash, fault } = options;
  const words = wordsOf(lang).chain;
  const howMany =
    points !== null
      ? null
      : textField({
          name: "points",
          id: "wallet-points",
          label: words.howMany,
          input: { value: "100", inputmode: "numeric", pattern: "[1-9][0-9]*", maxlength: 9 },
        });
  return html`<form method="post" action="${action}" class="form" ${payAttributes(chain, points)}>
    ${hidden("csrf", signIn.csrf)} ${walletButton(lang, words.payWithWallet, howMany)}
    ${textField({
      name: "txHash",
      label: words.hash,
      hint: words.hashHint,
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
  </form>`;
}

function unitsOf({ decimals }: ChainSettings, points: number): bigint {
  return BigInt(points) * 10n ** BigInt(decimals);
}
