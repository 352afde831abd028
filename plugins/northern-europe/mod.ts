/**
 * Northern and Eastern Europe: runes, and the trees of a poet's year.
 *
 * @example
 * import northernEurope from "./mod.ts";
 * northernEurope.procedures.map((procedure) => procedure.name); // ["runes.cast", …]
 */
import { definePlugin } from "#old";
import { celticTreeMatch } from "./celtic_tree/celtic_tree_match.ts";
import { celticTreeSign } from "./celtic_tree/celtic_tree_sign.ts";
import { runesCast } from "./runes/runes_cast.ts";

export default definePlugin({
  id: "northern-europe",
  sdk: 1,
  version: "1.1.1",
  title: { en: "Northern and Eastern Europe", zhHant: "北歐與東歐" },
  summary: {
    en: "Runes of the elder futhark, and the trees of a thirteen-month year.",
    zhHant: "古弗薩克盧恩，以及十三個月的樹曆。",
  },
  traditions: [
    {
      id: "norse",
      title: { en: "Runes and Norse calendars", zhHant: "盧恩與北歐曆法" },
      family: "Germanic",
      region: "Scandinavia and Iceland",
      icon: "icons/runes.svg",
    },
    {
      id: "celtic",
      title: { en: "Ogham and Celtic calendars", zhHant: "歐甘文與凱爾特曆法" },
      family: "Celtic",
      region: "Ireland, Britain, Gaul",
      icon: "icons/celtic_tree.svg",
    },
  ],
  procedures: [runesCast, celticTreeSign, celticTreeMatch],
});
