/** What `vedic.chart` answers. */
import { oneOf, TextShape, Type, verdictOf, type Static } from "#old";
import { DIGNITIES } from "../core/dignity.ts";
import { GRAHA_IDS, PLANET_IDS } from "../core/grahas.ts";
import { KARAKAS_EIGHT, type KarakaId } from "../core/jaimini.ts";
import {
  GrahaShape,
  JdShape,
  perGraha,
  PlaceShape,
  PlanetShape,
  SignShape,
  SpanShape,
  UtcShape,
} from "../core/shapes.ts";
import { VARGA_IDS } from "../core/vargas.ts";
import { YOGA_KINDS } from "../core/yogas/chart.ts";
import { KALA_SARPA_VALUES, MANGLIK_VALUES } from "../core/yogas/doshas.ts";

const House = (description: string) => Type.Integer({ minimum: 1, maximum: 12, description });
const virupas = (description: string) => Type.Number({ description: `${description}, virupas` });
const points = Type.Array(Type.Integer({ minimum: 0 }), {
  minItems: 12,
  maxItems: 12,
  description: "Counts by sign, Aries first",
});
const perPlanet = <S extends ReturnType<typeof Type.Object> | typeof points>(shape: S) =>
  Type.Object(perGraha(PLANET_IDS, () => shape));

const GrahaReport = Type.Object({
  id: GrahaShape,
  name: TextShape,
  sanskrit: Type.String(),
  ...PlaceShape.properties,
  latitudeDeg: Type.Number({ description: "Ecliptic latitude, degrees" }),
  declinationDeg: Type.Number({ description: "Degrees, north positive" }),
  speed: Type.Number({ description: "Degrees per day, negative when retrograde" }),
  retrograde: Type.Boolean(),
  combust: Type.Boolean({ description: "Hidden in the Sun's light" }),
  house: Type.Optional(House("House from the lagna by the house system chosen")),
  dignity: oneOf(DIGNITIES, "Dignity in the rashi chart, compound friendship included"),
  dispositor: PlanetShape,
  vargottama: Type.Boolean({ description: "Same sign in D1 and D9" }),
  rules: Type.Optional(Type.Array(House("A house"), { description: "Houses whose sign it rules" })),
  sees: Type.Array(SignShape, { description: "Signs in its full sight" }),
});

const BhavaReport = Type.Object({
  house: House("From the lagna"),
  sign: SignShape,
  startDeg: Type.Number({ description: "Sidereal longitude where the house begins" }),
  lord: PlanetShape,
  lordHouse: House("House in which its lord stands"),
  occupants: Type.Array(GrahaShape),
  seenBy: Type.Array(GrahaShape, { description: "Grahas that see its sign" }),
  sarva: Type.Integer({ description: "Points of its sign in the combined ashtakavarga" }),
});

const VargaReport = Type.Object({
  lagna: Type.Optional(SignShape),
  ...perGraha(GRAHA_IDS, () => SignShape),
});

const Limb = {
  start: UtcShape,
  end: UtcShape,
};

const PanchangaReport = Type.Object({
  tithi: Type.Object({
    number: Type.Integer({ minimum: 1, maximum: 30, description: "16 begins the dark half" }),
    paksha: oneOf(["shukla", "krishna"], "Bright or dark half"),
    name: TextShape,
    ...Limb,
  }),
  nakshatra: Type.Object({
    number: Type.Integer({ minimum: 1, maximum: 27 }),
    name: TextShape,
    ...Limb,
  }),
  yoga: Type.Object({
    number: Type.Integer({ minimum: 1, maximum: 27 }),
    name: Type.String(),
    ...Limb,
  }),
  karana: Type.Object({
    number: Type.Integer({ minimum: 1, maximum: 60 }),
    name: Type.String(),
    ...Limb,
  }),
  day: Type.Optional(
    Type.Object(
      {
        vara: Type.String(),
        varaName: TextShape,
        varaLord: PlanetShape,
        sunrise: UtcShape,
        sunset: UtcShape,
        nextSunrise: UtcShape,
        isDay: Type.Boolean({ description: "Whether the Sun was up" }),
      },
      { description: "From the last sunrise to the next; absent without place or in polar day" },
    ),
  ),
  daylight: Type.Optional(
    Type.Object(
      {
        weekday: Type.String(),
        sunrise: UtcShape,
        sunset: UtcShape,
        sunriseVisible: Type.Optional(UtcShape),
        rahuKalam: SpanShape,
        yamaganda: SpanShape,
        gulikaKalam: SpanShape,
      },
      { description: "Daylight of the civil date, which before dawn is the day to come" },
    ),
  ),
});

const ShadbalaReport = Type.Object({
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
});

const YogaReport = Type.Object({
  id: Type.String(),
  name: TextShape,
  kind: oneOf(YOGA_KINDS, "Group of the yoga"),
  grahas: Type.Array(GrahaShape),
  strength: Type.Number({ minimum: 0, maximum: 1, description: "Mean dignity of its grahas" }),
  detail: Type.Optional(TextShape),
  meaning: TextShape,
  because: Type.Array(Type.Object({ rule: Type.String(), source: Type.String() })),
});

const PeriodReport = Type.Object({
  lord: GrahaShape,
  start: UtcShape,
  end: UtcShape,
  startJd: JdShape,
  endJd: JdShape,
});

const Certified = Type.Object({
  from: PlaceShape,
  to: PlaceShape,
  certified: Type.Array(oneOf(VARGA_IDS, "A division"), {
    description: "Divisions in which its sign is the same all day",
  }),
});

export const output = Type.Object({
  ayanamsaDeg: Type.Number({ description: "Taken from the tropical longitudes, degrees" }),
  lagna: Type.Optional(PlaceShape),
  midheaven: Type.Optional(PlaceShape),
  signs: Type.Object({
    lagna: Type.Optional(SignShape),
    ...perGraha(GRAHA_IDS, () => SignShape),
  }),
  grahas: Type.Array(GrahaReport, { description: "Sun to Saturn, Rahu, Ketu" }),
  houses: Type.Optional(
    Type.Object({
      system: Type.String(),
      used: Type.String({ description: "Differs where the system does not exist" }),
      substitution: Type.Optional(Type.String()),
      bhavas: Type.Array(BhavaReport, { minItems: 12, maxItems: 12 }),
    }),
  ),
  vargas: Type.Object(
    Object.fromEntries(VARGA_IDS.map((id) => [id, VargaReport])) as Record<
      (typeof VARGA_IDS)[number],
      typeof VargaReport
    >,
    { description: "Signs in the sixteen divisional charts" },
  ),
  vimshopaka: perPlanet(
    Type.Object({
      six: Type.Number(),
      seven: Type.Number(),
      ten: Type.Number(),
      sixteen: Type.Number({ description: "Points of twenty" }),
    }),
  ),
  karakas: Type.Partial(
    Type.Object(
      Object.fromEntries(KARAKAS_EIGHT.map((id) => [id, GrahaShape])) as Record<
        KarakaId,
        typeof GrahaShape
      >,
    ),
    { description: "Movable significators of Jaimini; `pitri` in the scheme of eight alone" },
  ),
  arudhas: Type.Optional(
    Type.Array(SignShape, {
      minItems: 12,
      maxItems: 12,
      description: "Arudha padas A1 to A12; the last is the upapada",
    }),
  ),
  ashtakavarga: Type.Optional(
    Type.Object({
      bhinna: perPlanet(points),
      sarva: points,
      total: Type.Integer(),
      reduced: perPlanet(points),
      pinda: perPlanet(
        Type.Object({ rashi: Type.Integer(), graha: Type.Integer(), total: Type.Integer() }),
      ),
    }),
  ),
  shadbala: Type.Optional(perPlanet(ShadbalaReport)),
  yogas: Type.Object({
    present: Type.Array(YogaReport),
    absent: Type.Array(Type.String(), { description: "Rules tried and not met" }),
    untested: Type.Array(Type.String(), { description: "Rules that need the lagna" }),
  }),
  doshas: Type.Object({
    manglik: verdictOf(oneOf(MANGLIK_VALUES, "Mars in the houses of marriage")),
    kalaSarpa: verdictOf(oneOf(KALA_SARPA_VALUES, "All planets on one side of the nodes")),
    gandaMoola: verdictOf(Type.Boolean()),
  }),
  panchanga: PanchangaReport,
  dasha: Type.Object({
    startLord: GrahaShape,
    balanceYears: Type.Number({ description: "Dasha years left at birth" }),
    yearDays: Type.Number({ description: "Length of a dasha year, days" }),
    mahadashas: Type.Array(PeriodReport),
    running: Type.Array(PeriodReport, {
      description: "Great period, sub-period and third level at `onDate`; empty without it",
    }),
  }),
  notes: Type.Array(TextShape, { description: "Why parts are missing, beside what was omitted" }),
  unknownTime: Type.Optional(
    Type.Object(
      {
        grahas: Type.Object(perGraha(GRAHA_IDS, () => Certified)),
        lagnaSpans: Type.Array(Type.Object({ sign: SignShape, start: UtcShape, end: UtcShape }), {
          description: "When each sign rose on the day; empty without a place",
        }),
        balanceYears: Type.Object(
          { from: Type.Number(), to: Type.Number(), fromLord: GrahaShape, toLord: GrahaShape },
          { description: "Balance of the dasha at the ends of the day" },
        ),
      },
      { description: "What the day leaves open where no time of birth was given" },
    ),
  ),
});
export type ChartAnswer = Static<typeof output>;
