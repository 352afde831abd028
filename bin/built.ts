/** The built program: the service and what an operator needs beside it. `scripts/build` makes one file of it. */

const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  start: () => import("../src/host/main.ts"),
  "plugin:apart": () => import("../src/host/apart/child.ts"),
  "calls:slow": () => import("../src/host/apart/slow_child.ts"),
  migrate: () => import("../src/wallet/migrate_now.ts"),
  backup: () => import("../src/wallet/backup.ts"),
  restore: () => import("../src/wallet/restore.ts"),
  "wallet:check": () => import("../src/wallet/check.ts"),
  "demo:refill": () => import("../src/wallet/refill.ts"),
};

const [command = "start", ...rest] = process.argv.slice(2);
const run = COMMANDS[command];
if (run === undefined) {
  console.error(`Usage: auspex ${Object.keys(COMMANDS).join(" | ")}`);
  process.exit(2);
}
// Each command reads its arguments as if it had been started by itself.
process.argv.splice(2, process.argv.length, ...rest);
void run();
export {};
