/** What the address of the list asks for; anything that cannot be read counts as not asked. */
import type { Transaction } from "../../contract.ts";
import type { TransactionFilter } from "../../ledger/mod.ts";

/** Kinds as a reader thinks of them. */
const KIND_GROUPS: ReadonlyMap<string, readonly Transaction["kind"][]> = new Map([
  ["spent", ["deduct", "capture"]],
  ["added", ["topup", "swap", "grant"]],
  ["corrected", ["refund", "adjust"]],
]);

/** What {@link readFilter} reads of a query. */
export const FILTER_NAMES = ["kind", "partner", "key", "from", "until"] as const;

export interface AskedFilter {
  /** As the form shows it again. */
  readonly kind: string;
  readonly partner: string;
  readonly key: string;
  readonly from: string;
  readonly until: string;
  readonly filter: TransactionFilter;
  /** Whether anything was asked for. */
  readonly some: boolean;
}

/** Reads the filter; `until` is the last day that counts. */
export function readFilter(query: URLSearchParams): AskedFilter {
  const kind = query.get("kind") ?? "";
  const kinds = KIND_GROUPS.get(kind);
  const partner = readId(query.get("partner"));
  const key = readId(query.get("key"));
  const from = readDay(query.get("from"));
  const until = readDay(query.get("until"));
  const filter: TransactionFilter = {
    ...(kinds ? { kinds } : {}),
    ...(partner ? { partnerId: Number(partner) } : {}),
    ...(key ? { apiKeyId: Number(key) } : {}),
    ...(from ? { from: new Date(`${from}T00:00:00Z`) } : {}),
    ...(until ? { until: new Date(Date.parse(`${until}T00:00:00Z`) + 86_400_000) } : {}),
  };
  return { kind, partner, key, from, until, filter, some: Object.keys(filter).length > 0 };
}

function readId(text: string | null): string {
  return /^[1-9]\d{0,14}$/.test(text ?? "") ? text! : "";
}

function readDay(text: string | null): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text ?? "")) return "";
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? "" : text!;
}
