/** The user of a fresh embedded store, so that a first request works as pasted. */
import type { DemoUser } from "./contract.ts";
import { oneRow } from "./db/mod.ts";
import type { Core } from "./core.ts";
import { nextId } from "./core.ts";
import { createApiKey } from "./keys/mod.ts";
import { credit, OWN_DESCRIPTIONS } from "./ledger/mod.ts";

const POINTS = 1000;

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
