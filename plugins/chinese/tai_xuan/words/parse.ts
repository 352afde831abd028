import { HEAD, type HeadId } from "../tetragrams.ts";

/** Gists of a head: itself first, then its first to its ninth appraisal. */
export type HeadGists = readonly string[];

/** Reads one row a head, in the order of the book. */
export function readGists(rows: string): Readonly<Record<HeadId, HeadGists>> {
  const lines = rows.trim().split("\n");
  const read = Object.fromEntries(HEAD.ids.map((id, index) => [id, lines[index]!.split("|")]));
  return read as unknown as Record<HeadId, HeadGists>;
}
