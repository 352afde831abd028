import type { Atlas } from "./atlas.ts";
import { coordinates, countryOf, countrySubject, divisionSubject } from "./atlas.ts";
import { toSimplified } from "./fold.ts";
import type { Asked } from "./languages.ts";
import { shownTag, tagTable } from "./languages.ts";
import type { Area, Place, PlaceName } from "./place.ts";
import { zoneReliability } from "./zone_reliability.ts";

/** Describes a place with names in the language asked for. */
export function describePlace(atlas: Atlas, place: number, asked: Asked): Place {
  const { header, columns } = atlas.pack;
  const { latitude, longitude } = coordinates(atlas, place);
  const geonames = columns.geonamesHigh[place]! * 256 + columns.geonamesLow[place]!;
  const division = divisionSubject(atlas, place);
  const country = countryOf(atlas, place);
  return {
    id: geonames > 0 ? `gn:${geonames}` : `at:${latitude},${longitude}`,
    name: nameOf(atlas, place, asked),
    latin: usualName(atlas, place),
    country: { code: country, name: areaName(atlas, countrySubject(atlas, country), asked) },
    division: division === null ? null : describeDivision(atlas, division, asked),
    latitude,
    longitude,
    population: columns.guessed[place] === 1 ? null : atlas.weights[place]!,
    zone: header.zones[columns.zone[place]!]![0],
    zoneReliability: zoneReliability(atlas, place),
  };
}

function describeDivision(atlas: Atlas, subject: number, asked: Asked): Area {
  const { places, divisions } = atlas.pack.header;
  return { code: divisions[subject - places]!, name: areaName(atlas, subject, asked) };
}

/** Names of divisions and countries by language and subject: a few thousand stand for all places. */
const areaNames = new WeakMap<Atlas, Map<string, PlaceName[]>>();
/** Languages whose names of areas are kept. */
const MOST_LANGUAGES = 40;

function areaName(atlas: Atlas, subject: number, asked: Asked): PlaceName {
  const byTag = areaNames.get(atlas) ?? new Map<string, PlaceName[]>();
  areaNames.set(atlas, byTag);
  const names = byTag.get(asked.tag) ?? [];
  if (byTag.size < MOST_LANGUAGES) byTag.set(asked.tag, names);
  return (names[subject - atlas.pack.header.places] ??= nameOf(atlas, subject, asked));
}

/** The name of a place, division or country in a language, or the usual one where there is none. */
function nameOf({ names, pack }: Atlas, subject: number, asked: Asked): PlaceName {
  const { fits } = tagTable(pack.header.tagSets, asked);
  let best = -1;
  let bestScore = -1;
  for (const name of names.ofSubject(subject)) {
    const fit = fits[names.tagSet(name)]!;
    const usual = names.isUsual(name);
    if (fit === 0 && !usual) continue;
    const score = fit * 4 + (names.isPreferred(name) ? 2 : 0) + (usual ? 1 : 0);
    if (score > bestScore) [best, bestScore] = [name, score];
  }
  const text = names.text(best);
  const tags = names.tags(best);
  const isTraditional = tags.includes("zh-Hant") && !tags.includes("zh-Hans");
  if (asked.tag === "zh-Hans" && isTraditional)
    return { text: toSimplified(text), lang: "zh-Hans" };
  return { text, lang: shownTag(tags, asked) };
}

function usualName({ names }: Atlas, subject: number): string {
  for (const name of names.ofSubject(subject)) if (names.isUsual(name)) return names.text(name);
  throw new RangeError(`Cannot name subject ${subject}: the index has no usual name of it`);
}
