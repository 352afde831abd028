/**
 * How small answers are as a model gets them. `tests/plugins/compact_test.ts` holds compact answers of every system to their
 * size; here a sample goes the whole way.
 */
import { afterAll, expect, test } from "bun:test";
import { registry } from "../plugins/registry.ts";
import { call, connect, KEY, serve } from "./connect.ts";

const served = serve(100_000);
afterAll(() => served.stop());

test("half of the answers are under 4 KB, and none is over 12", async () => {
  const client = await connect(served.url, "2026-07-28", KEY);
  const sizes: (readonly [bytes: number, system: string])[] = [];
  const sample = [...registry.procedures].filter((_, index) => index % 9 === 0);
  for (const [system, { procedure }] of sample) {
    // Its picture is never part of it.
    const input = {
      ...(procedure.examples[0]!.input as object),
      ...(procedure.pictured ? { picture: false } : {}),
    };
    const { text, error } = await call(client, "call_system", { system, input });
    expect({ system, error }).toEqual({ system, error: undefined });
    sizes.push([Buffer.byteLength(text), system]);
  }
  sizes.sort(([a], [b]) => a - b);
  expect(sizes[sizes.length >> 1]![0]).toBeLessThanOrEqual(4 * 1024);
  expect(sizes.at(-1)![0]).toBeLessThanOrEqual(12 * 1024);
  await client.close();
}, 30_000);

test("a system is described in 12 KB", async () => {
  const client = await connect(served.url, "2026-07-28");
  for (const system of registry.procedures.keys()) {
    const { text } = await call(client, "describe_system", { system });
    expect(`${system} ${Buffer.byteLength(text) <= 12 * 1024}`).toBe(`${system} true`);
  }
  await client.close();
}, 30_000);
