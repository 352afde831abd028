/** Publishable keys: what their owners make of them, and what pages of others may do with them. */
import { nextId, type Core } from "../core.ts";
import type { Embeds, PublishableKey } from "../embedding_contract.ts";
import { TooMany } from "../errors.ts";
import { issueSecret, readSecret } from "../secrets/mod.ts";

const MAX_KEYS = 20;
/** Calls a minute of one address by one key. */
const VISITOR_RATE = 20;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Row {
  readonly id: string;
  readonly user_id: number;
  readonly account_id: number;
  readonly key: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly daily_points: number;
  readonly spent_today: number;
  readonly created_at: Date;
}

const TODAY = "(wallet_now() AT TIME ZONE 'UTC')::date";
const COLUMNS = `k.id, k.user_id, k.key, k.name, k.origins, k.daily_points, k.created_at,
  CASE WHEN k.spent_on = ${TODAY} THEN k.spent ELSE 0 END AS spent_today`;

/** Creates the store; see the contract for what each method does. */
export function createEmbeds(core: Core): Embeds {
  const { database, rates, settings, random } = core;

  function toKey(row: Row): PublishableKey {
    const { id, key, name, origins } = row;
    return {
      id,
      key,
      name,
      origins,
      dailyPoints: row.daily_points,
      spentToday: row.spent_today,
      createdAt: row.created_at.toISOString(),
    };
  }

  return {
    async list(userId) {
      const rows = await database.rows<Row>(
        `SELECT ${COLUMNS} FROM publishable_keys k WHERE k.user_id = $1 ORDER BY k.id LIMIT $2`,
        [userId, MAX_KEYS],
      );
      return rows.map(toKey);
    },

    async add(userId, { name, origins, dailyPoints }) {
      const id = nextId(core);
      const key = issueSecret("publishable", random);
      await database.transaction(async (tx) => {
        // The owner's row keeps several at once from each being the last.
        await tx.rows("SELECT id FROM users WHERE id = $1 FOR UPDATE", [userId]);
        const rows = await tx.rows(
          `INSERT INTO publishable_keys(id, user_id, key, name, origins, daily_points, created_at)
           SELECT $2, $1, $3, $4, string_to_array($5, ' '), $6, wallet_now()
           WHERE (SELECT count(*) FROM publishable_keys WHERE user_id = $1) < $7 RETURNING id`,
          // An origin has no blank in it.
          [userId, id, key, name, origins.join(" "), dailyPoints, MAX_KEYS],
        );
        if (rows.length === 0) throw new TooMany("publishableKeys", MAX_KEYS);
      });
      return id;
    },

    async remove(userId, id) {
      if (!UUID.test(id)) return false;
      const rows = await database.rows(
        "DELETE FROM publishable_keys WHERE user_id = $1 AND id = $2 RETURNING id",
        [userId, id],
      );
      return rows.length > 0;
    },

    async admit(key, origin, address) {
      if (readSecret(key) !== "publishable") return null;
      const [row] = await database.rows<Row>(
        `SELECT ${COLUMNS}, a.id AS account_id FROM publishable_keys k JOIN accounts a ON a.user_id = k.user_id
         WHERE k.key = $1`,
        [key],
      );
      if (!row || !row.origins.includes(origin)) return null;
      await rates.count(`embed:${row.id}:${address}`, VISITOR_RATE);
      return {
        keyId: row.id,
        caller: {
          kind: "publishable",
          userId: row.user_id,
          accountId: row.account_id,
          scopes: ["deduct"],
          requestsPerMinute: settings.tokenRate,
          label: `publishable ${row.id}`,
        },
      };
    },

    async reserve(keyId, points) {
      const rows = await database.rows(
        `UPDATE publishable_keys k SET spent_on = ${TODAY},
           spent = CASE WHEN k.spent_on = ${TODAY} THEN k.spent ELSE 0 END + $2
         WHERE k.id = $1 AND CASE WHEN k.spent_on = ${TODAY} THEN k.spent ELSE 0 END + $2 <= k.daily_points
         RETURNING k.id`,
        [keyId, points],
      );
      return rows.length > 0;
    },

    async giveBack(keyId, points) {
      if (points <= 0) return;
      await database.rows(
        `UPDATE publishable_keys k SET spent = greatest(0, k.spent - $2)
         WHERE k.id = $1 AND k.spent_on = ${TODAY} RETURNING k.id`,
        [keyId, points],
      );
    },
  };
}
