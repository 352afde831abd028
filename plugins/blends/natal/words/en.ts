import type { Speaker, Translation, Words } from "#sdk";
import type { BlendRefusals } from "../../core/answer.ts";
import type { GenderOmission, GenderPhrases } from "../../core/gender.ts";
import * as core from "../../core/words/en.ts";
import { synthesise } from "../../synthesis/words/en.ts";
import type { answer, NatalAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { portraitOf } from "../portrait.ts";
import { describe } from "./en/portrait.ts";

export const en = {
  title: "The whole birth (natal tian)",
  summary:
    "A birth read by natal systems of Asia, Europe, the Middle East and the Americas at once: every chart whole, a score by system, where they agree and part, and one synthesis",
  weighs: core.formula,
  fields: core.fields,
  terms: core.terms,
  phrases: { ...core.phrases, ...core.genderPhrases },
  refusals: { "nothing-delivered": core.refusals["nothing-delivered"] },
  omissions: { gender: core.omissions.gender },
  reading: (answer: NatalAnswer, say: Speaker) =>
    synthesise("birth", answer, say, describe(portraitOf(answer.systems, say))),
  picture: core.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: GenderPhrases;
  refusals: BlendRefusals;
  omissions: GenderOmission;
}>;

export type NatalWords = Translation<typeof en>;
