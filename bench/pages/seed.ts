/** A busy account and a busy partner, so that pages are measured where they are slowest. */
import type { Core } from "../../src/wallet/core.ts";
import { rollPartnerDays } from "../../src/wallet/partner_days/mod.ts";
import type { Host } from "../../tests/wallet/support/stores.ts";
import { furnish } from "../../tests/pages/support/furnish.ts";
import type { Furnished } from "../../tests/pages/support/furnish.ts";

/** Postings of the account, a third of them by its partner, over a year. */
export const OWN_POSTINGS = 20_000;
/** People who use the partner, and postings of each in thirty days. */
export const PEOPLE = 2_000;
export const POSTINGS_EACH = 20;

/** Fills an empty, migrated schema. */
export async function seed(host: Host): Promise<Furnished> {
  const home = await furnish(host);
  const partnerId = Number(home.paths.partner!.split("/").at(-1));
  const { database } = host.core;
  await addPostings(host.core, home.user.accountId, partnerId);
  await database.rows(
    "SELECT wallet_create_user(NULL, 'bench') FROM generate_series(1, $1::integer)",
    [PEOPLE],
  );
  await database.rows(
    `INSERT INTO oauth_grants(user_id, partner_id, scopes)
     SELECT id, $1, '{deduct}' FROM users WHERE display_name = 'bench'`,
    [partnerId],
  );
  await database.rows(
    `INSERT INTO oauth_tokens(grant_id, family, access_hash, refresh_hash, scopes, access_expires_at, refresh_expires_at)
     SELECT g.id, gen_random_uuid(), sha256(('a' || g.id)::bytea), sha256(('r' || g.id)::bytea), g.scopes,
       now() + interval '30 days', now() + interval '90 days'
     FROM oauth_grants g JOIN users u ON u.id = g.user_id WHERE u.display_name = 'bench'`,
  );
  await database.rows(
    `INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, partner_id, idem_key,
       request_hash, description, created_at)
     SELECT gen_random_uuid(), 'deduct', a.id, r.id, 5, 100, $1, 'b' || n, '\\x00', 'A reading',
       now() - random() * interval '30 days'
     FROM users u JOIN accounts a ON a.user_id = u.id, accounts r, generate_series(1, $2::integer) n
     WHERE u.display_name = 'bench' AND r.kind = 'revenue'`,
    [partnerId, POSTINGS_EACH],
  );
  await rollPartnerDays(database);
  await database.script("ANALYZE");
  return home;
}

async function addPostings({ database }: Core, accountId: number, partnerId: number) {
  await database.rows(
    `INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, partner_id, idem_key,
       request_hash, description, created_at)
     SELECT gen_random_uuid(), 'deduct', $1, r.id, 5, 100, CASE n % 3 WHEN 0 THEN $2::bigint ELSE 0 END,
       'b' || n, '\\x00', 'A reading', now() - random() * interval '365 days'
     FROM accounts r, generate_series(1, $3::integer) n WHERE r.kind = 'revenue'`,
    [accountId, partnerId, OWN_POSTINGS],
  );
}
