import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Query } from "./client.ts";
import { IN_MEMORY } from "./embedded.ts";

const KEY_FILE = "wallet.key";

/**
 * The embedded store's own WALLET_KEY: made at the first start, kept beside the data, readable by its owner only.
 *
 * @param lost told where it is made anew in a store that is not
 * @throws {Error} where secrets in the store were encrypted with a key that is not there any more
 */
export async function keepWalletKey(
  store: Query,
  folder: string,
  random: (bytes: Uint8Array) => Uint8Array,
  lost: (path: string) => void,
): Promise<Uint8Array> {
  if (folder === IN_MEMORY) return random(new Uint8Array(32));
  const path = join(folder, KEY_FILE);
  try {
    return Buffer.from(await readFile(path, "utf8"), "base64");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
  }
  const [sealed] = await store.rows(
    `(SELECT 1 AS one FROM webhook_endpoints LIMIT 1) UNION ALL (SELECT 1 FROM readings LIMIT 1)
     UNION ALL (SELECT 1 FROM people LIMIT 1)`,
  );
  if (sealed !== undefined) {
    throw new Error(
      `${path} is missing, and secrets of webhooks or what people keep were encrypted with it: restore the file, ` +
        "or give the key as WALLET_KEY",
    );
  }
  const [used] = await store.rows("SELECT id FROM users LIMIT 1");
  if (used !== undefined) lost(path);
  const key = random(new Uint8Array(32));
  await writeFile(path, Buffer.from(key).toString("base64"), { mode: 0o600, flag: "wx" });
  return key;
}
