/**
 * World calendars: small reckonings of time, each as its founders wrote it down.
 *
 * @example
 * import worldCalendars from "./mod.ts";
 * worldCalendars.procedures.map((procedure) => procedure.name); // ["discordian.day", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { bahaiDay } from "./bahai/procedure.ts";
import { computusYear } from "./computus/procedure.ts";
import { decimalTimeConvert } from "./decimal_time/procedure.ts";
import { discordianDay } from "./discordian/procedure.ts";
import { erasConvert } from "./eras/procedure.ts";
import { jainDayProcedure } from "./jain/procedure.ts";
import { julianDayConvert } from "./julian_day/procedure.ts";
import { masonicEras } from "./masonic/procedure.ts";
import { moonPhaseBirth } from "./moon/birth/procedure.ts";
import { moonPhaseCurrent } from "./moon/current/procedure.ts";
import { nanakshahiConvert } from "./nanakshahi/procedure.ts";
import { oldStyleConvert } from "./old_style/procedure.ts";
import { pataphysicalDay } from "./pataphysical/procedure.ts";
import { reformCalendarConvert } from "./reform/procedure.ts";
import { republicanDay } from "./republican/procedure.ts";
import { sovietDay } from "./soviet/procedure.ts";
import { thelemicAnno } from "./thelemic/procedure.ts";

export default definePlugin({
  id: "world-calendars",
  sdk: 1,
  version: "1.4.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "discordian", icon: "icons/discordian.svg" },
    { id: "thelemic", icon: "icons/thelemic.svg" },
    { id: "masonic", icon: "icons/masonic.svg" },
    { id: "christian-reckoning", icon: "icons/old_style.svg" },
    { id: "republican", icon: "icons/decimal_time.svg" },
    { id: "soviet", icon: "icons/soviet.svg" },
    { id: "bahai", icon: "icons/bahai.svg" },
    { id: "sikh", icon: "icons/nanakshahi.svg" },
    { id: "jain", icon: "icons/jain.svg" },
    { id: "chronology", icon: "icons/eras.svg" },
    { id: "pataphysical", icon: "icons/pataphysical.svg" },
    { id: "moon", icon: "icons/moon.svg" },
  ],
  procedures: [
    discordianDay,
    thelemicAnno,
    masonicEras,
    oldStyleConvert,
    decimalTimeConvert,
    sovietDay,
    computusYear,
    republicanDay,
    bahaiDay,
    nanakshahiConvert,
    jainDayProcedure,
    erasConvert,
    julianDayConvert,
    reformCalendarConvert,
    pataphysicalDay,
    moonPhaseCurrent,
    moonPhaseBirth,
  ],
});
