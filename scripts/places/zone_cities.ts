import { fold } from "../../src/places/fold.ts";
import type { CldrNames } from "./cldr.ts";
import type { AreaName } from "./divisions.ts";
import type { Entry } from "./entries.ts";
import type { Row } from "./row.ts";

/** CLDR's older names of zones that have been renamed. */
const RENAMED: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Cordoba": "America/Argentina/Cordoba",
  "Atlantic/Faeroe": "Atlantic/Faroe",
};

/**
 * Marks the names of cities whose language CLDR knows, from its cities of time zones and from divisions
 * that bear their city's name: these are preferred in that language. A zone city's name that the place
 * lacks is added.
 */
export function markKnownLanguages(
  rows: readonly Row[],
  all: readonly Entry[][],
  cldr: CldrNames,
  divisionNames: ReadonlyMap<string, readonly AreaName[]>,
): void {
  const cities = new Map<string, AreaName[]>();
  for (const [zone, names] of Object.entries(cldr.zoneCities)) {
    const city = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
    const known = { en: [city], ...names };
    cities.set(RENAMED[zone] ?? zone, [
      ...Object.entries(known).flatMap(([language, texts]) =>
        texts.map((text) => ({
          text,
          tags: [language === "zh" ? "zh-Hans" : language],
        })),
      ),
    ]);
  }
  const seen = new Set<string>();
  for (const [at, row] of rows.entries()) {
    const keys = new Set(all[at]!.map(({ key }) => key));
    const city = cities.get(row.zone);
    const usualKey = fold(row.names[0]!);
    const isCity = city?.some(({ text, tags }) => tags[0] === "en" && fold(text) === usualKey);
    if (city !== undefined && isCity && !seen.has(row.zone)) {
      seen.add(row.zone); // rows come in the order of their size: the first of a name is the city
      for (const name of city) mark(all[at]!, name, true);
    }
    const capital = `${row.division} ${usualKey}`;
    if (seen.has(capital) || row.division === "") continue;
    const names = divisionNames.get(row.division) ?? [];
    if (!names.some(({ text }) => fold(text) === usualKey)) continue;
    seen.add(capital);
    for (const name of names) if (keys.has(fold(name.text))) mark(all[at]!, name, false);
  }
}

function mark(entries: Entry[], { text, tags }: AreaName, adds: boolean): void {
  const key = fold(text);
  if (key === "" || tags.length === 0) return;
  const same = entries.filter((entry) => entry.key === key);
  const spelt = same.find((entry) => entry.text === text) ?? (adds ? undefined : same[0]);
  // The simplified spelling of a name that is kept in traditional characters is not kept besides.
  if (spelt === undefined && tags.includes("zh-Hans") && same.length > 0) return;
  if (spelt === undefined) {
    const known = new Set(tags);
    if (adds)
      entries.push({ text, key, tags: new Set(tags), known, usual: false, preferred: true });
    return;
  }
  for (const tag of tags) {
    // A name kept in traditional characters alone serves simplified ones as well.
    if (tag === "zh-Hans" && !spelt.tags.has(tag)) continue;
    // The zone's city comes before the division of its name.
    if (entries.some(({ known }) => known.has(tag))) continue;
    spelt.tags.add(tag);
    spelt.known.add(tag);
  }
}
