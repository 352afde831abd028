import { vocabulary, type IdOf } from "#sdk";
import { hiddenStemsOf } from "#east/hidden_stems.ts";
import type { GodFamily } from "#east/ten_gods.ts";
import type { View } from "./view.ts";

/** What is amiss with a chart and what mends it, as Chanwei's chapters name it. */
export const PATTERN = vocabulary("pattern", {
  officerToResource: { native: "殺印相生", roman: "shā yìn xiāng shēng" },
  officerHeldByOutput: { native: "食神制殺", roman: "shí shén zhì shā" },
  officerAgainstCompanions: { native: "殺重用劫", roman: "shā zhòng yòng jié" },
  outputHeldByResource: { native: "傷官用印", roman: "shāng guān yòng yìn" },
  outputAgainstCompanions: { native: "傷官用劫", roman: "shāng guān yòng jié" },
  wealthAgainstResource: { native: "財多用印", roman: "cái duō yòng yìn" },
  wealthAgainstCompanions: { native: "財多用劫", roman: "cái duō yòng jié" },
  motherSmothers: { native: "母慈滅子", roman: "mǔ cí miè zǐ" },
  coldMetalToFire: { native: "寒金用火", roman: "hán jīn yòng huǒ" },
  coldWoodToFire: { native: "寒木向陽", roman: "hán mù xiàng yáng" },
  hotFireToWater: { native: "旺火用水", roman: "wàng huǒ yòng shuǐ" },
  strengthToOutput: { native: "食傷吐秀", roman: "shí shāng tǔ xiù" },
  resourceToOutput: { native: "印旺用食", roman: "yìn wàng yòng shí" },
  strengthToOfficer: { native: "身旺用官", roman: "shēn wàng yòng guān" },
  resourceToWealth: { native: "印旺用財", roman: "yìn wàng yòng cái" },
  strengthToWealth: { native: "身旺用財", roman: "shēn wàng yòng cái" },
});
export type PatternId = IdOf<typeof PATTERN>;

/** Whether the day stem is strong, by Chanwei, and why where the plain sum does not decide. */
export interface Standing {
  readonly isStrong: boolean;
  readonly by: "support" | "heavyRoots" | "resourceWithoutSelf" | "smothered" | "overpowered";
}

/** Resource that buries what it feeds (母慈滅子). */
const SMOTHERS = 0.6;

/** Support of this share makes the day stem strong. */
const STRONG = 0.41;
/** Below this the heaviest roots are surrounded. */
const SURROUNDED = 0.28;

/**
 * Judges whether the day stem is strong.
 *
 * Hardly less than half of the chart, or two heavy roots that are not surrounded, make it so; but help alone is no
 * strength where the officer presses or hardly anything of one's own is there to be helped.
 *
 * @source Di Tian Sui Chanwei, "shuai wang"; "guan sha" (弱中變旺); "fan ju" (mother smothers child)
 */
export function standingOf(view: View): Standing {
  const { shares, support, heavyRoots } = view;
  if (shares.resource >= SMOTHERS) return { isStrong: false, by: "smothered" };
  const { companions, officer, resource } = shares;
  const isThin = companions < 0.15 && (officer >= 0.2 || (companions < 0.1 && support < 0.5));
  const isPressed = officer >= 0.3 || isThin;
  if (resource > companions && isPressed) return { isStrong: false, by: "resourceWithoutSelf" };
  if (officer >= 0.35 && support < 0.5) return { isStrong: false, by: "overpowered" };
  if (support >= STRONG) return { isStrong: true, by: "support" };
  return heavyRoots.length >= 2 && support >= SURROUNDED
    ? { isStrong: true, by: "heavyRoots" }
    : { isStrong: false, by: "support" };
}

/** What mends a chart, and the name of it. */
export interface Remedy {
  readonly needs: GodFamily;
  readonly pattern: PatternId;
}

/**
 * Finds what a chart that stands and is opposed most needs: illness and medicine (病藥).
 *
 * @source Di Tian Sui Chanwei, "guan sha", "shang guan", "ti yong", "han nuan"
 */
export function remedyOf(view: View, { isStrong, by }: Standing): Remedy {
  const isCold = WINTER.includes(view.chart.month.branch.index);
  if (view.self === "wood" && isCold && view.isPresent("output")) {
    return { needs: "output", pattern: "coldWoodToFire" };
  }
  if (by === "smothered") return ofSmothered(view);
  if (isOfTwo(view)) return { needs: "output", pattern: "strengthToOutput" };
  return isStrong ? ofStrong(view) : ofWeak(view);
}

/** 兩氣成象: all eight are the day stem's own or what it begets. */
function isOfTwo({ stems, branches, familyOf }: View): boolean {
  const families = [...stems.map(({ stem }) => stem), ...branches].map(({ element }) =>
    familyOf(element),
  );
  const all = new Set(families);
  return all.size === 2 && all.has("companions") && all.has("output");
}

/** 君賴臣生: wealth that shows and is rooted holds the flood of resource back; else one's own shares it. */
function ofSmothered(view: View): Remedy {
  const dammed = view.isFree("wealth") && isGrounded(view, "wealth") && view.shares.wealth >= 0.1;
  return dammed
    ? { needs: "wealth", pattern: "resourceToWealth" }
    : { needs: "companions", pattern: "motherSmothers" };
}

/** An officer of this share is in power, and a strong day stem serves it before it flows out. */
const IN_POWER = 0.17;
/** One below this is only in the way. */
const TOO_SLIGHT = 0.1;

function ofStrong(view: View): Remedy {
  const { self, shares, chart } = view;
  const summer = [5, 6, 7].includes(chart.month.branch.index);
  const byResource = shares.resource > shares.companions;
  const output: Remedy = {
    needs: "output",
    pattern: byResource ? "resourceToOutput" : "strengthToOutput",
  };
  const officer: Remedy = { needs: "officer", pattern: "strengthToOfficer" };
  const isInPower = view.isFree("officer") && shares.officer >= IN_POWER;
  const isFed = shares.wealth > 0.1 || isGrounded(view, "officer");
  if (self === "fire" && summer && view.isFree("officer") && isFed) {
    return { needs: "officer", pattern: "hotFireToWater" };
  }
  if (isInPower && !byResource) return officer;
  if (view.isFree("output")) return output;
  const isSlight = shares.officer < TOO_SLIGHT && view.isPresent("output");
  if (
    view.isFree("officer") &&
    !isSlight &&
    (isSeated(view, "officer") || view.isPresent("wealth"))
  ) {
    return officer;
  }
  if (byResource && view.isPresent("wealth"))
    return { needs: "wealth", pattern: "resourceToWealth" };
  if (view.isFree("wealth")) return { needs: "wealth", pattern: "strengthToWealth" };
  if (view.isPresent("output")) return output;
  if (view.isPresent("wealth")) return { needs: "wealth", pattern: "strengthToWealth" };
  return view.isPresent("officer") ? officer : output;
}

/** Whether a stem of the family stands above a branch that hides its element. */
function isGrounded({ branches, stems, familyOf }: View, family: GodFamily): boolean {
  return stems.some(({ place, stem: { element } }) => {
    const { branch, turned } = branches.find((one) => one.place === place)!;
    const isRooted = hiddenStemsOf(branch.index).some((hidden) => hidden.stem.element === element);
    return familyOf(element) === family && !turned && isRooted;
  });
}

/** Whether a family holds an unbroken branch. */
function isSeated(view: View, family: GodFamily): boolean {
  return view.branches.some(({ element, broken }) => !broken && view.familyOf(element) === family);
}

const WINTER = [11, 0, 1];
/** Branches that hold fire: 寅 巳 午 未 戌. */
const WARM = [2, 5, 6, 7, 10];

function ofWeak(view: View): Remedy {
  const { self, shares, support, chart, branches } = view;
  const winter = WINTER.includes(chart.month.branch.index);
  const hasWarmth = branches.some(({ branch }) => WARM.includes(branch.index));
  // 木火齊來: fire serves cold metal where wood feeds it and the metal can bear it.
  const bears = view.isPresent("wealth") && support >= 0.3;
  if (self === "metal" && winter && view.isFree("officer") && hasWarmth && bears) {
    return { needs: "officer", pattern: "coldMetalToFire" };
  }
  const culprit = (["output", "wealth", "officer"] as const).reduce((a, b) =>
    shares[b] > shares[a] ? b : a,
  );
  // 身殺兩停: output that shows holds the officer where resource only lies below, and not under the day.
  const holds =
    culprit === "officer" &&
    view.isFree("output") &&
    shares.output >= TOO_SLIGHT &&
    !view.isFree("resource") &&
    view.familyOf(chart.day.branch.element) !== "resource";
  if (holds) return { needs: "output", pattern: "officerHeldByOutput" };
  // Heavy wealth breaks the resource: companions share it where there are any.
  const shareable = culprit === "wealth" && view.isPresent("companions");
  if (view.usableResource && !shareable) {
    return { needs: "resource", pattern: BY_RESOURCE[culprit] };
  }
  const pressed = shares.officer >= 0.15 || culprit === "officer";
  if (view.isFree("output") && pressed) return { needs: "output", pattern: "officerHeldByOutput" };
  return { needs: "companions", pattern: BY_COMPANIONS[culprit] };
}

const BY_RESOURCE = {
  output: "outputHeldByResource",
  wealth: "wealthAgainstResource",
  officer: "officerToResource",
} as const;
const BY_COMPANIONS = {
  output: "outputAgainstCompanions",
  wealth: "wealthAgainstCompanions",
  officer: "officerAgainstCompanions",
} as const;
