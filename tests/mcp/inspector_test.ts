/**
 * The official inspector lists every tool and calls it. It weighs more than all else that the tests need, so it is
 * no dependency: `INSPECTOR` names the folder in which `@modelcontextprotocol/inspector` was installed.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { KEY, serve } from "./connect.ts";

const folder = process.env["INSPECTOR"];
if (!folder) console.warn("skipped: the official MCP inspector, since INSPECTOR names no folder");

const BIRTH = { birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei" };
const SALT_HASH = "a".repeat(64);

/** Every tool with what it is asked; `reading` stands for the reading of the draw before. */
const CALLS: readonly (readonly [tool: string, given: Readonly<Record<string, unknown>>])[] = [
  ["search_systems", { query: "tarot" }],
  ["describe_system", { system: "runes.cast" }],
  ["search_docs", { query: "idempotency key" }],
  ["find_place", { text: "Springfield, Illinois" }],
  ["resolve_time", { date: "1990-05-17", time: "14:30", place: "Taipei" }],
  ["quote", { calls: [{ system: "bazi.chart", input: BIRTH }] }],
  ["balance", {}],
  ["commit_draw", { system: "runes.cast", input: { spread: "single" }, saltHash: SALT_HASH }],
  ["call_system", { system: "runes.cast", input: { spread: "single" } }],
  ["verify_draw", { readingId: "reading" }],
  ["show_chart", { readingId: "reading" }],
  ["call_many", { calls: [{ system: "runes.cast", input: { spread: "single" } }] }],
  ["compare_schools", { system: "bazi.chart", input: BIRTH, schools: ["dayBoundary"] }],
];

let served: ReturnType<typeof serve>;
beforeAll(() => {
  served = serve(10_000);
});
afterAll(() => served.stop());

async function inspect(...args: readonly string[]) {
  const launcher = "node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js";
  const child = Bun.spawn(
    [
      process.execPath,
      join(folder!, launcher),
      ...["--cli", `${served.url}/mcp`, "--transport", "http"],
      ...["--header", `Authorization: Bearer ${KEY}`],
      ...args,
    ],
    { cwd: folder!, stderr: "pipe" },
  );
  const said = await new Response(child.stdout).text();
  expect([await child.exited, args, said.slice(0, 200)]).toEqual([0, args, said.slice(0, 200)]);
  return JSON.parse(said);
}

test.skipIf(!folder)(
  "the inspector lists every tool and calls it",
  async () => {
    const { tools } = await inspect("--method", "tools/list", "--strict");
    const names = tools.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(CALLS.map(([name]) => name).toSorted());
    let reading = "";
    for (const [name, given] of CALLS) {
      const told = Object.entries(given).flatMap(([key, value]) => {
        const one = value === "reading" ? reading : value;
        return ["--tool-arg", `${key}=${typeof one === "string" ? one : JSON.stringify(one)}`];
      });
      const made = await inspect("--method", "tools/call", "--tool-name", name, ...told);
      expect([name, made.isError ?? false]).toEqual([name, false]);
      if (name === "call_system") reading = made.structuredContent.answer.reading.id;
    }
  },
  120_000,
);
