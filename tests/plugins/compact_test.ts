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
}, 120_000);

test("what a schema marks is kept beside the judgement: cards of a spread, scores of a blend", async () => {
  const host = createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT });
  const compact = async (name: string, more: object) => {
    const { input } = registry.procedures.get(name)!.procedure.examples[0];
    const asked = { ...input, ...more, detail: "compact" };
    const response = await host.handle(mutation(name, asked));
    return ((await response.json()) as { result: { data: Record<string, any> } }).result.data;
  };
  const { cards, leaning } = await compact("tarot.draw", {
    cards: undefined,
    spread: "celticCross",
    question: "Will he marry me?",
    seed: "compact",
  });
  expect(cards).toHaveLength(10);
  for (const card of cards) expect(Object.keys(card)).toEqual(["position", "card", "reversed"]);
  expect(typeof leaning.score).toBe("number");
  const { systems, blendedScore, counts } = await compact("natal.tian", {});
  expect(systems).toHaveLength(counts.members);
  for (const system of systems) expect(Object.keys(system)).toEqual(["system", "score"]);
  expect(typeof blendedScore).toBe("number");
}, 120_000);
