import { expect, test } from "bun:test";
import { join } from "node:path";
import { createRegistry, discover, invoke, prepare } from "../../src/plugins/mod.ts";

const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
const birth = { birthDate: "1950-05-05", timezone: "America/Chicago" };

async function timeOf(
  name: string,
  input: object,
): Promise<{ assumed: string[]; warnings: string[] }> {
  const { procedure, plugin } = registry.procedures.get(name)!;
  const { answer } = await invoke(prepare(procedure, input, 0), { now: 0, plugin });
  return answer["time"] as { assumed: string[]; warnings: string[] };
}

test.each(["vedic.nakshatra", "bazi.chart", "astrology.calculate"])(
  "the receipt of %s speaks the language of the answer",
  async (name) => {
    const en = await timeOf(name, birth);
    const zh = await timeOf(name, { ...birth, lang: "zh-Hant" });
    expect(en.assumed[0]).toBe("No time was given: local noon stands in its place.");
    expect(zh.assumed[0]).toBe("未提供時刻，以當地正午代之。");
    expect(zh.warnings[0]).toContain("以 Chicago 為準");
    for (const said of [...zh.assumed, ...zh.warnings]) expect(said).toMatch(/\p{Script=Han}/u);
  },
);
