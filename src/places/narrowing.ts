import type { Atlas } from "./atlas.ts";
import { coordinates, countryOf } from "./atlas.ts";
import type { Point } from "./distance.ts";
import { distanceKm } from "./distance.ts";
import { fold } from "./fold.ts";
import type { Accept } from "./match.ts";
import { findCalled } from "./matches.ts";

/** A text read as a name and what narrows it. */
export interface Reading {
  readonly name: string;
  readonly accept?: Accept;
}

/** A place within this distance of a city is meant by "place, city". */
const NEAR_KM = 60;
/** Cities of one name that are tried as what narrows. */
const MOST_CITIES = 5;
/** Longer texts are not taken apart. */
const MOST_WORDS = 8;
const MOST_CHARACTERS = 24;

const COMMA = /[,，、،;；/]/u;
/** A name with what it lies in behind it in brackets. */
const IN_BRACKETS = /^(.+?)\s*[(（](.+)[)）]$/u;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー・\p{Pd}]+$/u;

/**
 * Lists the ways to read a text: as one name, then as a name with a country, a division or a city near it,
 * before or after the name: "Springfield, Illinois", "Springfield Illinois USA", "臺南市永康區", "永康（台灣臺南市）".
 */
export function* readings(atlas: Atlas, text: string): Iterable<Reading> {
  yield { name: text };
  const [, named, around] = IN_BRACKETS.exec(text.trim()) ?? [];
  const bracketed = around === undefined ? null : narrowings(atlas, around, true);
  if (bracketed !== null)
    yield { name: named!, accept: (place) => bracketed.every((accept) => accept(place)) };
  for (const [left, right] of splits(text)) {
    // Chinese, Japanese and Korean addresses begin with the larger place, the others with the smaller.
    const unspaced = UNSPACED.test(text);
    const cities = unspaced || COMMA.test(text);
    for (const [name, around] of unspaced
      ? [[right, left]]
      : [
          [left, right],
          [right, left],
        ]) {
      const accepts = narrowings(atlas, around!, cities);
      if (accepts !== null)
        yield { name: name!, accept: (place) => accepts.every((accept) => accept(place)) };
    }
  }
}

/**
 * Reads what narrows a search: countries and divisions by name or code, several of them one after
 * another, or a city.
 *
 * @param cities whether a city may narrow; between mere words it would make sense of too much
 * @returns conditions that all hold, null where the text names nothing
 */
function narrowings(atlas: Atlas, text: string, cities: boolean): readonly Accept[] | null {
  const area = inArea(atlas, text);
  if (area !== null) return [area];
  for (const [left, right] of splits(text)) {
    const first = inArea(atlas, left);
    const rest = first === null ? null : narrowings(atlas, right, cities);
    if (first !== null && rest !== null) return [first, ...rest];
  }
  const city = cities ? nearCity(atlas, text) : null;
  return city === null ? null : [city];
}

/** Words for the rank of a division, folded, that may be missing from its name in Chinese or Korean. */
const AREA_RANK =
  /^(?:省|市|县|州|府|都|道|邦|大区|地区|.{0,4}自治区|特别行政区|주|도|시|성|현|특별시|광역시|특별자치[도시])$/u;
/** The same at the end of what is typed. */
const TYPED_RANK = /[市省県縣县州]$|\s(?:state|province)$/iu;
/** Most names that begin alike and are read for an area's rank. */
const MOST_ALIKE = 2_000;

/** In one of the countries and divisions that a name or code stands for; null where none is called so. */
export function inArea(atlas: Atlas, text: string): Accept | null {
  const { places, divisions, countries } = atlas.pack.header;
  const subjects = new Set<number>();
  const code = text.trim().toUpperCase().replace("-", ".");
  if (divisions.includes(code)) subjects.add(places + divisions.indexOf(code));
  for (const key of [fold(text), fold(text.replace(TYPED_RANK, ""))])
    if (key !== "" && subjects.size === 0)
      for (const subject of areasCalled(atlas, key)) subjects.add(subject);
  if (subjects.size === 0) return null;
  const indices = new Set([...subjects].map((subject) => subject - places));
  const named = new Set([...indices].map((at) => countries[at - divisions.length]));
  return (place) =>
    indices.has(atlas.pack.columns.division[place]!) || named.has(countryOf(atlas, place));
}

/** Countries and divisions with the key as a name, else with the key and a word for their rank. */
function areasCalled({ names, pack }: Atlas, key: string): readonly number[] {
  const { places } = pack.header;
  const isArea = (name: number) => names.subjects[name]! >= places;
  const exact = names.exact(key);
  const called = numbers(exact.from, exact.to).filter(isArea);
  if (called.length > 0) return called.map((name) => names.subjects[name]!);
  if (key.length < 2 || !UNSPACED.test(key)) return [];
  const { from, to } = names.prefix(key);
  const begun = numbers(from, Math.min(to, from + MOST_ALIKE)).filter(isArea);
  return begun
    .filter((name) => AREA_RANK.test(fold(names.text(name)).slice(key.length).normalize("NFC")))
    .map((name) => names.subjects[name]!);
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

function nearCity(atlas: Atlas, text: string): Accept | null {
  const cities: readonly Point[] = findCalled(atlas, text)
    .slice(0, MOST_CITIES)
    .map(({ place }) => coordinates(atlas, place));
  if (cities.length === 0) return null;
  return (place) => {
    const at = coordinates(atlas, place);
    return cities.some((city) => distanceKm(at, city) <= NEAR_KM);
  };
}

/** Cuts a text in two: at its commas, else between words, else between characters that are written together. */
export function* splits(text: string): Iterable<readonly [left: string, right: string]> {
  const parts = text.split(COMMA).map((part) => part.trim());
  const words = text.trim().split(/\s+/u);
  const chars = [...text.trim()];
  if (parts.length > 1) yield* cuts(parts, ", ");
  else if (words.length > 1 && words.length <= MOST_WORDS) yield* cuts(words, " ");
  else if (UNSPACED.test(text) && chars.length <= MOST_CHARACTERS) yield* cuts(chars, "");
}

/** The first part as long as can be, then shorter. */
function* cuts(parts: readonly string[], joint: string): Iterable<readonly [string, string]> {
  const filled = parts.filter((part) => part !== "");
  for (let at = filled.length - 1; at > 0; at--)
    yield [filled.slice(0, at).join(joint), filled.slice(at).join(joint)];
}
