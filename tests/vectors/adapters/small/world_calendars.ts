import { within, type SmallEntry } from "./entry.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Old dates come as fields; the procedure takes text. */
function dateText(date: unknown): unknown {
  if (typeof date === "string") return date;
  const { year, month, day } = date as Record<"year" | "month" | "day", number>;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** Whole fields of a date without its texts. */
function plainDate(date: Fields | undefined) {
  return date && { year: date["year"], month: date["month"], day: date["day"] };
}

/** The place of a body with its sign by name. */
function placeOf(answer: Fields, body: string) {
  const place = within(answer, body) ?? {};
  return { ...place, sign: within(place, "sign")?.["text"] };
}

export const WORLD_CALENDARS: readonly SmallEntry[] = [
  {
    procedure: "discordian.day",
    input: ({ date }) => ({ date }),
    view: (answer) => ({
      ...answer,
      day: answer["seasonDay"],
      season: within(answer, "season")?.["text"] ?? null,
      weekday: within(answer, "weekday")?.["text"] ?? null,
      holyday: within(answer, "holyday")?.["text"] ?? null,
    }),
  },
  {
    procedure: "decimalTime.convert",
    input: ({ time }) => ({ time, utcOffset: "+00:00" }),
    view: (answer) => ({
      fractionOfDay: answer["fraction"],
      decimal: answer["decimal"],
      swatchBeats: within(answer, "swatch")?.["beats"],
    }),
    tolerance: 5e-9,
  },
  {
    procedure: "soviet.day",
    input: ({ date }) => ({ date }),
    view: (answer) => ({
      ...answer,
      system: within(answer, "system")?.["id"],
      color: within(answer, "color")?.["id"] ?? null,
    }),
  },
  {
    procedure: "masonic.eras",
    input: ({ date }) => ({ date }),
    view: (answer) => {
      const eras = within(answer, "eras") ?? {};
      const years = Object.entries(eras).map(([id, era]) => [id, (era as Fields)["year"]]);
      return Object.fromEntries(years);
    },
  },
  {
    procedure: "thelemic.anno",
    input: ({ date, utcHour }) => ({
      date,
      time: `${String(utcHour).padStart(2, "0")}:00`,
      timezone: "UTC",
    }),
    view: (answer) => ({ ...answer, sun: placeOf(answer, "sun"), moon: placeOf(answer, "moon") }),
  },
  {
    procedure: "oldStyle.convert",
    input: ({ direction, date, yearStyle }) => ({
      direction,
      date: dateText(date),
      ...(yearStyle === undefined ? {} : { yearStart: yearStyle }),
    }),
    view: (answer) => ({
      julian: plainDate(within(answer, "julian")),
      gregorian: within(answer, "gregorian")?.["date"],
      ladyDayYear: (answer["years"] as readonly Fields[]).find(
        (one) => within(one, "yearStart")?.["id"] === "ladyDay",
      )?.["year"],
      doubleDated: within(answer, "doubleDated")?.["text"],
      differenceDays: answer["differenceDays"],
    }),
  },
];
