import { afterAll, describe, expect, test } from "bun:test";
import { resolve } from "node:path";
import { openService } from "../vectors/service.ts";

const service = await openService(resolve(import.meta.dir, "../.."));
afterAll(() => service.close());

const BIRTHS = [
  { birthDate: "1879-03-14", birthTime: "11:30", latitude: 48.4, longitude: 10 },
  { birthDate: "1940-10-09", birthTime: "18:30", latitude: 53.4, longitude: -3 },
  { birthDate: "1984-12-30", birthTime: "23:59", latitude: -36.8, longitude: 174.8 },
  { birthDate: "2001-06-21", birthTime: "12:00", latitude: 69.6, longitude: 18.9 },
];

/** Clauses that occur twice. */
function repeatsOf(text: string): readonly string[] {
  const clauses = text.split(/[.,;:](?=\s|$)|[。，；：]|\n+/u).map((one) => one.trim());
  const said = clauses.filter((one) => one !== "");
  return said.filter((one, i) => said.indexOf(one) < i);
}

describe("the reading of a birth chart", () => {
  for (const birth of BIRTHS) {
    test(`of ${birth.birthDate} has 600 words and says nothing twice`, async () => {
      const answer = await service.call("astrology.calculate", { ...birth, timezone: "UTC" });
      const { text } = answer["interpretation"] as { readonly text: string };
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(600);
      expect(repeatsOf(text)).toEqual([]);
    });

    test(`of ${birth.birthDate} says nothing twice in Chinese`, async () => {
      const answer = await service.call("astrology.calculate", {
        ...birth,
        timezone: "UTC",
        lang: "zh-Hant",
      });
      const { text } = answer["interpretation"] as { readonly text: string };
      expect(repeatsOf(text)).toEqual([]);
    });
  }

  test("without a time tells no houses and no angles", async () => {
    const answer = await service.call("astrology.calculate", { birthDate: "1879-03-14" });
    const { text } = answer["interpretation"] as { readonly text: string };
    expect(text).not.toContain("house");
    expect(text).not.toContain("rising");
  });
});
