import { elementOf, modalityOf, signAt, type Element, type Modality } from "#lore";
import type { Modern } from "../core/points.ts";

/** Counts planets by element, modality and half of the sky. */
export function balancesOf(
  longitudes: Readonly<Partial<Record<Modern, number>>>,
  houses: Readonly<Partial<Record<Modern, number>>> | null,
) {
  const entries = Object.entries(longitudes) as [Modern, number][];
  const byElement = (element: Element) =>
    entries.filter(([, lon]) => elementOf(signAt(lon)) === element).map(([id]) => id);
  const byModality = (modality: Modality) =>
    entries.filter(([, lon]) => modalityOf(signAt(lon)) === modality).map(([id]) => id);
  const inHouses = (test: (house: number) => boolean) =>
    (Object.entries(houses ?? {}) as [Modern, number][])
      .filter(([, house]) => test(house))
      .map(([id]) => id);
  return {
    elements: {
      fire: byElement("fire"),
      earth: byElement("earth"),
      air: byElement("air"),
      water: byElement("water"),
    },
    modalities: {
      cardinal: byModality("cardinal"),
      fixed: byModality("fixed"),
      mutable: byModality("mutable"),
    },
    hemispheres: houses && {
      above: inHouses((house) => house >= 7),
      below: inHouses((house) => house <= 6),
      east: inHouses((house) => house >= 10 || house <= 3),
      west: inHouses((house) => house >= 4 && house <= 9),
    },
  };
}
