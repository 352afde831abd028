import { describe, expect, test } from "bun:test";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { toTt } from "#time";
import { babylonianHoroscope } from "./procedure.ts";
import { nearestSirius } from "./season.ts";

async function ask(input: Readonly<Record<string, unknown>>) {
  const prepared = prepare(babylonianHoroscope, input, 0);
  const plugin = { id: "ancient-world", version: "1.0.0" };
  const { answer } = await invoke(prepared, { now: 0, plugin });
  return answer as Record<string, any>;
}

const BIRTH = {
  birthDate: "1990-06-10",
  timezone: "Asia/Taipei",
  latitude: 25,
  longitude: 121.5,
} as const;

describe("babylonian.horoscope", () => {
  test("counts a birth after sunset to the day that began", async () => {
    const [noon, night] = [
      await ask({ ...BIRTH, birthTime: "12:00" }),
      await ask({ ...BIRTH, birthTime: "20:00" }),
    ];
    expect(noon.date.afterSunset).toBe(false);
    expect(night.date.afterSunset).toBe(true);
    expect(night.date.day).toBe(noon.date.day + 1);
  });

  test("settles the Sun and opens the day where no time is given", async () => {
    const { omitted } = await ask(BIRTH);
    const [entry] = omitted;
    expect(entry.settled.map((one: any) => one.field)).toContain("/bodies/1/sign");
    expect(entry.open.map((one: any) => one.field)).toContain("/date/day");
    const spans = entry.open.find((one: any) => one.field === "/date/day").alternatives;
    expect(spans.map((one: any) => one.when.at(-1))).toEqual(["00:00–18:43:05", "18:43:05–24:00"]);
  });

  test("scores by its testimonies", async () => {
    const { score, testimonies } = await ask({ ...BIRTH, birthTime: "12:00" });
    const sum = testimonies.reduce((total: number, one: any) => total + one.weight, 0);
    expect(score).toBe(Math.min(100, Math.max(0, sum)));
  });

  test("moves the planets with the zero of the zodiac", async () => {
    const of = async (zodiac: string) =>
      (await ask({ ...BIRTH, birthTime: "12:00", zodiac })).bodies[1].longitudeDeg;
    const [aldebaran, huber, kugler] = [
      await of("aldebaran"),
      await of("huber"),
      await of("kugler"),
    ];
    // Values at J2000: 24.759, 24.734 and 23.534.
    expect(huber - aldebaran).toBeCloseTo(0.0253, 3);
    expect(kugler - aldebaran).toBeCloseTo(1.2253, 3);
  });

  test("refuses a date for which the sky is not served", () => {
    expect(ask({ birthDate: "-001200-01-01" })).rejects.toMatchObject({
      code: "date-out-of-range",
    });
  });
});

test("nearestSirius() finds its first rising 21 days after the solstice of 300 BCE, as the scheme of Uruk", () => {
  // 27 June 300 BCE (Julian) is JD 1612027; the scheme puts the rising 21 tithis later.
  const solstice = 1_612_027;
  const { id, julianDayUt } = nearestSirius(solstice + 10, toTt(solstice + 10));
  expect(id).toBe("first-rising");
  expect(Math.abs(julianDayUt - solstice - 21)).toBeLessThan(1.5);
});
