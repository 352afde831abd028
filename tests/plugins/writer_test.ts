/** Who may write a text: what the specification calls "pure compute, no LLM" never reaches a model. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { createRegistry, discover, invoke, prepare } from "../../src/plugins/mod.ts";

const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));

/** Service specification, section 4.3. */
const WITHOUT_MODEL = [
  "themaMundi.chart",
  "astrologicalAges.current",
  "discordian.day",
  "dreamspell.kin",
  "thelemic.anno",
  "masonic.eras",
  "decimalTime.convert",
  "soviet.day",
];

test.each(WITHOUT_MODEL)(
  "%s is written by the rules even where a model is set up",
  async (name) => {
    const { procedure, plugin } = registry.procedures.get(name)!;
    expect(procedure.narrated).toBeFalsy();
    let asked = 0;
    const write = async () => ({ text: `${++asked}`, writer: "llm" as const, model: "m" });
    const input = procedure.examples[0].input;
    const { answer } = await invoke(prepare(procedure, input, 0), { now: 0, plugin, write });
    expect(asked).toBe(0);
    if (procedure.brief) expect(answer["interpretation"]).toMatchObject({ writer: "rules" });
  },
);

test("what a model may write has a brief, and the specification's LLM readings are among it", () => {
  const narrated = [...registry.procedures.values()].filter(({ procedure }) => procedure.narrated);
  for (const { procedure } of narrated)
    expect([procedure.name, typeof procedure.brief]).toEqual([procedure.name, "function"]);
  const names = narrated.map(({ procedure }) => procedure.name);
  expect(names).toContain("bazi.chart");
  expect(names).toContain("natal.tian");
  expect(names).toContain("predict.binaryBatch");
});
