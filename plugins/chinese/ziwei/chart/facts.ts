/** What a writer may use of a chart, in the language in which it is said. */
import { BRANCH, PILLAR } from "#lore";
import type { Speaker, Vocabulary } from "#sdk";
import type { ZiweiAnswer } from "./answer.ts";
import { PATTERN, STANDING } from "./patterns/pattern.ts";
import {
  BRIGHTNESS,
  BUREAU,
  MAJOR_STAR,
  MINOR_STAR,
  PALACE,
  STAR,
  TRANSFORMATION,
} from "#east/purple_star/stars.ts";

/** The facts of a chart in the words of a speaker. */
export function factsOf(answer: ZiweiAnswer, say: Speaker): Readonly<Record<string, unknown>> {
  const term = <Id extends string>(terms: Vocabulary<string, Id>, id: Id) =>
    (say.term(terms, id, []) as { readonly text: string }).text;
  const termOrNull = <Id extends string>(terms: Vocabulary<string, Id>, id: Id | null) =>
    id && term(terms, id);
  const named = <Id extends string>(terms: Vocabulary<string, Id>, id: Id) => {
    const { native, text } = say.term(terms, id, []) as Readonly<Record<string, string>>;
    return { native, text };
  };
  return {
    lunarDate: answer.lunarDate.native,
    bureau: named(BUREAU, answer.bureau),
    soulMaster: named(STAR, answer.soulMaster),
    bodyMaster: named(STAR, answer.bodyMaster),
    patterns: answer.patterns.map(({ pattern, standing, because, against }) => ({
      pattern: named(PATTERN, pattern),
      standing: term(STANDING, standing),
      because: because.map((one) => say.phrase(one)),
      against: against.map((one) => say.phrase(one)),
    })),
    present: answer.present && {
      year: PILLAR.writings[answer.present.year]!.native,
      nominalAge: answer.present.nominalAge,
      decade: term(PALACE, answer.present.decade.palace),
      yearPalace: term(PALACE, answer.present.flowYear.palace),
    },
    palaces: answer.palaces.map((one) => ({
      palace: term(PALACE, one.palace),
      branch: BRANCH.writings[one.branch]!.native,
      major: one.majorStars.map(({ star, brightness, transformation }) => ({
        star: named(MAJOR_STAR, star),
        brightness: termOrNull(BRIGHTNESS, brightness),
        transformation: termOrNull(TRANSFORMATION, transformation),
      })),
      minor: one.minorStars.map(({ star }) => named(MINOR_STAR, star)),
      decade: one.decade,
    })),
  };
}
