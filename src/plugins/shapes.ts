/**
 * Input shapes that all traditions share, as property maps to spread into `Type.Object`. Their labels and
 * descriptions stand in `words/`, one file a language.
 *
 * @example
 * const input = Type.Object({ ...Birth, focus: Type.Optional(Type.String()) });
 */
import {
  Kind,
  Type,
  TypeRegistry,
  type TInteger,
  type TNumber,
  type TOptional,
  type TString,
  type TUnsafe,
} from "@sinclair/typebox";
import { BACKZONES } from "../time/mod.ts";

/** TypeBox kind of {@link oneOf}: JSON Schema's `enum` of strings, which TypeBox itself has not. */
const STRING_ENUM = "Auspex:StringEnum";
TypeRegistry.Set<{ readonly enum: readonly string[] }>(STRING_ENUM, (schema, value) =>
  schema.enum.includes(value as string),
);

/** Calendar date. */
export const CivilDate: TString = Type.String({
  pattern: "^(\\d{4}|[+-]\\d{6})-\\d{2}-\\d{2}$",
});

/** Wall-clock time. */
export const CivilTime: TString = Type.String({
  pattern: "^\\d{2}:\\d{2}(:\\d{2})?$",
});

/** Time zone. */
export const Zone: TString = Type.String({
  minLength: 1,
  maxLength: 64,
});

/** Degrees, north positive. */
export const Latitude: TNumber = Type.Number({
  minimum: -90,
  maximum: 90,
});

/** Degrees, east positive. */
export const Longitude: TNumber = Type.Number({
  minimum: -180,
  maximum: 180,
});

/** Gender, as arts read it. */
export const Gender: TUnsafe<"male" | "female"> = oneOf(["male", "female"]);

/** Calendar in which a date is given. */
export const CalendarName: TUnsafe<"gregorian" | "julian"> = oneOf(["gregorian", "julian"]);

/** Whose clock the name of a zone had before 1970. */
export const BackzoneName: TUnsafe<(typeof BACKZONES)[number]> = oneOf(BACKZONES);

/** Everything a place in time needs beside its date. */
type Where = {
  timezone: TOptional<TString>;
  latitude: TOptional<TNumber>;
  longitude: TOptional<TNumber>;
  calendar: TOptional<typeof CalendarName>;
  backzone: TOptional<typeof BackzoneName>;
  fold: TOptional<TUnsafe<0 | 1>>;
};
const WHERE: Where = {
  timezone: Type.Optional(Zone),
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
  calendar: Type.Optional(CalendarName),
  backzone: Type.Optional(BackzoneName),
  fold: Type.Optional(
    Type.Unsafe<0 | 1>(
      Type.Integer({
        minimum: 0,
        maximum: 1,
      }),
    ),
  ),
};

/** A person's birth. */
export const Birth: {
  birthDate: TString;
  birthTime: TOptional<TString>;
  birthHour: TOptional<TInteger>;
} & Where = {
  birthDate: CivilDate,
  birthTime: Type.Optional(CivilTime),
  birthHour: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 23,
    }),
  ),
  ...WHERE,
};

/** A point in time, given whole. */
export const Moment: { date: TString; time: TOptional<TString> } & Where = {
  date: CivilDate,
  time: Type.Optional(CivilTime),
  ...WHERE,
};

/** A point in time that is now when left out; the procedure must declare `needs: ["now"]`. */
export const MomentOrNow: { date: TOptional<TString>; time: TOptional<TString> } & Where = {
  date: Type.Optional(CivilDate),
  time: Type.Optional(CivilTime),
  ...WHERE,
};

/** Some character that can be seen: no blank, no control character, nothing of zero width. */
export const VISIBLE = "[^\\s\\u0000-\\u001f\\u007f\\u200b-\\u200f\\u2060\\ufeff]";

/** A question in words; 500 characters at most. */
export const Question: TOptional<TString> = Type.Optional(
  Type.String({
    maxLength: 500,
    pattern: VISIBLE,
  }),
);

/**
 * A choice among strings, for inputs; what an answer chooses among is a `term`.
 *
 * @param values at least one, all different
 */
export function oneOf<const V extends readonly string[]>(values: V): TUnsafe<V[number]> {
  return Type.Unsafe({ [Kind]: STRING_ENUM, type: "string", enum: [...values] });
}
