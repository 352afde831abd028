import { defineProcedure, oneOf, TextShape, Type, type Text } from "#old";
import { dayOfWeek, fromFixed } from "#time";
import { WEEKDAYS } from "../soviet/names.ts";
import { writeBrief } from "./brief.ts";
import { COUNTRIES, COUNTRY_IDS, type CountryId } from "./adoption.ts";
import { toCountryDate } from "./country_date.ts";
import { describeDate, doubleDate, doubleDateZh, writeDateZh } from "./date_text.ts";
import { defaultYearStart, differenceDays, readNew, readOld, type Reading } from "./rules.ts";
import { YEAR_START_CONVENTION } from "./conventions.ts";
import { YEAR_STARTS, yearInStyle, type YearStart } from "./year_starts.ts";

const dateShape = Type.Object({
  year: Type.Integer({ description: "Astronomical year begun on 1 January" }),
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  day: Type.Integer({ minimum: 1, maximum: 31 }),
  date: Type.String({ description: "YYYY-MM-DD" }),
  text: Type.String({ description: "In English" }),
});

const output = Type.Object({
  direction: oneOf(["newToOld", "oldToNew"], "Way of the conversion"),
  julian: dateShape,
  gregorian: dateShape,
  differenceDays: Type.Integer({ description: "Gregorian minus Julian, days" }),
  weekday: TextShape,
  legalYear: Type.Integer({ description: "Number of the year in `legalYearStart`" }),
  legalYearStart: oneOf(YEAR_STARTS, "Lady Day unless a country or a style says otherwise"),
  years: Type.Array(Type.Object({ yearStart: oneOf(YEAR_STARTS, "Style"), year: Type.Integer() }), {
    description: "Number of the year in every style",
  }),
  doubleDated: Type.String({
    description: "The Julian date with both years from 1 January to 24 March",
  }),
  ambiguous: Type.Boolean({ description: "Whether the date as given allows other readings" }),
  alternatives: Type.Array(
    Type.Object({
      yearStart: oneOf(YEAR_STARTS, "Style of this reading"),
      julian: dateShape,
      gregorian: dateShape,
      doubleDated: Type.String(),
    }),
    { description: "The other readings of an ambiguous date" },
  ),
  inCountry: Type.Union(
    [
      Type.Object({
        country: oneOf(COUNTRY_IDS, "Country"),
        name: TextShape,
        calendar: oneOf(["julian", "swedish", "gregorian"], "Calendar in force on that day"),
        date: dateShape,
      }),
      Type.Null(),
    ],
    { description: "The day as the country's own calendar wrote it; null without a country" },
  ),
  summary: TextShape,
});

/** The bridge between the two calendars of Christian Europe, the number of the year included. */
export const oldStyleConvert = defineProcedure({
  name: "oldStyle.convert",
  tradition: "christian-reckoning",
  title: { en: "Old Style and New Style dates", zhHant: "舊曆新曆換算" },
  summary: {
    en: "Julian to Gregorian and back with the double-dated form, year-start style and the changeover of the country named",
    zhHant: "儒略曆與格里曆互換，附雙重紀年、歲首慣例與各國改曆日期",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/old_style.svg",
  conventions: YEAR_START_CONVENTION,
  input: Type.Object({
    direction: oneOf(
      ["newToOld", "oldToNew"],
      "newToOld: the date is Gregorian; oldToNew: the date is Julian",
    ),
    date: Type.String({
      pattern: "^(\\d{4}(/\\d{1,4})?|[+-]\\d{6})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
      description:
        "YYYY-MM-DD; an old date may have a double year, 1731/2-02-11; years outside 0-9999 as ±YYYYYY",
    }),
    country: Type.Optional(
      oneOf(COUNTRY_IDS, "Country whose law dated the day; refuses days that it left out"),
    ),
  }),
  output,
  options: {
    countries: COUNTRY_IDS.map((id) => ({
      id,
      name: COUNTRIES[id].name.en,
      lastOldStyle: describeDate(COUNTRIES[id].lastJulian).date,
      firstNewStyle: describeDate(COUNTRIES[id].firstGregorian).date,
    })),
  },
  run: ({ direction, date, country, yearStart }) => {
    const readings: readonly Reading[] =
      direction === "newToOld"
        ? [{ yearStart: yearStart === "unstated" ? "ladyDay" : yearStart, fixed: readNew(date) }]
        : readOld(date, yearStart, country);
    const { fixed } = readings[0]!;
    const julian = fromFixed(fixed, "julian");
    const legalYearStart: YearStart = yearStart === "unstated" ? "ladyDay" : yearStart;
    const both = describeBoth(fixed);
    return {
      direction,
      ...both,
      differenceDays: differenceDays(fixed),
      weekday: WEEKDAYS[dayOfWeek(fixed)]!,
      legalYear: yearInStyle(legalYearStart, julian),
      legalYearStart,
      years: YEAR_STARTS.map((style) => ({
        yearStart: style,
        year: yearInStyle(style, julian),
      })),
      ambiguous: readings.length > 1,
      alternatives: readings.slice(1).map((other) => ({
        yearStart: other.yearStart,
        ...describeBoth(other.fixed),
      })),
      inCountry: country ? describeInCountry(country, fixed) : null,
      summary: summarise(both),
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "the birthday of George Washington",
      input: { direction: "oldToNew", date: "1731/2-02-11", country: "britishColonies" },
      expect: { gregorian: { date: "1732-02-22" }, doubleDated: "11 February 1731/2" },
      source: "Washington family Bible: 11 February 1731/2; kept on 22 February",
    },
    {
      title: "the October Revolution",
      input: { direction: "oldToNew", date: "1917-10-25", country: "russia" },
      expect: { gregorian: { date: "1917-11-07" }, differenceDays: 13 },
      source: "Soviet holiday of 7 November",
    },
    {
      title: "Isaac Newton, born on Christmas Day",
      input: { direction: "newToOld", date: "1643-01-04" },
      expect: { julian: { date: "1642-12-25" }, doubleDated: "25 December 1642" },
      source: "Dictionary of National Biography: 25 December 1642, Old Style",
    },
    {
      title: "the execution of Charles I, dated by the legal year",
      input: { direction: "oldToNew", date: "1648-01-30", yearStart: "ladyDay" },
      expect: { gregorian: { date: "1649-02-09" }, doubleDated: "30 January 1648/9" },
      source: "Journal of the House of Commons, 30 January 1648",
    },
  ],
  references: [
    {
      title: "Calendar (New Style) Act 1750",
      author: "Parliament of Great Britain",
      year: "1751",
      part: "24 Geo. II c. 23",
    },
    {
      title: "Cronologia, cronografia e calendario perpetuo",
      author: "A. Cappelli",
      year: "1906",
    },
    {
      title: "Explanatory Supplement to the Astronomical Ephemeris",
      year: "1961",
      part: "14 B, dates of adoption",
    },
  ],
});

function describeBoth(fixed: number) {
  const julian = fromFixed(fixed, "julian");
  return {
    julian: describeDate(julian),
    gregorian: describeDate(fromFixed(fixed)),
    doubleDated: doubleDate(julian),
  };
}

function describeInCountry(country: CountryId, fixed: number) {
  const { calendar, date } = toCountryDate(country, fixed);
  return { country, name: COUNTRIES[country].name, calendar, date: describeDate(date) };
}

function summarise({ julian, gregorian, doubleDated }: ReturnType<typeof describeBoth>): Text {
  const [old, double] = [writeDateZh(julian), doubleDateZh(julian)];
  const written = doubleDated === julian.text ? "" : `, written ${doubleDated},`;
  const writtenZh = double === old ? "" : `（雙重紀年作 ${double}）`;
  return {
    en: `${julian.text} Old Style${written} is ${gregorian.text} New Style.`,
    zhHant: `舊曆 ${old}${writtenZh}即新曆 ${writeDateZh(gregorian)}。`,
  };
}
