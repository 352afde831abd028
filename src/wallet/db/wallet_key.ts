import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { IN_MEMORY } from "./embedded.ts";

/** The embedded store's own WALLET_KEY: made at first start, kept beside the data, readable by its owner only. */
export function keepWalletKey(
  folder: string,
  random: (bytes: Uint8Array) => Uint8Array,
): Uint8Array {
  if (folder === IN_MEMORY) return random(new Uint8Array(32));
  const path = join(folder, "wallet.key");
  try {
    return Buffer.from(readFileSync(path, "utf8"), "base64");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
  }
  const key = random(new Uint8Array(32));
  writeFileSync(path, Buffer.from(key).toString("base64"), { mode: 0o600, flag: "wx" });
  return key;
}
