/**
 * Many traditions in one answer: blends by region, a whole birth, and prediction as a symbolic signal.
 *
 * @example
 * import blends from "./mod.ts";
 * blends.procedures.find(({ name }) => name === "blend.islamic")?.uses; // ["raml.cast", "ramal.cast"]
 */
import { definePlugin } from "#old";
import { compatibilityTian } from "./compatibility/compatibility_tian.ts";
import { natalTian } from "./natal/natal_tian.ts";
import { predictBinary } from "./predict/predict_binary.ts";
import { predictBinaryBatch } from "./predict/predict_binary_batch.ts";
import { predictMultiChoice } from "./predict/predict_multi_choice.ts";
import { predictRange } from "./predict/predict_range.ts";
import { predictTiming } from "./predict/predict_timing.ts";
import { REGIONAL } from "./regional/blends.ts";
import { defineRegional } from "./regional/define_regional.ts";

export default definePlugin({
  id: "blends",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Blended readings and prediction", zhHant: "合參與預測" },
  summary: {
    en: "Several traditions in one answer, in agreement or openly not, with every system's data and score.",
    zhHant: "諸家同參於一答，或合或分皆予明言，各系統之資料與評分俱在。",
  },
  traditions: [
    {
      id: "synthesis",
      title: { en: "Synthesis across traditions", zhHant: "諸家合參" },
      family: "Synthesis",
      region: "World",
      icon: "icons/synthesis.svg",
    },
  ],
  procedures: [
    natalTian,
    compatibilityTian,
    ...REGIONAL.map(defineRegional),
    predictBinary,
    predictBinaryBatch,
    predictMultiChoice,
    predictRange,
    predictTiming,
  ],
});
