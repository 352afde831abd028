import { Type } from "#old";
import type { Stem, StemBranch } from "#time";
import { hiddenStemsOf } from "../../core/hidden_stems.ts";
import { lifeStageOf, type EarthStages, type StageDirection } from "../../core/life_stages.ts";
import { NamedShape, type Named } from "../../core/named.ts";
import { naYinOf, type NamedSound } from "../../core/na_yin.ts";
import { BranchShape, ElementShape, PairShape, StemShape, toPairParts } from "../../core/shapes.ts";
import type { PairParts } from "../../core/shapes.ts";
import { DAY_MASTER, tenGodOf } from "../../core/ten_gods.ts";
import { voidBranchesOf } from "../../core/void.ts";

/** A stem inside a branch with what it is to the day master. */
export const HiddenShape = Type.Object({
  stem: StemShape,
  role: Type.String({ description: "main, middle or residual" }),
  share: Type.Number({ description: "Part of the branch's weight, 0 to 1" }),
  tenGod: NamedShape,
});

/** A sound of the sixty cycle. */
export const NaYinShape = Type.Object(
  { ...NamedShape.properties, element: ElementShape },
  { description: "Na yin of the pair" },
);

/** A pillar with everything that is read off it alone. */
export const PillarShape = Type.Object({
  ...PairShape.properties,
  tenGod: Type.Object(NamedShape.properties, {
    description: "Ten god of the stem; over the day stem itself: dayMaster",
  }),
  hiddenStems: Type.Array(HiddenShape, { description: "Stems inside the branch, main first" }),
  naYin: NaYinShape,
  stage: Type.Object(NamedShape.properties, {
    description: "Life stage of the day master over this branch (星運)",
  }),
  selfStage: Type.Object(NamedShape.properties, {
    description: "Life stage of this pillar's own stem over its branch (自坐)",
  }),
  void: Type.Array(BranchShape, {
    minItems: 2,
    maxItems: 2,
    description: "The two branches that this pillar's ten days leave void (旬空)",
  }),
});

/** How life stages are counted. */
export interface StageRules {
  readonly direction: StageDirection;
  readonly earth: EarthStages;
}

interface HiddenView {
  readonly stem: Stem;
  readonly role: string;
  readonly share: number;
  readonly tenGod: Named;
}

/** A pillar as the answer shows it. */
export interface PillarView extends PairParts {
  readonly tenGod: Named;
  readonly hiddenStems: readonly HiddenView[];
  readonly naYin: NamedSound;
  readonly stage: Named;
  readonly selfStage: Named;
  readonly void: readonly PairParts["branch"][];
}

const views = new Map<string, PillarView>();

/** Returns a pillar as seen by a day master; made once for each of the 600 and each stage rule. */
export function viewPillar(pair: StemBranch, dayMaster: Stem, rules: StageRules): PillarView {
  const key = `${pair.index} ${dayMaster.index} ${rules.direction} ${rules.earth}`;
  let view = views.get(key);
  if (!view) views.set(key, (view = makeView(pair, dayMaster, rules)));
  return view;
}

/** Returns the day pillar, over whose stem stands the day master itself. */
export function viewDayPillar(pair: StemBranch, rules: StageRules): PillarView {
  return { ...viewPillar(pair, pair.stem, rules), tenGod: DAY_MASTER };
}

function makeView(pair: StemBranch, dayMaster: Stem, rules: StageRules): PillarView {
  const { stem, branch } = pair;
  const stage = (index: number) => lifeStageOf(index, branch.index, rules.direction, rules.earth);
  return Object.freeze({
    ...toPairParts(pair),
    tenGod: tenGodOf(dayMaster, stem),
    hiddenStems: hiddenStemsOf(branch.index).map((hidden) => ({
      ...hidden,
      tenGod: tenGodOf(dayMaster, hidden.stem),
    })),
    naYin: naYinOf(pair.index),
    stage: stage(dayMaster.index),
    selfStage: stage(stem.index),
    void: voidBranchesOf(pair),
  });
}
