import { expect, test } from "bun:test";
import { tzdbVersion } from "../../src/time/mod.ts";
import { newestDebianRelease, newestOf } from "./debian.ts";

test("newestOf() takes the newest release of all suites", () => {
  const madison = [
    "    tzdata | 2026f-0+deb12u1 | … bookworm-security/main amd64 Packages",
    "    tzdata | 2026b-0+deb12u1 | … bookworm/main amd64 Packages",
    "    tzdata | 2025b-0+deb12u1 | … bookworm-updates/main amd64 Packages",
  ].join("\n");
  expect(newestOf(madison)).toEqual({ release: "2026f", packageVersion: "2026f-0+deb12u1" });
  expect(newestOf("")).toBeNull();
});

const newest = newestDebianRelease();
if (newest === null) {
  console.warn("SKIPPED: whether the time zones are Debian's newest, since apt cannot be asked");
}

test.skipIf(newest === null)(
  "the time zones are of Debian's newest release (needs apt; `bun run zones:update` takes it)",
  () => {
    expect(tzdbVersion() >= newest!.release, `Debian has ${newest!.packageVersion}`).toBe(true);
  },
);
