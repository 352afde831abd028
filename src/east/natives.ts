import type { Vocabulary } from "#sdk";

/** Names of terms that a Chinese reader reads as they are written. */
export function natives<Id extends string>({
  ids,
  writings,
}: Vocabulary<string, Id>): Readonly<Record<Id, string>> {
  return Object.fromEntries(ids.map((id) => [id, writings[id]!.native!])) as Record<Id, string>;
}

/** A term as it is written in Chinese. */
export function nativeOf<Id extends string>({ writings }: Vocabulary<string, Id>, id: Id): string {
  return writings[id]!.native!;
}
