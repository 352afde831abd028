/** What the match of two people says where a gender was left out. */
import type { Disclosure, Lang, Omittable } from "#old";
import { listAt, valueAt, type Fields } from "../members/member.ts";
import type { System } from "../weigh/systems.ts";

const SAYS = {
  en: "A gender was left out. Where a match is written for a groom and a bride, or needs the gender, every reading that fits is computed and their mean is scored; the four pillars say for themselves what they took",
  zhHant:
    "性別未全提供。凡分男女或須知性別之合法，各種可能皆予推算而取平均；八字一法於其答中自述所依",
};

export const PAIR_GENDER_OMITTABLE: Omittable = {
  fields: ["a/gender", "b/gender"],
  assume: null,
  says: SAYS,
  candidates: () => [],
  exhaustive: true,
  verdicts: [],
  marker: "genderAssumption",
  reported: reportGenders,
};

function reportGenders(input: Fields, answer: Fields, lang: Lang): Disclosure | undefined {
  const missing = ["a", "b"].filter((who) => valueAt(input, `/${who}/gender`) === undefined);
  if (missing.length === 0) return undefined;
  const systems = listAt<System>(answer, "/systems");
  const several = systems
    .map((system, index) => ({ system, index }))
    .filter(({ system }) => system.readings.length > 1);
  const own = systems.filter(({ data }) => data !== null && "genderAssumption" in data);
  const reach = [...several.map(({ system }) => system.system), ...own.map(({ system }) => system)];
  return {
    says: lang === "en" ? `${SAYS.en}.` : `${SAYS.zhHant}。`,
    candidates: Math.max(2, ...several.map(({ system }) => system.readings.length)),
    exhaustive: true,
    settled: [],
    open: several.map(({ system, index }) => ({
      field: `/systems/${index}/score`,
      alternatives: system.readings.map(({ assumed, score }) => ({
        value: score,
        when: [
          Object.entries(assumed)
            .map(([who, value]) => `${who}: ${value}`)
            .join(", "),
        ],
      })),
    })),
    more: {
      certified: false,
      missing: missing.map((who) => `${who}/gender`),
      reach,
      invariant: systems.map(({ system }) => system).filter((system) => !reach.includes(system)),
    },
  };
}
