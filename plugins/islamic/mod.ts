/**
 * Islamic and Persian arts: the sand, the dice, the letters.
 *
 * @example
 * import islamic from "./mod.ts";
 * islamic.procedures.map((procedure) => procedure.name); // ["raml.cast", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { arabicHuruf } from "./huruf/procedure.ts";
import { ramalCast } from "./ramal/procedure.ts";
import { ramlCast } from "./raml/procedure.ts";

export default definePlugin({
  id: "islamic",
  sdk: 1,
  version: "1.3.1",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "arabic-geomancy", icon: "icons/raml.svg" },
    { id: "persian-geomancy", icon: "icons/ramal.svg" },
    { id: "huruf", icon: "icons/huruf.svg" },
  ],
  procedures: [ramlCast, ramalCast, arabicHuruf],
});
