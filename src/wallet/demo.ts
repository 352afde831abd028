/** The user of a fresh embedded store, so that a first request works as pasted. */
import { Type } from "@sinclair/typebox";
import type { DemoUser } from "./contract.ts";
import { oneRow } from "./db/mod.ts";
import type { Query } from "./db/mod.ts";
import type { Core } from "./core.ts";
import { nextId } from "./core.ts";
import { createApiKey } from "./keys/mod.ts";
import { describe } from "./desk/mod.ts";
import type { DeskHandlers } from "./desk/mod.ts";
import { credit, OWN_DESCRIPTIONS, readBalance } from "./ledger/mod.ts";

const POINTS = 1000;

/** Gives points on a development start, as often as asked. @returns how many */
export async function refill(query: Query, id: string, userId: number): Promise<number> {
  await credit(query, id, {
    userId,
    from: "grant",
    kind: "grant",
    points: POINTS,
    key: `demo-${id}`,
    description: OWN_DESCRIPTIONS.demo,
  });
  return POINTS;
}

const Refilled = Type.Object({
  points: Type.Integer({ description: "Points that were added" }),
  balance: Type.Integer({ description: "Points now" }),
});

/** The route by which a development host refills the account of whoever asks; there is none in production. */
export function createDemoHandlers(core: Core): DeskHandlers {
  return {
    "/api/v1/demo/refill": {
      POST: {
        operation: describe("refillDemo", "Add points on a development start", {
          answer: Refilled,
        }),
        async answer(caller) {
          const points = await refill(core.database, nextId(core), caller.userId);
          const { balance } = await readBalance(core.database, caller);
          return { points, balance };
        },
      },
    },
  };
}

/** Makes the user when there is none at all; the key can never be read again. */
export async function createDemoUser(core: Core): Promise<DemoUser | undefined> {
  return core.database.transaction(async (tx) => {
    const { users } = await oneRow<{ users: number }>(tx, "SELECT count(*) AS users FROM users");
    if (users > 0) return undefined;
    const { user_id: userId } = await oneRow<{ user_id: number }>(
      tx,
      "SELECT user_id FROM wallet_create_user(NULL, 'Demo')",
    );
    await credit(tx, nextId(core), {
      userId,
      from: "grant",
      kind: "grant",
      points: POINTS,
      key: "demo",
      description: OWN_DESCRIPTIONS.demo,
    });
    const { apiKey } = await createApiKey(tx, core.random, userId, { name: "Demo" });
    return { userId, apiKey, points: POINTS };
  });
}
