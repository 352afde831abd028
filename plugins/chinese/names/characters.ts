import type { InputIssue } from "#sdk";
import type { NameCharacter } from "./answer.ts";
import type { NamePart } from "./input.ts";
import { countCharacter, type CountedCharacter, type StrokeRules } from "./strokes.ts";

/** Reads the characters of one part of the name, or its strokes alone. */
export function readPart(
  part: NamePart,
  typed: string | undefined,
  strokes: readonly number[] | undefined,
  rules: StrokeRules,
): { readonly read: readonly NameCharacter[]; readonly issues: readonly InputIssue[] } {
  const fails = (path: string, code: string, params: InputIssue["with"]) => ({
    read: [],
    issues: [{ path, code, with: params }],
  });
  if (typed === undefined) {
    if (!strokes) return fails(part, "partMissing", { part });
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
    return fails(part, "notChinese", { sign: stray ?? typed });
  }
  if (strokes && strokes.length !== letters.length) {
    const params = { strokes: strokes.length, characters: letters.length };
    return fails(`${part}Strokes`, "strokesMismatch", params);
  }
  const counted = letters.map((letter, i) =>
    strokes ? byCaller(letter, strokes[i]!) : countCharacter(letter, part, rules),
  );
  const unknown = counted.indexOf(null);
  if (unknown >= 0) {
    return fails(part, "unknownCharacter", { character: letters[unknown], part });
  }
  return { read: counted.map((one) => ({ ...one!, part })), issues: [] };
}

function byCaller(character: string, strokes: number) {
  const by = "caller" as const;
  const alternatives: CountedCharacter["alternatives"] = [];
  return { character, form: character, strokes, by, alternatives };
}
