/**
 * Indian astrology: the sidereal birth chart with its divisions, strengths and periods, the birth
 * star, and the matching of two charts.
 *
 * @example
 * import vedic from "./mod.ts";
 * vedic.procedures.map((procedure) => procedure.name); // ["vedic.nakshatra", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { vedicChart } from "./chart/procedure.ts";
import { dashaVimshottari } from "./dasha/procedure.ts";
import { nakshatraMatch } from "./match/nakshatra/procedure.ts";
import { tamilPorutham } from "./match/tamil/procedure.ts";
import { vedicAshtakoot } from "./match/ashtakoot/procedure.ts";
import { vedicNakshatra } from "./nakshatra/procedure.ts";
import { ayanamsaCompare } from "./ayanamsa/procedure.ts";
import { vedicSadeSati } from "./sade_sati/procedure.ts";
import { kpChart } from "./kp/chart/procedure.ts";
import { kpHoraryNumber } from "./kp/horary/procedure.ts";
import { kpRulingPlanets } from "./kp/ruling/procedure.ts";
import { tajikaMuddaDasha } from "./tajika/mudda/procedure.ts";
import { jaiminiCharaKarakas } from "./karakas/procedure.ts";
import { jaiminiArudhas } from "./arudhas/procedure.ts";
import { vedicMangalDosha } from "./mangal/procedure.ts";
import { vedicKaalSarp } from "./kaal_sarp/procedure.ts";
import { vedicBhavaChalit } from "./chalit/procedure.ts";
import { vedicDivisionalChart } from "./divisional/procedure.ts";
import { vedicShadbala } from "./strengths/procedure.ts";
import { gocharaAnalyze } from "./gochara/procedure.ts";
import { dashaConditional } from "./dashas/conditional/procedure.ts";
import { dashaNarayana } from "./dashas/narayana/procedure.ts";
import { panchangaPersonalDay } from "./panchanga/personal/procedure.ts";
import { jaiminiKarakamsha } from "./karakamsha/procedure.ts";
import { lalKitabAnnualChart } from "./lal_kitab/annual/procedure.ts";
import { lalKitabChart } from "./lal_kitab/chart/procedure.ts";
import { bhriguNadiChart } from "./bhrigu_nadi/procedure.ts";
import { ramShalakaDraw } from "./ram_shalaka/procedure.ts";
import { prashnaChart } from "./prashna/procedure.ts";
import { vastuEntrance } from "./vastu/entrance/procedure.ts";
import { vastuRooms } from "./vastu/rooms/procedure.ts";
import { hinduCalendarConvert } from "./calendar/lunisolar/procedure.ts";
import { hinduCalendarRegional } from "./calendar/regional/procedure.ts";
import { vedicUpagrahas } from "./upagrahas/procedure.ts";
import { vedicSpecialLagnas } from "./special_lagnas/procedure.ts";
import { tajikaAnnualChart } from "./tajika/annual/procedure.ts";
import { tajikaSahams } from "./tajika/sahams/procedure.ts";
import { vedicAshtakavarga } from "./ashtakavarga/procedure.ts";
import { choghadiyaDay } from "./muhurta/choghadiya/procedure.ts";
import { dashaAshtottari } from "./dashas/ashtottari/procedure.ts";
import { dashaKalachakra } from "./dashas/kalachakra/procedure.ts";
import { dashaYogini } from "./dashas/yogini/procedure.ts";
import { jaiminiCharaDasha } from "./dashas/chara/procedure.ts";
import { gowriDay } from "./muhurta/gowri/procedure.ts";
import { hinduFestivalYear } from "./festivals/festival_year/procedure.ts";
import { samvatsaraYear } from "./festivals/samvatsara/procedure.ts";
import { sankrantiYear } from "./festivals/sankranti/procedure.ts";
import { muhurtaFind } from "./muhurta/find/procedure.ts";
import { muhurtaDayPeriods } from "./muhurta/day_periods/procedure.ts";
import { panchaPakshiDay } from "./muhurta/pancha_pakshi/procedure.ts";
import { panchangaDaily } from "./panchanga/daily/procedure.ts";
import { vedicYogas } from "./yogas/procedure.ts";

export default definePlugin({
  id: "vedic",
  sdk: 1,
  version: "1.5.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "vedic", icon: "icons/vedic.svg" },
    { id: "hindu-calendar", icon: "icons/panchanga.svg" },
    { id: "jaimini", icon: "icons/dasha.svg" },
    { id: "tajika", icon: "icons/tajika.svg" },
    { id: "kp", icon: "icons/kp.svg" },
    { id: "tamil-siddha", icon: "icons/day_wheel.svg" },
    { id: "lal-kitab", icon: "icons/lal_kitab.svg" },
    { id: "nadi", icon: "icons/nadi.svg" },
    { id: "prashna", icon: "icons/prashna.svg" },
    { id: "vastu", icon: "icons/vastu.svg" },
  ],
  procedures: [
    vedicChart,
    vedicDivisionalChart,
    vedicShadbala,
    vedicBhavaChalit,
    vedicYogas,
    vedicNakshatra,
    vedicMangalDosha,
    vedicKaalSarp,
    vedicUpagrahas,
    vedicSpecialLagnas,
    dashaVimshottari,
    gocharaAnalyze,
    vedicSadeSati,
    vedicAshtakavarga,
    ayanamsaCompare,
    dashaYogini,
    dashaAshtottari,
    dashaKalachakra,
    dashaConditional,
    jaiminiCharaDasha,
    dashaNarayana,
    jaiminiCharaKarakas,
    jaiminiArudhas,
    jaiminiKarakamsha,
    vedicAshtakoot,
    nakshatraMatch,
    tamilPorutham,
    tajikaAnnualChart,
    tajikaSahams,
    tajikaMuddaDasha,
    kpChart,
    kpHoraryNumber,
    kpRulingPlanets,
    panchangaDaily,
    panchangaPersonalDay,
    muhurtaFind,
    muhurtaDayPeriods,
    choghadiyaDay,
    gowriDay,
    panchaPakshiDay,
    hinduFestivalYear,
    sankrantiYear,
    samvatsaraYear,
    hinduCalendarConvert,
    hinduCalendarRegional,
    bhriguNadiChart,
    prashnaChart,
    ramShalakaDraw,
    lalKitabChart,
    lalKitabAnnualChart,
    vastuEntrance,
    vastuRooms,
  ],
});
