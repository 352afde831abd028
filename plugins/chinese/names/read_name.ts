import type { Static } from "#old";
import type { CharacterShape } from "./name_shape.ts";
import { countCharacter, type CountedCharacter, type StrokeRules } from "./strokes.ts";

/** A character of a name and what it counts for. */
export type ReadCharacter = Static<typeof CharacterShape>;

/** Reads the characters of one part of the name, or its strokes alone. */
export function readPart(
  part: "surname" | "given",
  typed: string | undefined,
  strokes: readonly number[] | undefined,
  rules: StrokeRules,
): { readonly read: readonly ReadCharacter[]; readonly issues: readonly Issue[] } {
  const strokesPath = `${part}Strokes`;
  if (typed === undefined) {
    if (!strokes) {
      const message = `Cannot read name: give ${part} or ${strokesPath}`;
      return { read: [], issues: [{ path: part, message }] };
    }
    const read = strokes.map((count) => ({
      character: null,
      form: null,
      part,
      strokes: count,
      by: "caller" as const,
      alternatives: [],
    }));
    return { read, issues: [] };
  }
  const letters = [...typed.normalize("NFC").replace(/[\s·・]/gu, "")];
  const stray = letters.find((letter) => !/^\p{Script=Han}$/u.test(letter));
  if (stray !== undefined || letters.length === 0) {
    const message = `Cannot read name: "${stray ?? typed}" is not a Chinese character`;
    return { read: [], issues: [{ path: part, message }] };
  }
  if (strokes && strokes.length !== letters.length) {
    const message = `Cannot read strokes: ${strokes.length} given for ${letters.length} characters`;
    return { read: [], issues: [{ path: strokesPath, message }] };
  }
  const counted = letters.map((letter, i) => {
    const byTable = countCharacter(letter, part, rules);
    return strokes ? byCaller(letter, strokes[i]!) : byTable;
  });
  const unknown = counted.indexOf(null);
  if (unknown >= 0) {
    const message = `Cannot count strokes: "${letters[unknown]}" is not in the table, give ${strokesPath}`;
    return { read: [], issues: [{ path: part, message }] };
  }
  return {
    read: counted.map((one) => ({ ...one!, alternatives: [...one!.alternatives], part })),
    issues: [],
  };
}

/** What is wrong with an input, and where. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

function byCaller(character: string, strokes: number) {
  const by = "caller" as const;
  const alternatives: CountedCharacter["alternatives"] = [];
  return { character, form: character, strokes, by, alternatives };
}
