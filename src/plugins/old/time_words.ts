/** Codes of `src/time` as sentences in both languages, for folders that still bring their own sentences. */
import { writePhrase, type CivilIssue, type Phrase } from "../../time/mod.ts";
import { phrases as en } from "../../time/words/en.ts";
import { phrases as zhHant } from "../../time/words/zh_hant.ts";
import type { Text } from "./contract.ts";

/** Returns the English message of an issue of a civil time. */
export function messageOf({ code, with: parameters }: CivilIssue): string {
  return writePhrase(en, { code, with: parameters } as Phrase);
}

/** Returns a remark of a receipt in both languages. */
export function textOf(phrase: Phrase): Text {
  return { en: writePhrase(en, phrase), zhHant: writePhrase(zhHant, phrase) };
}
