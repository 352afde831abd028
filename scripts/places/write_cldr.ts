/**
 * Extracts the names that Unicode's CLDR gives to countries, first-order divisions and the cities of time
 * zones: `bun scripts/places/write_cldr.ts /usr/share/unicode/cldr/common`.
 *
 * The folder is that of Debian's package unicode-cldr-core (41-0.1). The npm packages of CLDR carry
 * divisions in English alone, so the extract is kept beside this script and this step is run by hand.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { CLDR_LANGUAGES, INPUT, type CldrNames } from "./cldr.ts";

const folder = process.argv[2];
if (folder === undefined) throw new RangeError("Cannot extract names: give CLDR's common folder");

const names: CldrNames = { countries: {}, divisions: {}, zoneCities: {} };
for (const language of CLDR_LANGUAGES) {
  const file = `${language.replace("-", "_")}.xml`;
  const main = readFileSync(join(folder, "main", file), "utf8");
  const territories = /<territories>([\s\S]*?)<\/territories>/.exec(main)?.[1] ?? "";
  for (const [, code, name] of territories.matchAll(/<territory type="([A-Z]{2})"[^>]*>([^<]+)</g))
    add(names.countries, code!, language, name!);
  const zones = /<timeZoneNames>([\s\S]*?)<\/timeZoneNames>/.exec(main)?.[1] ?? "";
  for (const [, zone, name] of zones.matchAll(
    /<zone type="([^"]+)">(?:(?!<\/zone>)[\s\S])*?<exemplarCity[^>]*>([^<]+)</g,
  ))
    add(names.zoneCities, zone!, language, name!);
  if (language === "zh-Hant") continue; // CLDR keeps the divisions of both scripts in zh.xml
  const divisions = readFileSync(join(folder, "subdivisions", file), "utf8");
  for (const [, code, name] of divisions.matchAll(/<subdivision type="(\w+)"[^>]*>([^<]+)</g))
    add(names.divisions, code!, language, name!);
}
const bytes = zstdCompressSync(JSON.stringify(names), {
  params: { [constants.ZSTD_c_compressionLevel]: 19 },
});
writeFileSync(INPUT, bytes);
console.log(`${INPUT.pathname}: ${bytes.length} bytes`);

function add(
  to: Record<string, Record<string, string[]>>,
  code: string,
  language: string,
  name: string,
): void {
  const plain = name.replaceAll("&amp;", "&").replaceAll("&#39;", "'").normalize("NFC").trim();
  if (plain === "↑↑↑" || plain === "") return;
  const list = ((to[code] ??= {})[language] ??= []);
  if (!list.includes(plain)) list.push(plain);
}
