/**
 * The program as one file with its runtime: its data lie inside, and are laid out once, in a folder of this user, before
 * the program itself is begun. `scripts/build.ts --file` makes it.
 */
import data from "auspex:data" with { type: "file" };
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join } from "node:path";
import { unfold } from "../src/wallet/db/folder_file.ts";

/** Told to the processes that this one starts: they have no other environment. */
const UNPACKED = "AUSPEX_UNPACKED";
/** Names the folder for data that are laid out, where the home of the user is not to be written to. */
const FOLDER = "AUSPEX_UNPACK_DIR";

/** Lays the data out where this very program has not done so before. @returns their folder */
async function unpack(): Promise<string> {
  const parent =
    process.env[FOLDER] ??
    join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "auspex");
  // The name of the file holds the digest of its bytes.
  const folder = join(parent, basename(data, ".bin"));
  if (existsSync(folder)) {
    if (statSync(folder).uid === process.getuid?.()) return folder;
    throw new Error(`${folder} belongs to somebody else`);
  }
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const making = `${folder}.${process.pid}`;
  unfold(new Uint8Array(await Bun.file(data).arrayBuffer()), making);
  try {
    renameSync(making, folder);
  } catch (cause) {
    // Another start was quicker.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw cause;
  }
  return folder;
}

try {
  process.env[UNPACKED] ??= await unpack();
} catch (cause) {
  console.error(
    `Cannot lay out the data of this program: ${(cause as Error).message}\n  Name another folder by ${FOLDER}`,
  );
  process.exit(1);
}
await import("./built.ts");
