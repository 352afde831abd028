import type { FigureId } from "../figures.ts";

/** Reads rows of `counts name|gist`, or `counts|gist` in a language that writes the names as they are. */
export function readGists(
  rows: string,
): Readonly<Record<FigureId, { readonly name: string; readonly gist: string }>> {
  return Object.fromEntries(
    rows
      .trim()
      .split("\n")
      .map((row) => {
        const [head, gist] = row.split("|") as [string, string];
        return [`tokens${head.slice(0, 3)}`, { name: head.slice(4), gist }];
      }),
  ) as Record<FigureId, { name: string; gist: string }>;
}
