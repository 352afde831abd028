/**
 * Input shapes that all traditions share, as property maps to spread into `Type.Object`.
 *
 * @example
 * const input = Type.Object({ ...Birth, focus: Type.Optional(Type.String()) });
 */
import { Kind, Type, TypeRegistry, type TSchema, type TUnsafe } from "@sinclair/typebox";

/** TypeBox kind of {@link oneOf}: JSON Schema's `enum` of strings, which TypeBox itself has not. */
const STRING_ENUM = "Auspex:StringEnum";
TypeRegistry.Set<{ readonly enum: readonly string[] }>(STRING_ENUM, (schema, value) =>
  schema.enum.includes(value as string),
);

/** Calendar date. */
export const CivilDate = Type.String({
  pattern: "^(\\d{4}|[+-]\\d{6})-\\d{2}-\\d{2}$",
  description:
    "Calendar date, YYYY-MM-DD; years outside 0000-9999 as ±YYYYYY (astronomical: year 0 is 1 BCE)",
});

/** Wall-clock time. */
export const CivilTime = Type.String({
  pattern: "^\\d{2}:\\d{2}(:\\d{2})?$",
  description: "Wall-clock time, HH:MM or HH:MM:SS, 24 hours",
});

/** Time zone. */
export const Zone = Type.String({
  minLength: 1,
  maxLength: 64,
  description:
    "IANA time zone (Asia/Taipei), fixed offset (+08:00), UTC or LMT (local mean time by longitude)",
});

export const Latitude = Type.Number({
  minimum: -90,
  maximum: 90,
  description: "Degrees, north positive",
});

export const Longitude = Type.Number({
  minimum: -180,
  maximum: 180,
  description: "Degrees, east positive",
});

export const Gender = oneOf(["male", "female"], "Gender as the art reads it");

export const CalendarName = oneOf(
  ["gregorian", "julian"],
  "Calendar in which the date is given; default gregorian",
);

/** Everything a place in time needs beside its date. */
const WHERE = {
  timezone: Type.Optional(Zone),
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
  calendar: Type.Optional(CalendarName),
  fold: Type.Optional(
    Type.Unsafe<0 | 1>(
      Type.Integer({
        minimum: 0,
        maximum: 1,
        description:
          "Which reading of a local time that occurred twice: 0 first (default), 1 second",
      }),
    ),
  ),
};

/** A person's birth. */
export const Birth = {
  birthDate: CivilDate,
  birthTime: Type.Optional(CivilTime),
  birthHour: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 23,
      description: "Hour of birth where minutes are unknown, read as half past",
    }),
  ),
  ...WHERE,
};

/** A point in time, given whole. */
export const Moment = { date: CivilDate, time: Type.Optional(CivilTime), ...WHERE };

/** A point in time that is now when left out; the procedure must declare `needs: ["now"]`. */
export const MomentOrNow = {
  date: Type.Optional(CivilDate),
  time: Type.Optional(CivilTime),
  ...WHERE,
};

/** Some character that can be seen: no blank, no control character, nothing of zero width. */
export const VISIBLE = "[^\\s\\u0000-\\u001f\\u007f\\u200b-\\u200f\\u2060\\ufeff]";

export const Question = Type.Optional(
  Type.String({
    maxLength: 500,
    pattern: VISIBLE,
    description: "The question asked; echoed, never part of the chance",
  }),
);

/**
 * A choice among strings, as the schema that a catalogue can show.
 *
 * @param values at least one, all different
 */
export function oneOf<const V extends readonly [string, ...string[]]>(
  values: V,
  description: string,
) {
  return Type.Unsafe({
    [Kind]: STRING_ENUM,
    type: "string",
    enum: [...values],
    description,
  }) as TUnsafe<V[number]>;
}

/** The bilingual text shape. */
export const TextShape = Type.Object(
  { en: Type.String(), zhHant: Type.String() },
  { additionalProperties: false, description: "The text in English and in Traditional Chinese" },
);

/** The verdict shape: a value and its reasons. */
export function verdictOf<T extends TSchema>(value: T) {
  return Type.Object(
    {
      value,
      because: Type.Array(
        Type.Object(
          { rule: Type.String(), source: Type.Optional(Type.String()) },
          { additionalProperties: false },
        ),
      ),
    },
    { additionalProperties: false },
  );
}
