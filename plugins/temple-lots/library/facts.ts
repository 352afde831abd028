/**
 * What is known of the real systems: names, counts, grades, index keys and titles; no verse.
 *
 * The table is data of the project (facts.json); its notes name where each fact comes from.
 */
import facts from "./facts.json" with { type: "json" };

/** How far a system is known to exist with this count. */
export type Status = "attested" | "attested-variants" | "assigned" | "custom";

/** A native grade on the scale shared by all systems. */
export interface Level {
  readonly native: string;
  /** 1 adverse … 7 excellent. */
  readonly grade: number;
  /** 0-100. */
  readonly score: number;
}

/** A known lot of a printed set. */
export interface LotFacts {
  readonly n: number;
  readonly level?: string;
  readonly levelVariants?: readonly string[];
  readonly allusion?: string;
  readonly palace?: string;
  readonly ganzhi?: string;
  readonly branch?: string;
  readonly element?: string;
  readonly coins?: string;
  readonly cups?: string;
  readonly mansion?: string;
  readonly hexagram?: string;
  readonly solarTerm?: string;
}

export interface SystemFacts {
  readonly slug: string;
  readonly aliases: readonly string[];
  readonly nameZh: string;
  readonly nameEn: string;
  readonly nameNative?: string;
  readonly deity: string;
  readonly deityZh: string;
  readonly region: string;
  readonly count: number;
  readonly status: Status;
  readonly statusNote: string;
  readonly levels: readonly (Level & { readonly count: number })[];
  readonly levelBasis: "sourced" | "project" | "unranked";
  readonly structure: { readonly projectForm: "7x4" | "5x4" };
  readonly ritual: { readonly blocks: "customary" | "occasional" | "none" };
  readonly focus: readonly string[];
  readonly lots?: readonly LotFacts[];
  readonly lotsPartial?: readonly LotFacts[];
}

interface Grade {
  readonly grade: number;
  readonly key: string;
  readonly zh: string;
  readonly en: string;
}

const TABLE = facts as {
  readonly gradeScale: readonly Grade[];
  readonly levelMap: readonly Level[];
  readonly systems: readonly SystemFacts[];
};

/** Every system of the catalogue, in its order; only those with a pack are served. */
export const SYSTEMS: readonly SystemFacts[] = TABLE.systems;

const LEVELS: ReadonlyMap<string, Level> = new Map(TABLE.levelMap.map((one) => [one.native, one]));
const GRADES: ReadonlyMap<number, Grade> = new Map(TABLE.gradeScale.map((one) => [one.grade, one]));

/** The grade and score of a native grade, or undefined if no system prints it. */
export function levelOf(native: string): Level | undefined {
  return LEVELS.get(native);
}

/** Key and names of a grade from 1 to 7. */
export function gradeOf(grade: number): Grade {
  const found = GRADES.get(grade);
  if (!found) throw new RangeError(`Cannot name grade ${grade}: must be 1 to 7`);
  return found;
}
