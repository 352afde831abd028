import type { PluginWords } from "../../../plugins/mod.ts";

export const en: PluginWords = {
  title: "Fair draws",
  summary: "Commit to a draw before it is made, and verify it afterwards.",
  traditions: { draws: { title: "Fair draws", family: "Service", region: "This service" } },
};
