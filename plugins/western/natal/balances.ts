import { signOf, type Modern } from "../core/names.ts";

/** Counts planets by element, modality and half of the sky. */
export function balancesOf(
  longitudes: Readonly<Partial<Record<Modern, number>>>,
  houses: Readonly<Partial<Record<Modern, number>>> | null,
) {
  const entries = Object.entries(longitudes) as [Modern, number][];
  const byElement = (element: string) =>
    entries.filter(([, lon]) => signOf(lon).element === element).map(([id]) => id);
  const byModality = (modality: string) =>
    entries.filter(([, lon]) => signOf(lon).modality === modality).map(([id]) => id);
  const inHouses = (test: (house: number) => boolean) =>
    Object.entries(houses ?? {})
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
