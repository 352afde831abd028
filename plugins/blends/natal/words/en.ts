import type { Speaker, Translation, Words } from "#sdk";
import type { BlendRefusals } from "../../core/answer.ts";
import type { GenderOmission, GenderPhrases } from "../../core/gender.ts";
import * as core from "../../core/words/en.ts";
import { synthesise } from "../../synthesis/words/en.ts";
import type { answer, NatalAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { portraitOf, readerOf } from "../portrait.ts";
import { presentOf } from "../present.ts";
import { themesOf } from "../themes.ts";
import { describe } from "./en/portrait.ts";
import { tellPresent } from "./en/present.ts";
import { tellThemes, THEMES } from "./en/themes.ts";

export const en = {
  title: "The whole birth (natal tian)",
  summary:
    "A birth read by natal systems of Asia, Europe, the Middle East and the Americas at once: every chart whole, a score by system, where they agree and part, and one synthesis",
  weighs: core.formula,
  fields: {
    ...core.fields,
    themes: "Themes of life",
    theme: "Theme",
    stands: "How the charts stand to it",
    voices: "What each chart says",
    points: "Points, -2 to 2",
    asOf: "The present is that of",
  },
  terms: {
    ...core.terms,
    theme: Object.fromEntries(
      Object.entries(THEMES).map(([theme, { title }]) => [theme, title]),
    ) as Readonly<Record<keyof typeof THEMES, string>>,
  },
  phrases: { ...core.phrases, ...core.genderPhrases },
  refusals: { "nothing-delivered": core.refusals["nothing-delivered"] },
  omissions: { gender: core.omissions.gender },
  reading: (answer: NatalAnswer, say: Speaker) => {
    const read = readerOf(answer.systems, say);
    return synthesise("birth", answer, say, [
      ...describe(portraitOf(answer.systems, say)),
      ...tellThemes(themesOf(read)),
      tellPresent(presentOf(read, answer.asOf)),
    ]);
  },
  picture: {
    ...core.picture,
    rings: (names: readonly string[]) => `Rings from within: the ${names.join(", the ")},`,
    outwards: (names: readonly string[]) => `the ${names.join(", the ")}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: GenderPhrases;
  refusals: BlendRefusals;
  omissions: GenderOmission;
}>;

export type NatalWords = Translation<typeof en>;
