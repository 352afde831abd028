/** What the procedures of this folder answer as a whole: omissions, schools, refusals. */
import { describe, expect, test } from "bun:test";
import { invoke, prepare, type AnyProcedure } from "../../src/plugins/mod.ts";
import worldCalendars from "./mod.ts";

type Fields = Readonly<Record<string, unknown>>;

async function call(name: string, input: Fields) {
  const procedure = worldCalendars.procedures.find((one) => one.name === name) as AnyProcedure;
  const prepared = prepare(procedure, input, 0);
  return (await invoke(prepared, { now: 0, plugin: worldCalendars })).answer as Record<string, any>;
}

const codeOf = (name: string, input: Fields) =>
  call(name, input).then(
    () => "answered",
    (error) => error.code as string,
  );

describe("thelemic.anno", () => {
  test("certifies signs and year on a day that settles them without a time", async () => {
    const answer = await call("thelemic.anno", { date: "2024-04-08", timezone: "UTC" });
    expect(answer["omitted"][0]).toMatchObject({ input: "time", certified: true, open: [] });
  });

  test("leaves the year open on the day of the equinox", async () => {
    const answer = await call("thelemic.anno", { date: "2024-03-20", timezone: "UTC" });
    const [omitted] = answer["omitted"];
    expect(omitted.certified).toBe(false);
    expect(omitted.open.map(({ field }: any) => field)).toEqual(["/anno", "/sun/sign"]);
  });

  test("shows what the other beginning of the year changes", async () => {
    const input = { date: "2024-03-20", time: "01:00", timezone: "UTC", compare: ["boundary"] };
    const [compared] = (await call("thelemic.anno", input))["compared"];
    const fields = compared.alternatives[0].differs.map(({ field }: any) => field);
    expect(fields).toContain("/anno");
    expect(fields).not.toContain("/sun/sign");
  });

  test("refuses years whose sky is not known, and answers at the edges", async () => {
    expect(await codeOf("thelemic.anno", { date: "9999-12-31" })).toBe("outside-ephemeris");
    expect(await codeOf("thelemic.anno", { date: "-000999-01-01" })).toBe("outside-ephemeris");
    expect(await codeOf("thelemic.anno", { date: "-000998-01-01" })).toBe("answered");
    expect(await codeOf("thelemic.anno", { date: "2998-12-31" })).toBe("answered");
  });
});

describe("decimalTime.convert", () => {
  test("says that the decimal time was alike without an offset, which is no proof, and leaves the beat open", async () => {
    const [omitted] = (await call("decimalTime.convert", { time: "12:00" }))["omitted"];
    expect(omitted.alike.map(({ field }: any) => field)).toContain("/decimal/text");
    expect(omitted.settled).toEqual([]);
    expect(omitted.open.map(({ field }: any) => field)).toEqual(["/swatch/text"]);
  });

  test("refuses nothing and both, and times that no clock shows", async () => {
    expect(await codeOf("decimalTime.convert", {})).toBe("BAD_REQUEST");
    expect(await codeOf("decimalTime.convert", { time: "1:00", decimal: "1:00" })).toBe(
      "BAD_REQUEST",
    );
    expect(await codeOf("decimalTime.convert", { time: "01:00", decimal: "1:00" })).toBe(
      "BAD_REQUEST",
    );
    expect(await codeOf("decimalTime.convert", { time: "24:00" })).toBe("BAD_REQUEST");
    expect(await codeOf("decimalTime.convert", { decimal: "10:00:00" })).toBe("BAD_REQUEST");
  });
});

describe("oldStyle.convert", () => {
  test("gives both readings of an old date of unstated style", async () => {
    const answer = await call("oldStyle.convert", { direction: "oldToNew", date: "1731-02-11" });
    expect(answer).toMatchObject({ ambiguous: true, gregorian: { date: "1731-02-22" } });
    expect(answer["alternatives"]).toMatchObject([
      {
        yearStart: { id: "ladyDay" },
        gregorian: { date: "1732-02-22" },
        doubleDated: { text: "11 February 1731/2" },
      },
    ]);
  });

  test("takes the country's own style and calendar", async () => {
    const england = { direction: "oldToNew", date: "1731-02-11", country: "england" };
    expect(await call("oldStyle.convert", england)).toMatchObject({
      ambiguous: false,
      legalYear: 1731,
      legalYearStart: { id: "ladyDay" },
      gregorian: { date: "1732-02-22" },
      inCountry: { calendar: { id: "julian" }, date: { date: "1732-02-11" } },
    });
    const after = { direction: "newToOld", date: "1753-01-01", country: "england" };
    expect((await call("oldStyle.convert", after))["inCountry"].calendar.id).toBe("gregorian");
  });

  test("places the Swedish leap day of 1712", async () => {
    const leap = { direction: "oldToNew", date: "1712-02-30", country: "sweden" };
    expect(await call("oldStyle.convert", leap)).toMatchObject({
      gregorian: { date: "1712-03-11" },
      julian: { date: "1712-02-29" },
      inCountry: { calendar: { id: "swedish" }, date: { day: 30 } },
    });
  });
});

describe("soviet.day", () => {
  test("says whether a worker's group rests, and nothing without a group", async () => {
    const date = "1930-01-02";
    expect((await call("soviet.day", { date }))["restDay"]).toBeNull();
    expect((await call("soviet.day", { date, group: "pink" }))["restDay"]).toBe(true);
    expect((await call("soviet.day", { date, group: "green" }))["restDay"]).toBe(false);
  });

  test("names the second colour as the chosen source does and keeps its id", async () => {
    const answer = await call("soviet.day", { date: "1930-01-02", secondColour: "blue" });
    expect(answer).toMatchObject({
      color: { id: "pink" },
      colorName: { id: "blue", text: "blue" },
    });
  });

  test("reads a Julian date by its calendar", async () => {
    const answer = await call("soviet.day", { date: "1929-09-18", calendar: "julian" });
    expect(answer).toMatchObject({ system: { id: "five-day" }, dayOfWeek: 1 });
  });
});

test("masonic.eras compares the two beginnings of the Craft's year", async () => {
  const answer = await call("masonic.eras", { date: "2024-02-10", compare: ["lucisYearStart"] });
  const [{ alternatives }] = answer["compared"];
  const fields = alternatives[0].differs.map(({ field }: any) => field);
  expect(fields).toContain("/eras/annoLucis/year");
  expect(fields).not.toContain("/eras/annoInventionis/year");
});
