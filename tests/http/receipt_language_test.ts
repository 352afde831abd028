import { expect, test } from "bun:test";
import { join } from "node:path";
import {
  createRegistry,
  discover,
  explainIssues,
  InputError,
  invoke,
  prepare,
} from "../../src/plugins/mod.ts";

const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
const birth = { birthDate: "1950-05-05", timezone: "America/Chicago" };

interface Said {
  readonly code: string;
  readonly text: string;
}

async function timeOf(name: string, input: object) {
  const { procedure, plugin } = registry.procedures.get(name)!;
  const { answer } = await invoke(prepare(procedure, input, 0), { now: 0, plugin });
  return answer["time"] as {
    readonly assumed: readonly Said[];
    readonly warnings: readonly Said[];
    readonly zoneReliability: Said;
  };
}

const codesOf = (phrases: readonly Said[]) => phrases.map(({ code }) => code);

test.each(["vedic.nakshatra", "bazi.chart", "astrology.calculate"])(
  "the receipt of %s speaks the language of the answer, in the same codes",
  async (name) => {
    const en = await timeOf(name, birth);
    const zh = await timeOf(name, { ...birth, lang: "zh-Hant" });
    expect(en.assumed[0]).toEqual({
      code: "noon-assumed",
      text: "No time was given: local noon stands in its place.",
    });
    expect(zh.assumed[0]?.text).toBe("未提供時刻，以當地正午代之。");
    expect(zh.warnings[0]?.text).toContain("以 Chicago 為準");
    expect(codesOf(zh.assumed)).toEqual(codesOf(en.assumed));
    expect(codesOf(zh.warnings)).toEqual(codesOf(en.warnings));
    expect([en.zoneReliability.code, zh.zoneReliability.code]).toEqual(
      Array(2).fill("zone-town-by-town"),
    );
    for (const { text } of [...zh.assumed, zh.zoneReliability]) {
      expect(text).toMatch(/\p{Script=Han}/u);
    }
  },
);

test("a fault of a civil time speaks the language of the call, and names the nearest value", async () => {
  const { procedure, plugin } = registry.procedures.get("bazi.chart")!;
  const input = { birthDate: "1990-02-30", birthTime: "12:00", timezone: "Asia/Taibei" };
  try {
    await invoke(prepare(procedure, input, 0), {
      now: 0,
      plugin: { id: "", version: "" } as never,
    });
    throw new Error("must be refused");
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const [date, zone] = await explainIssues(error.issues, "zh-Hant", procedure);
    expect(date).toMatchObject({ path: "birthDate", code: "no-such-day", nearest: "1990-02-28" });
    expect(date?.message).toBe(
      "這個日期不存在：「1990-02-30」，格里曆 1990 年 2 月有 28 日，最接近者為 1990-02-28",
    );
    expect(zone?.message).toBe("無此時區：「Asia/Taibei」，最接近者為 Asia/Taipei");
  }
});
