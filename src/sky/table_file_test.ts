import { expect, test } from "bun:test";
import { statSync } from "node:fs";
import { formatTableFile, parseTableFile } from "./table_file.ts";

test("parseTableFile() returns what formatTableFile() was given", () => {
  const arrays = {
    "a.f64": Float64Array.of(1.5, -2.25, Math.PI),
    "b.i16": Int16Array.of(-32768, 0, 32767),
    "c.i32": Int32Array.of(2 ** 31 - 1, -5),
  };
  const bytes = formatTableFile({ note: "märz" }, arrays);
  for (const copy of [bytes, new Uint8Array([0, ...bytes]).subarray(1)]) {
    const file = parseTableFile<{ note: string }>(copy, "test");
    expect(file.meta.note).toBe("märz");
    expect([...file.f64("a.f64")]).toEqual([...arrays["a.f64"]]);
    expect([...file.i16("b.i16")]).toEqual([...arrays["b.i16"]]);
    expect([...file.i32("c.i32")]).toEqual([...arrays["c.i32"]]);
    expect(file.has("d")).toBe(false);
    expect(() => file.i32("a.f64")).toThrow('Cannot read table test: no i32 block "a.f64"');
  }
});

test("the committed tables stay below 12 MB", () => {
  const names = ["planets", "moon", "small_bodies", "series", "solar_terms", "lunations"];
  const sizes = names.map((name) => statSync(new URL(`./data/${name}.bin`, import.meta.url)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12e6);
});

test("a first chart reads its packs within 100 ms and 40 MB", () => {
  const script = `
    import { computeChart } from ${JSON.stringify(new URL("./mod.ts", import.meta.url).pathname)};
    const before = process.memoryUsage().rss;
    const start = performance.now();
    computeChart({ julianDayUt: 2451545, latitudeDeg: 25, longitudeDeg: 121 });
    console.log(performance.now() - start, (process.memoryUsage().rss - before) / 1e6);`;
  const run = Bun.spawnSync([process.execPath, "-e", script]);
  const [ms, megabytes] = run.stdout.toString().trim().split(" ").map(Number);
  // A busy machine may take longer by chance: three times the limit still tells a copy from a map.
  expect(ms!).toBeLessThan(300);
  expect(megabytes!).toBeLessThan(40);
});
