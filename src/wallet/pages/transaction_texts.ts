/** Words about postings, for the overview and the list of transactions. */
import { disc, formatNumber, formatSigned, html, timeOf } from "../../ui/mod.ts";
import type { Html, Lang, Words } from "../../ui/mod.ts";
import type { Transaction } from "../contract.ts";
import type { Query } from "../db/client.ts";

interface KindTexts {
  readonly kinds: Readonly<Record<Transaction["kind"], string>>;
  readonly apiCall: string;
  readonly known: Readonly<Record<string, string>>;
  readonly planPoints: (plan: string) => string;
  readonly after: (points: string) => string;
  readonly points: (signed: string) => string;
}

export const KINDS: Words<KindTexts> = {
  en: {
    kinds: {
      deduct: "Charge",
      capture: "API call",
      topup: "Card top-up",
      swap: "Tokens",
      grant: "Granted",
      refund: "Refund",
      adjust: "Correction",
    },
    apiCall: "API call",
    known: {},
    planPoints: (plan) => `Points of the plan ${plan}`,
    after: (points) => `Balance ${points}`,
    points: (signed) => `${signed} points`,
  },
  "zh-Hant": {
    kinds: {
      deduct: "扣點",
      capture: "API 呼叫",
      topup: "信用卡儲值",
      swap: "代幣",
      grant: "贈點",
      refund: "退款",
      adjust: "更正",
    },
    apiCall: "API 呼叫",
    known: {
      "Points bought by card": "以信用卡購買的點數",
      "Tokens swapped for points": "以代幣兌換的點數",
      "Demo points": "示範點數",
      "Card payment refunded": "信用卡付款已退款",
      "Card payment disputed": "信用卡付款發生爭議",
    },
    planPoints: (plan) => `${plan} 方案的點數`,
    after: (points) => `餘額 ${points}`,
    points: (signed) => `${signed} 點`,
  },
};

const PLAN_POINTS = /^Points of the plan (\w+)$/;

/** What a posting was for; the wallet's own sentences come in the reader's language. */
export function describeTransaction(
  lang: Lang,
  { description, reference, kind }: Transaction,
): string {
  const words = KINDS[lang];
  const plan = PLAN_POINTS.exec(description)?.[1];
  if (plan) return words.planPoints(plan);
  return words.known[description] ?? (description || reference || words.kinds[kind]);
}

/** Who moved the points: a partner's name, or the kind. */
export function sourceOf(
  lang: Lang,
  transaction: Transaction,
  names: ReadonlyMap<number, string>,
): string {
  const { partnerId, apiKeyId, kind } = transaction;
  if (partnerId !== null) return names.get(partnerId) ?? KINDS[lang].kinds[kind];
  return apiKeyId !== null ? KINDS[lang].apiCall : KINDS[lang].kinds[kind];
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
    balanceAfter === null ? "" : ` · ${KINDS[lang].after(formatNumber(lang, balanceAfter))}`;
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
