/** Answers that were paid for: kept for their owner, shared by a link where the owner wants it. */
import { createHash } from "node:crypto";
import type { Core } from "../core.ts";
import type { Query } from "../db/mod.ts";
import { createLane } from "../lane.ts";
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

/** A reading as it is written down. */
interface Kept {
  readonly userId: number;
  readonly id: string;
  readonly readingId: string;
  readonly reference: string;
  readonly points: number;
  readonly sealed: Uint8Array;
  readonly about: Uint8Array | null;
}

/** Readings written in one statement, and most such statements at once. */
const BATCH = 32;
const STATEMENTS = 2;
/** What is sealed goes as one run of bytes: as an array it would be written out in letters, twice as long. */
const KEEP_ALL = `
  INSERT INTO readings(id, user_id, reading_id, procedure, points, sealed, about, created_at, expires_at)
  SELECT q.id, u.id, q.reading_id, q.procedure, q.points, substring($8::bytea FROM q.start FOR q.size), q.about,
    wallet_now(), wallet_now() + make_interval(days => u.keep_days)
  FROM unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::integer[], $7::integer[], $9::bytea[])
    AS q(user_id, id, reading_id, procedure, points, start, size, about)
  JOIN users u ON u.id = q.user_id AND u.keep_days IS DISTINCT FROM 0
  ON CONFLICT (id) DO UPDATE SET id = readings.id WHERE readings.user_id = excluded.user_id RETURNING id`;

const LISTED =
  "id, user_id, reading_id, procedure, points, title, about, share, created_at, expires_at";
const ALIVE = "(expires_at IS NULL OR expires_at > wallet_now())";

/** Stands between an answer and what is noted of its request: in no JSON, which both are. */
const BETWEEN = "\0";

function join(body: string, request: string): string {
  return body + BETWEEN + request;
}

function split(text: string): readonly [body: string, request: string] {
  const at = text.lastIndexOf(BETWEEN);
  // Those of earlier versions are a list of the two.
  return at < 0 ? (JSON.parse(text) as [string, string]) : [text.slice(0, at), text.slice(at + 1)];
}

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
    const [body, request] = split(box.open(row.sealed, placeOf("answer", userId, id)));
    const token = share && box.open(share, placeOf("share", userId, id));
    return { ...toListed(row), body, request, share: token };
  }

  const lane = createLane<Kept, boolean>({
    limit: BATCH,
    statements: STATEMENTS,
    runAll: (readings) => keepAll(database, readings),
    runOne: async (reading) => (await keepAll(database, [reading]))[0]!,
  });

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
      return lane.submit({
        userId,
        id,
        readingId,
        reference,
        points,
        sealed: box.close(join(body, request), placeOf("answer", userId, id)),
        about: about === null ? null : box.close(about, placeOf("about", userId, id)),
      });
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

/** Writes readings down. @returns which of them are kept */
async function keepAll(query: Query, readings: readonly Kept[]): Promise<readonly boolean[]> {
  const sizes = readings.map(({ sealed }) => sealed.length);
  const rows = await query.rows<{ id: string }>(KEEP_ALL, [
    readings.map(({ userId }) => userId),
    readings.map(({ id }) => id),
    readings.map(({ readingId }) => readingId),
    readings.map(({ reference }) => reference),
    readings.map(({ points }) => points),
    readings.map((_, at) => 1 + sizes.slice(0, at).reduce((sum, size) => sum + size, 0)),
    sizes,
    Buffer.concat(readings.map(({ sealed }) => sealed)),
    readings.map(({ about }) => about),
  ]);
  const kept = new Set(rows.map(({ id }) => id));
  return readings.map(({ id }) => kept.has(id));
}
