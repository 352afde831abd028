/**
 * Kala Sarpa: all seven planets between the nodes, and charts that come near it.
 *
 * @source rule set of the twentieth century; the classical books do not have it. A chart is partial where one planet
 *   alone stands on the other side
 */
import { normalizeDeg } from "#sky";
import { PLANET_IDS, type GrahaId, type PlanetId } from "../core/grahas.ts";
import { signIndexOf } from "../core/signs.ts";
import type { SerpentForm } from "./answer.ts";

/** A planet by its distance forward from Rahu. */
export interface Arc {
  readonly graha: PlanetId;
  readonly aheadDeg: number;
  readonly side: "rahu" | "ketu";
}

/** The seven in the order in which Rahu, going forward, meets them. */
export function arcsOf(longitudes: Readonly<Record<GrahaId, number>>): readonly Arc[] {
  return PLANET_IDS.map((graha): Arc => {
    const aheadDeg = normalizeDeg(longitudes[graha] - longitudes.rahu);
    return { graha, aheadDeg, side: aheadDeg < 180 ? "rahu" : "ketu" };
  }).sort((a, b) => a.aheadDeg - b.aheadDeg);
}

/** The form, and who stands outside. */
export function formOf(arcs: readonly Arc[]): {
  readonly form: SerpentForm;
  readonly outside: readonly PlanetId[];
} {
  const on = (side: Arc["side"]) =>
    arcs.filter((one) => one.side === side).map(({ graha }) => graha);
  const [after, before] = [on("rahu"), on("ketu")];
  const outside = after.length < before.length ? after : before;
  if (outside.length > 1) return { form: "none", outside };
  if (outside.length === 1) return { form: "partial", outside };
  return { form: after.length > 0 ? "kalaSarpa" : "kalaAmrita", outside };
}

/** Whether a planet shares its sign with a node. */
export function isWithNode(
  graha: PlanetId,
  longitudes: Readonly<Record<GrahaId, number>>,
): boolean {
  const sign = signIndexOf(longitudes[graha]);
  return [longitudes.rahu, longitudes.ketu].some((deg) => signIndexOf(deg) === sign);
}
