/** Accounts, partners and tokens for the bench, written straight into a schema of its own. */
import type { Database } from "../../src/wallet/db/client.ts";
import { hashSecret, issueSecret } from "../../src/wallet/secrets/mod.ts";

export const ACCOUNTS = 1000;
const POINTS = 1_000_000_000;

/**
 * Fills an empty, migrated schema.
 *
 * Each account has two tokens: one that HTTP presents, and one whose hash pgbench can compute
 * (SHA-256 of "bench-" and the number from 1), so that both sides do the same work per charge.
 *
 * @returns the access tokens of accounts 1 to 1000
 */
export async function seed(database: Database): Promise<readonly string[]> {
  const random = (bytes: Uint8Array) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
  const tokens = Array.from({ length: ACCOUNTS }, () => issueSecret("access", random));
  await database.transaction(async (tx) => {
    await tx.rows("SELECT wallet_create_user(NULL, 'bench') FROM generate_series(1, $1::integer)", [
      ACCOUNTS,
    ]);
    await tx.rows(
      `SELECT wallet_credit(u.id, 'grant', 'grant', gen_random_uuid(), $1, 'bench-' || u.id, '\\x00', 'bench') FROM users u`,
      [POINTS],
    );
    await tx.rows(
      `INSERT INTO oauth_clients(client_id, owner_id, name, redirect_uris)
       SELECT 'bench', min(id), 'bench', '{https://bench.example}' FROM users`,
    );
    await tx.rows(
      `INSERT INTO oauth_grants(user_id, partner_id, scopes)
       SELECT u.id, c.id, '{deduct}' FROM users u, oauth_clients c ORDER BY u.id`,
    );
    await insertTokens(tx, tokens.map(hashSecret));
    await insertTokens(
      tx,
      tokens.map((_, i) => hashSecret(`bench-${i + 1}`)),
    );
  });
  await database.script("ANALYZE");
  return tokens;
}

const MIXED_USERS = 40;
const MIXED_EMPTY = 8;

/**
 * Adds 40 users, 8 of them without points, with two tokens each: of the bench's partner and of a second one.
 *
 * @returns their 80 access tokens
 */
export async function seedMixed(database: Database): Promise<readonly string[]> {
  const random = (bytes: Uint8Array) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
  const tokens = Array.from({ length: 2 * MIXED_USERS }, () => issueSecret("access", random));
  await database.transaction(async (tx) => {
    await tx.rows("SELECT wallet_create_user(NULL, 'mixed') FROM generate_series(1, $1::integer)", [
      MIXED_USERS,
    ]);
    await tx.rows(
      `SELECT wallet_credit(u.id, 'grant', 'grant', gen_random_uuid(), $1, 'mixed-' || u.id, '\\x00', 'bench')
       FROM (SELECT id FROM users WHERE display_name = 'mixed' ORDER BY id OFFSET $2) u`,
      [POINTS, MIXED_EMPTY],
    );
    await tx.rows(
      `INSERT INTO oauth_clients(client_id, owner_id, name, redirect_uris)
       SELECT 'bench-2', min(id), 'bench', '{https://bench.example}' FROM users`,
    );
    await tx.rows(
      `INSERT INTO oauth_grants(user_id, partner_id, scopes)
       SELECT u.id, c.id, '{deduct}' FROM users u, oauth_clients c WHERE u.display_name = 'mixed'`,
    );
    await insertTokens(tx, tokens.map(hashSecret), "mixed");
  });
  await database.script("ANALYZE");
  return tokens;
}

async function insertTokens(
  tx: Pick<Database, "rows">,
  hashes: readonly Uint8Array[],
  owners = "bench",
): Promise<void> {
  await tx.rows(
    `INSERT INTO oauth_tokens(grant_id, family, access_hash, refresh_hash, scopes, access_expires_at, refresh_expires_at)
     SELECT g.id, gen_random_uuid(), h.hash, sha256(h.hash), '{deduct}', now() + interval '1 day', now() + interval '1 day'
     FROM unnest($1::bytea[]) WITH ORDINALITY AS h(hash, n)
     JOIN (SELECT o.id, row_number() OVER (ORDER BY o.id) AS n FROM oauth_grants o
       JOIN users u ON u.id = o.user_id AND u.display_name = $2) g USING(n)`,
    [hashes, owners],
  );
}
