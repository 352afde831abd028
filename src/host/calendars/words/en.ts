/** The words of calendars and of the page that offers them, in English. */
import type { Translation } from "../../../speech/mod.ts";

export const en = {
  title: "Calendars",
  lead: "Subscribe to the days of an art in the calendar you use anyway. Each has an address of its own, which you can withdraw; they are free.",
  kinds: {
    almanac: {
      name: "Chinese almanac",
      lead: "Every day with its lunar date, its pillars and what it is good and bad for.",
    },
    terms: { name: "Solar terms", lead: "The twenty-four terms of the Sun, to the minute." },
    moon: {
      name: "The Moon",
      lead: "New Moon, quarters, full Moon, and the hours in which she is void of course.",
    },
    transits: {
      name: "Your transits",
      lead: "When the planets make their exact aspects to the birth of a saved person.",
    },
    signs: { name: "Day signs", lead: "The kin of the Dreamspell and the day of the Aztec count." },
    rahu: {
      name: "Rahu Kalam",
      lead: "The eighth of daylight that is Rahu's, by the Sun of your place.",
    },
  },
  nameFor: (calendar: string, whose: string) => `${calendar} · ${whose}`,
  none: "You subscribe to none yet.",
  add: "Add a calendar",
  which: "Which calendar",
  place: "Place",
  placeFor:
    "For the almanac, day signs and Rahu Kalam: their days and the Sun are those of the place.",
  person: "Person",
  personFor: "For transits: a person you saved, with the time of birth if it is known.",
  nobody: "nobody",
  toPeople: "Save a person first",
  make: "Make its address",
  subscribe: "Subscribe",
  address: "Address for your calendar",
  addressLead:
    "Paste it where your calendar takes an address: Google Calendar under “From URL”, Outlook under “Subscribe from web”, Apple by the button. It names nobody, and whoever has it sees these events.",
  withdraw: "Withdraw",
  withdrawLead: "The address leads nowhere from then on; calendars that have it show nothing new.",
  gone: "Its person is deleted; the calendar is empty.",
  faults: {
    kind: "Choose one of these.",
    place: "Name a place; of several, choose which.",
    person: "Choose a person you saved.",
  },
  done: { added: "Its address is below.", withdrawn: "Withdrawn." },
  colon: ": ",
  comma: ", ",
  made: "Computed by the same rules as everything here; a symbolic tradition, not a prediction.",
  almanac: {
    summary: (lunar: string, day: string, officer: string) => `${lunar} · ${day} · ${officer}`,
    suitable: "Good for",
    avoid: "Avoid",
    clash: (animal: string, side: string) =>
      `Clashes with ${animal}; the killers stand in the ${side}.`,
  },
  terms: { at: (degrees: string) => `The Sun reaches ${degrees}° of apparent longitude.` },
  moon: {
    phases: {
      new: "New Moon",
      firstQuarter: "First quarter of the Moon",
      full: "Full Moon",
      lastQuarter: "Last quarter of the Moon",
    },
    void: "Moon void of course",
    last: (planet: string, aspect: string) => `After her last aspect, to ${planet} (${aspect}).`,
    noLast: "She makes no aspect in the sign that she leaves.",
    into: (sign: string) => `She enters ${sign} at the end.`,
    rule: "By the seven planets, as Lilly has it.",
  },
  transits: {
    exact: (planet: string, aspect: string, natal: string) => `${planet} ${aspect} natal ${natal}`,
    enters: (planet: string, house: string) => `${planet} enters house ${house}`,
    between: (from: string, to: string) => `Within a degree from ${from} to ${to}.`,
    open: "earlier or later than this list",
    motion: (motion: string) => `Motion: ${motion}.`,
  },
  rahu: {
    summary: "Rahu Kalam",
    day: (sunrise: string, sunset: string, place: string) =>
      `The Sun is up from ${sunrise} to ${sunset} in ${place}.`,
    others: (yama: string, gulika: string) => `Yamaganda ${yama}, Gulika ${gulika}.`,
  },
};

export type CalendarWords = Translation<typeof en>;
