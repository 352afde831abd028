/** Calendars that people subscribe to: encrypted rows behind signed addresses; deleted, the address is nobody's. */
import { createHmac } from "node:crypto";
import { nextId, type Core } from "../core.ts";
import { TooMany } from "../errors.ts";
import type { CalendarFeed, Feeds } from "../keeping_contract.ts";
import { NoWalletKey, sameBytes } from "../secrets/mod.ts";
import type { Box } from "./box.ts";

const MAX_FEEDS = 20;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
/** Both in base64url. */
const TOKEN = /^[\w-]{43}$/;

interface Row {
  readonly id: string;
  readonly user_id: number;
  readonly sealed: Uint8Array;
  readonly created_at: Date;
}

const COLUMNS = "id, user_id, sealed, created_at";

/** Creates the store; see the contract for what each method does. */
export function createFeeds(core: Core, box: Box): Feeds {
  const { database, settings } = core;
  const placeOf = (userId: number, id: string) => `calendar ${userId} ${id}`;
  const toFeed = ({ id, user_id: userId, sealed, created_at }: Row): CalendarFeed => ({
    id,
    userId,
    data: box.open(sealed, placeOf(userId, id)),
    createdAt: created_at.toISOString(),
  });

  function signatureOf(id: Uint8Array): Uint8Array {
    const { walletKey } = settings;
    if (walletKey === null) throw new NoWalletKey();
    const signed = createHmac("sha256", walletKey).update("calendar feed").update(id);
    return signed.digest().subarray(0, SIGNATURE_BYTES);
  }

  /** The id in a token of ours. */
  function idIn(token: string): string | null {
    if (!TOKEN.test(token) || !box.isOpen) return null;
    const bytes = Buffer.from(token, "base64url");
    const id = bytes.subarray(0, ID_BYTES);
    if (!sameBytes(bytes.subarray(ID_BYTES), signatureOf(id))) return null;
    // The last letter of a token holds bits that say nothing: one address leads here, and no other.
    if (bytes.toString("base64url") !== token) return null;
    return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  }

  return {
    async list(userId) {
      const rows = await database.rows<Row>(
        `SELECT ${COLUMNS} FROM calendar_feeds WHERE user_id = $1 ORDER BY id LIMIT $2`,
        [userId, MAX_FEEDS],
      );
      return rows.map(toFeed);
    },

    async add(userId, data) {
      const id = nextId(core);
      const sealed = box.close(data, placeOf(userId, id));
      await database.transaction(async (tx) => {
        // The owner's row keeps several at once from each being the last.
        await tx.rows("SELECT id FROM users WHERE id = $1 FOR UPDATE", [userId]);
        const rows = await tx.rows(
          `INSERT INTO calendar_feeds(id, user_id, sealed, created_at)
           SELECT $2, $1, $3, wallet_now()
           WHERE (SELECT count(*) FROM calendar_feeds WHERE user_id = $1) < $4 RETURNING id`,
          [userId, id, sealed, MAX_FEEDS],
        );
        if (rows.length === 0) throw new TooMany("calendars", MAX_FEEDS);
      });
      return id;
    },

    tokenOf(id) {
      const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
      return Buffer.concat([bytes, signatureOf(bytes)]).toString("base64url");
    },

    async readByToken(token) {
      const id = idIn(token);
      if (id === null) return null;
      const [row] = await database.rows<Row>(
        `SELECT ${COLUMNS} FROM calendar_feeds WHERE id = $1`,
        [id],
      );
      return row ? toFeed(row) : null;
    },

    async remove(userId, id) {
      if (!UUID.test(id)) return false;
      const rows = await database.rows(
        "DELETE FROM calendar_feeds WHERE user_id = $1 AND id = $2 RETURNING id",
        [userId, id],
      );
      return rows.length > 0;
    },

    async removeAll(userId) {
      const rows = await database.rows(
        "DELETE FROM calendar_feeds WHERE user_id = $1 RETURNING id",
        [userId],
      );
      return rows.length;
    },
  };
}
