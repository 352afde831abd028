import { expect, test } from "bun:test";
import { readCivils } from "./civil_input.ts";
import { captionsOf } from "./read_captions.ts";

const birth = { birthDate: "1990-06-10", birthTime: "10:30", timezone: "America/New_York" };
const read = (reads: "birth" | "births", input: Readonly<Record<string, unknown>>) =>
  captionsOf({ input, civils: readCivils(reads, input, "caller"), places: [] }, "en");

test("captionsOf() tells date, clock and coordinates", () => {
  const input = { ...birth, latitude: 27.95, longitude: -82.46 };
  expect(read("birth", input)[""]).toEqual({
    when: "1990-06-10 10:30 EDT (UTC-04:00)",
    where: "27°57′ N 82°28′ W",
  });
});

test("captionsOf() leaves out a time and a place that were not given", () => {
  expect(read("birth", { birthDate: "1990-06-10" })[""]).toEqual({
    when: "1990-06-10",
    where: null,
  });
});

test("captionsOf() tells two people apart", () => {
  const { a, b } = read("births", { a: birth, b: { birthDate: "1975-03-21" } });
  expect(a?.when).toBe("1990-06-10 10:30 EDT (UTC-04:00)");
  expect(b?.when).toBe("1975-03-21");
});
