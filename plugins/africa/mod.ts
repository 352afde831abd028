/**
 * Africa: the odu of Ifa, the seeds of sikidy, the tablets of hakata.
 *
 * @example
 * import africa from "./mod.ts";
 * africa.procedures.map((procedure) => procedure.name); // ["ifa.cast", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { hakataCast } from "./hakata/procedure.ts";
import { ifaCast } from "./ifa/procedure.ts";
import { sikidyCast } from "./sikidy/procedure.ts";

export default definePlugin({
  id: "africa",
  sdk: 1,
  version: "1.4.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "yoruba", icon: "icons/ifa.svg" },
    { id: "malagasy", icon: "icons/sikidy.svg" },
    { id: "shona", icon: "icons/hakata.svg" },
  ],
  procedures: [ifaCast, sikidyCast, hakataCast],
});
