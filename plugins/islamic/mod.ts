/**
 * Islamic and Persian arts: the sand, the dice, the letters.
 *
 * @example
 * import islamic from "./mod.ts";
 * islamic.procedures.map((procedure) => procedure.name); // ["raml.cast", …]
 */
import { definePlugin } from "#old";
import { arabicHuruf } from "./huruf/arabic_huruf.ts";
import { ramalCast } from "./ramal/ramal_cast.ts";
import { ramlCast } from "./raml/raml_cast.ts";
import { TRADITIONS } from "./traditions.ts";

export default definePlugin({
  id: "islamic",
  sdk: 1,
  version: "1.1.0",
  title: { en: "Islamic and Persian arts", zhHant: "伊斯蘭與波斯術數" },
  summary: {
    en: "Geomancy by sand and by dice, and the science of letters.",
    zhHant: "沙占、骰占，以及字母之學。",
  },
  traditions: TRADITIONS,
  procedures: [ramlCast, ramalCast, arabicHuruf],
});
