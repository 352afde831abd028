import { VERSES } from "../verses.ts";

/**
 * Reads rows of `number|gist`.
 *
 * @throws {RangeError} where a verse has no row or stands out of its order
 */
export function readGists(...tables: readonly string[]): (verse: number) => string {
  const rows = tables.flatMap((table) => table.trim().split("\n"));
  const gists = rows.map((row, i) => {
    const [number, gist] = row.split("|") as [string, string];
    if (Number(number) !== i + 1) throw new RangeError(`Verse ${i + 1} is out of order: ${row}`);
    return gist;
  });
  if (gists.length !== VERSES) throw new RangeError(`There are ${gists.length} gists`);
  return (verse) => gists[verse - 1]!;
}
