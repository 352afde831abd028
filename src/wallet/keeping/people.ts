/** Persons whom somebody asks about, encrypted; deleted, the row is gone. */
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { TooMany } from "../errors.ts";
import type { People, SavedPerson } from "../keeping_contract.ts";
import type { Box } from "./box.ts";

const MAX_PEOPLE = 200;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Row {
  readonly id: string;
  readonly sealed: Uint8Array;
  readonly consented_at: Date;
}

/** Creates the store; see the contract for what each method does. */
export function createPeople(core: Core, box: Box): People {
  const { database } = core;
  const placeOf = (userId: number, id: string) => `person ${userId} ${id}`;
  const toPerson = (userId: number, { id, sealed, consented_at }: Row): SavedPerson => ({
    id,
    data: box.open(sealed, placeOf(userId, id)),
    consentedAt: consented_at.toISOString(),
  });

  return {
    async list(userId) {
      const rows = await database.rows<Row>(
        "SELECT id, sealed, consented_at FROM people WHERE user_id = $1 ORDER BY id LIMIT $2",
        [userId, MAX_PEOPLE],
      );
      return rows.map((row) => toPerson(userId, row));
    },

    async read(userId, id) {
      if (!UUID.test(id)) return null;
      const [row] = await database.rows<Row>(
        "SELECT id, sealed, consented_at FROM people WHERE user_id = $1 AND id = $2",
        [userId, id],
      );
      return row ? toPerson(userId, row) : null;
    },

    async add(userId, data) {
      const id = nextId(core);
      const sealed = box.close(data, placeOf(userId, id));
      await database.transaction(async (tx) => {
        // The owner's row keeps several at once from each being the last.
        await tx.rows("SELECT id FROM users WHERE id = $1 FOR UPDATE", [userId]);
        const rows = await tx.rows(
          `INSERT INTO people(id, user_id, sealed, consented_at, created_at, updated_at)
           SELECT $2, $1, $3, wallet_now(), wallet_now(), wallet_now()
           WHERE (SELECT count(*) FROM people WHERE user_id = $1) < $4 RETURNING id`,
          [userId, id, sealed, MAX_PEOPLE],
        );
        if (rows.length === 0) throw new TooMany("people", MAX_PEOPLE);
      });
      return id;
    },

    async change(userId, id, data) {
      if (!UUID.test(id)) return false;
      const rows = await database.rows(
        "UPDATE people SET sealed = $3, updated_at = wallet_now() WHERE user_id = $1 AND id = $2 RETURNING id",
        [userId, id, box.close(data, placeOf(userId, id))],
      );
      return rows.length > 0;
    },

    async remove(userId, id) {
      if (!UUID.test(id)) return false;
      const rows = await database.rows(
        "DELETE FROM people WHERE user_id = $1 AND id = $2 RETURNING id",
        [userId, id],
      );
      return rows.length > 0;
    },

    async removeAll(userId) {
      const rows = await database.rows("DELETE FROM people WHERE user_id = $1 RETURNING id", [
        userId,
      ]);
      return rows.length;
    },
  };
}
