/** Births of Siam, Burma and Java against printed tables and published calendars. */
import { describe, expect, test } from "bun:test";
import { invoke, prepare, type AnyProcedure } from "../../src/plugins/mod.ts";
import { HOUSE, houseOf } from "./burmese/houses.ts";
import { pancasudaOf } from "./javanese/weton.ts";
import southeastAsia from "./mod.ts";
import { bondOf, WHEEL } from "./thai/wheel.ts";

type Fields = Readonly<Record<string, unknown>>;

async function call(name: string, input: Fields) {
  const procedure = southeastAsia.procedures.find((one) => one.name === name) as AnyProcedure;
  const around = { now: 0, plugin: southeastAsia };
  return (await invoke(prepare(procedure, input, 0), around)).answer as Record<string, any>;
}

describe("mahaThaksa.chart", () => {
  test("writes the wheel in the printed order 1 2 3 4 7 5 8 6", () => {
    expect(WHEEL.map(({ number }) => number)).toEqual([1, 2, 3, 4, 7, 5, 8, 6]);
  });

  test("lays the planets round the sides as Sarakadee tells of the Maha Thaksa", () => {
    const sides = "northEast east southEast south southWest west northWest north";
    expect(WHEEL.map(({ direction }) => direction).join(" ")).toBe(sides);
  });

  test("has every Thai consonant once", () => {
    const letters = WHEEL.slice(1).flatMap(({ letters }) => letters.split(" "));
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters).toHaveLength(44 - 3); // ฃ and ฅ are obsolete, อ carries the vowels
  });

  // undeadfilms.com, ตั้งชื่อตามวันเกิด: letters of power and of fortune.
  const LETTERS = [
    ["2024-06-16", "จ ฉ ช ซ ฌ ญ", "ฎ ฏ ฐ ฑ ฒ ณ"],
    ["2024-06-17", "ฎ ฏ ฐ ฑ ฒ ณ", "ด ต ถ ท ธ น"],
    ["2024-06-18", "ด ต ถ ท ธ น", "บ ป ผ ฝ พ ฟ ภ ม"],
  ] as const;
  for (const [birthDate, power, fortune] of LETTERS) {
    test(`${birthDate} has power in ${power} and fortune in ${fortune}`, async () => {
      const { wheel } = await call("mahaThaksa.chart", {
        birthDate,
        birthTime: "10:00",
        timezone: "UTC",
      });
      expect([wheel[2].letters, wheel[3].letters]).toEqual([power.split(" "), fortune.split(" ")]);
    });
  }

  const BOUNDARIES = [
    ["2024-06-19", "05:59", "mars"], // Wednesday before six is still Tuesday
    ["2024-06-19", "06:00", "mercury"],
    ["2024-06-19", "17:59", "mercury"],
    ["2024-06-19", "18:00", "rahu"],
    ["2024-06-20", "05:59", "rahu"],
    ["2024-06-20", "06:00", "jupiter"],
  ] as const;
  for (const [birthDate, birthTime, planet] of BOUNDARIES) {
    test(`${birthDate} ${birthTime} belongs to ${planet}`, async () => {
      expect(
        (await call("mahaThaksa.chart", { birthDate, birthTime, timezone: "UTC" }))["planet"].id,
      ).toBe(planet);
    });
  }

  test("certifies nothing without a time, since the morning belongs to the day before", async () => {
    const [omitted] = (await call("mahaThaksa.chart", { birthDate: "2024-06-21" }))["omitted"];
    expect(omitted.certified).toBe(false);
    expect(omitted.open.map(({ field }: any) => field)).toContain("/planet");
  });

  test("takes another beginning of the night and refuses one before noon", async () => {
    const input = { birthDate: "2024-06-19", birthTime: "18:10", timezone: "UTC" };
    expect((await call("mahaThaksa.chart", { ...input, nightAfter: "18:30" }))["planet"].id).toBe(
      "mercury",
    );
    expect(call("mahaThaksa.chart", { ...input, nightAfter: "09:00" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  test("bondOf() knows the rhymed pairs of friends and foes", () => {
    expect([bondOf(1, 5), bondOf(4, 2), bondOf(6, 3), bondOf(8, 7)]).toEqual(
      Array(4).fill("friends"),
    );
    expect([bondOf(1, 3), bondOf(4, 8), bondOf(7, 6), bondOf(5, 2)]).toEqual(
      Array(4).fill("enemies"),
    );
  });
});

describe("mahabote.chart", () => {
  // Yan Naing Aye's calendar: year, weekday from Saturday, square.
  const CASES = [
    [1361, 0, 3],
    [1362, 4, 0],
    [1368, 6, 4],
    [1372, 4, 3],
    [1384, 3, 2],
    [1385, 1, 5],
    [1386, 2, 5],
    [1388, 4, 5],
  ] as const;
  for (const [year, weekday, house] of CASES) {
    test(`houseOf() puts weekday ${weekday} of ${year} into ${HOUSE.ids[house]!}`, () => {
      expect(houseOf(year, weekday)).toBe(house);
    });
  }

  test("fills seven houses with seven planets, the birth's own among them", async () => {
    const answer = await call("mahabote.chart", {
      birthDate: "1990-05-16",
      birthTime: "15:00",
      timezone: "UTC",
    });
    expect(new Set(answer["houses"].map((one: any) => one.planet.id)).size).toBe(7);
    const birth = answer["houses"].find((one: any) => one.birth);
    expect([birth.planet.id, birth.house.id]).toEqual(["rahu", answer["house"].id]);
  });

  test("gives Rahu the afternoon of Wednesday, or its evening where that is chosen", async () => {
    const of = async (birthTime: string, wednesday: string) =>
      call("mahabote.chart", { birthDate: "1990-05-16", birthTime, timezone: "UTC", wednesday });
    expect((await of("15:00", "noon"))["planet"].id).toBe("rahu");
    expect(await of("15:00", "evening")).toMatchObject({
      planet: { id: "mercury" },
      day: { text: "Wednesday before six in the evening" },
    });
    expect((await of("18:00", "evening"))["planet"].id).toBe("rahu");
  });

  test("proves that a missing time matters on Wednesdays alone", async () => {
    const wednesday = await call("mahabote.chart", { birthDate: "1990-05-16" });
    expect(wednesday["omitted"][0].open.map(({ field }: any) => field)).toEqual(["/planet"]);
    const thursday = await call("mahabote.chart", { birthDate: "1990-05-17" });
    expect(thursday["omitted"][0].certified).toBe(true);
  });
});

describe("weton.calculate", () => {
  const WETONS = [
    ["2012-12-21", "Jemuwah Wage", 10],
    ["2023-09-16", "Setu Kliwon", 17],
    ["2024-02-10", "Setu Pahing", 18],
    ["2022-10-25", "Selasa Wage", 7],
  ] as const;
  for (const [birthDate, weton, neptu] of WETONS) {
    test(`${birthDate} is ${weton} with neptu ${neptu} (published calendars)`, async () => {
      expect(
        await call("weton.calculate", { birthDate, birthTime: "10:00", timezone: "UTC" }),
      ).toMatchObject({
        weton,
        neptu,
      });
    });
  }

  test("leaves the weton open without a time", async () => {
    const [omitted] = (await call("weton.calculate", { birthDate: "2024-02-10" }))["omitted"];
    expect(omitted.open.map(({ field }: any) => field)).toContain("/weton");
  });

  test("lists the next wetons from a date, 35 days apart", async () => {
    const input = { birthDate: "2024-02-10", birthTime: "10:00", timezone: "UTC" };
    expect((await call("weton.calculate", input))["nextWeton"][0]).toBe("2024-03-16");
    const later = (await call("weton.calculate", { ...input, from: "2025-01-01" }))["nextWeton"];
    expect(later[0] >= "2025-01-01" && later[0] < "2025-02-05").toBe(true);
    expect(call("weton.calculate", { ...input, from: "2025-02-30" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  // Ki Totok Yasmiran (Museum Radya Pustaka), almanacs of these days: wuku and pancasuda.
  const ALMANACS = [
    ["2022-04-16", "Setu Pahing", "Wukir", "Satriya Wibawa"],
    ["2022-05-26", "Kemis Pahing", "Julungwangi", "Lebu Katiup Angin"],
    ["2022-07-10", "Ngahad Pahing", "Pahang", "Wasesa Segara"],
    ["2022-08-19", "Jemuwah Pahing", "Maktal", "Tunggak Semi"],
    ["2022-12-26", "Senèn Legi", "Sungsang", "Tunggak Semi"],
    ["2023-02-06", "Senèn Pon", "Pahang", "Sumur Sinaba"],
    ["2023-11-03", "Jemuwah Pon", "Prangbakat", "Lebu Katiup Angin"],
  ] as const;
  for (const [birthDate, weton, wuku, pancasuda] of ALMANACS) {
    test(`${birthDate} is ${weton} of ${wuku} and ${pancasuda} (printed almanac)`, async () => {
      expect(
        await call("weton.calculate", { birthDate, birthTime: "10:00", timezone: "UTC" }),
      ).toMatchObject({
        weton,
        wuku: { name: wuku },
        pancasuda: { pancasuda: { roman: pancasuda } },
      });
    });
  }

  // Serat Pawukon (1903), weeks Dhukut and Madhangkungan: weekday from Sunday, market day from Legi.
  const PAWUKON = [
    [0, 2, "bumiKapetak"],
    [1, 3, "wasesaSegara"],
    [2, 4, "sumurSinaba"],
    [3, 0, "sumurSinaba"],
    [0, 4, "lebuKatiupAngin"],
  ] as const;
  for (const [weekday, pasaran, name] of PAWUKON) {
    test(`pancasudaOf() gives weekday ${weekday} with market day ${pasaran} to ${name}`, () => {
      expect(pancasudaOf(weekday, pasaran, "pawukon").pancasuda).toBe(name);
    });
  }

  test("pancasudaOf() by the neptu leaves the dust with fourteen and the sea with eight", () => {
    expect([pancasudaOf(3, 2, "neptu"), pancasudaOf(1, 3, "neptu")]).toMatchObject([
      { pancasuda: "lebuKatiupAngin", sum: 14 },
      { pancasuda: "wasesaSegara", sum: 8 },
    ]);
  });

  test("begins the day at sunrise where that is chosen", async () => {
    const of = async (birthTime: string, dayBegin: string) =>
      (
        await call("weton.calculate", {
          birthDate: "2024-02-10",
          birthTime,
          timezone: "UTC",
          dayBegin,
        })
      )["weton"];
    expect(await of("05:00", "sunset")).toBe("Setu Pahing");
    expect(await of("05:00", "sunrise")).toBe("Jemuwah Legi");
    expect(await of("20:00", "sunrise")).toBe("Setu Pahing");
  });
});
