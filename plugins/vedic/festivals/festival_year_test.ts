import { describe, expect, test } from "bun:test";
import { dateOf, SunCalendar } from "./calendar.ts";
import { festivalYearOf } from "./festival_year/rules.ts";

/** Published: Government of India gazetted holidays; Diwali of 2024 differed between the Deccan and the east. */
const PUBLISHED: readonly (readonly [number, string, string])[] = [
  [2023, "diwali", "2023-11-12"],
  [2024, "ramaNavami", "2024-04-17"],
  [2024, "vijayadashami", "2024-10-12"],
  [2025, "mahaShivaratri", "2025-02-26"],
  [2025, "holi", "2025-03-14"],
  [2025, "diwali", "2025-10-20"],
  [2026, "holi", "2026-03-04"],
];

const delhi = new SunCalendar({
  place: { latitudeDeg: 28.6139, longitudeDeg: 77.209 },
  offsetDays: 5.5 / 24,
  sunrise: "centre",
  ayanamsa: "lahiri",
});

describe("festivalYearOf()", () => {
  for (const [year, id, date] of PUBLISHED) {
    test(`${id} of ${year}`, () => {
      const { festivals } = festivalYearOf(delhi, year, "lahiri");
      expect(festivals.filter((one) => one.id === id).map(({ fixed }) => dateOf(fixed))).toEqual([
        date,
      ]);
    });
  }

  test("2023 adds Shravana, in which no festival is kept twice", () => {
    const { months, festivals } = festivalYearOf(delhi, 2023, "lahiri");
    expect(months.filter(({ kind }) => kind === "adhika").map(({ index }) => index)).toEqual([4]);
    expect(festivals.filter(({ id }) => id === "rakshaBandhan")).toHaveLength(1);
  });
});
