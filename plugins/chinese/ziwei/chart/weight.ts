/** How a chart weighs in a blend: the stars of the life palace and of the three that look at it. */
import type { Phrase } from "#sdk";
import { bounded, tally } from "#east/tally.ts";
import { HARDENERS, HELPERS } from "./company.ts";
import type { Palace } from "./palace.ts";
import type { BrightnessId, PalaceId, TransformationId } from "#east/purple_star/stars.ts";

/** What is said of each part of the weight. */
export type WeightPhrases = { palaceStarred: { palace: PalaceId; well: boolean } };
type Mark = Phrase<WeightPhrases> & { readonly weight: number };

/** The life palace and the three that look at it. */
const SQUARE: readonly PalaceId[] = ["life", "wealth", "career", "travel"];
const BRIGHTNESS_POINTS: Readonly<Partial<Record<BrightnessId, number>>> = {
  miao: 4,
  wang: 3,
  xian: -4,
};
const TRANSFORMATION_POINTS: Readonly<Record<TransformationId, number>> = {
  lu: 4,
  quan: 3,
  ke: 3,
  ji: -5,
};

/** Adds up the stars of the square, the life palace whole and the others half. */
export function weighChart({ palaces }: { readonly palaces: readonly Palace[] }) {
  const marks = palaces
    .filter(({ palace }) => SQUARE.includes(palace))
    .map((one): Mark => {
      const share = one.palace === "life" ? 1 : 0.5;
      const weight = bounded(share * palaceWeight(one), 16);
      return {
        code: "palaceStarred",
        with: { palace: one.palace, well: weight > 0 },
        weight,
      };
    });
  return tally(marks);
}

/** What a palace weighs with the three that look at it, these half; palaces in their order, life first. */
export function weightOfSquare(palaces: readonly Palace[], index: number): number {
  const lookers = [4, 6, 8].map((step) => palaceWeight(palaces[(index + step) % 12]!));
  return palaceWeight(palaces[index]!) + lookers.reduce((sum, one) => sum + one, 0) / 2;
}

/** What the stars of one palace weigh: brightness, transformations, helpers and killers. */
function palaceWeight({ majorStars, minorStars }: Palace): number {
  const changes = [...majorStars, ...minorStars].reduce(
    (sum, { transformation }) => sum + (transformation ? TRANSFORMATION_POINTS[transformation] : 0),
    0,
  );
  const light = majorStars.reduce(
    (sum, { brightness }) => sum + ((brightness && BRIGHTNESS_POINTS[brightness]) ?? 0),
    0,
  );
  const minor = minorStars.reduce(
    (sum, { star }) => sum + (HELPERS.includes(star) ? 2 : HARDENERS.includes(star) ? -2 : 0),
    0,
  );
  return changes + light + minor;
}
