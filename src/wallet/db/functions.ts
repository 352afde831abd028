/** The present text of every SQL function: one file each in `functions/`, each creating or replacing its own. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("./functions/", import.meta.url);

export interface SqlFunction {
  readonly name: string;
  readonly sql: string;
}

/** Reads the files beside this one, by name. */
export function readFunctions(): readonly SqlFunction[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\w+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      name: file.slice(0, -4),
      sql: readFileSync(new URL(file, FOLDER), "utf8"),
    }));
}

/**
 * A digest of all of them, which the newest migration names: whoever changes a function adds a migration,
 * so that a host of the version before never puts its own text back.
 */
export function digestFunctions(functions: readonly SqlFunction[] = readFunctions()): string {
  const hash = createHash("sha256");
  for (const { sql } of functions) hash.update(sql);
  return hash.digest("hex").slice(0, 16);
}
