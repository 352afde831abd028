import type { Phase } from "#lore";
import type { Stem } from "#time";
import type { Place } from "#east/calendar/pillars.ts";
import { hiddenStemsOf, type HiddenRole } from "#east/hidden_stems.ts";
import { branchRelations } from "#east/relations.ts";
import { tenGodOf, type TenGod } from "#east/ten_gods.ts";
import { triplesOf } from "./branches.ts";
import type { Named } from "./named.ts";
import { takenAway, type View } from "./view.ts";

/** Month branches of 祿 for each stem, and of the blade for yang stems (-1 for yin). */
const LU = [2, 3, 5, 6, 5, 6, 8, 9, 11, 0] as const;
const BLADE = [3, -1, 6, -1, 6, -1, 9, -1, 0, -1] as const;

const SOURCE = "Ziping Zhenquan, lun yong shen bian hua";

/** Ten gods that name a structure. */
type Regular = Exclude<TenGod, "companion" | "robWealth">;

/**
 * Names the structure by the month: 祿 and blade first, then what of the month shows above it.
 *
 * The main stem names the structure wherever its element shows, in either polarity. Where it does not, a whole
 * combination that takes the month along names it; in 辰戌丑未 also a lesser stem that shows, or a half
 * combination. In 寅申巳亥 a lesser stem that shows is joined to the structure and does not rename it.
 *
 * @source Ziping Zhenquan, "lun yong shen", "lun yong shen bian hua", "lun za qi ru he qu yong", "lun jian lu yue
 *   jie"
 */
export function monthStructure(view: View): Named {
  const { chart } = view;
  const { dayMaster, month } = chart;
  const index = month.branch.index;
  const named = { self: dayMaster.id, month: month.branch.id };
  const whole = { kind: "month", isTrue: null } as const;
  const source = "Ziping Zhenquan, lun jian lu yue jie";
  if (LU[dayMaster.index] === index) {
    return { id: "jianLu", ...whole, because: { code: "luOfMonth", with: named, source } };
  }
  if (BLADE[dayMaster.index] === index) {
    return { id: "monthBlade", ...whole, because: { code: "bladeOfMonth", with: named, source } };
  }
  const [main] = hiddenStemsOf(index);
  const isOwn = main!.stem.element === dayMaster.element;
  return (
    (isOwn ? null : shown(view, main!.stem, "main")) ??
    combined(view) ??
    (index % 3 === 1 ? (lesserShown(view) ?? halfCombined(view)) : null) ??
    (isOwn
      ? {
          id: "monthRob",
          ...whole,
          because: { code: "ownKindOfMonth", with: { ...named, stem: main!.stem.id }, source },
        }
      : ofStem(view, main!.stem, "main"))
  );
}

/** The structure of a stem of the month whose element shows, in either polarity. */
function shown(view: View, stem: Stem, role: HiddenRole): Named | null {
  const above = view.stems.filter((one) => one.stem.element === stem.element);
  const at = above.find((one) => one.stem.index === stem.index) ?? above[0];
  return at ? ofStem(view, stem, role, at.place) : null;
}

function ofStem(view: View, stem: Stem, role: HiddenRole, place?: Place): Named {
  const { dayMaster, month } = view.chart;
  const hidden = { role, stem: stem.id, month: month.branch.id };
  return {
    id: tenGodOf(dayMaster, stem) as Regular,
    kind: "regular",
    isTrue: null,
    because: place
      ? { code: "showsAbove", with: { ...hidden, place }, source: SOURCE }
      : { code: "nothingShows", with: hidden, source: SOURCE },
  };
}

/** A whole three combination that takes the month along: 丁 of 亥 with 卯 and 未 is resource. */
function combined(view: View): Named | null {
  const at = view.chart.pillars.findIndex(({ place }) => place === "month");
  if (view.chart.month.branch.index % 3 === 0) return null;
  const triple = triplesOf(view.chart).find(
    ({ members, isDirection }) => !isDirection && members.includes(at),
  );
  return triple && triple.element !== view.self ? taken(view, triple.element) : null;
}

/** A combination leads into the main stem of its middle branch, which is what the month then is. */
function taken(view: View, result: Phase): Named {
  const { dayMaster, month } = view.chart;
  const [middle] = hiddenStemsOf(MIDDLE_OF[result]!);
  return {
    id: tenGodOf(dayMaster, middle!.stem) as Regular,
    kind: "regular",
    isTrue: null,
    because: { code: "monthTurned", with: { month: month.branch.id, result }, source: SOURCE },
  };
}

/** The branches on which the three combinations turn: 卯午酉子. */
const MIDDLE_OF: Readonly<Partial<Record<Phase, number>>> = {
  wood: 3,
  fire: 6,
  metal: 9,
  water: 0,
};

/** In 辰戌丑未: the first lesser stem whose element shows, one that is not combined away before one that is. */
function lesserShown(view: View): Named | null {
  const lesser = hiddenStemsOf(view.chart.month.branch.index)
    .slice(1)
    .filter(({ stem }) => stem.element !== view.self);
  const away = takenAway(view.chart, "zhenquan");
  for (const free of [true, false]) {
    for (const { stem, role } of lesser) {
      const above = view.stems.find(
        (one) => one.stem.element === stem.element && !(free && away.has(one.place)),
      );
      if (above) return ofStem(view, above.stem, role, above.place);
    }
  }
  return null;
}

/** In 辰戌丑未: a neighbour that is the middle of its three combination. */
function halfCombined(view: View): Named | null {
  const { pillars, month } = view.chart;
  const at = pillars.findIndex(({ place }) => place === "month");
  for (const neighbour of [pillars[at - 1], pillars[at + 1]]) {
    if (!neighbour) continue;
    const half = branchRelations(month.branch.index, neighbour.pair.branch.index).find(
      ({ kind }) => kind === "halfCombine",
    );
    if (half?.result && half.result !== view.self) return taken(view, half.result);
  }
  return null;
}
