/** What src/time says, in English. */
import type { CalendarNames, Given, TimeConventions, TimeWords } from "../phrases.ts";
import { cityOf } from "./city_of.ts";

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

function quote(value: Given): string {
  return typeof value === "string" ? `"${value}"` : String(value);
}

/** What the calendars are called. */
export const calendars: CalendarNames = {
  gregorian: "Gregorian",
  julian: "Julian",
  romanKalends: "Roman",
  isoWeek: "ISO week",
  weekday: "weekday",
  julianDayNumber: "Julian day number",
  egyptian: "Egyptian",
  armenian: "Armenian",
  coptic: "Coptic",
  ethiopic: "Ethiopic",
  ethiopicAmeteAlem: "Ethiopic (Amete Alem)",
  babylonian: "Babylonian",
  hebrew: "Hebrew",
  islamicCivil: "Islamic civil",
  islamicTabularThursdayEpoch: "Islamic tabular (Thursday epoch)",
  islamicUmmAlQura: "Islamic (Umm al-Qurā)",
  islamicObservationalCairo: "Islamic (observational, Cairo)",
  persianAstronomical: "Persian",
  persianArithmetic2820: "Persian (2820-year cycle)",
  zoroastrianKadmi: "Zoroastrian (Kadmi)",
  zoroastrianShahanshahi: "Zoroastrian (Shahanshahi)",
  bahaiAstronomical: "Bahá'í",
  bahaiWestern: "Bahá'í (Western)",
  nanakshahi: "Nanakshahi",
  indianNational: "Indian national",
  hinduSolarOld: "Hindu solar (mean)",
  hinduLunarOld: "Hindu lunar (mean)",
  hinduSolarModern: "Hindu solar (Sūrya Siddhānta)",
  hinduLunarModern: "Hindu lunar (Sūrya Siddhānta)",
  hinduSolarTrue: "Hindu solar (true)",
  hinduLunarTrue: "Hindu lunar (true)",
  hinduSolarAstro: "Hindu solar (as printed)",
  hinduLunarAstro: "Hindu lunar (as printed)",
  tibetanPhugpa: "Tibetan (Phugpa)",
  tibetanTsurphu: "Tibetan (Tsurphu)",
  bhutanese: "Bhutanese",
  mongolian: "Mongolian (Tögs-Buyant)",
  myanmar: "Burmese",
  thaiBuddhist: "Thai Buddhist",
  thaiLunar: "Thai lunar",
  khmer: "Khmer",
  javaneseWeton: "Javanese weton",
  javanese: "Javanese",
  baliPawukon: "Balinese Pawukon",
  balineseSaka: "Balinese Saka",
  akan: "Akan",
  mayanLongCount: "Maya long count",
  mayanHaab: "Maya haab",
  mayanTzolkin: "Maya tzolkin",
  aztecXihuitl: "Aztec xihuitl",
  aztecTonalpohualli: "Aztec tonalpohualli",
  icelandic: "Icelandic",
  frenchAstronomical: "French Republican",
  frenchRomme: "French Republican (Romme)",
  positivist: "Positivist",
  chinese: "Chinese",
  japanese: "old Japanese",
  korean: "Korean",
  vietnamese: "Vietnamese",
};

/** Points on which readings of a civil time differ. */
export const conventions: TimeConventions = {
  backzone: {
    title: "Whose clock a zone name had before 1970",
    options: {
      listed: "each place of the zone table its own, as Debian builds the database",
      all: "every name its own, doubtful ones too",
      none: "one clock for all places that agree since 1970",
    },
  },
};

/** The sentences of issues, receipts and ranges. */
export const phrases: TimeWords = {
  "unknown-calendar": ({ value, nearest }) =>
    `Cannot read calendar: ${quote(value)} is neither "gregorian" nor "julian", the nearest is "${nearest}"`,
  "unreadable-date": ({ value }) => `Cannot read date: ${quote(value)} is not YYYY-MM-DD`,
  "misshapen-date": ({ value, nearest }) =>
    `Cannot read date: ${quote(value)} is not YYYY-MM-DD, write ${nearest}`,
  "year-out-of-range": ({ value, firstYear, lastYear, nearest }) =>
    `Cannot read date: ${quote(value)} lies outside the years ${firstYear} to ${lastYear}, the nearest is ${nearest}`,
  "no-such-month": ({ value, month, nearest }) =>
    `Cannot read date: ${quote(value)} has month ${month}, must be 01 to 12, the nearest is ${nearest}`,
  "no-such-day": ({ value, year, month, days, calendar, nearest }) =>
    `Cannot read date: ${quote(value)} does not exist: ${MONTHS[month - 1]!} ${year} has ${days} days ` +
    `in the ${calendars[calendar]} calendar, the nearest is ${nearest}`,
  "unreadable-time": ({ value }) => `Cannot read time: ${quote(value)} is not HH:MM or HH:MM:SS`,
  "misshapen-time": ({ value, nearest }) =>
    `Cannot read time: ${quote(value)} is not HH:MM or HH:MM:SS, write ${nearest}`,
  "midnight-of-next-day": ({ value, nearest }) =>
    `Cannot read time: ${quote(value)} is 00:00 of the next day, give that date with 00:00; ` +
    `the nearest on this one is ${nearest}`,
  "no-such-hour": ({ value, hour, nearest }) =>
    `Cannot read time: ${quote(value)} has hour ${hour}, must be 00 to 23, the nearest is ${nearest}`,
  "no-such-minute": ({ value, minute, nearest }) =>
    `Cannot read time: ${quote(value)} has minute ${minute}, must be 00 to 59, the nearest is ${nearest}`,
  "no-such-second": ({ value, second, nearest }) =>
    `Cannot read time: ${quote(value)} has second ${second}, must be 00 to 59, the nearest is ${nearest}`,
  "unreadable-degrees": ({ field, value }) =>
    `Cannot read ${field}: ${quote(value)} is not a number of degrees`,
  "degrees-out-of-range": ({ field, value, limit, nearest }) =>
    `Cannot read ${field}: ${value}° must be within ±${limit}°, the nearest is ${nearest}`,
  "unknown-fold": ({ value, nearest }) =>
    `Cannot read fold: ${quote(value)} is neither 0 nor 1, the nearest is ${nearest}`,
  "unreadable-zone": ({ value }) =>
    `Cannot read timezone: ${quote(value)} is not a zone name or an offset`,
  "unknown-zone": ({ value }) =>
    `Cannot read timezone: ${quote(value)} is not in the time zone database, ` +
    `give a name such as Asia/Taipei or an offset such as +08:00`,
  "unknown-zone-near": ({ value, nearest }) =>
    `Cannot read timezone: ${quote(value)} is not in the time zone database, the nearest is ${nearest}`,
  "unreadable-offset": ({ value, nearest }) =>
    `Cannot read timezone: ${quote(value)} is not a zone name or an offset, write ${nearest}`,
  "offset-out-of-range": ({ value, nearest }) =>
    `Cannot read timezone: offset ${quote(value)} must be within ±16:00, the nearest is ${nearest}`,
  "mean-time-without-longitude": () =>
    "Cannot read timezone: LMT needs a longitude, and none is given",
  "clock-without-place": () =>
    "Cannot place the time: neither a time zone nor a longitude is given. Give a zone such as " +
    "Asia/Taipei, an offset such as +08:00 or a longitude, or leave the time out",
  "skipped-day": ({ date, zone, from, to, nearest }) =>
    `Cannot place ${date} in ${zone}: clocks went from ${from} to ${to}, so the day did not occur, and ` +
    `the nearest date is ${nearest}`,
  "skipped-time": ({ local, zone, from, to, ifNotYetForward, ifForwardTooEarly, nearest }) =>
    `Cannot place ${local} in ${zone}: clocks went from ${from} to ${to}, so it did not occur; on a ` +
    `clock not yet set forward it is ${ifNotYetForward}, on one set forward too early ` +
    `${ifForwardTooEarly}, and the nearest valid time is ${nearest}`,

  "noon-assumed": () => "No time was given: local noon stands in its place.",
  "noon-skipped": ({ time }) =>
    `No time was given and clocks skipped noon on that day: ${time} stands in its place.`,
  "utc-assumed": () => "No time zone and no longitude were given: the time is read as UTC.",
  "mean-time-assumed": ({ offset }) =>
    `No time zone was given: the time is read as local mean time of the longitude (${offset}).`,
  "offset-without-saving": () =>
    "A fixed offset says nothing of daylight saving: none is taken out.",
  "mean-time-of-city": ({ zone }) =>
    `Before legal time and without a longitude, the mean time of ${cityOf(zone)} is used.`,
  "mean-time-of-longitude": ({ offset }) =>
    `Before legal time the mean time of the longitude is used (${offset}).`,

  "time-occurred-twice": ({ first, second, used }) =>
    `Clocks were set back and this time occurred twice, at ${first} and ${second}: the ${used} is used.`,
  "history-of-one-city": ({ zone }) =>
    `Before 1970 the time zone database follows ${cityOf(zone)} alone: another place in the zone may ` +
    "have kept another clock.",
  "own-history-left-out": ({ zone, history, offset, ownOffset, backzone }) =>
    `${zone} is read by the clock of ${cityOf(history)} (${offset}); by its own history, which the ` +
    `convention "${backzone}" reads, it kept ${ownOffset}.`,
  "before-gregorian-reform": () =>
    "The date lies before the Gregorian reform and is read in the Gregorian calendar extended " +
    "backwards: a record of its own time is most likely Julian.",
  "longitude-far-from-clock": () =>
    "The longitude and the clock are hours apart: check the sign of the longitude and the zone.",
  "delta-t-extrapolated": () =>
    "Delta T is extrapolated here: the instant in Terrestrial Time is uncertain by far.",

  "zone-known": () =>
    "Known: since 1970 the database means to be right for every place of the zone",
  "zone-of-one-city": ({ history }) => `Known for ${cityOf(history)} alone`,
  "zone-town-by-town": ({ history }) =>
    `Known for ${cityOf(history)} alone, at a time when towns chose their own daylight saving`,
  "zone-of-neighbour": ({ zone, history }) =>
    `Taken from ${cityOf(history)}, not from ${cityOf(zone)} itself`,
  "zone-from-backzone": ({ history }) =>
    `The own history of ${cityOf(history)}, which the database keeps apart as less certain`,
  "zone-mean-time": () => "Before legal time, when each place kept its own",
  "zone-projected": ({ release, releasedOn }) =>
    `The law as known to release ${release} of ${releasedOn}: it may change before the day comes`,

  "calendar-out-of-range": ({ calendar, date, first, last }) =>
    `Cannot give the ${calendars[calendar]} date of ${date}: it must be ` +
    (first === null
      ? `${last} or earlier`
      : last === null
        ? `${first} or later`
        : `within ${first} to ${last}`),
  "lunar-year-out-of-range": ({ calendar, year, firstYear, lastYear }) =>
    `Cannot give the ${calendars[calendar]} date: year is ${year}, must be within ${firstYear} to ${lastYear}`,
  "sky-out-of-range": ({ firstYear, lastYear }) =>
    `Cannot compute the sky: the date must be within the years ${firstYear} to ${lastYear}`,
};
