/** The sizes of compact answers, over the first example of every procedure. */
import { expect, test } from "bun:test";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { mutation } from "../http/support.ts";
import { registry } from "./registry.ts";

const MAX_BYTES = 12 * 1024;
const MEDIAN_BYTES = 4 * 1024;

test("no compact answer is over 12 KB, half of them are within 4 KB, and each keeps its reading", async () => {
  const host = createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT });
  const sizes: number[] = [];
  for (const { procedure } of registry.procedures.values()) {
    const { name } = procedure;
    const { input } = procedure.examples[0];
    const response = await host.handle(mutation(name, { ...input, detail: "compact" }));
    const text = await response.text();
    expect([name, response.status]).toEqual([name, 200]);
    const bytes = Buffer.byteLength(text);
    expect([name, bytes <= MAX_BYTES]).toEqual([name, true]);
    const { data } = JSON.parse(text).result;
    expect([name, data.reading.detail, typeof data.notice.text]).toEqual([
      name,
      "compact",
      "string",
    ]);
    sizes.push(bytes);
  }
  sizes.sort((a, b) => a - b);
  expect(sizes[sizes.length >> 1]!).toBeLessThanOrEqual(MEDIAN_BYTES);
}, 30_000);
