import { signedDeg } from "../angles.ts";
import type { Body } from "../bodies/bodies.ts";
import type { Motion, MotionAt } from "./series.ts";

/** A stretch in which a longitude, or the difference of two, only grows or only falls. */
export interface Piece {
  readonly fromTt: number;
  readonly toTt: number;
  readonly from: Motion;
  readonly to: Motion;
}

/**
 * Days between samples: a few to each loop, and short enough that a cubic through places and speeds guesses
 * an instant to minutes.
 */
const SAMPLE_DAYS: Readonly<Partial<Record<Body, number>>> = {
  moon: 0.5,
  trueNode: 1,
  trueLilith: 0.5,
  mercury: 2,
  sun: 4,
  venus: 3,
  mars: 4,
  ceres: 5,
  pallas: 5,
  juno: 5,
  vesta: 5,
};
const SLOW_DAYS = 8;

/** How far samples of a body stand apart, days. */
export function sampleDays(body: Body): number {
  return SAMPLE_DAYS[body] ?? SLOW_DAYS;
}

/**
 * Follows a longitude by samples, so that turns of the circle are counted.
 */
export class Track {
  private readonly samples: Motion[] = [];
  private readonly cut: (readonly Piece[])[] = [];
  readonly count: number;
  readonly stepDays: number;

  constructor(
    readonly fromTt: number,
    readonly toTt: number,
    stepDays: number,
    readonly placeAt: MotionAt,
  ) {
    this.count = Math.max(1, Math.ceil((toTt - fromTt) / stepDays));
    this.stepDays = (toTt - fromTt) / this.count;
  }

  /** Julian day of a sample. */
  instant(index: number): number {
    return index === this.count ? this.toTt : this.fromTt + index * this.stepDays;
  }

  /** The sample, its turns counted from the first. */
  sample(index: number): Motion {
    while (this.samples.length <= index) {
      const { deg, rate } = this.placeAt(this.instant(this.samples.length));
      const last = this.samples.at(-1);
      this.samples.push({ deg: last ? nearTo(deg, last, rate, this.stepDays) : deg, rate });
    }
    return this.samples[index]!;
  }

  /** The pieces of one step, cut where the motion turns. */
  pieces(index: number): readonly Piece[] {
    return (this.cut[index] ??= this.cutAt(index));
  }

  private cutAt(index: number): readonly Piece[] {
    const [from, to] = [this.sample(index), this.sample(index + 1)];
    const [fromTt, toTt] = [this.instant(index), this.instant(index + 1)];
    if (from.rate > 0 === to.rate > 0) return [{ fromTt, toTt, from, to }];
    const turnTt = this.turnBetween(fromTt, toTt, from.rate);
    const { deg, rate } = this.placeAt(turnTt);
    const turn = { deg: from.deg + signedDeg(deg - from.deg), rate };
    return [
      { fromTt, toTt: turnTt, from, to: turn },
      { fromTt: turnTt, toTt, from: turn, to },
    ];
  }

  private turnBetween(fromTt: number, toTt: number, rate: number): number {
    let [left, right] = [fromTt, toTt];
    for (let halving = 0; halving < 22; halving++) {
      const middle = (left + right) / 2;
      if (this.placeAt(middle).rate > 0 === rate > 0) left = middle;
      else right = middle;
    }
    return (left + right) / 2;
  }
}

/** The turn of the circle that continues a motion over a step. */
function nearTo(deg: number, last: Motion, rate: number, days: number): number {
  const expected = last.deg + ((last.rate + rate) / 2) * days;
  return expected + signedDeg(deg - expected);
}
