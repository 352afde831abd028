import { vocabulary, type IdOf } from "#sdk";
import type { GodFamily } from "../../core/ten_gods.ts";
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
  readonly by: "support" | "heavyRoots" | "resourceWithoutSelf" | "smothered";
}

/** Resource that buries what it feeds (母慈滅子). */
const SMOTHERS = 0.6;

/**
 * Judges whether the day stem is strong.
 *
 * Half of the chart or two heavy roots make it so; but help alone is no strength where the officer presses or
 * hardly anything of one's own is there to be helped.
 *
 * @source Di Tian Sui Chanwei, "shuai wang"; "fan ju" (mother smothers child)
 */
export function standingOf({ shares, support, heavyRoots }: View): Standing {
  if (shares.resource >= SMOTHERS) return { isStrong: false, by: "smothered" };
  const isHelpAlone =
    shares.resource > shares.companions && (shares.officer >= 0.3 || shares.companions < 0.1);
  if (isHelpAlone) return { isStrong: false, by: "resourceWithoutSelf" };
  if (support >= 0.5) return { isStrong: true, by: "support" };
  return heavyRoots.length >= 2
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
  if (by === "smothered") return { needs: "companions", pattern: "motherSmothers" };
  return isStrong ? ofStrong(view) : ofWeak(view);
}

function ofStrong(view: View): Remedy {
  const { self, shares, chart } = view;
  const summer = [5, 6, 7].includes(chart.month.branch.index);
  const byResource = shares.resource > shares.companions;
  const output: Remedy = {
    needs: "output",
    pattern: byResource ? "resourceToOutput" : "strengthToOutput",
  };
  const officer: Remedy = { needs: "officer", pattern: "strengthToOfficer" };
  if (self === "fire" && summer && view.isFree("officer") && shares.wealth > 0.1) {
    return { needs: "officer", pattern: "hotFireToWater" };
  }
  if (view.isFree("output")) return output;
  if (view.isFree("officer") && (isSeated(view, "officer") || view.isPresent("wealth"))) {
    return officer;
  }
  if (byResource && view.isPresent("wealth"))
    return { needs: "wealth", pattern: "resourceToWealth" };
  if (view.isPresent("output")) return output;
  if (view.isPresent("wealth")) return { needs: "wealth", pattern: "strengthToWealth" };
  return view.isPresent("officer") ? officer : output;
}

/** Whether a family holds an unbroken branch. */
function isSeated(view: View, family: GodFamily): boolean {
  return view.branches.some(({ element, broken }) => !broken && view.familyOf(element) === family);
}

/** Branches that hold fire: 寅 巳 午 未 戌. */
const WARM = [2, 5, 6, 7, 10];

function ofWeak(view: View): Remedy {
  const { self, shares, chart, branches } = view;
  const winter = [11, 0, 1].includes(chart.month.branch.index);
  const hasWarmth = branches.some(({ branch }) => WARM.includes(branch.index));
  if (self === "metal" && winter && view.isFree("officer") && hasWarmth) {
    return { needs: "officer", pattern: "coldMetalToFire" };
  }
  const culprit = (["output", "wealth", "officer"] as const).reduce((a, b) =>
    shares[b] > shares[a] ? b : a,
  );
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
