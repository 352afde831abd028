import { expect, test } from "bun:test";
import { ask, type Answer } from "../testing/ask.ts";
import { qimenCalculate } from "./procedure.ts";
import { TOPIC } from "./topics.ts";

const BEIJING = { timezone: "+08:00", clock: "civil" } as const;

test("readMatter() finds every sign of every topic, in both plates, and leans to no side", async () => {
  const outlooks = new Map<string, number>();
  for (const topic of TOPIC.ids) {
    for (let i = 0; i < 24; i++) {
      const at = new Date(Date.UTC(2011, 0, 1, 0, 30) + i * 1733 * 3600_000).toISOString();
      const moment = { ...BEIJING, date: at.slice(0, 10), time: at.slice(11, 16), topic };
      const plate = i % 2 ? "rotating" : "flying";
      const { matter, palaces }: Answer = await ask(qimenCalculate, { ...moment, plate });
      expect(matter.signs.length).toBeGreaterThan(0);
      for (const { palace } of matter.signs) expect(palaces[palace - 1].number).toBe(palace);
      outlooks.set(matter.outlook.id, (outlooks.get(matter.outlook.id) ?? 0) + 1);
    }
  }
  const all = TOPIC.ids.length * 24;
  for (const outlook of ["favourable", "mixed", "unfavourable"]) {
    expect(outlooks.get(outlook)! / all).toBeGreaterThan(0.15);
  }
});
