/** The moment and the place of a question: as given, or the moment of the call at the place of birth. */
import {
  CalendarName,
  CivilDate,
  CivilTime,
  InputError,
  issuesOfCivil,
  Latitude,
  Longitude,
  phrase,
  term,
  Type,
  vocabulary,
  Zone,
  type Asked,
  type Frozen,
  type IdOf,
  type Omittable,
  type Static,
} from "#sdk";
import { civilOfInstant, resolveCivil, type CivilMoment, type CivilResult } from "#time";

type Fields = Readonly<Record<string, unknown>>;

/** Where the moment comes from. */
export const MOMENT_FROM = vocabulary("momentFrom", ["given", "call"]);
/** Where the place comes from. */
export const PLACE_FROM = vocabulary("placeFrom", ["given", "birth", "none"]);

/** What stood for a moment or a place that was left out. */
export interface AskedFrom {
  readonly momentFrom: IdOf<typeof MOMENT_FROM>;
  readonly placeFrom: IdOf<typeof PLACE_FROM>;
}

export type MomentPhrases = { askedFrom: AskedFrom };
/** What the words of its omission are filled with. */
export type MomentOmission = { at: AskedFrom };

/** Moment and place of the question; without date and time the moment of the call. */
export const momentInput = Type.Optional(
  Type.Object({
    date: Type.Optional(CivilDate),
    time: Type.Optional(CivilTime),
    timezone: Zone,
    latitude: Type.Optional(Latitude),
    longitude: Type.Optional(Longitude),
    calendar: Type.Optional(CalendarName),
  }),
);

const degrees = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

export const momentShape = Type.Object(
  {
    date: Type.String({ description: "Date, YYYY-MM-DD, Gregorian whatever was given" }),
    time: Type.String({ description: "Wall-clock time, HH:MM or HH:MM:SS" }),
    timezone: Type.String({ description: "Time zone of date and time" }),
    latitude: degrees("Degrees, north positive; null where no place is known"),
    longitude: degrees("Degrees, east positive; null where no place is known"),
    momentFrom: term(MOMENT_FROM, "Where date and time come from"),
    placeFrom: term(PLACE_FROM, "Where the place comes from"),
    says: phrase<MomentPhrases>("What stood for what was not given"),
  },
  { description: "The moment and place that boards and question charts were cast for" },
);
export type Moment = Frozen<Static<typeof momentShape>>;

/** The place of birth, where there is one. */
interface Place {
  readonly timezone?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** The moment as it was given. */
export type Given = Place & {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly calendar?: "gregorian" | "julian" | undefined;
};

/**
 * Settles the moment of a question.
 *
 * @param give its `now`, ms since the epoch, is read only where it is needed
 * @throws {InputError} naming what is wrong with `at`
 */
export function settleMoment(
  at: Given | undefined,
  birth: Place,
  give: { readonly now: number },
): Moment {
  const given = at && readGiven(at);
  const local = given ?? localNow(at?.timezone ?? birth.timezone, give.now);
  const hasOwnPlace = at?.latitude !== undefined && at.longitude !== undefined;
  const { latitude, longitude } = hasOwnPlace ? at : birth;
  const hasPlace = latitude !== undefined && longitude !== undefined;
  const from: AskedFrom = {
    momentFrom: given ? "given" : "call",
    placeFrom: hasOwnPlace ? "given" : hasPlace ? "birth" : "none",
  };
  return {
    date: local.date,
    time: local.time,
    timezone: at?.timezone ?? birth.timezone ?? "UTC",
    latitude: hasPlace ? latitude : null,
    longitude: hasPlace ? longitude : null,
    ...from,
    says: { code: "askedFrom", with: from },
  };
}

/** The moment as a system is asked for it. */
export function momentFields({
  date,
  time,
  timezone,
  latitude,
  longitude,
}: Moment): NonNullable<Asked["at"]> {
  const place = latitude === null || longitude === null ? {} : { latitude, longitude };
  return { date, time, timezone, ...place };
}

function localNow(timezone: string | undefined, now: number): { date: string; time: string } {
  const result = civilOfInstant(now, { timezone: timezone ?? "UTC" });
  const shown = result.ok ? result.moment.receipt.localGregorian : new Date(now).toISOString();
  const at = shown.lastIndexOf("T");
  return { date: shown.slice(0, at), time: shown.slice(at + 1, at + 9) };
}

/** Date and time as given, the date in the Gregorian calendar, in which every system is asked. */
function readGiven(at: Given): { date: string; time: string } | undefined {
  const { date, time, ...where } = at;
  if (date === undefined && time === undefined) {
    requireSound(civilOfInstant(0, where));
    return undefined;
  }
  if (date === undefined || time === undefined) {
    const path = date === undefined ? "at/date" : "at/time";
    throw new InputError([{ path, code: "missing", with: { expected: { type: "string" } } }]);
  }
  const { localGregorian } = requireSound(resolveCivil({ ...where, date, time })).receipt;
  return { date: localGregorian.slice(0, localGregorian.lastIndexOf("T")), time };
}

function requireSound(result: CivilResult): CivilMoment {
  if (result.ok) return result.moment;
  const issues = issuesOfCivil(result.issues, { date: "date", time: "time" });
  throw new InputError(issues.map((issue) => ({ ...issue, path: `at/${issue.path}` })));
}

/** A moment or place of asking that was left out. */
export const MOMENT_OMISSION: Omittable = {
  assume: null,
  exhaustive: false,
  verdicts: [],
  reported(_input: Fields, answer: Fields) {
    const asking = answer["moment"] as Moment;
    const { date, time, timezone, latitude, longitude, momentFrom, placeFrom } = asking;
    if (momentFrom === "given" && placeFrom === "given") return undefined;
    return {
      with: { momentFrom, placeFrom },
      candidates: 0,
      exhaustive: false,
      settled: [],
      open: [],
      more: { assumed: { date, time, timezone, latitude, longitude } },
    };
  },
};
