/** Which parans a reading speaks of. */
import { STARS } from "#sky";
import type { Modern } from "../core/points.ts";
import { brightnessOf } from "../stars/contacts.ts";
import type { ParanRow } from "./answer.ts";

const MOST = 5;
const DARK = 3;
const WEIGHTS: Readonly<Partial<Record<Modern, number>>> = {
  sun: 1,
  moon: 1,
  uranus: 0.4,
  neptune: 0.4,
  pluto: 0.4,
};

/** The weightiest: lights before planets, bright stars before faint ones, close before wide; each star and planet once. */
export function toldOf(parans: readonly ParanRow[]): readonly ParanRow[] {
  const weight = ({ star, body, minutesApart }: ParanRow) => {
    const magnitude = STARS.find(({ id }) => id === star)!.magnitude ?? DARK;
    return ((WEIGHTS[body] ?? 0.7) * brightnessOf(magnitude)) / (1 + minutesApart);
  };
  const [stars, bodies] = [new Set<string>(), new Set<string>()];
  return [...parans]
    .sort((a, b) => weight(b) - weight(a))
    .filter(({ star, body }) => {
      if (stars.has(star) || bodies.has(body)) return false;
      stars.add(star);
      bodies.add(body);
      return true;
    })
    .slice(0, MOST);
}
