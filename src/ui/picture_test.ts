import { describe, expect, test } from "bun:test";
import { ASSETS, dayBars, fillDays, ring, STYLE } from "./mod.ts";

const NOON = Date.UTC(2026, 2, 2, 12);

test("fillDays() ends today and puts zeros where nothing is known", () => {
  const days = fillDays([{ day: "2026-03-01", value: 5 }], 3, NOON);
  expect(days).toEqual([
    { day: "2026-02-28", value: 0 },
    { day: "2026-03-01", value: 5 },
    { day: "2026-03-02", value: 0 },
  ]);
});

describe("dayBars()", () => {
  const draw = (values: readonly number[]) =>
    dayBars("en", {
      title: "Use",
      unit: ["point", "points"],
      days: values.map((value, i) => ({ day: `2026-03-0${i + 1}`, value })),
    }).text;

  test("scales to the next round figure and tells the same in words", () => {
    const picture = draw([120, 0, 60]);
    expect(picture).toContain(">200</span>");
    expect(picture).toContain('height="60.00"');
    expect(picture).toContain("180 points in 3 days; most on 1 Mar: 120 points");
  });

  test("counts one as one", () => {
    expect(draw([1, 0])).toContain("1 point in 2 days; most on 1 Mar: 1 point");
  });

  test("says that there is nothing", () => {
    expect(draw([0, 0])).toContain("Nothing in these days");
  });

  test("has no style attribute, which the pages' policy refuses", () => {
    expect(draw([1, 2])).not.toContain("style=");
  });
});

test.each([
  [0, 10, "0 %", false],
  [5, 10, "50 %", false],
  [999, 1000, "99 %", false],
  [10, 10, "100 %", true],
  [12, 10, "100 %", true],
])("ring() of %p in %p says %s", (used, of, percent, full) => {
  const picture = ring("en", { used, of, label: "Calls" }).text;
  expect(picture).toContain(`>${percent}</text>`);
  expect(picture.includes("ring-full")).toBe(full);
});

test("assets carry the hash of their content and come compressed on request", async () => {
  for (const asset of ASSETS) {
    expect(asset.path).toMatch(/^\/assets\/\w+\.[\w-]{12}\.\w+$/);
    const plain = asset.respond(new Request(`http://localhost${asset.path}`));
    const headers = { "accept-encoding": "br, gzip" };
    const packed = asset.respond(new Request(`http://localhost${asset.path}`, { headers }));
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(Bun.gunzipSync(await packed.bytes())).toEqual(await plain.bytes());
    expect(plain.headers.get("cache-control")).toContain("immutable");
  }
  expect(STYLE.bytes).toBeLessThan(20_000);
});
