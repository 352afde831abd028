import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Northern and Eastern Europe",
  summary: "Runes of the elder futhark, and the trees of a thirteen-month year.",
  traditions: {
    norse: {
      title: "Runes and Norse calendars",
      family: "Germanic",
      region: "Scandinavia and Iceland",
    },
    celtic: {
      title: "Ogham and Celtic calendars",
      family: "Celtic",
      region: "Ireland, Britain, Gaul",
    },
  },
};
