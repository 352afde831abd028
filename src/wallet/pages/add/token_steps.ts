/** Tokens swapped for points: the steps, and what became of earlier transfers. */
import { disc, formatNumber, html, item, list, tag } from "../../../ui/mod.ts";
import type { Html, Mood } from "../../../ui/mod.ts";
import type { Swap } from "../../chain/mod.ts";
import type { ChainSettings } from "../../settings.ts";
import { addressStep, payPanel, submitForm } from "../chain_parts.ts";
import type { Visit } from "../visit.ts";
import { lookUp, wordsOf } from "../../words/mod.ts";

const MOODS: Readonly<Record<Swap["status"], Mood>> = {
  seen: "wait",
  confirmed: "good",
  rejected: "bad",
};

/** Writes the three steps; `proved` counts the reader's addresses. */
export function tokenSteps(
  visit: Visit,
  chain: ChainSettings,
  proved: number,
  sent: { readonly txHash: string; readonly fault: string | null },
): Html {
  const { lang } = visit;
  const words = wordsOf(lang).add;
  return html`<p>${words.chainHint}</p>
    <ol class="steps">
      ${addressStep(lang, proved, "h3")}
      <li>
        <div class="stack">
          <h3>${words.stepSend}</h3>
          ${payPanel(lang, chain, null)}
        </div>
      </li>
      <li>
        <div class="stack">
          <h3>${words.stepSubmit}</h3>
          <p>${words.submitHint}</p>
          ${submitForm(visit, chain, { action: "/wallet/add/token", points: null, ...sent })}
        </div>
      </li>
    </ol>`;
}

/** Lists transfers with their state. */
export function swapList({ lang }: Visit, swaps: readonly Swap[]): Html {
  const words = wordsOf(lang).add;
  return list(
    swaps.map(({ txHash, status, points, reason }) => {
      const why = lookUp(wordsOf(lang).chain.failures, reason) ?? reason;
      return item({
        disc: disc("chain", status === "rejected" ? "danger" : "gilt"),
        title: html`<code>${txHash.slice(0, 10)}…${txHash.slice(-8)}</code>`,
        text: status === "confirmed" ? `+${formatNumber(lang, points)} ${words.points}` : why,
        end: tag(MOODS[status], words.states[status]!),
      });
    }),
  );
}
