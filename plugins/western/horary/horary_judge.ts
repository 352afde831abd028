import {
  defineProcedure,
  Latitude,
  Longitude,
  MomentOrNow,
  oneOf,
  Refusal,
  TextShape,
  Type,
  type Convention,
  type Give,
  type InputOf,
  type Static,
  type Text,
  VISIBLE,
} from "#old";
import { houseOf, normalizeDeg, planetaryDayAt, signedDeg, type Position } from "#sky";
import { toUt } from "#time";
import { PTOLEMAIC } from "../core/aspects.ts";
import { houseSystemConvention } from "../core/conventions.ts";
import { BOUNDS_CONVENTION, dignityOf, TRIPLICITY_CONVENTION } from "../core/dignities.ts";
import { RULERS, TRIPLICITIES } from "../core/dignity_tables.ts";
import { placeOf, round } from "../core/format.ts";
import { reportHouses } from "../core/house_report.ts";
import { CLASSICAL, houseName, pointName, signOf, type Classical } from "../core/names.ts";
import {
  ANGLE_REFUSALS,
  readNativity,
  requireAngles,
  utcOf,
  type AngledNativity,
} from "../core/nativity.ts";
import {
  ClassicalShape,
  House,
  HousesShape,
  nullable,
  PLACE,
  PlaceShape,
  TestimonyShape,
} from "../core/shapes.ts";
import { writeBrief } from "./brief.ts";
import { CATEGORIES, LIFESPAN, LIFESPAN_TEXT, type Category } from "./categories.ts";
import { inBurnedWay, leavesSignAt, trackFrom, type Track } from "./motion.ts";
import { isBesieged, judgePair, nextMoonAspect, type Outcome } from "./perfection.ts";
import { perfectionTestimonies, strengthTestimonies, timingOf, type Testimony } from "./score.ts";
import { drawHorary } from "./wheel.ts";

/** How far ahead aspects are followed. */
const AHEAD_DAYS = 45;
const FIVE_DEGREES = 5;
/** Years in which weeks of planetary motion are followed in milliseconds. */
const EARLIEST_YEAR = 1700;
const LATEST_YEAR = 2199;

const input = Type.Object({
  ...MomentOrNow,
  latitude: Latitude,
  longitude: Longitude,
  question: Type.String({
    minLength: 1,
    maxLength: 500,
    pattern: VISIBLE,
    description: "The question asked",
  }),
  category: Type.Optional(
    oneOf(Object.keys(CATEGORIES) as [Category, ...Category[]], "Matter; it names the house"),
  ),
  quesitedHouse: Type.Optional(House("House of the matter, instead of a category")),
  turnedFrom: Type.Optional(
    House("House of the person for whom one asks; the matter is counted from there"),
  ),
});

const conventions = {
  houseSystem: houseSystemConvention("regiomontanus"),
  bounds: { ...BOUNDS_CONVENTION, default: "lilly" },
  triplicity: { ...TRIPLICITY_CONVENTION, default: "ptolemaic" },
  sunrise: {
    title: { en: "Sunrise of the planetary hours", zhHant: "行星時之日出" },
    default: "centre",
    options: {
      centre: {
        title: { en: "centre of the Sun on the true horizon", zhHant: "日心臨真地平" },
        source: "Tables of houses; W. Lilly",
      },
      upperLimb: {
        title: { en: "upper limb with refraction", zhHant: "日面上緣並計蒙氣差" },
        source: "Modern almanacs",
      },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;
type Input = InputOf<typeof input, typeof conventions>;

const significator = Type.Object({ planet: ClassicalShape, house: House("House it rules") });

const output = Type.Object({
  question: Type.String(),
  quesitedHouse: House("House of the matter in the chart"),
  chart: Type.Object({
    ascendant: PlaceShape,
    midheaven: PlaceShape,
    houses: HousesShape,
    planets: Type.Array(
      Type.Object({
        id: ClassicalShape,
        name: TextShape,
        ...PLACE,
        speedDegPerDay: Type.Number(),
        retrograde: Type.Boolean(),
        house: House("With the next house within 5° of its cusp"),
        houseByCusp: House("By cusps alone"),
        essentialPoints: Type.Integer(),
      }),
    ),
  }),
  significators: Type.Object({
    querent: significator,
    quesited: significator,
    moon: Type.Object({ leavesSign: nullable(Type.String(), "UTC"), voidOfCourse: Type.Boolean() }),
  }),
  nextMoonAspect: nullable(
    Type.Object({
      planet: ClassicalShape,
      aspect: oneOf(PTOLEMAIC, "Aspect"),
      utc: Type.String(),
    }),
    "Before the Moon leaves her sign",
  ),
  planetaryHour: nullable(
    Type.Object({
      dayRuler: ClassicalShape,
      ruler: ClassicalShape,
      number: Type.Integer({ minimum: 1, maximum: 24, description: "13 to 24 by night" }),
      byDay: Type.Boolean(),
      agrees: Type.Boolean({ description: "With the rising sign" }),
    }),
    "Null in polar day and night",
  ),
  considerations: Type.Array(Type.Object({ code: Type.String(), text: TextShape }), {
    description: "Cautions before judgement; each lowers the confidence",
  }),
  perfection: Type.Object({
    type: oneOf(
      [
        "sameRuler",
        "aspect",
        "translation",
        "collection",
        "mutualReception",
        "prohibited",
        "refrained",
        "none",
      ],
      "How the significators come together",
    ),
    by: ClassicalShape,
    aspect: nullable(oneOf(PTOLEMAIC, "Aspect"), "Null without one"),
    planet: nullable(ClassicalShape, "Third planet that carries, collects or hinders"),
    degrees: nullable(Type.Number(), "To go"),
    utc: nullable(Type.String(), "When it is exact"),
    reception: Type.Boolean(),
  }),
  testimonies: Type.Array(TestimonyShape),
  base: Type.Literal(50),
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  verdict: Type.Object({
    value: oneOf(["favourable", "conditional", "unfavourable"], "65 and more; 45 to 64; below"),
    because: Type.Array(Type.Object({ rule: Type.String(), source: Type.Optional(Type.String()) })),
  }),
  confidence: Type.Number({ description: "1 less 0.12 per consideration, at least 0.3" }),
  timing: nullable(
    Type.Object({
      amount: Type.Integer(),
      unit: oneOf(["days", "weeks", "months", "years"], "By house and sign"),
      note: TextShape,
    }),
    "An indication only; null without an aspect to come",
  ),
});
export type HoraryAnswer = Static<typeof output>;

/** A question judged by the chart of its moment. */
export const horaryJudge = defineProcedure({
  name: "horary.judge",
  tradition: "traditional-western",
  title: { en: "Horary judgement", zhHant: "卜卦占星" },
  summary: {
    en: "Judges a question by Lilly's rules: considerations, perfection, reception, testimonies, 0 to 100",
    zhHant: "依利里之法判斷所問：判前須知、成就與否、容納、證據與零至一百之評分",
  },
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/horary.svg",
  reads: "moment",
  needs: ["now"],
  conventions,
  refusals: {
    ...ANGLE_REFUSALS,
    "date-out-of-range": "The moment lies outside the years 1700 to 2199",
    lifespan: "The question is about death or the length of a life",
    "matter-needed": "Neither category nor quesitedHouse was given",
  },
  options: { categories: CATEGORIES },
  input,
  output,
  run: judge,
  brief: writeBrief,
  picture: drawHorary,
  examples: [
    {
      title: "a question on work in Tampa",
      input: {
        date: "1990-06-10",
        time: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        question: "Will I be given the post?",
        category: "career",
      },
      expect: {
        significators: {
          querent: { planet: "sun" },
          quesited: { planet: "venus" },
          moon: { voidOfCourse: false },
        },
        nextMoonAspect: { planet: "jupiter", aspect: "opposition" },
        planetaryHour: { dayRuler: "sun", ruler: "moon" },
      },
      source: "Positions and aspects: Swiss Ephemeris 2.10.03 and caelus",
    },
  ],
  references: [
    { title: "Christian Astrology", author: "William Lilly", year: "1647", part: "book II" },
  ],
});

type Positions = Readonly<Record<Classical, Position>>;

function judge(chosen: Input, give: Give<"now">): HoraryAnswer {
  if (LIFESPAN.test(chosen.question)) {
    throw new Refusal("lifespan", give.lang === "en" ? LIFESPAN_TEXT.en : LIFESPAN_TEXT.zhHant);
  }
  const matter = chosen.quesitedHouse ?? (chosen.category && CATEGORIES[chosen.category]);
  if (matter === undefined) {
    throw new Refusal("matter-needed", "Cannot judge: give category or quesitedHouse");
  }
  const civil = give.civil();
  if (civil.year < EARLIEST_YEAR || civil.year > LATEST_YEAR) {
    throw new Refusal(
      "date-out-of-range",
      `Cannot judge: the year is ${civil.year}, must be within ${EARLIEST_YEAR} to ${LATEST_YEAR}`,
    );
  }
  const chart = requireAngles(readNativity(civil, CLASSICAL, chosen.houseSystem), "a horary chart");
  const track = trackFrom(chart.julianDayTt, AHEAD_DAYS);
  const positions = track.samples[0]!;
  const turned = chosen.turnedFrom ?? 1;
  const quesitedHouse = ((turned + matter - 2) % 12) + 1;
  const rulerOf = (house: number) => RULERS[signOf(chart.houses.cuspsDeg[house - 1]!).index]!;
  const [querent, quesited] = [rulerOf(turned), rulerOf(quesitedHouse)];
  const houses = housesOf(chart, positions);
  const points = (planet: Classical) =>
    dignityOf(planet, positions[planet].longitudeDeg, chart.isDay, chosen).score ?? 0;
  const outcome = bestOutcome(track, querent, quesited);
  const leaves = leavesSignAt(track, "moon");
  const moon = nextMoonAspect(track);
  const hour = hourOf(chosen, chart);
  const considerations = considerationsOf(chart, positions, houses, !moon, hour, [
    querent,
    quesited,
  ]);
  const testimonies = [
    ...perfectionTestimonies(outcome, quesited),
    ...strengthTestimonies("querent", querent, points(querent), houses[querent].house),
    ...(quesited === querent
      ? []
      : strengthTestimonies("quesited", quesited, points(quesited), houses[quesited].house)),
    ...circumstances(positions, houses, querent, quesited, turned, quesitedHouse, moon),
  ];
  const sum = testimonies.reduce((total, { weight }) => total + weight, 50);
  const score = Math.max(0, Math.min(100, Math.round(sum)));
  const value = score >= 65 ? "favourable" : score >= 45 ? "conditional" : "unfavourable";
  return {
    question: chosen.question,
    quesitedHouse,
    chart: {
      ascendant: placeOf(chart.houses.ascendantDeg),
      midheaven: placeOf(chart.houses.midheavenDeg),
      houses: reportHouses(chart.houses),
      planets: CLASSICAL.map((id) => ({
        id,
        name: pointName(id),
        ...placeOf(positions[id].longitudeDeg),
        speedDegPerDay: round(positions[id].longitudeSpeed),
        retrograde: positions[id].longitudeSpeed < 0,
        ...houses[id],
        essentialPoints: points(id),
      })),
    },
    significators: {
      querent: { planet: querent, house: turned },
      quesited: { planet: quesited, house: quesitedHouse },
      moon: {
        leavesSign: leaves === undefined ? null : utcOf(toUt(leaves)),
        voidOfCourse: moon === undefined,
      },
    },
    nextMoonAspect: moon
      ? { planet: moon.b, aspect: moon.aspect, utc: utcOf(moon.julianDayUt) }
      : null,
    planetaryHour: hour,
    considerations: [...considerations],
    perfection: {
      type: outcome.kind,
      by: outcome.by,
      aspect: outcome.aspect,
      planet: outcome.third,
      degrees: outcome.degrees === null ? null : round(outcome.degrees, 4),
      utc: outcome.julianDayUt === null ? null : utcOf(outcome.julianDayUt),
      reception: outcome.reception,
    },
    testimonies,
    base: 50,
    score,
    verdict: {
      value,
      because: [...testimonies]
        .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
        .slice(0, 4)
        .map(({ code, weight }) => ({
          rule: `${code} ${weight > 0 ? "+" : ""}${weight}`,
          source: "W. Lilly, Christian Astrology II",
        })),
    },
    confidence: round(Math.max(0.3, 1 - 0.12 * considerations.length), 2),
    timing: timing(outcome, houses, positions),
  };
}

/** The ruler's own aspect decides; where it has none the Moon speaks for the querent. */
function bestOutcome(track: Track, querent: Classical, quesited: Classical): Outcome {
  const own = judgePair(track, querent, quesited);
  if (own.kind !== "none" || querent === "moon" || quesited === "moon") return own;
  const moon = judgePair(track, "moon", quesited);
  return moon.kind === "aspect" ? moon : own;
}

type Houses = Readonly<Record<Classical, { readonly house: number; readonly houseByCusp: number }>>;

function housesOf({ houses }: AngledNativity, positions: Positions): Houses {
  return Object.fromEntries(
    CLASSICAL.map((planet) => {
      const longitude = positions[planet].longitudeDeg;
      const houseByCusp = houseOf(longitude, houses.cuspsDeg);
      const ahead = normalizeDeg(houses.cuspsDeg[houseByCusp % 12]! - longitude);
      const house = ahead < FIVE_DEGREES ? (houseByCusp % 12) + 1 : houseByCusp;
      return [planet, { house, houseByCusp }];
    }),
  ) as Houses;
}

type Hour = HoraryAnswer["planetaryHour"];

function hourOf(chosen: Input, chart: AngledNativity): Hour {
  const horizon = chosen.sunrise === "centre" ? { limb: "centre" as const, refractionDeg: 0 } : {};
  const day = planetaryDayAt(chart.julianDayUt, chart.place, horizon);
  if (day.state !== "normal") return null;
  const { ruler, number, part } = day.current;
  return {
    dayRuler: day.ruler,
    ruler,
    number,
    byDay: part === "day",
    agrees: hourAgrees(ruler, chart),
  };
}

/** Lord of the rising sign, of its triplicity, or of one nature with it. */
function hourAgrees(ruler: Classical, { houses, isDay }: AngledNativity): boolean {
  const rising = signOf(houses.ascendantDeg);
  const three = TRIPLICITIES["ptolemaic"]![rising.element];
  const natures: Readonly<Record<string, readonly Classical[]>> = {
    fire: ["sun", "mars"],
    air: ["jupiter"],
    water: ["moon", "venus"],
    earth: ["saturn", "mercury"],
  };
  return (
    RULERS[rising.index] === ruler ||
    (isDay ? three.day : three.night) === ruler ||
    natures[rising.element]!.includes(ruler)
  );
}

function fromSun(positions: Positions, planet: Classical): number {
  return Math.abs(signedDeg(positions[planet].longitudeDeg - positions.sun.longitudeDeg));
}

function isCombust(positions: Positions, planet: Classical): boolean {
  const apart = fromSun(positions, planet);
  return planet !== "sun" && apart < 8.5 && apart >= 0.283;
}

function considerationsOf(
  { houses }: AngledNativity,
  positions: Positions,
  placed: Houses,
  voidMoon: boolean,
  hour: Hour,
  significators: readonly Classical[],
): HoraryAnswer["considerations"] {
  const degree = houses.ascendantDeg % 30;
  const combust = significators.filter((planet) => isCombust(positions, planet));
  const rows: readonly (readonly [boolean, string, string, string])[] = [
    [
      degree < 3,
      "earlyAscendant",
      "Fewer than three degrees rise: the matter is not yet ripe",
      "上升未及三度：事情尚未成熟",
    ],
    [
      degree >= 27,
      "lateAscendant",
      "Twenty-seven degrees or more rise: the matter is past or settled",
      "上升逾二十七度：事情已過或已定",
    ],
    [
      voidMoon,
      "moonVoidOfCourse",
      "The Moon makes no further aspect in her sign",
      "月亮空亡，離座前不再成相位",
    ],
    [
      inBurnedWay(positions.moon.longitudeDeg),
      "moonViaCombusta",
      "The Moon is in the burned way",
      "月亮行於焦灼之路",
    ],
    [
      placed.saturn.house === 7,
      "saturnInSeventh",
      "Saturn in the seventh warns the one who judges",
      "土星在七宮，判者宜慎",
    ],
    [
      placed.saturn.house === 1,
      "saturnInFirst",
      "Saturn in the first delays the matter",
      "土星在一宮，事多遲滯",
    ],
    [
      hour !== null && !hour.agrees,
      "hourDisagrees",
      "The planetary hour does not agree with the rising sign",
      "行星時與上升星座不合",
    ],
    [combust.length > 0, "significatorCombust", "A significator is combust", "主星受焦灼"],
    [
      significators.some((planet) => isBesieged(positions, planet)),
      "besieged",
      "A significator stands between Mars and Saturn",
      "主星為火土所圍",
    ],
  ];
  return rows
    .filter(([holds]) => holds)
    .map(([, code, en, zhHant]) => ({ code, text: { en, zhHant } }));
}

function circumstances(
  positions: Positions,
  houses: Houses,
  querent: Classical,
  quesited: Classical,
  first: number,
  matter: number,
  moon: ReturnType<typeof nextMoonAspect>,
): readonly Testimony[] {
  const found: Testimony[] = [];
  const add = (code: string, weight: number, evidence: Text) =>
    found.push({ code, weight, evidence });
  const tell = (planet: Classical, en: string, zh: string): Text => ({
    en: `${pointName(planet).en} ${en}`,
    zhHant: `${pointName(planet).zhHant}${zh}`,
  });
  const place = houseName(matter);
  if (querent !== quesited) {
    if (houses[querent].house === matter) {
      add("querentInMatter", 5, tell(querent, `goes to ${place.en}`, `進入${place.zhHant}`));
    }
    if (houses[quesited].house === first) {
      add("matterComes", 8, tell(quesited, "comes to the querent's house", "來到問者之宮"));
    }
  }
  if (!moon) {
    const mild = [1, 3, 8, 11].includes(signOf(positions.moon.longitudeDeg).index);
    add("moonVoid", mild ? -6 : -12, tell("moon", "is void of course", "空亡"));
  } else if (moon.b === "jupiter" || moon.b === "venus") {
    add(
      "moonToBenefic",
      4,
      tell("moon", `goes next to ${pointName(moon.b).en}`, `次入相位於${pointName(moon.b).zhHant}`),
    );
  } else if (moon.b === "mars" || moon.b === "saturn") {
    add(
      "moonToMalefic",
      -4,
      tell("moon", `goes next to ${pointName(moon.b).en}`, `次入相位於${pointName(moon.b).zhHant}`),
    );
  }
  for (const planet of new Set([querent, quesited])) {
    if (isCombust(positions, planet)) add("combust", -10, tell(planet, "is combust", "焦灼"));
    else if (planet !== "sun" && fromSun(positions, planet) < 0.283) {
      add("cazimi", 6, tell(planet, "is in the heart of the Sun", "日心吉位"));
    }
  }
  for (const planet of ["jupiter", "venus", "mars", "saturn"] as const) {
    if (houses[planet].house !== matter) continue;
    const good = planet === "jupiter" || planet === "venus";
    add(
      good ? "beneficInMatter" : "maleficInMatter",
      good ? 5 : -5,
      tell(planet, `stands in ${place.en}`, `在${place.zhHant}`),
    );
  }
  if (inBurnedWay(positions.moon.longitudeDeg)) {
    add("burnedWay", -4, tell("moon", "is in the burned way", "行於焦灼之路"));
  }
  return found;
}

function timing(outcome: Outcome, houses: Houses, positions: Positions): HoraryAnswer["timing"] {
  if (outcome.kind !== "aspect" || outcome.degrees === null) return null;
  const { house } = houses[outcome.by];
  return {
    ...timingOf(outcome.degrees, house, positions[outcome.by].longitudeDeg),
    note: {
      en: "Degrees to the aspect read as units of time by house and sign; an indication, no date.",
      zhHant: "以尚差之度數依宮位與星座換算時間單位，僅供參考，並非日期。",
    },
  };
}
