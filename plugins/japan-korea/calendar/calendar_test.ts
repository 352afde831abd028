/** The calendars of Japan against dated events and published tables. */
import { describe, expect, test } from "bun:test";
import { invoke, prepare, type AnyProcedure } from "../../../src/plugins/mod.ts";
import japanKorea from "../mod.ts";

type Fields = Readonly<Record<string, unknown>>;

async function ask(name: string, input: Fields) {
  const procedure = japanKorea.procedures.find((one) => one.name === name) as AnyProcedure;
  const around = { now: 0, plugin: japanKorea };
  return (await invoke(prepare(procedure, input, 0), around)).answer as Record<string, any>;
}

describe("eras", () => {
  // Days of battles and deeds as histories date them; those before 1582 in the Julian calendar.
  const EVENTS = [
    ["慶長", 5, 9, 15, "1600-10-21", "Sekigahara"],
    ["元禄", 15, 12, 14, "1703-01-30", "the forty-seven rōnin"],
    ["天正", 10, 6, 2, "1582-07-01", "Honnō-ji, 21 June Julian"],
    ["嘉永", 6, 6, 3, "1853-07-08", "Perry's ships at Uraga"],
    ["永禄", 3, 5, 19, "1560-06-22", "Okehazama, 12 June Julian"],
    ["明治", 5, 12, 2, "1872-12-31", "the last day of the old calendar"],
  ] as const;
  for (const [era, eraYear, month, day, date, event] of EVENTS) {
    test(`${era} ${eraYear}/${month}/${day}: ${event}`, async () => {
      const answer = await ask("nengo.convert", { era, eraYear, month, day });
      expect(answer["gregorian"]).toBe(date);
    });
  }

  test("old forms, letters with and without marks, and the other script name one era", async () => {
    for (const era of ["応仁", "應仁", "Ōnin", "onin", "Ounin"]) {
      const { readings } = await ask("nengo.convert", { era });
      expect(readings.map((one: any) => one.year)).toEqual([1467]);
    }
  });

  test("Meiji was set back to New Year and runs beside Keiō", async () => {
    const { readings } = await ask("nengo.convert", { date: "1868-05-03" });
    expect(readings.map((one: any) => one.native)).toEqual([
      "慶応四年四月十一日",
      "明治元年四月十一日",
    ]);
  });

  test("every day since 701 has an era, and days without one are refused", async () => {
    for (const date of ["1912-07-29", "1912-07-30", "1926-12-24", "1926-12-25", "1989-01-08"])
      expect((await ask("nengo.convert", { date }))["readings"]).toHaveLength(1);
    for (const [input, code] of [
      [{ date: "0670-05-05" }, "noEra"],
      [{ era: "昭和", eraYear: 65 }, "eraYearBeyond"],
      [{ era: "大正", eraYear: 15, month: 12, day: 26 }, "dayOutsideEra"],
      [{ era: "开元" }, "eraUnknown"],
      [{ era: "昭和", month: 3 }, "eraOrDate"],
    ] as const)
      await expect(ask("nengo.convert", input)).rejects.toMatchObject({ code });
  });
});

describe("the old calendar", () => {
  test("the leap month of 2033 by each proposal", async () => {
    // 暦文協 2015: 22 December 2033 opens 閏11, 11 or 12.
    const at = async (leap2033: string, date: string) => {
      const { old, disputed } = await ask("kyureki.convert", { date, leap2033 });
      expect(disputed).toBe(true);
      return `${old.isLeapMonth ? "閏" : ""}${old.month}/${old.day}`;
    };
    expect(await at("eleventh", "2033-12-22")).toBe("閏11/1");
    expect(await at("seventh", "2033-12-22")).toBe("11/1");
    expect(await at("first", "2033-12-22")).toBe("12/1");
    expect(await at("eleventh", "2033-08-25")).toBe("8/1");
    expect(await at("seventh", "2033-08-25")).toBe("閏7/1");
    expect(await at("first", "2034-02-19")).toBe("閏1/1");
  });

  test("there and back, in office and reckoned, across the reform", async () => {
    for (const date of ["0701-05-03", "1333-02-28", "1852-04-01", "1873-01-29", "2034-01-25"]) {
      const { old } = await ask("kyureki.convert", { date });
      const { year, month, isLeapMonth, day } = old;
      const back = await ask("kyureki.convert", { old: { year, month, leap: isLeapMonth, day } });
      expect(back["date"]).toBe(date);
    }
  });

  test("the six days open each month with their own", async () => {
    // National Diet Library, Nihon no koyomi: months 1 to 6 begin with these.
    const firsts = [
      "2024-02-10",
      "2024-03-10",
      "2024-04-09",
      "2024-05-08",
      "2024-06-06",
      "2024-07-06",
    ];
    const found = await Promise.all(firsts.map((date) => ask("rokuyo.day", { date })));
    expect(found.map(({ rokuyo }) => rokuyo.native)).toEqual([
      "先勝",
      "友引",
      "先負",
      "仏滅",
      "大安",
      "赤口",
    ]);
  });
});

test("Kentoku begins by the chronicles or by the earliest document", async () => {
  // CeJS era data: 16 August 1370 Julian, by 南朝公卿補任; Murata Masashi: before 3 March, by a document of Daitoku-ji.
  const began = async (input: Fields) =>
    (await ask("nengo.convert", { era: "建徳", ...input }))["readings"][0].began;
  expect(await began({})).toBe("1370-08-24");
  expect(await began({ southernEras: "documents" })).toBe("1370-03-11");
});
