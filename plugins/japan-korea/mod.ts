/**
 * Japan and Korea: stars, lodges, animals, types, and a book for the year.
 *
 * @example
 * import japanKorea from "./mod.ts";
 * japanKorea.procedures.map((procedure) => procedure.name); // ["nineStarKi.chart", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { bloodTypeMatch } from "./blood_type/procedure.ts";
import { bloodTypeProfile } from "./blood_type/profile/procedure.ts";
import { japaneseCalendarDay } from "./calendar_day/procedure.ts";
import { dangSajuRead } from "./dang_saju/procedure.ts";
import { gungHap } from "./gung_hap/procedure.ts";
import { japaneseEto } from "./eto/procedure.ts";
import { kyurekiConvert } from "./kyureki/procedure.ts";
import { microseasons } from "./microseasons/procedure.ts";
import { nengoConvert } from "./nengo/procedure.ts";
import { nineStarKiChart } from "./nine_star/chart/procedure.ts";
import { nineStarKiDirections } from "./nine_star/directions/procedure.ts";
import { nineStarKiMatch } from "./nine_star/match/procedure.ts";
import { onmyodoDirections } from "./onmyodo/procedure.ts";
import { sajuChart } from "./saju/procedure.ts";
import { rokuyoDay } from "./rokuyo/procedure.ts";
import { sanmeigakuChart } from "./sanmei/procedure.ts";
import { seimeiAnalyze } from "./seimei/procedure.ts";
import { koreanCalendarConvert } from "./korean_calendar/procedure.ts";
import { sonEomneunNalMonth } from "./son_nal/procedure.ts";
import { sukuyoChart } from "./sukuyo/procedure.ts";
import { sukuyoMatch } from "./sukuyo/match/procedure.ts";
import { tojeongYear } from "./tojeong/procedure.ts";
import { yutjeomCast } from "./yutjeom/procedure.ts";

export default definePlugin({
  id: "japan-korea",
  sdk: 1,
  version: "1.4.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "japanese", icon: "icons/nine_star.svg" },
    { id: "blood-type", icon: "icons/blood_type.svg" },
    { id: "korean", icon: "icons/tojeong.svg" },
  ],
  procedures: [
    nineStarKiChart,
    nineStarKiMatch,
    japaneseEto,
    sukuyoChart,
    bloodTypeMatch,
    tojeongYear,
    kyurekiConvert,
    rokuyoDay,
    nengoConvert,
    microseasons,
    japaneseCalendarDay,
    nineStarKiDirections,
    onmyodoDirections,
    sukuyoMatch,
    bloodTypeProfile,
    seimeiAnalyze,
    sanmeigakuChart,
    koreanCalendarConvert,
    sonEomneunNalMonth,
    sajuChart,
    gungHap,
    dangSajuRead,
    yutjeomCast,
  ],
});
