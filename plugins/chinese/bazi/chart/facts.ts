/** What a writer may use of a chart, in the language in which it is said. */
import { PHASE, STEM } from "#lore";
import type { Said, Speaker, Vocabulary } from "#sdk";
import { PLACE, PLACES } from "#east/calendar/pillars.ts";
import { GENDER } from "#east/gender.ts";
import { NA_YIN } from "#east/na_yin.ts";
import { pairOf } from "#east/pairs.ts";
import { RELATION } from "#east/relations.ts";
import { SEASON_STATE } from "#east/season.ts";
import { GOD_FAMILY, PILLAR_GOD, TEN_GOD } from "#east/ten_gods.ts";
import type { ChartAnswer } from "./answer.ts";
import { weighLuck } from "./highlights.ts";
import { LUCK_DIRECTION } from "#east/four_pillars/luck_answer.ts";
import { STRENGTH } from "./strength.ts";
import { STRUCTURE_STATE } from "../judgement/success_row.ts";
import { STRUCTURE } from "./structures.ts";
import { ELEMENT_ROLE } from "./useful_god_answer.ts";

/** The facts of a chart in the words of a speaker. */
export function factsOf(answer: ChartAnswer, say: Speaker): Readonly<Record<string, unknown>> {
  const { pillars, strength, structure, usefulGod, luck } = answer;
  const term = <Id extends string>(terms: Vocabulary<string, Id>, id: Id) =>
    (say.term(terms, id, []) as { readonly text: string }).text;
  const because = (reasons: readonly Said[]) => reasons.map((one) => say.phrase(one));
  return {
    gender: term(GENDER, answer.gender),
    hourKnown: answer.hourKnown,
    pillars: PLACES.flatMap((place) => {
      const one = pillars[place];
      if (!one) return [];
      return [
        {
          pair: pairOf(one.pillar).native,
          tenGod: term(PILLAR_GOD, one.tenGod),
          naYin: term(NA_YIN, one.naYin),
        },
      ];
    }),
    dayMaster: say.term(STEM, answer.dayMaster, []),
    season: term(SEASON_STATE, strength.season),
    strength: {
      value: term(STRENGTH, strength.verdict.value),
      because: because(strength.verdict.because),
    },
    structure: {
      name: term(STRUCTURE, structure.verdict.value),
      state: term(STRUCTURE_STATE, structure.state.value),
      because: because(structure.state.because),
    },
    usefulGod: {
      value: term(PHASE, usefulGod.verdict.value),
      because: because(usefulGod.verdict.because),
      roles: Object.fromEntries(
        ELEMENT_ROLE.ids.map((role) => {
          const { element, family } = usefulGod.roles[role];
          return [role, { element: term(PHASE, element), family: term(GOD_FAMILY, family) }];
        }),
      ),
    },
    balance: answer.balance.percent,
    relations: answer.relations.map(({ relation, native, pillars: places }) => ({
      relation: term(RELATION, relation),
      native,
      places: places.map((place) => term(PLACE, place)),
    })),
    luck: weighLuck(answer).map(({ cycle, score }) => ({
      pillar: pairOf(cycle.pillar).native,
      startAge: cycle.startAge,
      tenGod: term(TEN_GOD, cycle.tenGod),
      agreement: score,
    })),
    luckDirection: term(LUCK_DIRECTION, luck.direction.value),
  };
}
