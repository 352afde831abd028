import { openAtlas, searchPlaces } from "#places";
import type { InputOf } from "#sdk";
import { languageOf, told } from "../core/place.ts";
import type { SearchAnswer } from "./answer.ts";
import type { input } from "./input.ts";

export function run({
  text,
  country,
  division,
  limit,
  ...call
}: InputOf<typeof input>): SearchAnswer {
  const query = { text, country, division, limit, lang: languageOf(call) };
  const hits = searchPlaces(openAtlas(), query);
  return { places: hits.map(({ place, matched, how }) => ({ ...told(place), matched, how })) };
}
