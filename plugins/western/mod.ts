/**
 * Western astrology: one sky, read by the methods of its ages.
 *
 * @example
 * import western from "./mod.ts";
 * western.procedures.map((procedure) => procedure.name); // ["astrology.calculate", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { astrologicalAgesCurrent } from "./ages/procedure.ts";
import { bodygraphChart } from "./bodygraph/procedure.ts";
import { compositeChart } from "./composite/procedure.ts";
import { cosmobiologyCompute } from "./cosmobiology/procedure.ts";
import { declinationCompute } from "./declination/procedure.ts";
import { primaryDirections } from "./directions/procedure.ts";
import { hellenisticCalculate } from "./hellenistic/procedure.ts";
import { horaryJudge } from "./horary/procedure.ts";
import { compatibilityHoroscope } from "./match/procedure.ts";
import { astrologyCalculate } from "./natal/procedure.ts";
import { progressionsCalculate } from "./progressions/procedure.ts";
import { fixedStarsParans } from "./parans/procedure.ts";
import { fixedStarsLocate } from "./stars/procedure.ts";
import { themaMundiChart } from "./thema_mundi/procedure.ts";
import { hellenisticProfections } from "./profections/procedure.ts";
import { hellenisticZodiacalReleasing } from "./releasing/procedure.ts";
import { medievalFirdaria } from "./firdaria/procedure.ts";
import { hellenisticCircumambulations } from "./bounds_walk/procedure.ts";
import { medievalAlmuten } from "./almuten/procedure.ts";
import { electionalFind } from "./electional/procedure.ts";
import { temperamentCompute } from "./temperament/procedure.ts";
import { medievalArabicParts } from "./arabic_parts/procedure.ts";
import { relocationChart } from "./relocation/procedure.ts";
import { draconicChart } from "./draconic/procedure.ts";
import { harmonicsChart } from "./harmonics/procedure.ts";
import { heliocentricChart } from "./heliocentric/procedure.ts";
import { asteroidsLocate } from "./asteroids/procedure.ts";
import { localSpaceChart } from "./local_space/procedure.ts";
import { greatConjunctionsList } from "./great_conjunctions/procedure.ts";
import { moonGardening } from "./gardening/procedure.ts";
import { nodesLocate } from "./lunar_nodes/procedure.ts";
import { progressionsSolarArc } from "./solar_arc/procedure.ts";
import { mundaneIngressChart } from "./ingress/procedure.ts";
import { siderealAstrologyChart } from "./fagan/procedure.ts";
import { uranianChart } from "./uranian/procedure.ts";
import { geomancyCast } from "./geomancy/procedure.ts";
import { geomancyJudge } from "./geomancy_judge/procedure.ts";
import { bodygraphComposite } from "./bodygraph_composite/procedure.ts";
import { bodygraphTransit } from "./bodygraph_transit/procedure.ts";
import { horoscopeDaily } from "./daily/procedure.ts";
import { sunSignProfile } from "./sun_sign/procedure.ts";
import { synastryChart } from "./synastry/procedure.ts";
import { hellenisticLots } from "./lots/procedure.ts";
import { retrogradesList } from "./retrogrades/procedure.ts";
import { moonVoidOfCourse } from "./void_moon/procedure.ts";
import { eclipsesList } from "./eclipses/procedure.ts";
import { planetaryHoursDay } from "./hours_of_day/procedure.ts";
import { returnsPlanetary } from "./planet_returns/procedure.ts";
import { transitsCalculate } from "./transits/procedure.ts";
import { rectificationCandidates } from "./rectification/procedure.ts";
import { returnsSolar } from "./solar_return/procedure.ts";
import { ephemerisTable } from "./ephemeris_table/procedure.ts";
import { aspectsCalendar } from "./sky_calendar/procedure.ts";
import { dignitiesScore } from "./strengths/procedure.ts";
import { astrocartographyCalculate } from "./world_map/procedure.ts";

export default definePlugin({
  id: "western",
  sdk: 1,
  version: "1.6.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "western", icon: "icons/western.svg" },
    { id: "hellenistic", icon: "icons/hellenistic.svg" },
    { id: "traditional-western", icon: "icons/horary.svg" },
    { id: "medieval", icon: "icons/hours_of_day.svg" },
    { id: "uranian", icon: "icons/cosmobiology.svg" },
    { id: "european-geomancy", icon: "icons/geomancy.svg" },
    { id: "western-sidereal", icon: "icons/fagan.svg" },
    { id: "bodygraph", icon: "icons/bodygraph.svg" },
  ],
  procedures: [
    astrologyCalculate,
    declinationCompute,
    fixedStarsLocate,
    fixedStarsParans,
    hellenisticCalculate,
    hellenisticLots,
    hellenisticProfections,
    hellenisticZodiacalReleasing,
    hellenisticCircumambulations,
    medievalFirdaria,
    synastryChart,
    sunSignProfile,
    horoscopeDaily,
    bodygraphComposite,
    bodygraphTransit,
    geomancyCast,
    geomancyJudge,
    uranianChart,
    siderealAstrologyChart,
    progressionsSolarArc,
    mundaneIngressChart,
    greatConjunctionsList,
    moonGardening,
    nodesLocate,
    asteroidsLocate,
    localSpaceChart,
    harmonicsChart,
    heliocentricChart,
    relocationChart,
    draconicChart,
    medievalAlmuten,
    medievalArabicParts,
    primaryDirections,
    progressionsCalculate,
    astrologicalAgesCurrent,
    themaMundiChart,
    astrocartographyCalculate,
    horaryJudge,
    dignitiesScore,
    temperamentCompute,
    electionalFind,
    cosmobiologyCompute,
    compatibilityHoroscope,
    compositeChart,
    bodygraphChart,
    retrogradesList,
    moonVoidOfCourse,
    eclipsesList,
    planetaryHoursDay,
    returnsSolar,
    returnsPlanetary,
    ephemerisTable,
    aspectsCalendar,
    transitsCalculate,
    rectificationCandidates,
  ],
});
