/** Who may write a text: what the specification calls "pure compute, no LLM" never reaches a model. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import {
  createRegistry,
  discover,
  invoke,
  prepare,
  type Brief,
  type Write,
} from "../../src/plugins/mod.ts";
import { NOW, surroundings } from "../../src/host/trial_call.ts";

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
    if (answer["interpretation"])
      expect(answer["interpretation"]).toMatchObject({ writer: "rules" });
  },
);

const narrated = [...registry.procedures.values()].filter(({ procedure }) => procedure.narrated);

test("the specification's readings are among what a model may write", () => {
  const names = narrated.map(({ procedure }) => procedure.name);
  expect(names).toContain("bazi.chart");
  expect(names).toContain("natal.tian");
  expect(names).toContain("predict.binaryBatch");
});

test.each(narrated.map(({ procedure }) => procedure.name))(
  "%s gives a model a draft, an outline and facts",
  async (name) => {
    const one = registry.procedures.get(name)!;
    const { procedure } = one;
    const prepared = prepare(procedure, procedure.examples[0].input, NOW);
    const briefs: Brief[] = [];
    const write: Write = async (_, brief) => {
      briefs.push(brief);
      return { text: brief.plain, writer: "llm", model: "m" };
    };
    await invoke(prepared, { ...surroundings(registry, one), write });
    expect(briefs).toHaveLength(1);
    const reading = briefs[0]!;
    expect(reading.plain.length).toBeGreaterThan(40);
    expect(reading.outline.length).toBeGreaterThan(0);
    expect(Object.keys(reading.facts).length).toBeGreaterThan(0);
  },
);
