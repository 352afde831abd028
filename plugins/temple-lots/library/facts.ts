/**
 * What is known of the real systems: names, counts, grades, index keys and titles; no verse.
 *
 * The table is data of the project (facts.json); its notes name where each fact comes from.
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Form } from "./pack.ts";
import facts from "./facts.json" with { type: "json" };

/** How far a system is known to exist with this count. */
export const STATUS = vocabulary("status", ["attested", "attested-variants", "assigned", "custom"]);
export type Status = IdOf<typeof STATUS>;

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
  readonly structure: { readonly projectForm: Form };
  readonly ritual: { readonly blocks: "customary" | "occasional" | "none" };
  readonly focus: readonly string[];
  readonly lots?: readonly LotFacts[];
  readonly lotsPartial?: readonly LotFacts[];
}

/** The seven grades of the shared scale, 1 adverse first. */
export const GRADE = vocabulary("grade", [
  "adverse",
  "unfavourable",
  "guarded",
  "neutral",
  "fair",
  "favourable",
  "excellent",
]);
export type Grade = IdOf<typeof GRADE>;

const TABLE = facts as {
  readonly levelMap: readonly Level[];
  readonly systems: readonly SystemFacts[];
};

/** Every system of the catalogue, in its order; only those with a pack are served. */
export const SYSTEMS: readonly SystemFacts[] = TABLE.systems;

const LEVELS: ReadonlyMap<string, Level> = new Map(TABLE.levelMap.map((one) => [one.native, one]));
/** The grade and score of a native grade, or undefined if no system prints it. */
export function levelOf(native: string): Level | undefined {
  return LEVELS.get(native);
}

/** A grade of the scale by its number, 1 to 7. */
export function gradeOf(number: number): Grade {
  const grade = GRADE.ids[number - 1];
  if (!grade) throw new RangeError(`Cannot name grade ${number}: must be 1 to 7`);
  return grade;
}
