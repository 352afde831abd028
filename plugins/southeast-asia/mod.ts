/**
 * Southeast Asia: what the day says in Bangkok, Phnom Penh, Mandalay, Yogyakarta and Denpasar, and the calendars it is told by.
 *
 * @example
 * import southeastAsia from "./mod.ts";
 * southeastAsia.procedures.map((procedure) => procedure.name); // ["mahaThaksa.chart", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { mahaboteChart } from "./burmese/procedure.ts";
import { wetonCalculate } from "./javanese/procedure.ts";
import { thaiCalendarConvert } from "./thai/calendar/procedure.ts";
import { khmerCalendarConvert } from "./khmer/procedure.ts";
import { myanmarCalendarConvert } from "./burmese/calendar/procedure.ts";
import { myanmarCalendarAstroDays } from "./burmese/astro_days/procedure.ts";
import { pawukonDay } from "./balinese/pawukon/procedure.ts";
import { balineseSakaConvert } from "./balinese/saka/procedure.ts";
import { javaneseCalendarConvert } from "./javanese/calendar/procedure.ts";
import { compatibilityWeton } from "./javanese/couple/procedure.ts";
import { yamUbakongHours } from "./thai/yam_ubakong/procedure.ts";
import { thaiAstrologyChart } from "./thai/chart/procedure.ts";
import { vietnameseCalendarDay } from "./vietnamese/day/procedure.ts";
import { kimLauCheck } from "./vietnamese/kim_lau/procedure.ts";
import { saoHanYear } from "./vietnamese/sao_han/procedure.ts";
import { tuViChart } from "./vietnamese/tu_vi/procedure.ts";
import { wukuProfile } from "./javanese/wuku/procedure.ts";
import { oroPlataMataCount } from "./philippine/oro_plata_mata/procedure.ts";
import { bakunawaDirection } from "./philippine/bakunawa/procedure.ts";
import { palelintanganProfile } from "./balinese/palelintangan/procedure.ts";
import { ketikaLimaHours } from "./malay/ketika_lima/procedure.ts";
import { bintangDuabelasChart } from "./malay/bintang_duabelas/procedure.ts";
import { warigaSelectDay } from "./balinese/wariga/procedure.ts";
import { porhalaanDay } from "./batak/porhalaan/procedure.ts";
import { mahaThaksaChart } from "./thai/procedure.ts";

export default definePlugin({
  id: "southeast-asia",
  sdk: 1,
  version: "1.3.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "thai", icon: "icons/thaksa.svg" },
    { id: "burmese", icon: "icons/mahabote.svg" },
    { id: "javanese", icon: "icons/weton.svg" },
    { id: "khmer", icon: "icons/khmer.svg" },
    { id: "balinese", icon: "icons/balinese.svg" },
    { id: "vietnamese", icon: "icons/vietnamese_calendar.svg" },
    { id: "philippine", icon: "icons/bakunawa.svg" },
    { id: "malay", icon: "icons/ketika_lima.svg" },
    { id: "batak", icon: "icons/porhalaan.svg" },
  ],
  procedures: [
    mahaThaksaChart,
    mahaboteChart,
    wetonCalculate,
    thaiCalendarConvert,
    khmerCalendarConvert,
    myanmarCalendarConvert,
    myanmarCalendarAstroDays,
    pawukonDay,
    balineseSakaConvert,
    javaneseCalendarConvert,
    compatibilityWeton,
    yamUbakongHours,
    thaiAstrologyChart,
    vietnameseCalendarDay,
    kimLauCheck,
    saoHanYear,
    tuViChart,
    wukuProfile,
    oroPlataMataCount,
    bakunawaDirection,
    palelintanganProfile,
    ketikaLimaHours,
    bintangDuabelasChart,
    warigaSelectDay,
    porhalaanDay,
  ],
});
