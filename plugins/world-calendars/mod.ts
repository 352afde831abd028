/**
 * World calendars: small reckonings of time, each as its founders wrote it down.
 *
 * @example
 * import worldCalendars from "./mod.ts";
 * worldCalendars.procedures.map((procedure) => procedure.name); // ["discordian.day", …]
 */
import { definePlugin } from "#old";
import { decimalTimeConvert } from "./decimal_time/decimal_time_convert.ts";
import { discordianDay } from "./discordian/discordian_day.ts";
import { masonicEras } from "./masonic/masonic_eras.ts";
import { oldStyleConvert } from "./old_style/procedure.ts";
import { sovietDay } from "./soviet/procedure.ts";
import { thelemicAnno } from "./thelemic/procedure.ts";
import { TRADITIONS } from "./traditions.ts";

export default definePlugin({
  id: "world-calendars",
  sdk: 1,
  version: "1.1.1",
  title: { en: "Calendars, eras and the Moon", zhHant: "曆法、紀元與月相" },
  summary: {
    en: "Small reckonings of time, each by the rules its founders wrote down.",
    zhHant: "各家小曆，皆依創制者所立之法。",
  },
  traditions: TRADITIONS,
  procedures: [
    discordianDay,
    thelemicAnno,
    masonicEras,
    oldStyleConvert,
    decimalTimeConvert,
    sovietDay,
  ],
});
