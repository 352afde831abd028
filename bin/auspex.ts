#!/usr/bin/env bun
/** `bunx auspex COMMAND`: the service and its tools where it is installed as a package. */
import { join, resolve } from "node:path";

/** Command → file that does it. */
const COMMANDS: Readonly<Record<string, string>> = {
  start: "../src/host/main.ts",
  "plugin:new": "../scripts/plugin_new.ts",
  "plugin:check": "../scripts/plugin_check.ts",
  "wallet:check": "../src/wallet/check.ts",
};

const [command = "", ...rest] = process.argv.slice(2);
const file = COMMANDS[command];
if (file === undefined) {
  console.error(`Usage: auspex ${Object.keys(COMMANDS).join(" | ")}`);
  process.exit(2);
}
// Each command reads its arguments as if it had been started by itself.
process.argv.splice(2, process.argv.length, ...rest);
// The store stands where the service is started, not among the packages.
process.env["DATA_DIR"] ??= resolve(".data");
await import(join(import.meta.dir, file));
