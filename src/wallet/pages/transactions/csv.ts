/** Transactions as a CSV file (RFC 4180), written page by page while it is sent. */
import type { Transaction } from "../../contract.ts";
import type { Core } from "../../core.ts";
import { listTransactions } from "../../ledger/mod.ts";
import type { TransactionFilter } from "../../ledger/mod.ts";
import { readPartnerNames } from "../posting_parts.ts";

const HEAD = "time,id,kind,points,balance_after,partner,procedure,description\r\n";
const PAGE = 100;

/** Streams the postings of an account that fit a filter, newest first. */
export function csvOf(
  core: Core,
  accountId: number,
  filter: TransactionFilter,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: string | undefined;
  let begun = false;
  return new ReadableStream({
    async pull(controller) {
      // The mark tells spreadsheets that the text is UTF-8.
      if (!begun) controller.enqueue(encoder.encode(`\uFEFF${HEAD}`));
      begun = true;
      const page = await listTransactions(
        core.database,
        { accountId },
        { limit: PAGE, ...(cursor ? { cursor } : {}) },
        filter,
      );
      const names = await readPartnerNames(core.database, page.transactions);
      const lines = page.transactions.map((one) => lineOf(one, names)).join("");
      if (lines !== "") controller.enqueue(encoder.encode(lines));
      cursor = page.nextCursor ?? undefined;
      if (cursor === undefined) controller.close();
    },
  });
}

function lineOf(one: Transaction, names: ReadonlyMap<number, string>): string {
  const partner = one.partnerId === null ? "" : (names.get(one.partnerId) ?? "");
  const cells = [
    one.createdAt,
    one.id,
    one.kind,
    String(one.points),
    one.balanceAfter === null ? "" : String(one.balanceAfter),
    writeText(partner),
    writeText(one.reference ?? ""),
    writeText(one.description),
  ];
  return `${cells.join(",")}\r\n`;
}

/** Quoted; a text that a spreadsheet would take for a formula gets an apostrophe. */
function writeText(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
