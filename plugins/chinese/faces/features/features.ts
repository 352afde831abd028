/** What is known of each feature: its part and shape, how it is counted and in which palace it lies. */
import type { Luck } from "#east/luck.ts";
import type { FacePalace, FacePart, Feature, Shape } from "./terms.ts";

/** A feature. */
export interface FeatureRow {
  readonly part: FacePart;
  readonly shape: Shape;
  readonly luck: Luck;
  readonly palace: FacePalace;
}

/** @source Mayi Shenxiang 麻衣神相 and Liuzhuang Xiangfa 柳莊相法, what both say; the words are ours */
export const FEATURES: Readonly<Record<Feature, FeatureRow>> = {
  foreheadHigh: { part: "forehead", shape: "high", luck: "lucky", palace: "official" },
  foreheadLow: { part: "forehead", shape: "low", luck: "unlucky", palace: "official" },
  foreheadRound: { part: "forehead", shape: "round", luck: "lucky", palace: "parents" },
  foreheadLined: { part: "forehead", shape: "lined", luck: "mixed", palace: "official" },
  foreheadMarked: { part: "forehead", shape: "marked", luck: "unlucky", palace: "parents" },
  glabellaClear: { part: "glabella", shape: "clear", luck: "lucky", palace: "life" },
  glabellaNarrow: { part: "glabella", shape: "narrow", luck: "unlucky", palace: "life" },
  glabellaLined: { part: "glabella", shape: "lined", luck: "mixed", palace: "life" },
  browsLong: { part: "brows", shape: "long", luck: "lucky", palace: "siblings" },
  browsShort: { part: "brows", shape: "short", luck: "unlucky", palace: "siblings" },
  browsThick: { part: "brows", shape: "thick", luck: "mixed", palace: "siblings" },
  browsThin: { part: "brows", shape: "thin", luck: "mixed", palace: "siblings" },
  browsCurved: { part: "brows", shape: "curved", luck: "lucky", palace: "fortune" },
  browsStraight: { part: "brows", shape: "straight", luck: "mixed", palace: "siblings" },
  browsBroken: { part: "brows", shape: "broken", luck: "unlucky", palace: "siblings" },
  eyesLong: { part: "eyes", shape: "long", luck: "lucky", palace: "property" },
  eyesLarge: { part: "eyes", shape: "large", luck: "mixed", palace: "property" },
  eyesSmall: { part: "eyes", shape: "small", luck: "mixed", palace: "property" },
  eyesBright: { part: "eyes", shape: "bright", luck: "lucky", palace: "life" },
  eyesDeep: { part: "eyes", shape: "deep", luck: "mixed", palace: "property" },
  eyesProtruding: { part: "eyes", shape: "protruding", luck: "unlucky", palace: "property" },
  lidsFull: { part: "lids", shape: "full", luck: "lucky", palace: "property" },
  lidsSunken: { part: "lids", shape: "sunken", luck: "unlucky", palace: "property" },
  underEyesFull: { part: "underEyes", shape: "full", luck: "lucky", palace: "children" },
  underEyesDark: { part: "underEyes", shape: "dark", luck: "unlucky", palace: "children" },
  eyeCornersFull: { part: "eyeCorners", shape: "full", luck: "lucky", palace: "spouse" },
  eyeCornersLined: { part: "eyeCorners", shape: "lined", luck: "mixed", palace: "spouse" },
  noseStraight: { part: "nose", shape: "straight", luck: "lucky", palace: "wealth" },
  noseHigh: { part: "nose", shape: "high", luck: "mixed", palace: "wealth" },
  noseFlat: { part: "nose", shape: "flat", luck: "mixed", palace: "wealth" },
  noseHooked: { part: "nose", shape: "hooked", luck: "unlucky", palace: "wealth" },
  noseFleshy: { part: "nose", shape: "fleshy", luck: "lucky", palace: "wealth" },
  noseUpturned: { part: "nose", shape: "upturned", luck: "unlucky", palace: "wealth" },
  bridgeSmooth: { part: "bridge", shape: "smooth", luck: "lucky", palace: "health" },
  bridgeLow: { part: "bridge", shape: "low", luck: "unlucky", palace: "health" },
  cheekbonesHigh: { part: "cheekbones", shape: "high", luck: "mixed", palace: "servants" },
  cheekbonesRounded: { part: "cheekbones", shape: "rounded", luck: "lucky", palace: "servants" },
  cheekbonesFlat: { part: "cheekbones", shape: "flat", luck: "mixed", palace: "servants" },
  philtrumLong: { part: "philtrum", shape: "long", luck: "lucky", palace: "children" },
  philtrumShallow: { part: "philtrum", shape: "shallow", luck: "mixed", palace: "children" },
  mouthLarge: { part: "mouth", shape: "large", luck: "lucky", palace: "travel" },
  mouthSmall: { part: "mouth", shape: "small", luck: "mixed", palace: "travel" },
  mouthUpturned: { part: "mouth", shape: "upturned", luck: "lucky", palace: "fortune" },
  mouthDownturned: { part: "mouth", shape: "downturned", luck: "unlucky", palace: "fortune" },
  lipsFull: { part: "lips", shape: "full", luck: "lucky", palace: "spouse" },
  lipsThin: { part: "lips", shape: "thin", luck: "mixed", palace: "spouse" },
  earsLarge: { part: "ears", shape: "large", luck: "lucky", palace: "fortune" },
  earsSmall: { part: "ears", shape: "small", luck: "mixed", palace: "fortune" },
  earsHigh: { part: "ears", shape: "high", luck: "lucky", palace: "parents" },
  earsOutward: { part: "ears", shape: "outward", luck: "mixed", palace: "travel" },
  chinFull: { part: "chin", shape: "full", luck: "lucky", palace: "servants" },
  chinPointed: { part: "chin", shape: "pointed", luck: "mixed", palace: "servants" },
  chinReceding: { part: "chin", shape: "receding", luck: "unlucky", palace: "servants" },
  templesFull: { part: "temples", shape: "full", luck: "lucky", palace: "travel" },
  templesSunken: { part: "temples", shape: "sunken", luck: "unlucky", palace: "travel" },
};
