/** Every posting of an account, with a filter and a file of it. */
import {
  button,
  card,
  empty,
  fold,
  formatNumber,
  html,
  linkButton,
  pageHead,
  selectField,
  table,
  textField,
  timeOf,
} from "../../../ui/mod.ts";
import type { Child, Column, Html } from "../../../ui/mod.ts";
import type { ApiKey, Transaction } from "../../contract.ts";
import { listTransactions } from "../../ledger/mod.ts";
import { listConsents } from "../../oauth/mod.ts";
import type { GivenConsent } from "../../oauth/mod.ts";
import { InvalidCursor } from "../../errors.ts";
import { deskPage } from "../frame.ts";
import {
  describeTransaction,
  readKept,
  readPartnerNames,
  signedPoints,
  sourceOf,
} from "../posting_parts.ts";
import { goOn } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { csvOf } from "./csv.ts";
import { FILTER_NAMES, readFilter } from "./filter.ts";
import type { AskedFilter } from "./filter.ts";
import { wordsOf } from "../../words/mod.ts";

const PATH = "/wallet/transactions";
const CSV_PATH = "/wallet/transactions.csv";
const LIMIT = 25;

/** Creates the handlers of the list and of its file. */
export function createTransactionPages({ core, service }: PageDeps): PageHandlers {
  async function show(visit: Visit): Promise<Response> {
    const { lang, signIn, url } = visit;
    const words = wordsOf(lang).transactions;
    const asked = readFilter(url.searchParams);
    const cursor = url.searchParams.get("cursor") || undefined;
    const page = { limit: LIMIT, ...(cursor ? { cursor } : {}) };
    const [found, consents, keys] = await Promise.all([
      listTransactions(core.database, signIn, page, asked.filter),
      listConsents(core, signIn.userId),
      service.listApiKeys(signIn.userId),
    ]);
    const names = await readPartnerNames(core.database, found.transactions);
    const kept = await readKept(visit, core.database, found.transactions);
    const file = linkButton(`${CSV_PATH}?${queryOf(asked)}`, words.csv, {
      look: "quiet",
      small: true,
      icon: "download",
    });
    const main = html`
      ${pageHead({ title: words.title, lead: words.lead, actions: file })}
      ${card([
        fold(words.filter, filterForm(visit, asked, consents, keys), { open: asked.some }),
        found.transactions.length === 0
          ? empty("activity", asked.some ? words.nothingFits : words.nothing)
          : table(words.title, columns(visit, names, kept), found.transactions),
        pager(visit, asked, cursor, found.nextCursor),
      ])}
    `;
    const query = [...FILTER_NAMES, "cursor"];
    return deskPage(visit, { title: words.title, at: PATH, main, query });
  }

  return {
    [PATH]: {
      async GET(visit) {
        try {
          return await show(visit);
        } catch (cause) {
          if (cause instanceof InvalidCursor) return goOn(PATH);
          throw cause;
        }
      },
    },
    [CSV_PATH]: {
      async GET({ signIn, url }) {
        const { filter } = readFilter(url.searchParams);
        return new Response(csvOf(core, signIn.accountId, filter), {
          headers: {
            "Content-Type": "text/csv; charset=utf-8",
            "Content-Disposition": 'attachment; filename="transactions.csv"',
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
          },
        });
      },
    },
  };
}

function columns(
  { lang }: Visit,
  names: ReadonlyMap<number, string>,
  kept: ReadonlySet<string>,
): readonly Column<Transaction>[] {
  const words = wordsOf(lang).transactions;
  return [
    {
      title: words.what,
      cell: (one) => html`<strong>${describeTransaction(lang, one, kept)}</strong>`,
    },
    { title: words.points, look: "end", cell: (one) => signedPoints(lang, one) },
    { title: words.source, look: "quiet", cell: (one) => sourceOf(lang, one, names) },
    {
      title: words.balance,
      look: "quiet end",
      cell: ({ balanceAfter }) => (balanceAfter === null ? "–" : formatNumber(lang, balanceAfter)),
    },
    { title: words.when, look: "quiet wide", cell: (one) => timeOf(lang, one.createdAt) },
  ];
}

function filterForm(
  { lang }: Visit,
  asked: AskedFilter,
  consents: readonly GivenConsent[],
  keys: readonly ApiKey[],
): Html {
  const words = wordsOf(lang).transactions;
  const any = { value: "", label: words.any };
  const kinds = [
    { value: "", label: words.kinds.all },
    { value: "spent", label: words.kinds.spent },
    { value: "added", label: words.kinds.added },
    { value: "corrected", label: words.kinds.corrected },
  ];
  const partners = consents.map(({ partnerId, name }) => {
    return { value: String(partnerId), label: name };
  });
  const own = keys.map(({ id, name }) => ({ value: String(id), label: name }));
  const day = (name: "from" | "until", label: string) =>
    textField({ name, label, input: { type: "date", value: asked[name] } });
  return html`<form method="get" action="${PATH}" class="form">
    <div class="filters">
      ${selectField({ name: "kind", label: words.kind, choices: kinds, value: asked.kind })}
      ${selectField({
        name: "partner",
        label: words.partner,
        choices: [any, ...partners],
        value: asked.partner,
      })}
      ${selectField({ name: "key", label: words.key, choices: [any, ...own], value: asked.key })}
      ${day("from", words.from)} ${day("until", words.until)}
    </div>
    <div class="row">
      ${button(words.apply, { small: true })}
      ${asked.some ? linkButton(PATH, words.clear, { look: "quiet", small: true }) : null}
    </div>
  </form>`;
}

function pager(
  { lang }: Visit,
  asked: AskedFilter,
  cursor: string | undefined,
  next: string | null,
): Child {
  const words = wordsOf(lang).transactions;
  if (cursor === undefined && next === null) return null;
  const back = cursor
    ? linkButton(`${PATH}?${queryOf(asked)}`, words.newest, { look: "quiet", small: true })
    : html`<span></span>`;
  const more = next
    ? linkButton(`${PATH}?${queryOf(asked, next)}`, words.older, { look: "quiet", small: true })
    : null;
  return html`<div class="pager">${back}${more}</div>`;
}

function queryOf(asked: AskedFilter, cursor?: string): string {
  const query = new URLSearchParams();
  for (const name of ["kind", "partner", "key", "from", "until"] as const) {
    if (asked[name]) query.set(name, asked[name]);
  }
  if (cursor) query.set("cursor", cursor);
  return query.toString();
}
