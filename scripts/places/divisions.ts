import { Converter } from "opencc-js";
import { fold } from "../../src/places/fold.ts";
import type { CldrNames } from "./cldr.ts";
import { COUNTRY_ALIASES, DIVISION_CODES, DIVISION_NAMES } from "./aliases.ts";
import { nameTags } from "./name_tags.ts";
import { readDivisionNames } from "./newer.ts";

/** A country or a first-order division while the index is made. */
export interface Area {
  /** "US", "US.IL". */
  readonly code: string;
  readonly names: AreaName[];
}

/** A name with the languages that have it; the first of an area is its usual name. */
export interface AreaName {
  readonly text: string;
  readonly tags: readonly string[];
}

/** Countries that write the letters of their divisions' ISO 3166-2 codes after a town's name. */
const LETTERED = new Set(["US", "CA", "AU", "BR"]);
/** Words for a rank, left out where a division of one source is looked for in the other. */
const RANKS =
  /\b(autonomous|borough|canton|capital|city|commune|council|county|departamento|department|district|division|emirate|federal|government|governorate|islands?|judet|krai|kray|local|metropolitan|muhafazah?|municipality|national|oblast'?|oblysy|of|okrug|parish|prefecture|province|provincia|raion|rayon|region|regiao|republic|rural|special|state|territory|the|union|urban|velayat|viloyati?|voivodeship|wilaya|zone)\b/g;

const toTraditional = Converter({ from: "cn", to: "tw" });

/** Lists the countries by CLDR, with codes and further English names. */
export function listCountries(cldr: CldrNames): Area[] {
  return Object.entries(cldr.countries).map(([code, names]) => ({
    code,
    names: [
      ...areaNames(names),
      { text: code, tags: [] },
      ...(COUNTRY_ALIASES[code] ?? []).map((text) => ({ text, tags: [] })),
    ],
  }));
}

/**
 * Lists the first-order divisions: GeoNames' codes and names, CLDR's names in other languages where
 * exactly one of CLDR's divisions has the same name. Taiwan's are its counties and cities as ISO 3166-2
 * has them: the four provinces of GeoNames say nothing to anyone.
 */
export function listDivisions(cldr: CldrNames): Area[] {
  const codes = cldrCodesByName(cldr);
  const areas = Object.keys(cldr.divisions)
    .filter((code) => code.startsWith("tw"))
    .map((code) => ({ code: dotted(code), names: areaNames(namesOf(cldr, code)) }));
  for (const [code, name] of readDivisionNames()) {
    const country = code.slice(0, 2);
    if (country === "TW") continue;
    const iso = DIVISION_CODES[code] ?? findCode(cldr, codes, country, name);
    const names: AreaName[] = [{ text: name, tags: ["und-Latn"] }];
    if (iso !== null) {
      names.push(...areaNames(cldr.divisions[iso]!));
      if (LETTERED.has(country)) names.push({ text: iso.slice(2).toUpperCase(), tags: [] });
    }
    areas.push({ code, names });
  }
  return areas;
}

/** Taiwan's counties: folded Chinese name to division code. */
export function countyCodes(cldr: CldrNames): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(cldr.divisions)
      .filter((code) => code.startsWith("tw"))
      .map((code) => [fold(namesOf(cldr, code)["zh"]![0]!), dotted(code)]),
  );
}

function namesOf(cldr: CldrNames, code: string): Readonly<Record<string, readonly string[]>> {
  return { ...cldr.divisions[code], ...DIVISION_NAMES[code] };
}

/** Reads "twtpe" as "TW.TPE". */
function dotted(code: string): string {
  return `${code.slice(0, 2)}.${code.slice(2)}`.toUpperCase();
}

function areaNames(names: Readonly<Record<string, readonly string[]>>): AreaName[] {
  const all: AreaName[] = [];
  for (const [language, texts] of Object.entries(names))
    for (const text of texts) {
      if (language !== "zh") {
        all.push({ text, tags: [language] });
        continue;
      }
      const tags = nameTags(text, "").filter((tag) => tag.startsWith("zh"));
      all.push({ text, tags });
      // A division's Chinese name stands in one script alone; the other one is converted.
      if (!tags.includes("zh-Hant") && names["zh-Hant"] === undefined)
        all.push({ text: convertName(text), tags: ["zh-Hant"] });
    }
  return all;
}

/** Writes a simplified name in traditional characters; two that the converter takes for words stay as they are. */
function convertName(text: string): string {
  return toTraditional(text).replaceAll("裡", "里").replaceAll("幹", "干");
}

type Codes = ReadonlyMap<string, ReadonlySet<string>>;

/** CLDR's codes by country and name: whole names and names without rank. */
function cldrCodesByName(cldr: CldrNames): Codes {
  const codes = new Map<string, Set<string>>();
  for (const [code, names] of Object.entries(cldr.divisions))
    for (const text of Object.values(names).flat())
      for (const key of nameKeys(code.slice(0, 2).toUpperCase(), text)) {
        const set = codes.get(key) ?? new Set();
        codes.set(key, set.add(code));
      }
  return codes;
}

function findCode(cldr: CldrNames, codes: Codes, country: string, name: string): string | null {
  for (const key of nameKeys(country, name)) {
    const all = [...(codes.get(key) ?? [])];
    const named = all.filter((code) =>
      cldr.divisions[code]!["en"]?.some((text) => fold(text) === fold(name)),
    );
    const candidates = named.length > 0 ? named : all;
    if (candidates.length === 1) return candidates[0]!;
  }
  return null;
}

function nameKeys(country: string, name: string): readonly string[] {
  const plain = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’ʻʼ]/g, "")
    .toLowerCase();
  const bare = fold(plain.replace(RANKS, " "));
  return [`${country} ${fold(name)}`, ...(bare === "" ? [] : [`${country} bare ${bare}`])];
}
