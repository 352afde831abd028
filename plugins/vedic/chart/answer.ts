/** What `vedic.chart` answers. */
import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import type { DateRefusals } from "../core/dates.ts";
import { DIGNITY } from "../core/dignity.ts";
import { GRAHA_IDS, PLANET_IDS } from "../core/grahas.ts";
import { KARAKAS_EIGHT, type KarakaId } from "../core/jaimini.ts";
import { NAKSHATRA } from "../core/nakshatras.ts";
import { KARANA, NITYA_YOGA, PAKSHA, TITHI, VARA } from "../core/panchanga.ts";
import type { ChartRefusals } from "../core/positions.ts";
import {
  grahaTerm,
  House,
  julianDay,
  perGraha,
  PLACE,
  place,
  signTerm,
  SPAN,
  utc,
} from "../core/shapes.ts";
import { VARGA, VARGA_IDS } from "../core/vargas.ts";
import { KALA_SARPA, MANGLIK, type DoshaPhrases } from "../core/yogas/doshas.ts";
import { YOGAS } from "../core/yogas/report.ts";

/** Ways to divide the houses: those on offer, and the one that stands in inside the polar circles. */
export const HOUSE_SYSTEM = vocabulary("houseSystem", [
  "wholeSign",
  "sripati",
  "equal",
  "placidus",
  "porphyry",
]);
export type HouseSystemId = IdOf<typeof HOUSE_SYSTEM>;

/** Why parts are missing, or stand otherwise than asked. */
export type Notes = {
  sunNeitherRisesNorSets: {};
  polarLagna: {};
};
export type HousePhrases = { polarHouses: { system: HouseSystemId; used: HouseSystemId } };

/** What the receipt warns of. */
export type Warnings = {
  /** `degrees` to the edge of a sign. */
  lagnaEdge: { degrees: number };
  moonEdge: { minutes: number };
  nearSunrise: {};
};

export type Refusals = ChartRefusals & DateRefusals;

const virupas = (description: string) => Type.Number({ description: `${description}, virupas` });
const points = Type.Array(Type.Integer({ minimum: 0 }), {
  minItems: 12,
  maxItems: 12,
  description: "Counts by sign, Aries first",
});
const perPlanet = <S extends ReturnType<typeof Type.Object> | typeof points>(
  shape: S,
  description: string,
) =>
  Type.Object(
    perGraha(PLANET_IDS, (id) => ({ ...shape, description: `Of ${id}` })),
    { description },
  );

const GrahaReport = Type.Object({
  graha: grahaTerm("The graha"),
  ...PLACE,
  latitudeDeg: Type.Number({ description: "Ecliptic latitude, degrees" }),
  declinationDeg: Type.Number({ description: "Degrees, north positive" }),
  speed: Type.Number({ description: "Degrees per day, negative when retrograde" }),
  retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
  combust: Type.Boolean({ description: "Hidden in the Sun's light" }),
  house: Type.Optional(House("House from the lagna by the house system chosen")),
  dignity: term(DIGNITY, "Dignity in the rashi chart, compound friendship included"),
  dispositor: grahaTerm("Lord of its sign"),
  vargottama: Type.Boolean({ description: "Same sign in D1 and D9" }),
  rules: Type.Optional(Type.Array(House("A house"), { description: "Houses whose sign it rules" })),
  sees: Type.Array(signTerm("A sign"), { description: "Signs in its full sight" }),
});

const BhavaReport = Type.Object({
  house: House("From the lagna"),
  sign: signTerm("Sign of the house"),
  startDeg: Type.Number({ description: "Sidereal longitude where the house begins" }),
  lord: grahaTerm("Lord of its sign"),
  lordHouse: House("House in which its lord stands"),
  occupants: Type.Array(grahaTerm("A graha"), { description: "Grahas in the house" }),
  seenBy: Type.Array(grahaTerm("A graha"), { description: "Grahas that see its sign" }),
  sarva: Type.Integer({ description: "Points of its sign in the combined ashtakavarga" }),
});

const Signs = {
  lagna: Type.Optional(signTerm("Sign of the lagna")),
  ...perGraha(GRAHA_IDS, (id) => signTerm(`Sign of ${id}`)),
};
const VargaReport = (varga: string) => Type.Object(Signs, { description: `Signs in ${varga}` });

/** A limb of the day: its number from 1 and when it lasts. */
const limb = (most: number, description: string) => ({
  number: Type.Integer({ minimum: 1, maximum: most, description }),
  ...SPAN,
});

const PanchangaReport = Type.Object(
  {
    tithi: Type.Object(
      {
        ...limb(30, "16 begins the dark half"),
        name: term(TITHI, "Which it is"),
        paksha: term(PAKSHA, "Bright or dark half"),
      },
      { description: "Lunar day" },
    ),
    nakshatra: Type.Object(
      { ...limb(27, "1 is Ashwini"), name: term(NAKSHATRA, "Which it is") },
      { description: "Nakshatra of the Moon" },
    ),
    yoga: Type.Object(
      { ...limb(27, "1 is Vishkambha"), name: term(NITYA_YOGA, "Which it is") },
      { description: "Yoga of Sun and Moon" },
    ),
    karana: Type.Object(
      { ...limb(60, "1 is Kimstughna"), name: term(KARANA, "Which it is") },
      { description: "Half of the lunar day" },
    ),
    day: Type.Optional(
      Type.Object(
        {
          vara: term(VARA, "Weekday from sunrise"),
          varaLord: grahaTerm("Lord of the weekday"),
          sunrise: utc("Sunrise"),
          sunset: utc("Sunset"),
          nextSunrise: utc("Next sunrise"),
          isDay: Type.Boolean({ description: "Whether the Sun was up" }),
        },
        { description: "From the last sunrise to the next; absent without place or in polar day" },
      ),
    ),
    daylight: Type.Optional(
      Type.Object(
        {
          weekday: term(VARA, "Weekday from that sunrise"),
          sunrise: utc("Sunrise"),
          sunset: utc("Sunset"),
          sunriseVisible: Type.Optional(utc("Sunrise by upper limb and refraction")),
          rahuKalam: Type.Object(SPAN, { description: "Rahu's eighth of the day" }),
          yamaganda: Type.Object(SPAN, { description: "Yamaganda's eighth of the day" }),
          gulikaKalam: Type.Object(SPAN, { description: "Gulika's eighth of the day" }),
        },
        { description: "Daylight of the civil date, which before dawn is the day to come" },
      ),
    ),
  },
  { description: "The five limbs of the day" },
);

/** The sixfold strength of a planet with every component. */
export const SHADBALA = {
  sthana: Type.Object(
    {
      uchcha: virupas("Nearness to exaltation"),
      saptavargaja: virupas("Dignity in seven divisions"),
      ojayugma: virupas("Odd and even signs"),
      kendradi: virupas("Angles"),
      drekkana: virupas("Decans"),
      total: virupas("Strength of place"),
    },
    { description: "Strength of place" },
  ),
  dig: virupas("Strength of direction"),
  kala: Type.Object(
    {
      natonnata: virupas("Day and night"),
      paksha: virupas("Fortnight"),
      tribhaga: virupas("Thirds of day and night"),
      yearLord: virupas("Lord of the year"),
      monthLord: virupas("Lord of the month"),
      dayLord: virupas("Lord of the day"),
      hourLord: virupas("Lord of the hour"),
      ayana: virupas("Declination"),
      yuddha: virupas("War of planets"),
      total: virupas("Strength of time"),
    },
    { description: "Strength of time" },
  ),
  cheshta: virupas("Strength of motion"),
  naisargika: virupas("Natural strength"),
  drik: virupas("Strength of aspects"),
  total: virupas("Sum"),
  rupas: Type.Number({ description: "Sum in rupas of sixty virupas" }),
  required: Type.Number({ description: "Rupas that make it strong" }),
  ratio: Type.Number({ description: "Rupas to required" }),
  rank: Type.Integer({ minimum: 1, maximum: 7, description: "1 has the highest ratio" }),
};
const ShadbalaReport = Type.Object(SHADBALA);

const PeriodReport = Type.Object({
  lord: grahaTerm("Lord of the period"),
  ...SPAN,
  startJd: julianDay("Begins"),
  endJd: julianDay("Ends"),
});

const CERTIFIED = {
  from: place("At the start of the day"),
  to: place("At the end of the day"),
  certified: Type.Array(term(VARGA, "A division"), {
    description: "Divisions in which its sign is the same all day",
  }),
};

const Vimshopaka = Type.Object({
  six: Type.Number({ description: "Points of twenty in the scheme of six divisions" }),
  seven: Type.Number({ description: "In the scheme of seven" }),
  ten: Type.Number({ description: "In the scheme of ten" }),
  sixteen: Type.Number({ description: "In the scheme of sixteen" }),
});
const Pinda = Type.Object({
  rashi: Type.Integer({ description: "Product of the signs" }),
  graha: Type.Integer({ description: "Product of the grahas" }),
  total: Type.Integer({ description: "Their sum" }),
});

export const answer = Type.Object({
  ayanamsaDeg: Type.Number({ description: "Taken from the tropical longitudes, degrees" }),
  lagna: Type.Optional(place("Ascendant")),
  midheaven: Type.Optional(place("Culminating point of the ecliptic")),
  signs: Type.Object(Signs, { description: "Signs in the rashi chart" }),
  grahas: Type.Array(GrahaReport, { description: "Sun to Saturn, Rahu, Ketu" }),
  houses: Type.Optional(
    Type.Object(
      {
        system: term(HOUSE_SYSTEM, "System asked for"),
        used: term(HOUSE_SYSTEM, "System used; differs where that asked for does not exist"),
        substitution: Type.Optional(phrase<HousePhrases>("Why another system was used")),
        bhavas: Type.Array(BhavaReport, {
          minItems: 12,
          maxItems: 12,
          description: "Twelve houses from the first",
        }),
      },
      { description: "Houses; absent without time or place" },
    ),
  ),
  vargas: Type.Object(
    Object.fromEntries(VARGA_IDS.map((id) => [id, VargaReport(id)])) as Record<
      (typeof VARGA_IDS)[number],
      ReturnType<typeof VargaReport>
    >,
    { description: "Signs in the divisional charts" },
  ),
  vimshopaka: perPlanet(Vimshopaka, "Strength over the divisional charts"),
  karakas: Type.Partial(
    Type.Object(
      Object.fromEntries(
        KARAKAS_EIGHT.map((id) => [id, grahaTerm(`Holds the office ${id}`)]),
      ) as Record<KarakaId, ReturnType<typeof grahaTerm>>,
    ),
    { description: "Movable significators of Jaimini; `pitri` in the scheme of eight alone" },
  ),
  arudhas: Type.Optional(
    Type.Array(signTerm("Sign of an arudha"), {
      minItems: 12,
      maxItems: 12,
      description: "Arudha padas A1 to A12; the last is the upapada",
    }),
  ),
  ashtakavarga: Type.Optional(
    Type.Object(
      {
        bhinna: perPlanet(points, "Points of each planet"),
        sarva: points,
        total: Type.Integer({ description: "All points together, 337" }),
        reduced: perPlanet(points, "Points after both reductions"),
        pinda: perPlanet(Pinda, "Products of the reduced points"),
      },
      { description: "Eightfold points; absent without a lagna" },
    ),
  ),
  shadbala: Type.Optional(perPlanet(ShadbalaReport, "Sixfold strength; absent without a sunrise")),
  yogas: Type.Object(YOGAS, { description: "Combinations of the chart" }),
  doshas: Type.Object(
    {
      manglik: verdict(
        term(MANGLIK, "Mars in the houses of marriage"),
        phrase<DoshaPhrases>("A house of Mars or an exception"),
        "Affliction by Mars",
      ),
      kalaSarpa: verdict(
        term(KALA_SARPA, "All planets on one side of the nodes"),
        phrase<DoshaPhrases>("How the planets lie"),
        "Planets between the nodes",
      ),
      gandaMoola: verdict(
        Type.Boolean({ description: "Whether the Moon stands in one of the six" }),
        phrase<DoshaPhrases>("Where the Moon stands"),
        "Moon at a junction of sign and star",
      ),
    },
    { description: "Afflictions that tradition names" },
  ),
  panchanga: PanchangaReport,
  dasha: Type.Object(
    {
      startLord: grahaTerm("Lord of the great period that runs at birth"),
      balanceYears: Type.Number({ description: "Dasha years left at birth" }),
      yearDays: Type.Number({ description: "Length of a dasha year, days" }),
      mahadashas: Type.Array(PeriodReport, {
        description: "The nine great periods; the first began before birth",
      }),
      onDate: Type.String({
        description: "Date for which the periods are told, UTC; default today",
      }),
      running: Type.Array(PeriodReport, {
        description:
          "Great period, sub-period and third level on that date; empty outside the round",
      }),
      ahead: Type.Array(
        Type.Object({
          great: grahaTerm("Lord of the great period"),
          sub: grahaTerm("Lord of the sub-period"),
          ...SPAN,
        }),
        { description: "Sub-periods of the ten years from that date" },
      ),
    },
    { description: "Vimshottari periods" },
  ),
  notes: Type.Array(phrase<Notes>("A remark"), {
    description: "Why parts are missing, beside what was omitted",
  }),
  unknownTime: Type.Optional(
    Type.Object(
      {
        grahas: Type.Object(
          perGraha(GRAHA_IDS, (id) =>
            Type.Object(CERTIFIED, { description: `Where ${id} can have stood` }),
          ),
          { description: "Where each graha can have stood" },
        ),
        lagnaSpans: Type.Array(Type.Object({ sign: signTerm("Rising sign"), ...SPAN }), {
          description: "When each sign rose on the day; empty without a place",
        }),
        balanceYears: Type.Object(
          {
            from: Type.Number({ description: "Dasha years left, born at the start of the day" }),
            to: Type.Number({ description: "Dasha years left, born at the end of the day" }),
            fromLord: grahaTerm("First lord, born at the start of the day"),
            toLord: grahaTerm("First lord, born at the end of the day"),
          },
          { description: "Balance of the dasha at the ends of the day" },
        ),
      },
      { description: "What the day leaves open where no time of birth was given" },
    ),
  ),
});
export type ChartAnswer = Frozen<Static<typeof answer>>;
