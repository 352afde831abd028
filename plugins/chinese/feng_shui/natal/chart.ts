/** The flying-star chart of a building: base, mountain and water stars. */
import { modulo } from "#time";
import { bearingOf, mountainIn, opposite, type Mountain } from "../core/mountains.ts";
import { directionOf, fly, GRID, nine, periodOf, viewStar, type Board } from "../core/stars.ts";
import type { ChartKind, Figure, NatalAnswer, Vigour } from "./answer.ts";
import type { Replacement } from "./input.ts";
import { meetingOf } from "./pairs.ts";

/** Closer than this to an edge no chart is trusted (空亡). */
const VOID_EDGE = 1.5;
const HALF = 7.5;
const LIMITS: { readonly [K in Replacement]: number } = { "from4.5": 4.5, from3: 3, never: HALF };

/** Replacement stars by mountain: 子癸甲申 1, 坤壬乙卯未 2, 戌乾亥辰巽巳 6, 艮丙辛酉丑 7, 寅午庚丁 9. */
const REPLACEMENTS: readonly (readonly [mountains: string, star: number])[] = [
  ["子癸甲申", 1],
  ["坤壬乙卯未", 2],
  ["戌乾亥辰巽巳", 6],
  ["艮丙辛酉丑", 7],
  ["寅午庚丁", 9],
];

interface Course {
  readonly centre: number;
  readonly replaced: number | null;
  readonly step: 1 | -1;
}

/**
 * Lays the chart of a facing in the period of a building.
 *
 * @param facingDeg by the compass (magnetic), degrees
 * @source Shen Zhureng, Shenshi Xuankong Xue; agrees with 120 charts laid by another program
 */
export function layChart(
  facingDeg: number,
  builtYear: number,
  replacement: Replacement,
): NatalAnswer {
  const { mountain: facing, offsetDeg, degrees } = bearingOf(facingDeg);
  const sitting = opposite(facing);
  const period = periodOf(builtYear);
  const base = fly(period.number);
  const withReplacement = Math.abs(offsetDeg) > LIMITS[replacement];
  const mountainCourse = courseOf(base[sitting.palace]!, sitting, withReplacement);
  const waterCourse = courseOf(base[facing.palace]!, facing, withReplacement);
  const mountain = fly(mountainCourse.centre, mountainCourse.step);
  const water = fly(waterCourse.centre, waterCourse.step);
  const vigour = (number: number) => vigourOf(number, period.number);
  const flown = (number: number) => ({ ...viewStar(number), vigour: vigour(number) });
  return {
    period,
    facingDeg: degrees,
    facing: viewSide(facing),
    sitting: viewSide(sitting),
    offsetDeg,
    voidLine: HALF - Math.abs(offsetDeg) <= VOID_EDGE,
    withReplacement,
    mountain: viewCourse(mountainCourse),
    water: viewCourse(waterCourse),
    kind: kindOf(period.number, mountain, water, sitting.palace, facing.palace),
    figures: figuresOf(base, mountain, water),
    imprisoned: waterCourse.centre === 5 ? null : waterCourse.centre,
    palaces: GRID.map((palace) => ({
      palace,
      direction: directionOf(palace),
      base: viewStar(base[palace]!),
      mountain: flown(mountain[palace]!),
      water: flown(water[palace]!),
      meeting: meetingOf(mountain[palace]!, water[palace]!),
    })),
  };
}

/** The star that is sent to the centre for a side, and how it flies. */
function courseOf(star: number, side: Mountain, withReplacement: boolean): Course {
  // 5 has no mountain of its own and keeps the polarity of the side.
  const home = star === 5 ? side : mountainIn(star, side.dragon);
  const step = home.isYang ? 1 : -1;
  if (!withReplacement || star === 5) return { centre: star, replaced: null, step };
  const [, stand] = REPLACEMENTS.find(([mountains]) => mountains.includes(home.native))!;
  return { centre: stand, replaced: stand === star ? null : star, step };
}

function kindOf(
  period: number,
  mountain: Board,
  water: Board,
  sitting: number,
  facing: number,
): ChartKind | null {
  const peopleAt = mountain.indexOf(period);
  const meansAt = water.indexOf(period);
  if (peopleAt === sitting && meansAt === facing) return "wangShanWangXiang";
  if (peopleAt === facing && meansAt === sitting) return "shangShanXiaShui";
  if (peopleAt === facing && meansAt === facing) return "doubleFacing";
  if (peopleAt === sitting && meansAt === sitting) return "doubleSitting";
  return null;
}

function figuresOf(base: Board, mountain: Board, water: Board): readonly Figure[] {
  const everywhere = (test: (palace: number) => boolean) => GRID.every(test);
  const three = (palace: number) =>
    [base[palace]!, mountain[palace]!, water[palace]!].sort((a, b) => a - b) as [
      number,
      number,
      number,
    ];
  const apart = (step: number) => (palace: number) => {
    const all = three(palace);
    return all.some(
      (first) => all.includes(nine(first + step)) && all.includes(nine(first + 2 * step)),
    );
  };
  const still = fly(5);
  const turned = fly(5, -1);
  const same = (one: Board, other: Board) => everywhere((palace) => one[palace] === other[palace]);
  const found: Figure[] = [];
  if (everywhere(apart(3))) found.push("parentString");
  if (everywhere(apart(1))) found.push("pearlString");
  if (everywhere((palace) => base[palace]! + mountain[palace]! === 10)) found.push("mountainTen");
  if (everywhere((palace) => base[palace]! + water[palace]! === 10)) found.push("waterTen");
  if (same(mountain, still)) found.push("mountainStill");
  if (same(water, still)) found.push("waterStill");
  if (same(mountain, turned)) found.push("mountainTurned");
  if (same(water, turned)) found.push("waterTurned");
  return found;
}

/** The star of the period is timely, the next two rise, the one before retreats. */
function vigourOf(number: number, period: number): Vigour {
  const ahead = modulo(number - period, 9);
  if (ahead === 0) return "timely";
  if (ahead <= 2) return "rising";
  return ahead === 8 ? "retreating" : "spent";
}

const viewSide = ({ id, dragon, centreDeg, palace }: Mountain) => ({
  mountain: id,
  direction: directionOf(palace)!,
  dragon,
  centreDeg,
});

const viewCourse = ({ centre, replaced, step }: Course) => ({
  centre: viewStar(centre),
  replaced: replaced === null ? null : viewStar(replaced),
  flies: step === 1 ? ("forward" as const) : ("backward" as const),
});
