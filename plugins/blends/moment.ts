/** The moment and the place of a question: as given, or the moment of the call at the place of birth. */
import {
  CalendarName,
  CivilDate,
  CivilTime,
  InputError,
  Latitude,
  Longitude,
  messageOf,
  oneOf,
  TextShape,
  Type,
  Zone,
  type Disclosure,
  type Lang,
  type Static,
} from "#old";
import { civilOfInstant, resolveCivil } from "#time";
import type { Fields } from "./members/member.ts";

export const MomentInput = Type.Object(
  {
    date: CivilDate,
    time: CivilTime,
    timezone: Zone,
    latitude: Type.Optional(Latitude),
    longitude: Type.Optional(Longitude),
    calendar: Type.Optional(CalendarName),
  },
  { description: "Moment and place of the question; the moment of the call when left out" },
);

export const MomentShape = Type.Object(
  {
    date: Type.String(),
    time: Type.String(),
    timezone: Type.String(),
    latitude: Type.Union([Type.Number(), Type.Null()]),
    longitude: Type.Union([Type.Number(), Type.Null()]),
    momentFrom: oneOf(["given", "call"], "Where date and time come from"),
    placeFrom: oneOf(["given", "birth", "none"], "Where the place comes from"),
    says: TextShape,
  },
  { description: "The moment and place that boards and question charts were cast for" },
);
export type Asking = Static<typeof MomentShape>;

/** The place of birth, where there is one. */
interface Place {
  readonly timezone?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/**
 * Settles the moment of a question.
 *
 * @param now ms since the epoch
 * @throws {InputError} naming what is wrong with `at`
 */
export function settleMoment(at: Fields | undefined, birth: Place, now: number): Asking {
  const given = at as (Place & { date: string; time: string; calendar?: string }) | undefined;
  const local = given ?? localNow(birth.timezone, now);
  if (given) requireSound(given);
  const ownPlace = given?.latitude !== undefined && given.longitude !== undefined;
  const place: Place = ownPlace ? given : birth;
  const hasPlace = place.latitude !== undefined && place.longitude !== undefined;
  const asking = {
    date: local.date,
    time: local.time,
    timezone: given?.timezone ?? birth.timezone ?? "UTC",
    latitude: hasPlace ? place.latitude! : null,
    longitude: hasPlace ? place.longitude! : null,
    momentFrom: given ? ("given" as const) : ("call" as const),
    placeFrom: ownPlace ? ("given" as const) : hasPlace ? ("birth" as const) : ("none" as const),
  };
  return { ...asking, says: saysOf(asking) };
}

/** The moment as the input of a system. */
export function momentFields({ date, time, timezone, latitude, longitude }: Asking): Fields {
  const place = latitude === null || longitude === null ? {} : { latitude, longitude };
  return { date, time, timezone, ...place };
}

function localNow(timezone: string | undefined, now: number): { date: string; time: string } {
  const result = civilOfInstant(now, { timezone: timezone ?? "UTC" });
  const shown = result.ok ? result.moment.receipt.localGregorian : new Date(now).toISOString();
  const at = shown.lastIndexOf("T");
  return { date: shown.slice(0, at), time: shown.slice(at + 1, at + 9) };
}

function requireSound(at: Place & { date: string; time: string; calendar?: string }): void {
  const result = resolveCivil(at as Parameters<typeof resolveCivil>[0]);
  if (result.ok) return;
  throw new InputError(
    result.issues.map((issue) => ({
      path: `at/${issue.field}`,
      message: messageOf(issue),
      nearest: issue.nearest,
    })),
  );
}

function saysOf({ momentFrom, placeFrom }: Pick<Asking, "momentFrom" | "placeFrom">) {
  const en = [
    momentFrom === "call" ? "No moment was given; that of the call was taken." : "",
    placeFrom === "birth" ? "No place of asking was given; the place of birth was taken." : "",
    placeFrom === "none" ? "No place is known; systems that need one cannot answer." : "",
  ];
  const zhHant = [
    momentFrom === "call" ? "未提供所問時刻，以呼叫當下為準。" : "",
    placeFrom === "birth" ? "未提供所問之地，以出生地為準。" : "",
    placeFrom === "none" ? "地點不明，須用地點之系統無法作答。" : "",
  ];
  const said = en.filter(Boolean).join(" ");
  return {
    en: said || "Moment and place as given.",
    zhHant: zhHant.join("") || "時刻與地點皆如所給。",
  };
}

/** Tells in `omitted` what stood for a moment or place that was left out. */
export function reportMoment(_input: Fields, answer: Fields, lang: Lang): Disclosure | undefined {
  const asking = answer["moment"] as Asking | undefined;
  if (!asking || (asking.momentFrom === "given" && asking.placeFrom === "given")) return undefined;
  const { date, time, timezone, latitude, longitude } = asking;
  return {
    says: lang === "en" ? asking.says.en : asking.says.zhHant,
    candidates: 0,
    exhaustive: false,
    settled: [],
    open: [],
    more: { assumed: { date, time, timezone, latitude, longitude } },
  };
}
