/** Places as callers are told of them, in one language: in receipts and among choices. */
import { findPlaceById, languageOfNames, openAtlas, type Place } from "../../places/mod.ts";
import type { Said } from "../../speech/mod.ts";
import type { TakenPlace } from "./settle.ts";

type Fields = Readonly<Record<string, unknown>>;
/** Puts a code into a sentence. */
type Say = (said: Said) => string;

/** A value that may be sent in place of a refused one. */
export interface Choice {
  readonly value: string;
  /** What it is, in words; left out for a place, which is described in the language of the answer. */
  readonly text?: string;
}

/** Names of a place for a sentence. */
export interface PlaceNames {
  readonly name: string;
  readonly division: string | null;
  readonly country: string;
}

function placeOf(id: string, lang: string): Place {
  const place = findPlaceById(openAtlas(), id, languageOfNames(lang));
  if (!place) throw new RangeError(`Cannot describe place "${id}": the index has none`);
  return place;
}

/** The name of a place in a language. */
export function placeNameOf(id: string, lang: string): string {
  return placeOf(id, lang).name.text;
}

function namesOf({ name, division, country }: Place): PlaceNames {
  return {
    name: name.text,
    division: division && division.name.text !== name.text ? division.name.text : null,
    country: country.name.text,
  };
}

/** Choices with their texts; places that read alike also by their coordinates. */
export function choicesIn(
  choices: readonly Choice[],
  lang: string,
  say: Say,
): readonly Required<Choice>[] {
  const told = choices.map(({ value, text }) => {
    if (!isPlaceId(value)) return { value, text: text ?? value, at: "" };
    const place = placeOf(value, lang);
    const { latitude, longitude } = place;
    const label = say({ code: "place-label", with: { ...namesOf(place) } });
    return { value, text: label, at: ` (${latitude.toFixed(2)}, ${longitude.toFixed(2)})` };
  });
  const isTwice = (text: string) => told.filter((one) => one.text === text).length > 1;
  return told.map(({ value, text, at }) => ({ value, text: isTwice(text) ? text + at : text }));
}

function isPlaceId(value: string): boolean {
  return /^(gn|at):/.test(value);
}

/** Parameters with the label of the place they name. */
export function withPlaceLabel(params: Fields, lang: string, say: Say): Fields {
  const { place } = params;
  if (typeof place !== "string" || !isPlaceId(place)) return params;
  const names = namesOf(placeOf(place, lang));
  return { ...params, place: say({ code: "place-label", with: { ...names } }) };
}

/** A place of an answer's receipt. */
export function placeReceipt(taken: TakenPlace, lang: string, say: Say): Fields {
  const { path, given, id, how, matched, km, passedOver, isBefore1970, warnings } = taken;
  const place = placeOf(id, lang);
  const { zone, zoneReliability } = place;
  const text = say({ code: "place-label", with: { ...namesOf(place) } });
  const doubts = doubtsOf(place, isBefore1970).map((code) => ({
    code,
    with: { zone, alternatives: zoneReliability.alternatives },
  }));
  const told = (said: Said) => ({ code: said.code, text: say(said) });
  return {
    input: path,
    given,
    text,
    id,
    name: place.name,
    latin: place.latin,
    country: place.country,
    division: place.division,
    how,
    ...(matched ? { matched } : {}),
    ...(km === undefined ? {} : { km: Math.round(km * 10) / 10 }),
    passedOver: choicesIn(
      passedOver.map((value) => ({ value })),
      lang,
      say,
    ).map((one) => ({ id: one.value, text: one.text })),
    latitude: taken.latitude,
    longitude: taken.longitude,
    ...(taken.timezone === undefined ? {} : { timezone: taken.timezone }),
    zoneReliability: { ...zoneReliability, because: doubts.map(told) },
    warnings: warnings.map((one) =>
      told({ ...one, with: withPlaceLabel(one.with as Fields, lang, say) }),
    ),
  };
}

/** What is to be said of the zone: since 1970 where the sources do not agree, before 1970 for earlier times. */
function doubtsOf({ zoneReliability }: Place, isBefore1970: boolean | null): readonly string[] {
  const { since1970, before1970 } = zoneReliability;
  return [
    ...(since1970 === "agreed" && isBefore1970 === true ? [] : [`place-zone-${since1970}`]),
    ...(isBefore1970 === true ? [`place-zone-${before1970}`] : []),
  ];
}
