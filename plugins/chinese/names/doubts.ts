import type { NameAnswer, NameCharacter } from "./answer.ts";

/** Characters of the given name whose form is not certain. */
export function doubtsOf({ characters }: NameAnswer): readonly NameCharacter[] {
  return characters.filter(({ part, alternatives }) => part === "given" && alternatives.length > 0);
}
