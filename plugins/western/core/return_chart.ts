/** The chart of a return: angles, houses and bodies of an instant at a place. */
import { Latitude, Longitude, PlaceInput, Refusal, term, Type } from "#sdk";
import { apparentPositionsOf, houseOf, housesAt, skyAt, type HouseSystem } from "#sky";
import { toTt } from "#time";
import { HOUSES, reportHouses } from "./houses.ts";
import type { Nativity } from "./nativity.ts";
import { MODERN, type Modern } from "./points.ts";
import { House, nullable, PLACE, placeShape } from "./shapes.ts";
import { placeOf } from "./zodiac.ts";

/** Where one is when the return takes place; the birthplace when left out. */
export const RETURN_PLACE = {
  returnPlace: Type.Optional(PlaceInput),
  returnLatitude: Type.Optional(Latitude),
  returnLongitude: Type.Optional(Longitude),
};

export const RETURN_CHART = Type.Object({
  ascendant: placeShape("Degree that rises"),
  midheaven: placeShape("Degree that culminates"),
  houses: HOUSES,
  bodies: Type.Array(
    Type.Object({
      body: term(MODERN, "The body"),
      ...PLACE,
      house: House("House of the return"),
      retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
    }),
    { description: "Sun to Pluto" },
  ),
});
export const returnChart = nullable(RETURN_CHART, "Null where no place is known");

export interface ReturnPlaceInput {
  readonly returnLatitude?: number | undefined;
  readonly returnLongitude?: number | undefined;
}

/** Where the return is cast. */
export function placeOfReturn(
  { returnLatitude, returnLongitude }: ReturnPlaceInput,
  { place }: Pick<Nativity, "place">,
): Nativity["place"] {
  return returnLatitude !== undefined && returnLongitude !== undefined
    ? { latitudeDeg: returnLatitude, longitudeDeg: returnLongitude }
    : place;
}

/** The chart of a return as answers give it; null without a place. */
export function reportReturn(julianDayUt: number, place: Nativity["place"], system: HouseSystem) {
  if (!place) return null;
  const sky = skyAt(toTt(julianDayUt));
  const { latitudeDeg, longitudeDeg } = place;
  const houses = housesAt(julianDayUt, latitudeDeg, longitudeDeg, system, sky.frame);
  const { positions } = apparentPositionsOf(sky, MODERN.ids);
  return {
    ascendant: placeOf(houses.ascendantDeg),
    midheaven: placeOf(houses.midheavenDeg),
    houses: reportHouses(houses),
    bodies: MODERN.ids.map((body: Modern) => {
      const { longitudeDeg: deg, longitudeSpeed } = positions[body]!;
      return {
        body,
        ...placeOf(deg),
        house: houseOf(deg, houses.cuspsDeg),
        retrograde: longitudeSpeed < 0,
      };
    }),
  };
}

/** Insists on the time of birth: a return repeats a place to the second. */
export function requireTime({ timeKnown }: Pick<Nativity, "timeKnown">): void {
  if (!timeKnown) throw new Refusal("birth-time-needed");
}
