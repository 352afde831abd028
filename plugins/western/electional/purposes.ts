/**
 * What is undertaken, and which house, planet and kind of sign it belongs to.
 *
 * @source Dorotheus, Carmen V; G. Bonatti, Liber Astronomiae VII; W. Ramesey, Astrologia Restaurata (1653) III. Cures,
 * operations and lawsuits over life are left out
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Classical, Modality } from "#lore";

export const PURPOSE = vocabulary("purpose", [
  "wedding",
  "agreement",
  "openBusiness",
  "purchase",
  "building",
  "moveHome",
  "journey",
  "application",
  "study",
  "publication",
]);
export type Purpose = IdOf<typeof PURPOSE>;

/** What speaks for an undertaking. */
export interface Matter {
  readonly house: number;
  readonly planet: Classical;
  /** Fixed signs for what is to last, cardinal ones for what is to move. */
  readonly modality: Modality;
}

export const MATTERS: Readonly<Record<Purpose, Matter>> = {
  wedding: { house: 7, planet: "venus", modality: "fixed" },
  agreement: { house: 7, planet: "mercury", modality: "fixed" },
  openBusiness: { house: 10, planet: "sun", modality: "fixed" },
  purchase: { house: 2, planet: "jupiter", modality: "fixed" },
  building: { house: 4, planet: "saturn", modality: "fixed" },
  moveHome: { house: 4, planet: "moon", modality: "cardinal" },
  journey: { house: 9, planet: "moon", modality: "cardinal" },
  application: { house: 10, planet: "sun", modality: "cardinal" },
  study: { house: 9, planet: "mercury", modality: "mutable" },
  publication: { house: 9, planet: "mercury", modality: "mutable" },
};
