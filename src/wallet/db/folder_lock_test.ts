import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderInUse, lockFolder } from "./folder_lock.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "lock-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function writeLock(changes: object): void {
  const unlock = lockFolder(folder);
  const mine = JSON.parse(readFileSync(join(folder, "wallet.lock"), "utf8"));
  unlock();
  writeFileSync(join(folder, "wallet.lock"), JSON.stringify({ ...mine, ...changes }));
}

test("lockFolder() refuses a second taker and names the first", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid} has used it since`);
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test("lockFolder() takes over from a process that is gone", async () => {
  const gone = Bun.spawn(["true"]);
  await gone.exited;
  writeLock({ pid: gone.pid });
  lockFolder(folder)();
});

test("lockFolder() takes over when the pid has been given to another process", () => {
  writeLock({ startTicks: "1" });
  lockFolder(folder)();
});

test("lockFolder() respects a lock of another computer", () => {
  writeLock({ host: "elsewhere", pid: 999_999_999 });
  expect(() => lockFolder(folder)).toThrow('process 999999999 on "elsewhere"');
});

test("lockFolder() takes over an unreadable lock", () => {
  writeFileSync(join(folder, "wallet.lock"), "half a li");
  lockFolder(folder)();
});
