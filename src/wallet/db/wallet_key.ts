import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { IN_MEMORY } from "./embedded.ts";
import { holdsStore } from "./store_folder.ts";

const KEY_FILE = "wallet.key";

/**
 * The embedded store's own WALLET_KEY: made at the first start, kept beside the data, readable by its owner only.
 *
 * @throws {Error} where the store is there and the key is not: what was encrypted with it could not be read
 */
export async function keepWalletKey(
  folder: string,
  random: (bytes: Uint8Array) => Uint8Array,
): Promise<Uint8Array> {
  if (folder === IN_MEMORY) return random(new Uint8Array(32));
  const path = join(folder, KEY_FILE);
  try {
    return Buffer.from(await readFile(path, "utf8"), "base64");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
  }
  if (holdsStore(folder)) {
    throw new Error(
      `${path} is missing, and secrets of this store were encrypted with it: restore the file, ` +
        "or give the key as WALLET_KEY",
    );
  }
  const key = random(new Uint8Array(32));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path, Buffer.from(key).toString("base64"), { mode: 0o600, flag: "wx" });
  return key;
}
