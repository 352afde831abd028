/** Postings as the overview and the list of transactions show them. */
import { disc, formatNumber, formatSigned, html, timeOf } from "../../ui/mod.ts";
import type { Html, Lang } from "../../ui/mod.ts";
import type { Transaction } from "../contract.ts";
import type { Query } from "../db/mod.ts";
import { ownPostingOf } from "../ledger/mod.ts";
import { planOfPosting } from "../plans/mod.ts";
import type { Visit } from "./visit.ts";
import { wordsOf } from "../words/mod.ts";

/**
 * What a posting was for; the wallet's own sentences come in the reader's language. It stands apart, since a
 * partner may write it in either direction.
 */
export function describeTransaction(
  lang: Lang,
  transaction: Transaction,
  kept: ReadonlySet<string> = new Set(),
): Html {
  const purpose = html`<bdi>${purposeOf(lang, transaction)}</bdi>`;
  const { id } = transaction;
  return kept.has(id) ? html`<a href="/readings/${id}">${purpose}</a>` : purpose;
}

/** Which of them paid for a reading that is kept; none where readings are not served here. */
export async function readKept(
  { signIn, library }: Pick<Visit, "signIn" | "library">,
  query: Query,
  transactions: readonly Transaction[],
): Promise<ReadonlySet<string>> {
  if (!library || transactions.length === 0) return new Set();
  const rows = await query.rows<{ id: string }>(
    "SELECT id FROM readings WHERE user_id = $1 AND id = ANY($2::uuid[])",
    [signIn.userId, transactions.map(({ id }) => id)],
  );
  return new Set(rows.map(({ id }) => id));
}

function purposeOf(lang: Lang, { description, reference, kind }: Transaction): string {
  const words = wordsOf(lang).transaction;
  if (kind !== "deduct") {
    const own = ownPostingOf(description);
    if (own !== undefined) return words.own[own];
    const plan = planOfPosting(description);
    if (plan !== null) return words.planPoints(plan);
  }
  return description || reference || words.kinds[kind];
}

/** Who moved the points: a partner's name, or the kind. */
export function sourceOf(
  lang: Lang,
  transaction: Transaction,
  names: ReadonlyMap<number, string>,
): Html {
  const { partnerId, apiKeyId, kind } = transaction;
  const words = wordsOf(lang).transaction;
  const partner = partnerId === null ? undefined : names.get(partnerId);
  const isCall = partnerId === null && apiKeyId !== null;
  return html`<bdi>${partner ?? (isCall ? words.apiCall : words.kinds[kind])}</bdi>`;
}

/** The signed points of a posting. */
export function signedPoints(lang: Lang, { points }: Transaction): Html {
  return html`<span class="number ${points > 0 ? "plus" : "minus"}"
    >${formatSigned(lang, points)}</span
  >`;
}

/** The sign of a posting. */
export function transactionDisc({ points, partnerId, kind }: Transaction): Html {
  if (points > 0)
    return disc(kind === "topup" ? "card" : kind === "swap" ? "chain" : "points", "gilt");
  return disc(partnerId !== null ? "link" : "bolt", "quiet");
}

/** Time, and the balance after it where it was recorded. */
export function whenAndAfter(lang: Lang, { createdAt, balanceAfter }: Transaction): Html {
  const after =
    balanceAfter === null
      ? ""
      : ` · ${wordsOf(lang).transaction.after(formatNumber(lang, balanceAfter))}`;
  return html`${timeOf(lang, createdAt)}${after}`;
}

/** Names of partners by id. */
export async function readPartnerNames(
  query: Query,
  transactions: readonly Transaction[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(transactions.flatMap(({ partnerId }) => partnerId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await query.rows<{ id: number; name: string }>(
    "SELECT id, name FROM oauth_clients WHERE id = ANY($1)",
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
