/** Answers that were paid for: kept for their owner, shared by a link where the owner wants it. */
import { createHash } from "node:crypto";
import type { Core } from "../core.ts";
import type { Query } from "../db/mod.ts";
import type { KeptReading, Readings, WholeReading } from "../keeping_contract.ts";
import { sameBytes } from "../secrets/mod.ts";
import type { Box } from "./box.ts";

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const READING_ID = /^rd_[\w-]{22}$/;

interface Row {
  readonly id: string;
  readonly user_id: number;
  readonly reading_id: string;
  readonly procedure: string;
  readonly points: number;
  readonly title: Uint8Array | null;
  readonly about: Uint8Array | null;
  readonly share: Uint8Array | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

interface WholeRow extends Row {
  readonly sealed: Uint8Array;
  readonly share_hash: Uint8Array | null;
}

const LISTED =
  "id, user_id, reading_id, procedure, points, title, about, share, created_at, expires_at";
const ALIVE = "(expires_at IS NULL OR expires_at > wallet_now())";

/** Where the parts of a reading belong; moved to another row they cannot be opened. */
const placeOf = (part: "answer" | "title" | "about" | "share", userId: number, id: string) =>
  `reading ${part} ${userId} ${id}`;

/** Creates the store; see the contract for what each method does. */
export function createReadings({ database, random }: Core, box: Box): Readings {
  function toListed(row: Row): KeptReading {
    const { id, user_id: userId, title, about } = row;
    return {
      id,
      readingId: row.reading_id,
      reference: row.procedure,
      title: title && box.open(title, placeOf("title", userId, id)),
      about: about && box.open(about, placeOf("about", userId, id)),
      points: row.points,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      shared: row.share !== null,
    };
  }

  function toWhole(row: WholeRow): WholeReading {
    const { id, user_id: userId, share } = row;
    const [body, request] = JSON.parse(box.open(row.sealed, placeOf("answer", userId, id))) as [
      string,
      string,
    ];
    const token = share && box.open(share, placeOf("share", userId, id));
    return { ...toListed(row), body, request, share: token };
  }

  async function change(text: string, userId: number, id: string, value: Uint8Array | null) {
    if (!UUID.test(id)) return false;
    const rows = await database.rows(
      `UPDATE readings SET ${text} WHERE user_id = $1 AND id = $2 AND ${ALIVE} RETURNING id`,
      [userId, id, value],
    );
    return rows.length > 0;
  }

  async function tokenOf(userId: number, id: string): Promise<string | null | undefined> {
    const [row] = await database.rows<{ share: Uint8Array | null }>(
      `SELECT share FROM readings WHERE user_id = $1 AND id = $2 AND ${ALIVE}`,
      [userId, id],
    );
    return row && row.share && box.open(row.share, placeOf("share", userId, id));
  }

  return {
    async keep({ userId, id, readingId, reference, points, body, request, about }) {
      if (!box.isOpen) return false;
      const sealed = box.close(JSON.stringify([body, request]), placeOf("answer", userId, id));
      const rows = await database.rows(
        `INSERT INTO readings(id, user_id, reading_id, procedure, points, sealed, about, created_at, expires_at)
         SELECT $2, u.id, $3, $4, $5, $6, $7, wallet_now(), wallet_now() + make_interval(days => u.keep_days)
         FROM users u WHERE u.id = $1 AND u.keep_days IS DISTINCT FROM 0
         ON CONFLICT (id) DO UPDATE SET id = readings.id WHERE readings.user_id = $1 RETURNING id`,
        [
          userId,
          id,
          readingId,
          reference,
          points,
          sealed,
          about === null ? null : box.close(about, placeOf("about", userId, id)),
        ],
      );
      return rows.length > 0;
    },

    async list(userId, { cursor, limit = 20 } = {}) {
      const from = cursor !== undefined && UUID.test(cursor) ? cursor : null;
      const rows = await database.rows<Row>(
        `SELECT ${LISTED} FROM readings WHERE user_id = $1 AND ($2::uuid IS NULL OR id < $2::uuid) AND ${ALIVE}
         ORDER BY id DESC LIMIT $3`,
        [userId, from, limit + 1],
      );
      const page = rows.slice(0, limit);
      const next = rows.length > limit ? page.at(-1)!.id : null;
      return { readings: page.map(toListed), nextCursor: next };
    },

    async read(userId, id) {
      const column = UUID.test(id) ? "id" : READING_ID.test(id) ? "reading_id" : null;
      if (column === null) return null;
      const [row] = await database.rows<WholeRow>(
        `SELECT ${LISTED}, sealed, share_hash FROM readings WHERE user_id = $1 AND ${column} = $2 AND ${ALIVE}
         ORDER BY id DESC LIMIT 1`,
        [userId, id],
      );
      return row ? toWhole(row) : null;
    },

    async readShared(token) {
      if (!TOKEN.test(token)) return null;
      const hash = hashOf(token);
      const [row] = await database.rows<WholeRow>(
        `SELECT ${LISTED}, sealed, share_hash FROM readings WHERE share_hash = $1 AND ${ALIVE}`,
        [hash],
      );
      return row && sameBytes(row.share_hash!, hash) ? toWhole(row) : null;
    },

    async rename(userId, id, title) {
      const sealed = title === null ? null : box.close(title, placeOf("title", userId, id));
      return change("title = $3", userId, id, sealed);
    },

    async share(userId, id) {
      if (!UUID.test(id)) return null;
      const known = await tokenOf(userId, id);
      if (known !== null) return known ?? null;
      const token = Buffer.from(random(new Uint8Array(TOKEN_BYTES))).toString("base64url");
      const rows = await database.rows(
        `UPDATE readings SET share = $3, share_hash = $4
         WHERE user_id = $1 AND id = $2 AND share IS NULL AND ${ALIVE} RETURNING id`,
        [userId, id, box.close(token, placeOf("share", userId, id)), hashOf(token)],
      );
      // Somebody else has just made one.
      return rows.length > 0 ? token : ((await tokenOf(userId, id)) ?? null);
    },

    withdraw: (userId, id) => change("share = $3, share_hash = $3", userId, id, null),

    async remove(userId, id) {
      if (!UUID.test(id)) return false;
      const rows = await database.rows(
        "DELETE FROM readings WHERE user_id = $1 AND id = $2 RETURNING id",
        [userId, id],
      );
      return rows.length > 0;
    },

    async removeAll(userId) {
      const rows = await database.rows("DELETE FROM readings WHERE user_id = $1 RETURNING id", [
        userId,
      ]);
      return rows.length;
    },

    async keepDays(userId) {
      const [row] = await database.rows<{ days: number | null }>(
        "SELECT keep_days AS days FROM users WHERE id = $1",
        [userId],
      );
      return row?.days ?? null;
    },

    async setKeepDays(userId, days) {
      await database.transaction(async (tx) => {
        await tx.rows("UPDATE users SET keep_days = $2 WHERE id = $1", [userId, days]);
        // Those that are there stay until they are deleted where no further ones are kept.
        await tx.rows(
          `UPDATE readings SET expires_at = created_at + make_interval(days => nullif($2::integer, 0))
           WHERE user_id = $1`,
          [userId, days],
        );
        await tx.rows("DELETE FROM readings WHERE user_id = $1 AND expires_at <= wallet_now()", [
          userId,
        ]);
      });
    },
  };
}

function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

/** Deletes what is past its time. */
export async function expireReadings(query: Query): Promise<void> {
  await query.rows("DELETE FROM readings WHERE expires_at <= wallet_now()");
}
