/** Labels and refusals of searches over a span of days. */
import type { SpanRefusals } from "../../span.ts";

export const spanInputs = {
  from: { label: "From", about: "First day, YYYY-MM-DD" },
  to: { label: "To", about: "Last day, YYYY-MM-DD; it is counted in" },
};

export const when = { utc: "UTC", local: "By the clock" };

export const spanRefusals = {
  "span-reversed": {
    when: "The last day lies before the first",
    says: ({ from, to }: SpanRefusals["span-reversed"]) =>
      `${to} lies before ${from}. Give the earlier day first`,
  },
  "span-too-long": {
    when: "The span is longer than is searched in one call",
    says: ({ days, most }: SpanRefusals["span-too-long"]) =>
      `The span has ${days} days, and ${most} are searched in one call. Ask for it in parts`,
  },
};

export const returnInputs = {
  returnPlace: {
    label: "Place of the return",
    about: "Where one is then; the birthplace by default",
  },
  returnLatitude: { label: "Latitude of the return", about: "Degrees, north positive" },
  returnLongitude: { label: "Longitude of the return", about: "Degrees, east positive" },
};

export const returnFields = {
  ascendant: "Ascendant",
  midheaven: "Midheaven",
  houses: "Houses",
  system: "House system",
  used: "System used",
  substitution: "Why another system was used",
  cusps: "Cusps",
  house: "House",
  bodies: "Bodies",
  retrograde: "Retrograde",
};

export const turn = { retrograde: "retrograde", direct: "direct" };
