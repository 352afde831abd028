import type { WanderingStar } from "../../core/eight_mansions.ts";
import type { Stage } from "../answer.ts";

/** A stretch of life that has a star. */
export interface LedStage extends Stage {
  readonly leading: WanderingStar;
  readonly luckyPercent: number;
}

/** The stretches of life held against each other. */
export interface Course {
  readonly first: LedStage;
  readonly last: LedStage;
  readonly best: LedStage;
  readonly worst: LedStage;
  /** Whether the best and the hardest hold the same lucky weight. */
  readonly even: boolean;
}

/** The stretches under a star, the brightest and the hardest of them; null where no star leads any. */
export function courseOf(stages: readonly Stage[]): Course | null {
  const led = stages.filter((stage): stage is LedStage => stage.leading !== null);
  if (led.length === 0) return null;
  const [best, worst] = [pick(led, 1), pick(led, -1)];
  const even = best.luckyPercent === worst.luckyPercent;
  return { first: led[0]!, last: led.at(-1)!, best, worst, even };
}

/** The stretch with the most (1) or the least (-1) lucky weight. */
function pick(stages: readonly LedStage[], sign: 1 | -1): LedStage {
  return stages.reduce((one, other) =>
    sign * (other.luckyPercent - one.luckyPercent) > 0 ? other : one,
  );
}
