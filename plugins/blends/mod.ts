/**
 * Many traditions in one answer: blends by region, a whole birth, and prediction as a symbolic signal.
 *
 * @example
 * import blends from "./mod.ts";
 * blends.procedures.find(({ name }) => name === "blend.islamic")?.uses; // ["raml.cast", "ramal.cast"]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { compatibilityTian } from "./compatibility/procedure.ts";
import { natalTian } from "./natal/procedure.ts";
import { predictBinary } from "./predict/binary/procedure.ts";
import { predictBinaryBatch } from "./predict/binary_batch/procedure.ts";
import { predictMultiChoice } from "./predict/multi_choice/procedure.ts";
import { predictRange } from "./predict/range/procedure.ts";
import { predictTiming } from "./predict/timing/procedure.ts";
import { blendAfrican } from "./regional/african/procedure.ts";
import { blendEastern } from "./regional/eastern/procedure.ts";
import { blendEastwest } from "./regional/eastwest/procedure.ts";
import { blendGlobal } from "./regional/global/procedure.ts";
import { blendIndian } from "./regional/indian/procedure.ts";
import { blendIslamic } from "./regional/islamic/procedure.ts";
import { blendWestern } from "./regional/western/procedure.ts";

export default definePlugin({
  id: "blends",
  sdk: 1,
  version: "2.3.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [{ id: "synthesis", icon: "icons/synthesis.svg" }],
  procedures: [
    natalTian,
    compatibilityTian,
    blendEastern,
    blendWestern,
    blendAfrican,
    blendEastwest,
    blendIslamic,
    blendIndian,
    blendGlobal,
    predictBinary,
    predictBinaryBatch,
    predictMultiChoice,
    predictRange,
    predictTiming,
  ],
});
