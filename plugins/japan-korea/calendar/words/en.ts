/** English words of the old calendar. */
import type { OldCalendarRefusals } from "../old_calendar.ts";
import type { OldMonth } from "../names.ts";
import type { Rokuyo } from "../rokuyo.ts";
import type { Sekki } from "../sekki.ts";

export const oldMonth: Readonly<Record<OldMonth, string>> = {
  mutsuki: "month of harmony",
  kisaragi: "month of added clothes",
  yayoi: "month of new growth",
  uzuki: "month of the deutzia",
  satsuki: "month of rice planting",
  minazuki: "month of water",
  fumizuki: "month of letters",
  hazuki: "month of leaves",
  nagatsuki: "month of long nights",
  kannazuki: "month without gods",
  shimotsuki: "month of frost",
  shiwasu: "month of running priests",
};

export const rokuyo: Readonly<Record<Rokuyo, string>> = {
  taian: "great peace",
  shakko: "red mouth",
  sensho: "early wins",
  tomobiki: "pulls friends along",
  senbu: "early loses",
  butsumetsu: "Buddha's fall",
};

export const sekki: Readonly<Record<Sekki, string>> = {
  risshun: "start of spring",
  usui: "rain water",
  keichitsu: "insects wake",
  shunbun: "spring equinox",
  seimei: "clear and bright",
  kokuu: "grain rain",
  rikka: "start of summer",
  shoman: "lesser fullness",
  boshu: "grain in ear",
  geshi: "summer solstice",
  shosho: "lesser heat",
  taisho: "greater heat",
  risshu: "start of autumn",
  shoshoEnd: "end of heat",
  hakuro: "white dew",
  shubun: "autumn equinox",
  kanro: "cold dew",
  soko: "frost descends",
  ritto: "start of winter",
  shosetsu: "lesser snow",
  taisetsu: "greater snow",
  toji: "winter solstice",
  shokan: "lesser cold",
  daikan: "greater cold",
};

/** Fields of an old date. */
export const oldDateFields = {
  year: "Year",
  month: "Month",
  isLeapMonth: "Leap month",
  day: "Day",
  monthDays: "Days of the month",
  monthName: "Name of the month",
  native: "As written",
};

export const leap2033 = {
  title: "Leap month of 2033",
  options: {
    eleventh: "the eleventh month is repeated",
    seventh: "the seventh month is repeated",
    first: "the first month of 2034 is repeated",
  },
};

export const oldYearOutOfRange = {
  when: "The date lies outside the old calendar that is held, 645 to 2199",
  says: ({ year, first, last }: OldCalendarRefusals["oldYearOutOfRange"]) =>
    `Cannot give the old date: the year is ${year}, and must be within ${first} to ${last}`,
};

export const noSuchOldDate = {
  when: "The old year has no such month, or the month no such day",
  says: ({ year, month, leap, day, leapMonth }: OldCalendarRefusals["noSuchOldDate"]) => {
    const why =
      leap && leapMonth !== month
        ? leapMonth > 0
          ? `that year repeats month ${leapMonth}`
          : "that year repeats no month"
        : "that month has 29 days";
    return `Cannot find day ${day} of ${leap ? "the leap " : ""}month ${month} of ${year}: ${why}`;
  },
};

export const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A Gregorian month over its sheet. */
export const monthTitle = (year: number, month: number) => `${MONTHS[month - 1]} ${year}`;
