/**
 * Western astrology: one sky, read by the methods of its ages.
 *
 * @example
 * import western from "./mod.ts";
 * western.procedures.map((procedure) => procedure.name); // ["astrology.calculate", …]
 */
import { definePlugin } from "#old";
import { astrologyCalculate } from "./natal/astrology_calculate.ts";
import { declinationCompute } from "./declination/declination_compute.ts";
import { fixedStarsLocate } from "./stars/fixed_stars_locate.ts";
import { primaryDirections } from "./directions/primary_directions.ts";
import { progressionsCalculate } from "./progressions/progressions_calculate.ts";
import { astrologicalAgesCurrent } from "./ages/ages_current.ts";
import { themaMundiChart } from "./thema_mundi/thema_mundi_chart.ts";
import { astrocartographyCalculate } from "./world_map/astrocartography_calculate.ts";
import { horaryJudge } from "./horary/horary_judge.ts";
import { cosmobiologyCompute } from "./cosmobiology/cosmobiology_compute.ts";
import { compatibilityHoroscope } from "./match/compatibility_horoscope.ts";
import { hellenisticCalculate } from "./hellenistic/hellenistic_calculate.ts";
import { TRADITIONS } from "./traditions.ts";

export default definePlugin({
  id: "western",
  sdk: 1,
  version: "1.0.2",
  title: { en: "Western astrology", zhHant: "西洋占星" },
  summary: {
    en: "Charts and techniques of the Western tradition, from the Greeks to the German schools of the last century.",
    zhHant: "自希臘化時期至二十世紀德國學派之西洋星盤與技法。",
  },
  traditions: TRADITIONS,
  procedures: [
    astrologyCalculate,
    declinationCompute,
    fixedStarsLocate,
    hellenisticCalculate,
    primaryDirections,
    progressionsCalculate,
    astrologicalAgesCurrent,
    themaMundiChart,
    astrocartographyCalculate,
    horaryJudge,
    cosmobiologyCompute,
    compatibilityHoroscope,
  ],
});
