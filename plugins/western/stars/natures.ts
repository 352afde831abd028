/**
 * The 39 stars of the tradition with their natures; places and motions come from `#sky`, and what is said
 * of them stands in `words/`.
 *
 * @source Ptolemy, Tetrabiblos I.9; V. Robson, The Fixed Stars and Constellations in Astrology (1923)
 */
import type { Classical } from "#lore";
import type { StarId } from "#sky";

/** Planets whose nature each star has, in the order of the signs at J2000. */
export const NATURES = {
  diphda: ["saturn"],
  alpheratz: ["jupiter", "venus"],
  mirach: ["venus"],
  hamal: ["mars", "saturn"],
  almach: ["venus"],
  algol: ["saturn", "jupiter"],
  alcyone: ["moon", "mars"],
  aldebaran: ["mars"],
  rigel: ["jupiter", "saturn"],
  bellatrix: ["mars", "mercury"],
  capella: ["mars", "mercury"],
  elnath: ["mars"],
  alnilam: ["jupiter", "saturn"],
  betelgeuse: ["mars", "mercury"],
  polaris: ["saturn", "venus"],
  sirius: ["jupiter", "mars"],
  canopus: ["saturn", "jupiter"],
  castor: ["mercury"],
  pollux: ["mars"],
  procyon: ["mercury", "mars"],
  alphard: ["saturn", "venus"],
  regulus: ["mars", "jupiter"],
  alkaid: ["mars"],
  denebola: ["saturn", "venus"],
  vindemiatrix: ["saturn", "mercury"],
  algorab: ["mars", "saturn"],
  spica: ["venus", "mars"],
  arcturus: ["mars", "jupiter"],
  alphecca: ["venus", "mercury"],
  zubenelgenubi: ["saturn", "mars"],
  zubeneschamali: ["jupiter", "mercury"],
  antares: ["mars", "jupiter"],
  rasalhague: ["saturn", "venus"],
  vega: ["venus", "mercury"],
  altair: ["mars", "jupiter"],
  denebAlgedi: ["saturn", "jupiter"],
  fomalhaut: ["venus", "mercury"],
  deneb: ["venus", "mercury"],
  scheat: ["mars", "mercury"],
} as const satisfies Partial<Record<StarId, readonly Classical[]>>;
export type TraditionalStar = keyof typeof NATURES;

/** The 39 stars. */
export const TRADITIONAL = Object.keys(NATURES) as readonly TraditionalStar[];

/** Whether the tradition says anything of a star. */
export function isTraditional(star: StarId): star is TraditionalStar {
  return star in NATURES;
}
