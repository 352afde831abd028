import nutationRows from "@behaver/nutation/data/IAU2000B.js";

/** Writes the 77 rows of IAU 2000B as a TypeScript table. */
export async function writeNutation(): Promise<void> {
  const rows = nutationRows as unknown as readonly (readonly number[])[];
  const sums = [5, 8].map((column) => rows.reduce((sum, row) => sum + row[column]!, 0));
  const text = `/** Numbers in one row of the table. */
export const NUTATION_COLUMNS = 11;

/**
 * Lunisolar nutation IAU 2000B: multiples of l, l', F, D, Ω, then for the longitude sine, sine times
 * T, cosine, and for the obliquity cosine, cosine times T, sine; in 1e-7 arcseconds, T in centuries.
 *
 * @source D. McCarthy, B. Luzum, Celestial Mechanics 85 (2003), table 1, by way of the npm package
 * @behaver/nutation 2.0.2 (MIT). ${rows.length} rows; sum of column 6 is ${sums[0]}, of column 9 ${sums[1]}.
 */
// prettier-ignore
export const NUTATION_TERMS: readonly number[] = [
${rows.map((row) => `  ${row.join(", ")},`).join("\n")}
];
`;
  await Bun.write(new URL("../../src/sky/frame/nutation_table.ts", import.meta.url), text);
  console.log(`nutation_table.ts: ${rows.length} rows`);
}
