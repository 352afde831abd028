import type { Atlas } from "./atlas.ts";
import { coordinates, countryOf } from "./atlas.ts";
import { distanceKm } from "./distance.ts";
import type { PackHeader } from "./pack.ts";
import type { ZoneReliability } from "./place.ts";

/** Up to this far from a zone's city its history before 1970 is taken for the place's own. */
const OWN_KM = 30;
/** Where daylight saving time was long a matter of states, counties and towns. */
const LOCAL_OPTION = new Set(["US", "CA"]);

type Doubts = ReadonlyMap<number, PackHeader["zoneDoubts"][number]>;
const doubtsOf = new WeakMap<PackHeader, Doubts>();

/**
 * Says how far a place's zone can be relied on.
 *
 * @source Theory and pragmatics of the tz code and data, "Scope of the tz database" and "Accuracy of the tz
 * database": a zone is meant for clocks that agree since 1970, its data before are those of one location;
 * its file `northamerica` on daylight saving time by local option and the Uniform Time Act of 1966
 */
export function zoneReliability(atlas: Atlas, place: number): ZoneReliability {
  const { header, columns } = atlas.pack;
  const [, latitude, longitude] = header.zones[columns.zone[place]!]!;
  const doubt = doubts(header).get(place);
  const isOwn = distanceKm(coordinates(atlas, place), { latitude, longitude }) <= OWN_KM;
  return {
    since1970: doubt?.[1] ?? "agreed",
    before1970: isOwn
      ? "own"
      : LOCAL_OPTION.has(countryOf(atlas, place))
        ? "local-option"
        : "extended",
    alternatives: doubt?.[2].map((zone) => header.zones[zone]![0]) ?? [],
  };
}

function doubts(header: PackHeader): Doubts {
  const before = doubtsOf.get(header);
  if (before !== undefined) return before;
  const made: Doubts = new Map(header.zoneDoubts.map((doubt) => [doubt[0], doubt]));
  doubtsOf.set(header, made);
  return made;
}
