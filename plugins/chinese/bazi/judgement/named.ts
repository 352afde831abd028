import type { Branch, Phase, Stem as StemId } from "#lore";
import { vocabulary, type IdOf, type Phrase } from "#sdk";
import type { HiddenRole } from "#east/hidden_stems.ts";
import type { Place } from "#east/calendar/pillars.ts";
import type { GodFamily } from "#east/ten_gods.ts";
import type { StructureId } from "../chart/structures.ts";

/** The kind of a structure, which decides how its useful god is chosen. */
export const STRUCTURE_KIND = vocabulary("structureKind", [
  "month",
  "regular",
  "follow",
  "dominant",
  "transformation",
  "outer",
]);
export type StructureKind = IdOf<typeof STRUCTURE_KIND>;

/** Why a chart has its structure. */
export type StructurePhrases = {
  /** The day stem and its partner become another element. */
  transforms: { self: StemId; partner: StemId; place: Place; result: Phase; percent: number };
  follows: { self: StemId; support: number; lead: GodFamily; share: number };
  dominates: { support: number; element: Phase };
  /** The whole branches gather the day stem's own element. */
  gathers: { element: Phase; month: Branch };
  luOfMonth: { self: StemId; month: Branch };
  bladeOfMonth: { self: StemId; month: Branch };
  /** The month's main stem is of the day stem's own kind. */
  ownKindOfMonth: { self: StemId; month: Branch; stem: StemId };
  /** A stem of the month branch shows above a pillar. */
  showsAbove: { role: HiddenRole; stem: StemId; month: Branch; place: Place };
  /** A combination of branches takes the month along. */
  monthTurned: { month: Branch; result: Phase };
  /** No stem of the month branch shows; the one that names the structure. */
  nothingShows: { role: HiddenRole; stem: StemId; month: Branch };
  /** Something absent is drawn in: what stands there, and what it draws. */
  drawsIn: { branches: readonly Branch[]; drawn: Branch };
  /** The hour pillar, and what it draws. */
  hourDraws: { stem: StemId; branch: Branch; drawn: Branch };
};

/** A structure as a book names it. */
export interface Named {
  readonly id: StructureId;
  readonly kind: StructureKind;
  readonly because: Phrase<StructurePhrases>;
  /** Whether a following or a transformation is true (真) or false (假); null for others. */
  readonly isTrue: boolean | null;
}
