import { BRANCH, PHASE, PILLAR, STEM } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import type { Stem, StemBranch } from "#time";
import { HIDDEN_ROLE, hiddenStemsOf } from "../hidden_stems.ts";
import { LIFE_STAGE, stageOf, type EarthStages, type StageDirection } from "../life_stages.ts";
import { NA_YIN, soundOf } from "../na_yin.ts";
import { PILLAR_GOD, TEN_GOD, tenGodOf } from "../ten_gods.ts";
import { voidBranchesOf } from "../void.ts";

/** A pillar with everything that is read off it alone. */
export const pillarShape = (description: string) =>
  Type.Object(
    {
      pillar: term(PILLAR, "The pair of stem and branch"),
      stem: term(STEM, "Heavenly stem"),
      stemElement: term(PHASE, "Element of the stem"),
      branch: term(BRANCH, "Earthly branch"),
      branchElement: term(PHASE, "Element of the branch"),
      tenGod: term(PILLAR_GOD, "Ten god of the stem; over the day stem itself: dayMaster"),
      hiddenStems: Type.Array(
        Type.Object(
          {
            stem: term(STEM, "The hidden stem"),
            role: term(HIDDEN_ROLE, "Its place in the branch"),
            share: Type.Number({ description: "Part of the branch's weight, 0 to 1" }),
            tenGod: term(TEN_GOD, "What it is to the day master"),
          },
          { description: "A stem inside the branch" },
        ),
        { description: "Stems inside the branch, main first" },
      ),
      naYin: term(NA_YIN, "Sound of the pair"),
      stage: term(LIFE_STAGE, "Life stage of the day master over this branch (星運)"),
      selfStage: term(LIFE_STAGE, "Life stage of this pillar's own stem over its branch (自坐)"),
      void: Type.Array(term(BRANCH, "A void branch"), {
        minItems: 2,
        maxItems: 2,
        description: "The two branches that this pillar's ten days leave void (旬空)",
      }),
    },
    { description },
  );
export type PillarView = Frozen<Static<ReturnType<typeof pillarShape>>>;

/** How life stages are counted. */
export interface StageRules {
  readonly direction: StageDirection;
  readonly earth: EarthStages;
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
  return { ...viewPillar(pair, pair.stem, rules), tenGod: "dayMaster" };
}

function makeView(pair: StemBranch, dayMaster: Stem, rules: StageRules): PillarView {
  const { stem, branch } = pair;
  const stage = (index: number) => stageOf(index, branch.index, rules.direction, rules.earth);
  return Object.freeze({
    pillar: pair.id,
    stem: stem.id,
    stemElement: stem.element,
    branch: branch.id,
    branchElement: branch.element,
    tenGod: tenGodOf(dayMaster, stem),
    hiddenStems: hiddenStemsOf(branch.index).map((hidden) => ({
      stem: hidden.stem.id,
      role: hidden.role,
      share: hidden.share,
      tenGod: tenGodOf(dayMaster, hidden.stem),
    })),
    naYin: soundOf(pair.index),
    stage: stage(dayMaster.index),
    selfStage: stage(stem.index),
    void: voidBranchesOf(pair).map(({ id }) => id),
  });
}
