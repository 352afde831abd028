/** Which text of a cast speaks: the schools differ. */
import { ALL_LINES } from "../received.ts";
import type { Rule, Whose } from "./terms.ts";

/** A text that speaks: of which figure, and which line; 0 is the judgement, 7 all six lines at once. */
export interface Speaker {
  readonly whose: Whose;
  readonly line: number;
}

/** What speaks, the chief text first, and by which rule. */
export interface Spoken {
  readonly rule: Rule;
  readonly speakers: readonly Speaker[];
}

export type School = "zhuXi" | "gaoHeng" | "everyMoving";

const JUDGEMENT: Speaker = { whose: "figure", line: 0 };
const END: Speaker = { whose: "changed", line: 0 };
const PLACES = [1, 2, 3, 4, 5, 6];

/** Finds what speaks in six lines of 6, 7, 8 or 9 from the lowest. */
export function speakersOf(values: readonly number[], school: School): Spoken {
  const moving = PLACES.filter((place) => isMoving(values[place - 1]!));
  const isPure = values.every((value) => value % 2 === values[0]! % 2);
  if (school === "zhuXi") return byZhuXi(moving, isPure);
  return school === "gaoHeng" ? byGaoHeng(values, moving, isPure) : byEveryMoving(moving);
}

const isMoving = (value: number) => value === 6 || value === 9;

/**
 * None moving the judgement; one, its text; two, both, the upper the chief; three, both judgements, the first the
 * chief in the ten changes that turn the lowest line and the second in the other ten; four, the two that rest in the
 * changed figure, the lower the chief; five, the one that rests there; six, its judgement, or the text for all six.
 *
 * @source Zhu Xi, Yixue Qimeng 易學啟蒙 4, 考變占; 前十卦主貞, 後十卦主悔
 */
function byZhuXi(moving: readonly number[], isPure: boolean): Spoken {
  const resting = PLACES.filter((place) => !moving.includes(place));
  const own = (line: number): Speaker => ({ whose: "figure", line });
  const there = (line: number): Speaker => ({ whose: "changed", line });
  switch (moving.length) {
    case 0:
      return { rule: "noneMoves", speakers: [JUDGEMENT] };
    case 1:
      return { rule: "oneMoves", speakers: [own(moving[0]!)] };
    case 2:
      return { rule: "twoMove", speakers: [own(moving[1]!), own(moving[0]!)] };
    case 3: {
      const speakers = moving[0] === 1 ? [JUDGEMENT, END] : [END, JUDGEMENT];
      return { rule: "threeMove", speakers };
    }
    case 4:
      return { rule: "twoRest", speakers: resting.map(there) };
    case 5:
      return { rule: "oneRests", speakers: resting.map(there) };
    default:
      return { rule: "allMove", speakers: [isPure ? own(ALL_LINES) : END] };
  }
}

/**
 * The number of heaven and earth, 55, less the sum of the lines is counted up and down the figure; the line on which
 * it ends is asked. Where that line moves it speaks; where it does not, the judgement of the figure that has more lines.
 *
 * @source Gao Heng 高亨, Zhouyi Gujing Jinzhu 周易古經今注 (1947), 周易筮法新考
 */
function byGaoHeng(values: readonly number[], moving: readonly number[], isPure: boolean): Spoken {
  if (moving.length === 0) return { rule: "noneMoves", speakers: [JUDGEMENT] };
  if (moving.length === 6 && isPure) {
    return { rule: "allMove", speakers: [{ whose: "figure", line: ALL_LINES }] };
  }
  if (moving.length === 6) return { rule: "allMove", speakers: [END] };
  const asked = countedLine(55 - values.reduce((sum, one) => sum + one, 0));
  if (moving.includes(asked)) {
    return { rule: "counted", speakers: [{ whose: "figure", line: asked }] };
  }
  const speakers = moving.length < 3 ? [JUDGEMENT] : moving.length === 3 ? [JUDGEMENT, END] : [END];
  return { rule: "notCounted", speakers };
}

/** Where a count ends that goes up from the lowest line, down again from the highest, and so on. */
export function countedLine(count: number): number {
  const step = (count - 1) % 12;
  return step < 6 ? step + 1 : 12 - step;
}

/** Every moving line, the uppermost the chief, and then the figure it becomes. */
function byEveryMoving(moving: readonly number[]): Spoken {
  if (moving.length === 0) return { rule: "noneMoves", speakers: [JUDGEMENT] };
  const lines = [...moving].reverse().map((line): Speaker => ({ whose: "figure", line }));
  return { rule: "everyMoving", speakers: [...lines, END] };
}
