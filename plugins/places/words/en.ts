import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Places and times",
  summary: "Places of the world by name, and what a clock there meant.",
  traditions: {
    "place-and-time": { title: "Place and time", family: "Foundations", region: "World" },
  },
};
