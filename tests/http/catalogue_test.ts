import { describe, expect, test } from "bun:test";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { CONCEPTS } from "../../src/host/search/mod.ts";
import { registry } from "../plugins/registry.ts";
import { bodyOf } from "./support.ts";

const host = createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT });
const get = async (query: string) =>
  await host.handle(new Request(`http://localhost/api/v1/systems${query}`));
const idsOf = async (query: string): Promise<readonly string[]> =>
  (await bodyOf(await get(query))).map(({ id }: { id: string }) => id);

const MAX_LIGHT_BYTES_EACH = 600;

describe("GET /api/v1/systems", () => {
  test("is the whole array where nothing, or the language alone, is asked for", async () => {
    for (const query of ["", "?lang=zh-Hant"]) {
      const all = await bodyOf(await get(query));
      expect(all).toHaveLength(registry.procedures.size + 2);
      expect(all[0].input.type).toBe("object");
    }
  });

  test("is a light list where anything is chosen: under 60 KB for a hundred systems", async () => {
    const response = await get("?limit=1000");
    const text = await response.text();
    const list = JSON.parse(text);
    expect(list).toHaveLength(registry.procedures.size + 2);
    expect(Buffer.byteLength(text) / list.length).toBeLessThan(MAX_LIGHT_BYTES_EACH);
    expect(Object.keys(list[0]).sort()).toEqual(
      ["cost", "description", "endpoint", "iconVariants", "id", "kind", "name", "tradition"].sort(),
    );
  });

  test("is chosen by tradition, family, kind and tag, and told in the fields that are named", async () => {
    expect(await idsOf("?tradition=maya")).toEqual([
      "maya.birthSign",
      "compatibility.mayanTzolkin",
    ]);
    expect(await idsOf("?family=yoruba&kind=draw")).toEqual(["ifa.cast"]);
    expect(await idsOf("?tag=match")).toContain("compatibility.zodiac");
    const [one] = await bodyOf(await get("?tradition=maya&fields=name,tags"));
    expect(one).toEqual({ id: "maya.birthSign", name: "Maya birth sign", tags: one.tags });
    expect(one.tags).toContain("birth");
  });

  test("comes in pages that name the next", async () => {
    const seen: string[] = [];
    let at: string | undefined = "?limit=40&fields=id";
    while (at !== undefined) {
      const response = await get(at);
      seen.push(...(await bodyOf(response)).map(({ id }: { id: string }) => id));
      at = /<[^>?]*(\?[^>]*)>/.exec(response.headers.get("link") ?? "")?.[1];
    }
    expect(seen).toEqual([...(await idsOf("?fields=id"))]);
  });

  test.each([
    ["?traditon=maya", "unknown_parameter", "tradition"],
    ["?tradition=mayan", "invalid_parameter", "maya"],
    ["?kind=draws", "invalid_parameter", "draw"],
    ["?fields=nam", "invalid_parameter", "name"],
    ["?limit=0", "invalid_parameter", undefined],
    ["?q=a&q=b", "invalid_parameter", undefined],
  ])("%s is refused", async (query, code, nearest) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    const body = await bodyOf(response);
    expect([body.code, body.nearest?.[0]]).toEqual([code, nearest]);
  });

  test.each([
    ["I Ching", "liuyao.calculate"],
    ["易經", "liuyao.calculate"],
    ["星座", "astrology.calculate"],
    ["love", "compatibility.tian"],
    ["今日運勢", "almanac.daily"],
    ["今日运势", "almanac.daily"],
    ["zodiac sign", "astrology.calculate"],
    ["求籤", "divination.draw"],
    ["love tarot", "tarot.draw"],
    ["tarot", "tarot.draw"],
    ["八字", "bazi.chart"],
    ["lost ring", "horary.judge"],
    ["find my cat", "horary.judge"],
  ])("%s finds %s first", async (words, first) => {
    const ids = await idsOf(`?q=${encodeURIComponent(words)}`);
    expect(ids.slice(0, 2)).toContain(first);
    expect(ids[0]).toBe(first);
  });

  test("a Latin word is found from its beginning, never inside another", async () => {
    for (const inside of ["arot", "iwei", "oroscope", "egyptia"]) {
      const isWhole = inside === "egyptia";
      expect([inside, (await idsOf(`?q=${inside}`)).length > 0]).toEqual([inside, isWhole]);
    }
  });

  test("words that mean nothing find nothing", async () => {
    expect(await idsOf("?q=xyzzyx")).toEqual([]);
  });
});

test("every idea leads to systems that are served", () => {
  for (const ids of Object.values(CONCEPTS)) {
    expect(ids.filter((id) => !registry.procedures.has(id))).toEqual([]);
  }
});
