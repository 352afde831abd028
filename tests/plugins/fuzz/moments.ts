/** Dates, times and places at which calendars, clocks and skies have their edges. */
import fc from "fast-check";

const pad = (value: number, width = 2) => String(value).padStart(width, "0");

/** A date as the inputs write it; years outside 0000-9999 as ±YYYYYY. */
function written(year: number, month: number, day: number): string {
  const sign = year < 0 ? "-" : "+";
  const years = year >= 0 && year <= 9999 ? pad(year, 4) : sign + pad(Math.abs(year), 6);
  return `${years}-${pad(month)}-${pad(day)}`;
}

function dateBetween(first: number, last: number): fc.Arbitrary<string> {
  const parts = fc.tuple(
    fc.integer({ min: first, max: last }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  );
  return parts.map(([year, month, day]) => written(year, month, day));
}

/** Days on which a count turns over, a month is doubled or a calendar jumps. */
const EDGE_DATES = [
  // Leap days, and the centuries without one.
  ...["1896-02-29", "1900-02-28", "2000-02-29", "2024-02-29", "2096-02-29", "2100-02-28"],
  // Ends of the printed almanacs.
  ...["1898-12-31", "1899-12-31", "1900-01-01", "1900-01-30", "1900-01-31", "1901-02-18"],
  ...["2099-12-31", "2100-12-31", "2101-01-01", "2101-01-28", "2101-01-29", "2149-12-31"],
  // Within leap months of the lunar calendar, with the ends of some.
  ...["1968-08-24", "1984-11-23", "1987-07-26", "2006-08-24", "2012-05-20", "2014-10-24"],
  ...["2017-07-23", "2017-08-21", "2020-05-23", "2020-06-20", "2023-03-22", "2023-04-19"],
  ...["2025-07-25", "2025-08-22", "2033-12-22", "2034-01-19"],
  // Lunar new years, and the beginnings of spring beside them.
  ...["1985-02-19", "1985-02-20", "1985-02-04", "2024-02-10", "2024-02-09", "2024-02-04"],
  // Turns of the solar year.
  ...["2024-12-21", "2025-03-20", "2000-01-01", "1999-12-31", "1985-01-20", "1990-06-21"],
  // The Gregorian leap, and days of the Julian calendar alone.
  ...["1582-10-04", "1582-10-10", "1582-10-15", "1700-02-29", "1752-09-02", "1752-09-14"],
  // First and last of eras and of what can be written.
  ...["0001-01-01", "0000-01-01", "0000-02-29", "0622-07-16", "0638-03-21", "1166-01-01"],
  ...["1645-01-28", "1646-02-16", "9999-12-31", "+010000-01-01", "-000001-12-31", "-003113-08-11"],
  ...["-004712-01-01", "-013000-08-15", "+017191-03-15", "-271821-04-20", "+275760-09-13"],
  // Days that do not exist.
  ...["2023-02-29", "1900-02-29", "2024-04-31", "2024-13-01", "2024-00-10", "-000000-01-01"],
];

/** Dates: mostly of living people, then the edges, then everything that can be written. */
export const dates: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: dateBetween(1900, 2030) },
  { weight: 6, arbitrary: fc.constantFrom(...EDGE_DATES) },
  { weight: 3, arbitrary: dateBetween(1600, 2400) },
  { weight: 1, arbitrary: dateBetween(1, 9999) },
  { weight: 1, arbitrary: dateBetween(-5000, 0) },
);

/** Dates in the years to come, for what is still to be decided. */
export const futureDates: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: dateBetween(2026, 2029) },
  { weight: 1, arbitrary: dates },
);

/** Dates a little after most of those, for the end of a span. */
export const laterDates: fc.Arbitrary<string> = dateBetween(2028, 2031);

const EDGE_TIMES = ["00:00", "00:00:00", "00:59:59", "01:00", "02:30", "12:00"];
const LATE_TIMES = ["22:59:59", "23:00", "23:00:00", "23:30", "23:59", "23:59:59"];

/** Times of day; one in forty is none. */
export const times: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...EDGE_TIMES, ...LATE_TIMES) },
  {
    weight: 12,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`),
  },
  { weight: 1, arbitrary: fc.constantFrom("24:00", "23:60", "23:59:60") },
);

/** Where someone may be: fields of an input, all of them optional. */
export interface Place {
  readonly timezone?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

const CITIES: readonly Required<Place>[] = [
  { timezone: "Asia/Shanghai", latitude: 31.23, longitude: 121.47 },
  { timezone: "Asia/Urumqi", latitude: 43.8, longitude: 87.6 },
  { timezone: "Asia/Taipei", latitude: 25.033, longitude: 121.565 },
  { timezone: "Asia/Hong_Kong", latitude: 22.3, longitude: 114.17 },
  { timezone: "Asia/Kolkata", latitude: 28.61, longitude: 77.21 },
  { timezone: "America/New_York", latitude: 40.71, longitude: -74.01 },
  { timezone: "Europe/London", latitude: 51.5, longitude: -0.13 },
  { timezone: "Pacific/Apia", latitude: -13.83, longitude: -171.77 },
  { timezone: "Pacific/Kiritimati", latitude: 1.87, longitude: -157.4 },
  { timezone: "Australia/Lord_Howe", latitude: -31.55, longitude: 159.08 },
  { timezone: "Europe/Oslo", latitude: 69.65, longitude: 18.96 },
  { timezone: "Antarctica/Troll", latitude: -72.01, longitude: 2.53 },
  { timezone: "America/Argentina/Ushuaia", latitude: -54.8, longitude: -68.3 },
];

export const latitudes: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(-90, -89.999, -66.57, -66.56, -23.44, -0, 0, 23.44, 66.56, 66.57, 89.999, 90),
  fc.double({ min: -90, max: 90, noNaN: true }),
);

export const longitudes: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(-180, -179.999, -0, 0, 120, 179.999, 180),
  fc.double({ min: -180, max: 180, noNaN: true }),
);

/** Places: whole cities, bare zones, local mean time, fixed offsets, anywhere, nowhere. */
export const places: fc.Arbitrary<Place> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Place>(...CITIES) },
  { weight: 4, arbitrary: fc.constantFrom(...CITIES).map(({ timezone }) => ({ timezone })) },
  { weight: 2, arbitrary: fc.constant<Place>({}) },
  { weight: 1, arbitrary: longitudes.map((longitude) => ({ timezone: "LMT", longitude })) },
  {
    weight: 3,
    arbitrary: fc.record({
      timezone: fc.constantFrom("UTC", "+08:00", "-03:30", "+14:00", "-12:00", "LMT", "Etc/GMT+5"),
      latitude: latitudes,
      longitude: longitudes,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        timezone: fc.constantFrom("+5", "Mars/Phobos", "CST6CDT", "asia/taipei", "GMT"),
        latitude: latitudes,
        longitude: longitudes,
      },
      { requiredKeys: [] },
    ),
  },
);

/** Local times that a clock change skipped or repeated, and days that a zone left out. */
export const clockChanges: fc.Arbitrary<readonly [date: string, time: string, place: Place]> =
  fc.constantFrom(
    ["2024-03-10", "02:30", { timezone: "America/New_York" }],
    ["2024-11-03", "01:30", { timezone: "America/New_York" }],
    ["2024-03-31", "01:30", { timezone: "Europe/London" }],
    ["2024-10-27", "01:30", { timezone: "Europe/London" }],
    ["1986-05-04", "02:30", { timezone: "Asia/Shanghai" }],
    ["1991-09-15", "01:30", { timezone: "Asia/Shanghai" }],
    ["1945-09-21", "00:30", { timezone: "Asia/Taipei" }],
    ["1979-07-01", "00:30", { timezone: "Asia/Taipei" }],
    ["1941-12-25", "23:30", { timezone: "Asia/Hong_Kong" }],
    ["1976-10-17", "03:30", { timezone: "Asia/Hong_Kong" }],
    ["2011-12-30", "12:00", { timezone: "Pacific/Apia" }],
    ["1892-07-04", "12:00", { timezone: "Pacific/Apia" }],
    ["1883-11-18", "12:00", { timezone: "America/New_York", longitude: -74.01, latitude: 40.71 }],
  );
