/**
 * Strength of the day stem, and the element that evens the chart.
 *
 * Season, seat and company are the three tests of Korean manuals (득령, 득지, 득세); the four grades made of them, and
 * three helpers for company, are ours in their sense.
 *
 * @source Jeokcheonsu 적천수 (Di Tian Sui), 억부: what is too much is led off or held, what is too little is fed
 */
import { phaseThat, type Phase } from "#lore";
import type { Chart } from "#east/four_pillars/chart.ts";
import { familyOf, type GodFamily } from "#east/ten_gods.ts";
import type { SajuAnswer } from "./answer.ts";
import { mainStemOf } from "./hidden.ts";
import type { Singang } from "./terms.ts";

const COMPANY = 3;

/** The characters beside the day stem, as families. */
function familiesOf(chart: Chart): readonly { readonly at: string; readonly family: GodFamily }[] {
  return chart.pillars.flatMap(({ place, pair }) => [
    ...(place === "day"
      ? []
      : [{ at: `${place}Stem`, family: familyOf(chart.dayMaster, pair.stem) }]),
    { at: place, family: familyOf(chart.dayMaster, mainStemOf(pair.branch.index)) },
  ]);
}

const helps = (family: GodFamily) => family === "companions" || family === "resource";

/** Judges the strength. */
export function strengthOf(chart: Chart): SajuAnswer["strength"] {
  const all = familiesOf(chart);
  const season = helps(all.find(({ at }) => at === "month")!.family);
  const seat = helps(all.find(({ at }) => at === "day")!.family);
  const helpers = all.filter(
    ({ at, family }) => at !== "month" && at !== "day" && helps(family),
  ).length;
  const company = helpers >= COMPANY;
  const passed = [season, seat, company].filter((one) => one).length;
  return {
    value: gradeOf(passed, season),
    because: [{ code: "supports", with: { season, seat, company, helpers } }],
  };
}

function gradeOf(passed: number, season: boolean): Singang {
  if (passed === 3) return "strong";
  if (passed === 2) return season ? "strong" : "leaningStrong";
  return passed === 1 ? "leaningWeak" : "weak";
}

/** How many characters each family has beside the day stem. */
export function countFamilies(chart: Chart): Readonly<Record<GodFamily, number>> {
  const counts = { companions: 0, output: 0, wealth: 0, officer: 0, resource: 0 };
  for (const { family } of familiesOf(chart)) counts[family]++;
  return counts;
}

/** Finds the element that evens a chart. */
export function helperOf(chart: Chart, strength: Singang): SajuAnswer["helper"] {
  const self = chart.dayMaster.element;
  const counts = countFamilies(chart);
  const source = "Jeokcheonsu 적천수, 억부";
  const of = (relation: Parameters<typeof phaseThat>[1]): Phase => phaseThat(self, relation);
  if (strength === "strong" || strength === "leaningStrong") {
    if (counts.resource > counts.companions) {
      return { value: of("controls"), because: [{ code: "strongResource", source }] };
    }
    const family = counts.officer > 0 ? "officer" : "output";
    const value = of(family === "officer" ? "controlledBy" : "generates");
    return { value, because: [{ code: "strongSelf", with: { family }, source }] };
  }
  const { officer, output, wealth } = counts;
  if (wealth > officer && wealth > output) {
    return { value: self, because: [{ code: "weakByWealth", source }] };
  }
  const code = officer >= output ? "weakByOfficer" : "weakByOutput";
  return { value: of("generatedBy"), because: [{ code, source }] };
}
