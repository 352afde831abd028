import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { createRegistry, discover, invoke, prepare } from "../../../src/plugins/mod.ts";
import { GRAHA_IDS } from "../core/grahas.ts";

const NOW = Date.UTC(2026, 0, 15);
const registry = createRegistry(await discover([join(import.meta.dir, "../..")]));

async function call(name: string, input: object): Promise<any> {
  const one = registry.procedures.get(name)!;
  const prepared = prepare(one.procedure, input, NOW);
  return (await invoke(prepared, { now: NOW, plugin: one.plugin })).answer;
}

const MUMBAI = { timezone: "Asia/Kolkata", latitude: 19.076, longitude: 72.8777 };
const DAYS = ["1975-06-21", "1996-12-07", "2020-04-28", "1988-02-29"];

describe("an unknown time of birth", () => {
  for (const birthDate of DAYS) {
    test(`certifies on ${birthDate} only what no hour contradicts`, async () => {
      const open = await call("vedic.chart", { birthDate, ...MUMBAI });
      const settled = open.omitted[0].settled as { field: string; value: unknown }[];
      for (let half = 0; half < 48; half += 3) {
        const birthTime = `${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
        const known = await call("vedic.chart", { birthDate, birthTime, ...MUMBAI });
        for (const id of GRAHA_IDS) {
          for (const { id: varga } of open.unknownTime.grahas[id].certified) {
            expect(known.vargas[varga][id]).toEqual(open.vargas[varga][id]);
          }
        }
        for (const { field, value } of settled) {
          const answered = field
            .split("/")
            .slice(1)
            .reduce((at, key) => at[key], known);
          expect(answered).toEqual(value);
        }
        const span = open.unknownTime.lagnaSpans.find(
          ({ end }: { end: string }) => known.time.utc < end,
        );
        expect(known.lagna.sign.id).toBe(span.sign.id);
      }
    });
  }

  test("leaves out what hangs on the hour", async () => {
    const open = await call("vedic.chart", { birthDate: "1975-06-21", ...MUMBAI });
    for (const part of ["lagna", "houses", "arudhas", "ashtakavarga", "shadbala"]) {
      expect(open[part]).toBeUndefined();
    }
    expect(open.yogas.untested.map(({ id }: { id: string }) => id)).toContain("rajaYoga");
  });
});

describe("shadbala", () => {
  test("keeps every component within its bounds and adds up", async () => {
    const { shadbala } = await call("vedic.chart", {
      birthDate: "1984-10-31",
      birthTime: "09:18",
      ...MUMBAI,
    });
    const lords = { yearLord: 0, monthLord: 0, dayLord: 0, hourLord: 0 };
    for (const one of Object.values<any>(shadbala)) {
      const { sthana, kala } = one;
      expect(sthana.uchcha).toBeWithin(0, 60.001);
      expect(one.dig).toBeWithin(0, 60.001);
      expect(one.cheshta).toBeWithin(0, 120.001);
      const sum = sthana.total + one.dig + kala.total + one.cheshta + one.naisargika + one.drik;
      expect(one.total).toBeCloseTo(sum, 2);
      for (const key of Object.keys(lords) as (keyof typeof lords)[]) lords[key] += kala[key];
    }
    expect(lords).toEqual({ yearLord: 15, monthLord: 30, dayLord: 45, hourLord: 60 });
  });

  test("is left out with a reason in the polar night", async () => {
    const answer = await call("vedic.chart", {
      birthDate: "2000-12-21",
      birthTime: "12:00",
      timezone: "Europe/Oslo",
      latitude: 69.65,
      longitude: 18.96,
    });
    expect(answer.shadbala).toBeUndefined();
    expect(answer.panchanga.day).toBeUndefined();
    expect(answer.notes[0].text).toContain("does not rise and set");
  });
});

test("the node convention moves Rahu and Ketu alone, and keeps them opposite", async () => {
  const birth = { birthDate: "1984-10-31", birthTime: "09:18", ...MUMBAI };
  const [mean, osculating] = await Promise.all([
    call("vedic.chart", birth),
    call("vedic.chart", { ...birth, node: "true" }),
  ]);
  const degrees = (answer: typeof mean) =>
    answer.grahas.map((one: { longitudeDeg: number }) => one.longitudeDeg) as number[];
  const [a, b] = [degrees(mean), degrees(osculating)];
  expect(b.slice(0, 7)).toEqual(a.slice(0, 7));
  expect(b[7]).not.toBe(a[7]!);
  expect((((b[8]! - b[7]!) % 360) + 360) % 360).toBeCloseTo(180, 5);
});

test("sandhi: a lagna near the edge of a sign warns", async () => {
  const open = await call("vedic.chart", { birthDate: "1975-06-21", ...MUMBAI });
  const edge = Date.parse(open.unknownTime.lagnaSpans[3].start) + 5.5 * 3_600_000 + 20_000;
  const birthTime = new Date(edge).toISOString().slice(11, 19);
  const { time } = await call("vedic.chart", { birthDate: "1975-06-21", birthTime, ...MUMBAI });
  expect(JSON.stringify(time.warnings)).toContain("The lagna is 0.0");
});
