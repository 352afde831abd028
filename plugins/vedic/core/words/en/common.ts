/** Labels and sentences that the procedures of this folder have in common. */
import type { DateRefusals } from "../../dates.ts";
import type { ChartRefusals } from "../../positions.ts";

/** A point of the zodiac. */
export const place = {
  longitudeDeg: "Sidereal longitude (°)",
  sign: "Sign",
  degreeInSign: "Degrees in the sign",
  nakshatra: "Nakshatra",
  pada: "Pada",
  nakshatraLord: "Lord of the nakshatra",
};

/** What lasts from one instant to another. */
export const span = { start: "Begins", end: "Ends" };

export const days = { startJd: "Begins (Julian day)", endJd: "Ends (Julian day)" };

/** Inputs of the date asked about. */
export const inputs = {
  onDate: {
    label: "Date asked about",
    about: "Calendar date, YYYY-MM-DD, for the running periods",
  },
  onTime: {
    label: "Time asked about",
    about: "Wall-clock time by the clock of the birth, HH:MM; default noon",
  },
};

const PLACE_NAMES = { latitude: "latitude", longitude: "longitude" };

export const chartRefusals = {
  "place-incomplete": {
    when: "Only one of latitude and longitude was given",
    says: ({ missing }: ChartRefusals["place-incomplete"]) =>
      `The place is incomplete: ${PLACE_NAMES[missing]} is missing. Give both or neither`,
  },
  "ground-needed": {
    when: "Places seen from the birthplace were asked for without a time or a place of birth",
    says: "What the birthplace sees needs the time and the place of birth. Give both, or ask for geocentric places",
  },
};

/** Refusals of what cannot do without a lagna. */
export const lagnaRefusals = {
  "place-incomplete": chartRefusals["place-incomplete"],
  "lagna-needed": {
    when: "The sign that rises is wanted, and the time or the place of birth is missing",
    says: "This is counted from the sign that rises. Give the time and the place of birth",
  },
};

export const dateRefusals = {
  "date-invalid": {
    when: "A date beside that of the birth does not exist in the Gregorian calendar",
    says: ({ date, time }: DateRefusals["date-invalid"]) =>
      `${date} ${time} does not exist in the Gregorian calendar. Give a date and time that exist`,
  },
};

/** The place left out. */
export const placeOmission =
  "No place was given: lagna, houses, sunrise and what hangs on them are left out.";
