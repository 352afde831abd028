/** Where an input may name a place: found in its schema, wherever it takes coordinates. */
import {
  Type,
  type TNumber,
  type TObject,
  type TSchema,
  type TString,
  type TUnion,
} from "@sinclair/typebox";
import { Latitude, Longitude, VISIBLE } from "../shapes.ts";

/** A name, the id of a place, or coordinates as a text. */
export const PlaceText: TString = Type.String({ minLength: 1, maxLength: 120, pattern: VISIBLE });
/** The same, or coordinates as numbers. */
export const PlaceInput: TUnion<[TString, TObject<{ latitude: TNumber; longitude: TNumber }>]> =
  Type.Union([
    PlaceText,
    Type.Object({ latitude: Latitude, longitude: Longitude }, { additionalProperties: false }),
  ]);

/** Fields of one object that a place stands for. */
export interface PlaceSpot {
  /** Names of the objects around it; `*` stands for the items of a list. */
  readonly way: readonly string[];
  /** The input that names the place. */
  readonly place: string;
  readonly latitude: string;
  readonly longitude: string;
  /** Whether the zone of a civil time is taken from it. */
  readonly hasZone: boolean;
  /** Fields without which the procedure cannot run; a place gives them. */
  readonly needs: readonly string[];
}

/** What a place can give, beside a name where the object is nothing but a named point. */
const GIVEN = ["timezone", "latitude", "longitude"] as const;

/**
 * Adds `place` to every object of an input that takes a latitude and a longitude. What the procedure
 * requires of them may then be left out where a place is given, which the schema says with `if` and `else`.
 */
export function withPlaces<S extends TSchema>(schema: S): S {
  const members = schema["properties"] as Readonly<Record<string, TSchema>> | undefined;
  if (!members) {
    const items = schema["items"] as TSchema | undefined;
    return items && !Array.isArray(items) ? { ...schema, items: withPlaces(items) } : schema;
  }
  const within = Object.entries(members).map(([name, one]) => [name, withPlaces(one)] as const);
  if (!isPlaced(members)) return { ...schema, properties: Object.fromEntries(within) };
  const first = within.findIndex(([name]) => (GIVEN as readonly string[]).includes(name));
  const place = ["place", Type.Optional(PlaceInput)] as const;
  const required = (schema["required"] ?? []) as readonly string[];
  const needs = required.filter((name) => givenBy(members).includes(name));
  const relaxed = required.filter((name) => !needs.includes(name));
  const { required: _required, ...rest } = schema;
  return {
    ...rest,
    ...(relaxed.length > 0 ? { required: relaxed } : {}),
    properties: Object.fromEntries([...within.slice(0, first), place, ...within.slice(first)]),
    ...(needs.length > 0 ? { if: { required: ["place"] }, else: { required: needs } } : {}),
  } as unknown as S;
}

function isPlaced(members: Readonly<Record<string, TSchema>>): boolean {
  return "latitude" in members && "longitude" in members && !("place" in members);
}

/** A list of named points is told the names of its places too. */
function givenBy(members: Readonly<Record<string, TSchema>>): readonly string[] {
  return "timezone" in members ? GIVEN : [...GIVEN, "name"];
}

const spotsBySchema = new WeakMap<TObject, readonly PlaceSpot[]>();

/** Every spot of an input schema at which a place may be named. */
export function placeSpotsOf(schema: TObject): readonly PlaceSpot[] {
  let spots = spotsBySchema.get(schema);
  if (!spots) spotsBySchema.set(schema, (spots = [...spotsIn(schema, [])]));
  return spots;
}

function* spotsIn(schema: TSchema, way: readonly string[]): Iterable<PlaceSpot> {
  const members = (schema["properties"] ?? {}) as Readonly<Record<string, TSchema>>;
  for (const name of Object.keys(members)) {
    const spot = spotAt(name, members);
    const otherwise = schema["else"] as { readonly required: readonly string[] } | undefined;
    const needs = name === "place" ? (otherwise?.required ?? []) : [];
    if (spot) yield { way, needs, ...spot };
  }
  for (const [name, member] of Object.entries(members)) yield* spotsIn(member, [...way, name]);
  const items = schema["items"] as TSchema | undefined;
  if (items && !Array.isArray(items)) yield* spotsIn(items, [...way, "*"]);
}

/** `place` stands for latitude and longitude, `returnPlace` for `returnLatitude` and `returnLongitude`. */
function spotAt(
  name: string,
  members: Readonly<Record<string, TSchema>>,
): Omit<PlaceSpot, "way" | "needs"> | null {
  const match = /^(?:place|(.+)Place)$/.exec(name);
  if (!match) return null;
  const [, prefix] = match;
  const latitude = prefix ? `${prefix}Latitude` : "latitude";
  const longitude = prefix ? `${prefix}Longitude` : "longitude";
  if (!(latitude in members && longitude in members)) return null;
  return { place: name, latitude, longitude, hasZone: !prefix && "timezone" in members };
}
