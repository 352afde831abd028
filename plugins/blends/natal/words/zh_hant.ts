import * as core from "../../core/words/zh_hant.ts";
import { synthesise } from "../../synthesis/words/zh_hant.ts";
import { portraitOf, readerOf } from "../portrait.ts";
import { presentOf } from "../present.ts";
import { themesOf } from "../themes.ts";
import type { NatalWords } from "./en.ts";
import { describe } from "./zh_hant/portrait.ts";
import { tellPresent } from "./zh_hant/present.ts";
import { tellThemes, THEMES } from "./zh_hant/themes.ts";

export const zhHant: NatalWords = {
  title: "天命總盤",
  summary:
    "一次出生，同時以亞洲、歐洲、中東與美洲諸本命系統推算：各盤俱全，逐一評分，明列異同，並作總論",
  weighs: core.formula,
  fields: {
    ...core.fields,
    themes: "人生各題",
    theme: "題目",
    stands: "各盤合看",
    voices: "各盤所言",
    points: "點數，負二至二",
    asOf: "所論當下之日",
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
  reading: (answer, say) => {
    const read = readerOf(answer.systems, say);
    return synthesise("birth", answer, say, [
      ...describe(portraitOf(answer.systems, say)),
      ...tellThemes(themesOf(read)),
      tellPresent(presentOf(read, answer.asOf)),
    ]);
  },
  picture: {
    ...core.picture,
    rings: (names) => `由內而外：${names.join("、")}、`,
    outwards: (names) => names.join("、"),
  },
};
