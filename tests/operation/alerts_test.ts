/**
 * The alerts and `/metrics` as Prometheus itself reads them, by its `promtool`; without it these tests say that they are
 * skipped.
 */
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { layMigratedFolder } from "../wallet/support/snapshot.ts";
import { ROOT, SOURCE, startProgram } from "../build/program.ts";

const PROMTOOL = Bun.which("promtool");
if (!PROMTOOL) console.warn("SKIPPED: promtool is not installed (Debian: prometheus)");

async function promtool(args: readonly string[], input = ""): Promise<string> {
  const child = Bun.spawn([PROMTOOL!, ...args], {
    stdin: new Blob([input]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  expect([await child.exited, out + err]).toEqual([0, expect.any(String)]);
  return out + err;
}

describe.skipIf(!PROMTOOL)("promtool", () => {
  test("takes the alerts", async () => {
    const rules = join(ROOT, "deploy/prometheus-alerts.yaml");
    expect(await promtool(["check", "rules", rules])).toContain("8 rules found");
  });

  test("sees each alert fire when it should, and be still when it should", async () => {
    const cases = join(import.meta.dir, "alerts/cases.yaml");
    expect(await promtool(["test", "rules", cases])).toContain("SUCCESS");
  }, 30_000);

  test("finds no fault in /metrics", async () => {
    const program = await startProgram(SOURCE, { METRICS_PORT: "0" }, layMigratedFolder);
    try {
      await (await program.call("discordian.day", { date: "2024-02-28" })).text();
      const url = /"message":"metrics","url":"([^"]+)"/.exec(program.output())![1]!;
      expect(await promtool(["check", "metrics"], await (await fetch(url)).text())).toBe("");
    } finally {
      await program.stop();
    }
  }, 60_000);
});
