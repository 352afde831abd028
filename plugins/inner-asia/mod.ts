/**
 * Tibet, Mongolia and the Turkic world: births and years by the five forces, and days by the lunar calendars.
 *
 * @example
 * import innerAsia from "./mod.ts";
 * innerAsia.procedures.map((procedure) => procedure.name); // ["tibetan.natal", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { tibetanCalendarDay } from "./calendar/day/procedure.ts";
import { tibetanCalendarDayOmens } from "./calendar/omens/procedure.ts";
import { irkBitigCast } from "./irk_bitig/procedure.ts";
import { kumalakCast } from "./kumalak/procedure.ts";
import { moCast } from "./mo/procedure.ts";
import { mongolianCalendarDay } from "./mongolian/procedure.ts";
import { shagaiCast } from "./shagai/procedure.ts";
import { tibetanNatal } from "./tibetan/procedure.ts";
import { tibetanAnnual } from "./tibetan_annual/procedure.ts";
import { turkicCalendarYear } from "./turkic/procedure.ts";

export default definePlugin({
  id: "inner-asia",
  sdk: 1,
  version: "1.3.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "tibetan", icon: "icons/tibetan.svg" },
    { id: "mongolian", icon: "icons/mongolian.svg" },
    { id: "turkic", icon: "icons/turkic.svg" },
  ],
  procedures: [
    tibetanNatal,
    tibetanAnnual,
    tibetanCalendarDay,
    tibetanCalendarDayOmens,
    mongolianCalendarDay,
    moCast,
    shagaiCast,
    kumalakCast,
    turkicCalendarYear,
    irkBitigCast,
  ],
});
