/**
 * `bun run demo:refill`: points for trying things out on a development start.
 *
 * Asks the host at HOST and PORT with AUSPEX_KEY; where none runs, adds them to the user "Demo" in the embedded store
 * of DATA_DIR. Nothing of it works in production.
 */
import { join } from "node:path";
import { homeOf } from "../packed.ts";
import { holdsStore, migrate, openEmbedded, storeFolder } from "./db/mod.ts";
import { refill } from "./demo.ts";
import { createIdSource } from "./secrets/mod.ts";

const { HOST = "127.0.0.1", PORT = "3000", AUSPEX_KEY, DATA_DIR, DATABASE_URL } = process.env;

async function give(): Promise<void> {
  const answer = await askHost();
  if (answer === null) await refillStore();
  else if (answer.status === 200) {
    const { points, balance } = (await answer.json()) as { points: number; balance: number };
    console.log(`Added ${points} points: ${balance} now`);
  } else if (answer.status === 401) {
    fail(
      `The host at ${HOST}:${PORT} wants to know whom to give points: set AUSPEX_KEY to a key of /wallet/keys, or stop it`,
    );
  } else fail(`The host at ${HOST}:${PORT} answered ${answer.status}: it is no development start`);
}

/** The answer of a host that runs; null where none does. */
async function askHost(): Promise<Response | null> {
  try {
    return await fetch(`http://${HOST}:${PORT}/api/v1/demo/refill`, {
      method: "POST",
      headers: AUSPEX_KEY ? { authorization: `Bearer ${AUSPEX_KEY}` } : {},
    });
  } catch {
    return null;
  }
}

async function refillStore(): Promise<void> {
  const folder = storeFolder(DATA_DIR, homeOf(join(import.meta.dir, "../..")));
  if (DATABASE_URL || !holdsStore(folder)) {
    return fail("There is no embedded store to refill: start the host once, or name DATA_DIR");
  }
  const store = await openEmbedded(folder);
  try {
    await migrate(store, "public");
    const [demo] = await store.rows<{ id: number }>(
      "SELECT id FROM users WHERE display_name = 'Demo' ORDER BY id LIMIT 1",
    );
    if (demo === undefined) return fail("There is no user Demo in this store");
    const makeId = createIdSource({ now: () => Date.now() }, (bytes) =>
      crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
    );
    console.log(`Added ${await refill(store, makeId(), demo.id)} points to Demo`);
  } finally {
    await store.close();
  }
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

void give();
