/** A place in an answer: what the atlas knows of it, in codes, names with their languages. */
import { languageOfNames, type Place } from "#places";
import {
  phrase,
  term,
  Type,
  vocabulary,
  type Frozen,
  type IdOf,
  type Static,
  type TSchema,
} from "#sdk";

/** Whether the zone of a place is certain since 1970. */
export const SINCE_1970 = vocabulary("since1970", ["agreed", "overlap", "differ"]);
/** Whose clocks the zone follows before 1970. */
export const BEFORE_1970 = vocabulary("before1970", ["own", "extended", "local-option"]);
/** How a place was found. */
export const HOW = vocabulary("how", ["exact", "prefix", "sound", "typo", "id", "coordinates"]);
export type How = IdOf<typeof HOW>;

export type PlacePhrases = {
  label: {
    readonly name: string;
    readonly division: string | null;
    readonly country: string;
  };
};

export const nameShape = (description: string) =>
  Type.Object(
    {
      text: Type.String({ description: "The name" }),
      lang: Type.String({ description: "Its language, BCP 47; und where that is not known" }),
    },
    { description },
  );

const areaShape = (description: string) =>
  Type.Object(
    {
      code: Type.String({ description: "ISO 3166-1, with GeoNames' code of a division: US.IL" }),
      name: nameShape("In the language asked for where there is such a name"),
    },
    { description },
  );

export const orNull = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const placeFields = {
  id: Type.String({ description: "May be sent wherever a place is asked for" }),
  label: phrase<PlacePhrases>("The place with what it lies in"),
  name: nameShape("In the language asked for where there is such a name"),
  latin: Type.String({ description: "The usual name in Latin letters" }),
  country: areaShape("Country"),
  division: orNull(
    areaShape("First-order division"),
    "First-order division; null where it has none",
  ),
  latitude: Type.Number({ description: "Degrees, north positive" }),
  longitude: Type.Number({ description: "Degrees, east positive" }),
  population: orNull(
    Type.Integer({ description: "People" }),
    "People; null where no source counts them",
  ),
  timezone: Type.String({ description: "IANA time zone" }),
  zoneReliability: Type.Object(
    {
      since1970: term(SINCE_1970, "Whether the zone is certain since 1970"),
      before1970: term(BEFORE_1970, "Whose clocks it follows before 1970"),
      alternatives: Type.Array(Type.String(), { description: "Other zones that sources name" }),
    },
    { description: "How far the zone's clocks are those of the place" },
  ),
};

export const placeShape = (description: string) => Type.Object(placeFields, { description });

/** A place with how it was found. */
export const hitShape = (description: string) =>
  Type.Object(
    {
      ...placeFields,
      matched: nameShape("The name by which it was found"),
      how: term(HOW, "How it was found"),
    },
    { description },
  );

export type ToldPlace = Frozen<Static<ReturnType<typeof placeShape>>>;

/** Puts a place into the shape of an answer. */
export function told({ zone, ...place }: Place): ToldPlace {
  const { id, name, latin, country, division, latitude, longitude, population } = place;
  const inside = division && division.name.text !== name.text ? division.name.text : null;
  const names = { name: name.text, division: inside, country: country.name.text };
  return {
    id,
    label: { code: "label", with: names },
    name,
    latin,
    country,
    division,
    latitude,
    longitude,
    population,
    timezone: zone,
    zoneReliability: place.zoneReliability,
  };
}

/**
 * The language of a call. Alone among procedures these see it: names are data, and which of several places
 * is meant depends on it.
 */
export function languageOf(call: object): string {
  return languageOfNames((call as { readonly lang?: string }).lang);
}
