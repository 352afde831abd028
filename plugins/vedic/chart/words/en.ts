import type { Translation, Words } from "#sdk";
import { formatDegree } from "../../core/positions.ts";
import * as core from "../../core/words/en.ts";
import type { answer, ChartAnswer, HousePhrases, Refusals, Warnings } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { WeighPhrases } from "../weighs.ts";
import { readOut } from "./en/reading.ts";

const { combinationRule, graha, sign, the, tithi, vara } = core;

const houseSystem = { ...core.houseSystem, porphyry: "Porphyry: thirds of the quadrants" };
const systemNames: Readonly<Record<keyof typeof houseSystem, string>> = {
  wholeSign: "Whole-sign",
  sripati: "Sripati's",
  equal: "Equal",
  placidus: "Placidus",
  porphyry: "Porphyry",
};
const base = { lagna: "the lagna", moon: "the Moon", venus: "Venus" };
const holds = {
  exalted: "is exalted",
  moolatrikona: "is in its root sign",
  own: "is in its own sign",
  greatFriend: "is with a great friend",
  friend: "is with a friend",
  neutral: "is on neutral ground",
  enemy: "is with an enemy",
  greatEnemy: "is with a great enemy",
  debilitated: "is debilitated",
};

export const en = {
  title: "Vedic birth chart",
  summary:
    "Sidereal birth chart: ascendant, nine grahas, houses, lords, dignities, aspects, nakshatras, 23 divisions, ashtakavarga, shadbala, yogas, panchanga and dasha, with a written reading",
  weighs:
    "50; the dignity of the ascendant's lord (12 to -10) and half that of the Moon; the lord in an angle or trine 6, in the 6th, 8th or 12th -8; the first house's bindus, 3 for each above 28 and -3 below, at most ±9",
  inputs: core.inputs,
  fields: {
    ...core.place,
    ...core.span,
    ...core.days,
    ...graha,
    ...core.varga,
    ayanamsaDeg: "Ayanamsa (°)",
    lagna: "Lagna",
    midheaven: "Midheaven",
    signs: "Signs",
    grahas: "Grahas",
    graha: "Graha",
    latitudeDeg: "Ecliptic latitude (°)",
    declinationDeg: "Declination (°)",
    speed: "Speed (° a day)",
    retrograde: "Retrograde",
    combust: "Combust",
    house: "House",
    dignity: "Dignity",
    dispositor: "Lord of its sign",
    vargottama: "Vargottama",
    rules: "Houses it rules",
    sees: "Signs it sees",
    houses: "Houses",
    system: "House system",
    used: "System used",
    substitution: "Why another system was used",
    bhavas: "The twelve houses",
    startDeg: "Begins at (°)",
    lord: "Lord",
    lordHouse: "House of its lord",
    occupants: "Grahas in it",
    seenBy: "Seen by",
    sarva: "Combined points",
    vargas: "Divisional charts",
    vimshopaka: "Vimshopaka",
    six: "Six divisions",
    seven: "Seven divisions",
    ten: "Ten divisions",
    sixteen: "Sixteen divisions",
    karakas: "Movable significators",
    atma: "Self (atma)",
    amatya: "Counsel (amatya)",
    bhratri: "Siblings (bhratri)",
    matri: "Mother (matri)",
    pitri: "Father (pitri)",
    putra: "Children (putra)",
    gnati: "Kin (gnati)",
    dara: "Spouse (dara)",
    arudhas: "Arudhas",
    ashtakavarga: "Ashtakavarga",
    bhinna: "Points of each planet",
    total: "Total",
    reduced: "Reduced points",
    pinda: "Pinda",
    "pinda/graha": "Product of the grahas",
    rashi: "Product of the signs",
    shadbala: "Sixfold strength",
    sthana: "Strength of place",
    uchcha: "Nearness to exaltation",
    saptavargaja: "Dignity in seven divisions",
    ojayugma: "Odd and even signs",
    kendradi: "Angles",
    drekkana: "Decans",
    dig: "Strength of direction",
    kala: "Strength of time",
    natonnata: "Day and night",
    "kala/paksha": "Fortnight",
    tribhaga: "Thirds of day and night",
    yearLord: "Lord of the year",
    monthLord: "Lord of the month",
    dayLord: "Lord of the day",
    hourLord: "Lord of the hour",
    ayana: "Declination",
    yuddha: "War of planets",
    cheshta: "Strength of motion",
    naisargika: "Natural strength",
    drik: "Strength of aspects",
    rupas: "Rupas",
    required: "Rupas required",
    ratio: "Ratio to required",
    rank: "Rank",
    yogas: "Yogas",
    present: "Present",
    absent: "Absent",
    untested: "Not tried",
    yoga: "Yoga",
    meaning: "Meaning",
    kind: "Group",
    strength: "Strength",
    links: "Links of lords",
    "links/a": "One lord",
    "links/b": "The other lord",
    how: "Linked by",
    doshas: "Doshas",
    manglik: "Manglik",
    kalaSarpa: "Kala Sarpa",
    gandaMoola: "Ganda Moola",
    panchanga: "Panchanga",
    tithi: "Tithi",
    "panchanga/yoga": "Yoga of Sun and Moon",
    karana: "Karana",
    number: "Number",
    name: "Name",
    paksha: "Half of the month",
    day: "Day from sunrise",
    vara: "Weekday",
    varaLord: "Lord of the weekday",
    sunrise: "Sunrise",
    sunset: "Sunset",
    nextSunrise: "Next sunrise",
    isDay: "By day",
    daylight: "Daylight of the date",
    weekday: "Weekday",
    sunriseVisible: "Visible sunrise",
    rahuKalam: "Rahu kalam",
    yamaganda: "Yamaganda",
    gulikaKalam: "Gulika kalam",
    dasha: "Dasha",
    startLord: "First lord",
    balanceYears: "Balance at birth (years)",
    yearDays: "Days of a dasha year",
    mahadashas: "Great periods",
    onDate: "Told for",
    running: "Running periods",
    ahead: "Ten years from there",
    great: "Great period",
    sub: "Sub-period",
    notes: "Remarks",
    unknownTime: "What the day leaves open",
    from: "Start of the day",
    to: "End of the day",
    certified: "Divisions that are certain",
    lagnaSpans: "When each sign rose",
    fromLord: "First lord at the start of the day",
    toLord: "First lord at the end of the day",
  },
  terms: {
    graha,
    nakshatra: core.nakshatraName,
    dignity: core.dignity,
    houseSystem,
    combination: core.combination,
    yogaKind: core.yogaKind,
    link: core.link,
    manglik: core.manglik,
    kalaSarpa: core.kalaSarpa,
    tithi,
    paksha: core.paksha,
    nityaYoga: core.nityaYoga,
    karana: core.karana,
    vara,
    varga: core.varga,
  },
  phrases: {
    byRule: ({ yoga }) => combinationRule[yoga],
    marsOutside: "Mars stands outside 1, 2, 4, 7, 8 and 12 from every base",
    marsInHouse: ({ house, base: from }) => `Mars in house ${house} from ${base[from]}`,
    marsDignified: ({ dignity }) =>
      `Exception: Mars is ${dignity === "exalted" ? "exalted" : "in its own sign"}`,
    jupiterJoinsMars: "Exception: Jupiter joins Mars",
    jupiterSeesMars: "Exception: Jupiter sees Mars",
    marsExempt: ({ house, base: from }) =>
      `Exception: Mars is exempt in its sign in house ${house} from ${base[from]}`,
    sidesMixed: ({ a, b }) => `${core.theseGrahas([a, b])} stand on different sides of the nodes`,
    allBetween: ({ from, house, serpent }) =>
      `all seven planets between ${from === "rahu" ? "Rahu and Ketu" : "Ketu and Rahu"}${house ? `; Rahu in house ${house} gives ${serpent}` : ""}`,
    atJunction: "the Moon stands in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati",
    awayFromJunctions:
      "the Moon stands outside Ashwini, Ashlesha, Magha, Jyeshtha, Mula and Revati",
    polarHouses: ({ system, used }: HousePhrases["polarHouses"]) =>
      `${systemNames[system]} houses do not exist inside the polar circle, where parts of the ecliptic neither rise nor set; ${systemNames[used]} houses are given.`,
    sunNeitherRisesNorSets:
      "The Sun does not rise and set at this place about this date: weekday from sunrise, lords of day and hour, day parts and shadbala are left out.",
    polarLagna:
      "Inside the polar circle the culminating point of the ecliptic lies below the horizon or north of the zenith; the lagna given is the one left of the midheaven.",
    lagnaEdge: ({ degrees }) =>
      `The lagna is ${degrees.toFixed(2)}° from the edge of a sign; some minutes of the clock change all houses`,
    moonEdge: ({ minutes }) =>
      `The Moon is ${minutes} minutes from the edge of a nakshatra; the dasha hangs on it`,
    nearSunrise:
      "The birth lies within five minutes of sunrise, where the weekday changes; hills, height and weather move the visible sunrise",
    base: "Every chart begins with 50",
    lord: ({ graha: lord, dignity }) => `The ascendant's lord, ${graha[lord]}, ${holds[dignity]}`,
    moon: ({ dignity }) => `The Moon ${holds[dignity]}`,
    lordHouse: ({ house }) => `The ascendant's lord stands in house ${house}`,
    bindus: ({ bindus }) => `The first house has ${bindus} bindus`,
  },
  conventions: core.conventions,
  refusals: { ...core.chartRefusals, ...core.dateRefusals },
  omissions: {
    birthTime:
      "No time of birth was given: the grahas are those of local noon. Lagna, houses, arudhas, ashtakavarga, shadbala and the yogas of house lords are left out; `unknownTime` shows what the day leaves open, division by division.",
    latitude: core.placeOmission,
  },
  reading: readOut,
  picture: {
    north: "North Indian form",
    south: "South Indian form",
    rashi: "rashi",
    navamsha: "navamsha",
    brackets: "In brackets: retrograde. Shaded: the rising sign (lagna, As)",
    lagna: "Lagna",
    ascendant: "As",
    short: core.grahaShort,
    sign,
    signShort: core.signShort,
    desc: ({ lagna, grahas }: ChartAnswer) => {
      const at = (one: { readonly longitudeDeg: number; readonly sign: keyof typeof sign }) =>
        `${formatDegree(one.longitudeDeg)} ${sign[one.sign]}`;
      const places = grahas.map(
        (one) =>
          `${graha[one.graha]} at ${at(one)}${one.house ? ` in house ${one.house}` : ""}${one.retrograde ? ", retrograde" : ""}`,
      );
      return `${lagna ? `Lagna ${at(lagna)}; ` : ""}${places.join("; ")}.`;
    },
    centre: ({ panchanga, dasha }: ChartAnswer): readonly string[] => [
      core.nakshatraName[panchanga.nakshatra.name],
      tithi[panchanga.tithi.name],
      ...(panchanga.day ? [vara[panchanga.day.vara]] : []),
      `dasha from ${the(dasha.startLord)}`,
    ],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: Warnings & WeighPhrases;
  refusals: Refusals;
  omissions: { birthTime: {}; latitude: {} };
}>;

export type ChartWords = Translation<typeof en>;
