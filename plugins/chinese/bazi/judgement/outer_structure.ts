import type { Branch, Phase } from "#lore";
import { branch as branchAt, modulo } from "#time";
import { hiddenStemsOf } from "#east/hidden_stems.ts";
import { familyOf } from "#east/ten_gods.ts";
import type { StructureId } from "../chart/structures.ts";
import { triplesOf } from "./branches.ts";
import type { Named } from "./named.ts";
import type { View } from "./view.ts";

const SOURCE = "Ziping Zhenquan, lun za ge";

const DOMINANT = {
  wood: "dominantWood",
  fire: "dominantFire",
  earth: "dominantEarth",
  metal: "dominantMetal",
  water: "dominantWater",
} as const;

/** The structure in which one element rules, named for it. */
export function dominantOf(view: View): (typeof DOMINANT)[keyof typeof DOMINANT] {
  return DOMINANT[view.self];
}

/** Whether the branches gather the day stem's own element: its whole three, its whole season, three of earth. */
export function isGathered(view: View): boolean {
  const { pillars } = view.chart;
  if (view.self === "earth") {
    return pillars.filter(({ pair }) => pair.branch.element === "earth").length >= 3;
  }
  return triplesOf(view.chart).some(({ element }) => element === view.self);
}

/**
 * Finds a structure outside the month (雜格), or null: one element's flower, facing the sun, and those that draw
 * in what is absent. Where officer or wealth can be used from the month, the books leave them aside; so all but
 * the first two ask for no officer in the stems.
 *
 * @source Ziping Zhenquan, "lun za ge"
 */
export function outerStructure(view: View): Named | null {
  return (
    (hasUse(view) ? null : salaryDrawn(view)) ?? oneElement(view) ?? facingSun(view) ?? drawn(view)
  );
}

/** Structures that draw in the officer or the wealth that a chart lacks, so only where none can be used. */
function drawn(view: View): Named | null {
  if (hasUse(view) || view.shows("officer")) return null;
  return wellRail(view) ?? punishedIn(view) ?? distantlyDrawn(view) ?? clashedIn(view);
}

/** 另有財官: an officer shows, or wealth with a root below. @source Ziping Zhenquan, "lun wai ge yong she" */
function hasUse(view: View): boolean {
  return (
    view.shows("directOfficer") ||
    view.stems.some(
      ({ stem }) => view.familyOf(stem.element) === "wealth" && isRooted(view, stem.element),
    )
  );
}

/** Whether any branch hides the element. */
function isRooted({ chart }: View, element: Phase): boolean {
  return chart.pillars.some(({ pair }) =>
    hiddenStemsOf(pair.branch.index).some(({ stem }) => stem.element === element),
  );
}

/** 一方秀氣: born in its own season, its branches gathered, no officer and little wealth above. */
function oneElement(view: View): Named | null {
  const { month } = view.chart;
  const inSeason = month.branch.element === view.self;
  const isOpposed = view.shows("officer") || view.count("wealth") >= 2;
  if (!inSeason || isOpposed || !isGathered(view)) return null;
  const because = {
    code: "gathers",
    with: { element: view.self, month: month.branch.id },
    source: SOURCE,
  } as const;
  return { id: dominantOf(view), kind: "dominant", because, isTrue: null };
}

/** 朝陽: 辛 in the hour 戊子, nothing else of wood or fire above. */
function facingSun(view: View): Named | null {
  const { hour, dayMaster } = view.chart;
  if (dayMaster.id !== "xin" || hour?.native !== "戊子") return null;
  if (view.stems.some(({ stem }) => stem.element === "wood" || stem.element === "fire"))
    return null;
  return byHour(view, "facingSun", "si");
}

/** 井欄: 庚 with 申子辰 whole and neither 巳 nor 午; in the months 申 and 辰 子 and nothing but the three is enough. */
function wellRail(view: View): Named | null {
  const { pillars, dayMaster, month } = view.chart;
  const THREE = ["申", "子", "辰"];
  const has = (native: string) => pillars.some(({ pair }) => pair.branch.native === native);
  const isWhole = THREE.every(has) && !has("巳") && !has("午");
  const inSeason = month.branch.native === "申" || month.branch.native === "辰";
  const isAll = has("子") && pillars.every(({ pair }) => THREE.includes(pair.branch.native));
  if (dayMaster.id !== "geng" || !(isWhole || (inSeason && isAll))) return null;
  return drawing("wellRail", ["shen", "zi", "chen"], "wu");
}

/** 刑合: 癸 in the hour 甲寅, which punishes 巳 in, no 戊己庚 above and no 申. */
function punishedIn(view: View): Named | null {
  const { hour, dayMaster, pillars } = view.chart;
  if (dayMaster.id !== "gui" || hour?.native !== "甲寅") return null;
  if (view.stems.some(({ stem }) => "戊己庚".includes(stem.native))) return null;
  if (pillars.some(({ pair }) => pair.branch.native === "申")) return null;
  return byHour(view, "punishedIn", "si");
}

/** 合祿: 戊 or 癸 in the hour 庚申, the month neither output nor wealth. */
function salaryDrawn(view: View): Named | null {
  const { hour, dayMaster, month, pillars } = view.chart;
  const ofDay = { wu: "寅卯", gui: "巳午" }[dayMaster.id as string];
  if (!ofDay || hour?.native !== "庚申") return null;
  const family = familyOf(dayMaster, month.branch);
  if (family === "output" || family === "wealth") return null;
  if (pillars.some(({ pair }) => ofDay.includes(pair.branch.native))) return null;
  return byHour(view, "salaryDrawn", dayMaster.id === "wu" ? "mao" : "si");
}

/** 遙合: 甲子 in the hour 甲子, 子 reaching for 巳, no metal above and neither 丑 nor 午; 辛 or 癸 with two or more 丑, no 子 and nothing of fire or earth above. */
function distantlyDrawn(view: View): Named | null {
  const { dayMaster, pillars, day, hour } = view.chart;
  if (day.native === "甲子" && hour?.native === "甲子") {
    const isHeld = pillars.some(({ pair }) => "丑午".includes(pair.branch.native));
    if (!isHeld && !view.shows("officer")) return drawing("distantlyDrawn", ["zi"], "si");
  }
  if (dayMaster.id !== "xin" && dayMaster.id !== "gui") return null;
  const branches = pillars.map(({ pair }) => pair.branch.native);
  if (branches.filter((one) => one === "丑").length < 2 || branches.includes("子")) return null;
  if (view.stems.some(({ stem }) => "丙丁戊己".includes(stem.native))) return null;
  return drawing("distantlyDrawn", ["chou"], "si");
}

/** 倒沖: the month branch three times or more, whose clash is the day stem's wealth or officer. */
function clashedIn(view: View): Named | null {
  const { month, pillars, dayMaster } = view.chart;
  const same = pillars.filter(({ pair }) => pair.branch.index === month.branch.index).length;
  const drawn = branchAt(modulo(month.branch.index + 6, 12));
  const family = familyOf(dayMaster, drawn);
  if (same < 3 || (family !== "wealth" && family !== "officer")) return null;
  return drawing("clashedIn", [month.branch.id], drawn.id);
}

function drawing(id: StructureId, branches: readonly Branch[], drawn: Branch): Named {
  const because = { code: "drawsIn", with: { branches, drawn }, source: SOURCE } as const;
  return { id, kind: "outer", because, isTrue: null };
}

function byHour(view: View, id: StructureId, drawn: Branch): Named {
  const { stem, branch } = view.chart.hour!;
  const params = { stem: stem.id, branch: branch.id, drawn };
  const because = { code: "hourDraws", with: params, source: SOURCE } as const;
  return { id, kind: "outer", because, isTrue: null };
}
