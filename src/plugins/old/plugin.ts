import { definePlugin as define } from "../define.ts";
import type { AnyProcedure, Plugin as NewPlugin, PluginWords } from "../contract.ts";
import type { Text } from "./contract.ts";

export interface Tradition {
  readonly id: string;
  readonly title: Text;
  readonly family: string;
  readonly region: string;
  readonly icon: string;
}

export interface Plugin {
  readonly id: string;
  readonly sdk: 1;
  readonly version: string;
  readonly title: Text;
  readonly summary: Text;
  readonly traditions: readonly Tradition[];
  readonly procedures: readonly AnyProcedure[];
}

/** Turns a plugin in the old shape into the new one. */
export function definePlugin(plugin: Plugin): NewPlugin {
  const { title, summary, traditions, ...rest } = plugin;
  const words = (key: "en" | "zhHant"): PluginWords => ({
    title: title[key],
    summary: summary[key],
    traditions: Object.fromEntries(
      traditions.map((one) => [
        one.id,
        { title: one.title[key], family: one.family, region: one.region },
      ]),
    ),
  });
  return define({
    ...rest,
    traditions: traditions.map(({ id, icon }) => ({ id, icon })),
    words: {
      languages: () => ["en", "zh-Hant"],
      load: async (lang) => words(lang === "en" ? "en" : "zhHant"),
    },
  });
}
