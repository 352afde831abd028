/** Labels and sentences that the procedures of this folder have in common. */
import { english } from "#sdk";
import type { AngleRefusals } from "../../nativity.ts";
import type { HousePhrases } from "../../houses.ts";
import type { TargetRefusals } from "../../target_date.ts";
import type { AspectId } from "../../aspects.ts";
import { aspect, houseSystem, point } from "./names.ts";

export const place = {
  longitudeDeg: "Longitude (°)",
  sign: "Sign",
  degreeInSign: "Degree in sign",
};

export const aspects = {
  aspect: "Aspect",
  orbDeg: "Orb (°)",
  maxOrbDeg: "Widest orb (°)",
  applying: "Applying",
  inSign: "By sign as well",
};

export const unavailable = {
  unavailable: "Bodies without a position",
  body: "Body",
  fromJulianDay: "First Julian day (TT)",
  toJulianDay: "Last Julian day (TT)",
};

export const houses = {
  houses: "Houses",
  system: "House system",
  used: "System used",
  substitution: "Why another system was used",
  cusps: "Cusps",
  house: "House",
};

export const lunation = {
  phase: "Phase",
  elongationDeg: "Moon less Sun (°)",
  illuminated: "Lit part of the disc",
  waxing: "Waxing",
};

/** Angles under their own names. */
export const angles = {
  ascendant: point.ascendant,
  midheaven: point.midheaven,
  descendant: point.descendant,
  imumCoeli: point.imumCoeli,
  vertex: point.vertex,
};

export const inputs = {
  targetDate: {
    label: "Date asked about",
    about: "Calendar date, YYYY-MM-DD; at most 150 years after the birth",
  },
  targetTime: {
    label: "Time asked about",
    about: "Wall-clock time in the zone of the birth; default noon",
  },
};

export const housePhrases = {
  polarHouses: ({ system, used }: HousePhrases["polarHouses"]) =>
    `${houseSystem[system]} houses do not exist inside the polar circle, where parts of the ecliptic neither rise nor set; the cusps are those of ${houseSystem[used]}.`,
};

const PLACE_NAMES = { latitude: "latitude", longitude: "longitude" };

export const angleRefusals = {
  "place-incomplete": {
    when: "Only one of latitude and longitude was given",
    says: ({ missing }: AngleRefusals["place-incomplete"]) =>
      `The place is incomplete: ${PLACE_NAMES[missing]} is missing. Give both or neither`,
  },
  "birth-time-needed": {
    when: "The technique hangs on the horizon, and no time was given",
    says: "Everything here turns with the horizon by a degree in four minutes, and no time was given. Give the time",
  },
  "place-needed": {
    when: "The technique hangs on the horizon, and no place was given",
    says: "Everything here hangs on the horizon, and no place was given. Give latitude and longitude",
  },
};

/** For procedures that can do without the angles. */
export const chartRefusals = { "place-incomplete": angleRefusals["place-incomplete"] };

export const targetRefusals = {
  "target-before-birth": {
    when: "The date asked about lies before the birth",
    says: ({ date }: TargetRefusals["target-before-birth"]) =>
      `${date} lies before the birth. Ask about a later date`,
  },
  "target-too-far": {
    when: "The date asked about lies more than 150 years after the birth",
    says: ({ date, years }: TargetRefusals["target-too-far"]) =>
      `${date} lies more than ${years} years after the birth. Ask about an earlier date`,
  },
};

/** An orb for each aspect, where the caller sets them. */
export const orbInputs = Object.fromEntries(
  Object.entries(aspect).map(([id, name]) => [
    id,
    { label: english.capital(name), about: "Orb, degrees; 0 leaves the aspect out" },
  ]),
) as Readonly<Record<AspectId, { readonly label: string; readonly about: string }>>;
