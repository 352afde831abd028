import { Birth, defineProcedure, oneOf, TextShape, Type, type InputOf, type Give } from "#old";
import { normalizeDeg } from "#sky";
import { toTt } from "#time";
import { AYANAMSA, type AyanamsaName } from "../core/conventions.ts";
import { GRAHAS } from "../core/grahas.ts";
import { NAKSHATRA_ARC, nakshatraIndexOf, padaIndexOf, padaOf } from "../core/lunar_mansions.ts";
import {
  ANIMAL_NAMES,
  ANIMALS,
  GANA_NAMES,
  NADI_NAMES,
  NAKSHATRAS,
  NATURE_NAMES,
  type Nakshatra,
} from "../core/nakshatras.ts";
import { birthTimeOmittable, dayBounds, isServedAllDay } from "../core/omission.ts";
import { limbAt } from "../core/panchanga.ts";
import { CHART_REFUSALS, round, siderealSkyAt, utcOf } from "../core/positions.ts";
import { GrahaShape, PlaceShape, placeOfLongitude, SignShape, SpanShape } from "../core/shapes.ts";
import { SIGNS, signIndexOf } from "../core/signs.ts";
import { vargaSign } from "../core/vargas.ts";
import { dashaBalance } from "../core/vimshottari.ts";

const input = Type.Object({ ...Birth });
const conventions = { ayanamsa: AYANAMSA } as const;

const output = Type.Object({
  moon: PlaceShape,
  number: Type.Integer({ minimum: 1, maximum: 27, description: "1 is Ashwini" }),
  id: Type.String({ description: "Name in camelCase" }),
  name: TextShape,
  pada: Type.Integer({ minimum: 1, maximum: 4 }),
  traversed: Type.Number({ description: "Part of the nakshatra behind the Moon, 0 to 1" }),
  span: SpanShape,
  lord: GrahaShape,
  lordName: TextShape,
  deity: TextShape,
  symbol: TextShape,
  animal: oneOf(ANIMALS, "Animal of the yoni"),
  animalName: TextShape,
  animalSex: oneOf(["male", "female"], "Sex of the animal, not of the person"),
  gana: oneOf(["deva", "manushya", "rakshasa"], "Class of temperament"),
  ganaName: TextShape,
  nadi: oneOf(["adi", "madhya", "antya"], "Channel"),
  nadiName: TextShape,
  nature: oneOf(
    ["fixed", "movable", "fierce", "mixed", "light", "soft", "sharp"],
    "Class by which undertakings are chosen",
  ),
  natureName: TextShape,
  syllables: Type.Array(Type.String(), { description: "First sounds of a name, pada 1 to 4" }),
  syllable: Type.String({ description: "The one of the birth's own pada" }),
  navamsa: SignShape,
  gandanta: Type.Object(
    {
      inGandanta: Type.Boolean({
        description: "Within 3°20' of the end of Cancer, Scorpio, Pisces",
      }),
      distanceDeg: Type.Number({ description: "Degrees to the nearest of the three junctions" }),
      gandaMoola: Type.Boolean({
        description: "One of the six nakshatras that touch a junction",
      }),
    },
    { description: "Junctions where sign and nakshatra end together" },
  ),
  abhijit: Type.Boolean({ description: "Between 6°40' and 10°53'20\" of Capricorn" }),
  taras: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1, maximum: 9 }),
      name: Type.String(),
      meaning: TextShape,
      favourable: Type.Boolean(),
      nakshatras: Type.Array(Type.Integer({ minimum: 1, maximum: 27 })),
    }),
    { description: "The nine stars counted from the birth nakshatra, three nakshatras to each" },
  ),
  dayRange: Type.Optional(
    Type.Object(
      { from: PlaceShape, to: PlaceShape },
      { description: "The Moon at the ends of the civil day, where no time was given" },
    ),
  ),
  summary: TextShape,
});

const TARAS: readonly (readonly [string, string, string, boolean])[] = [
  ["Janma", "birth: mixed", "本命：吉凶參半", true],
  ["Sampat", "prosperity", "財利", true],
  ["Vipat", "setback", "阻逆", false],
  ["Kshema", "well-being", "安泰", true],
  ["Pratyak", "obstacle", "障礙", false],
  ["Sadhaka", "accomplishment", "成就", true],
  ["Naidhana", "exhaustion", "耗竭", false],
  ["Mitra", "friend", "友善", true],
  ["Parama Mitra", "great friend", "至友", true],
];

/** The birth star: nakshatra and pada of the Moon with what the books attach to them. */
export const vedicNakshatra = defineProcedure({
  name: "vedic.nakshatra",
  tradition: "vedic",
  title: { en: "Birth nakshatra", zhHant: "本命月宿（Nakshatra）" },
  summary: {
    en: "Birth nakshatra and pada: lord, deity, animal, gana, nadi, name syllables, gandanta check",
    zhHant: "本命月宿與足：主星、神祇、動物、氣質、脈屬、命名音節與界點檢查",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/nakshatra.svg",
  reads: "birth",
  conventions,
  omittable: {
    birthTime: birthTimeOmittable(
      {
        en: "No time of birth was given: the Moon is that of local noon. It crosses about four padas in a day.",
        zhHant: "未提供出生時刻：月亮以當地正午計，一日約行四足。",
      },
      ["/number", "/pada", "/lord", "/gana", "/nadi", "/animal", "/moon/sign", "/syllable"],
      [({ longitudes }) => padaIndexOf(longitudes.moon)],
    ),
  },
  refusals: CHART_REFUSALS,
  input,
  output,
  run: calculate,
  receipt: ({ ayanamsa }, give) => ({ warnings: warningsOf(ayanamsa, give) }),
  examples: [
    {
      title: "a morning in Chennai, 7 December 1996",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: {
        moon: { longitudeDeg: 186.9593, sign: "libra" },
        number: 15,
        id: "swati",
        pada: 1,
        lord: "rahu",
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris with Lahiri ayanamsa; PyJHora gives the same nakshatra and pada",
    },
    {
      title: "the Moon of 20 July 1969 over Houston",
      input: { birthDate: "1969-07-20", birthTime: "15:18", timezone: "America/Chicago" },
      expect: { number: 13, id: "hasta", moon: { sign: "virgo" }, animal: "buffalo", gana: "deva" },
      tolerance: 0.01,
      source: "Swiss Ephemeris with Lahiri ayanamsa; table of Muhurta Chintamani VI",
    },
  ],
  references: [
    { title: "Brihat Samhita", author: "Varahamihira", year: "6th century", part: "98, 101" },
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "II, VI" },
    { title: "Taittiriya Brahmana", part: "III.1, deities of the nakshatras" },
  ],
});

type Input = InputOf<typeof input, typeof conventions>;

function calculate({ ayanamsa }: Input, give: Give<never>) {
  const civil = give.civil();
  const at = siderealSkyAt(civil.julianDayTt, ayanamsa, "mean");
  const moonDeg = at.longitudes.moon;
  const index = nakshatraIndexOf(moonDeg);
  const star = NAKSHATRAS[index]!;
  const pada = padaOf(moonDeg);
  const limb = limbAt("nakshatra", at, ayanamsa);
  const distanceDeg = junctionDistance(moonDeg);
  const syllable = star.syllables[pada - 1]!;
  return {
    moon: placeOfLongitude(moonDeg),
    number: star.number,
    id: star.id,
    name: star.name,
    pada,
    traversed: round(dashaBalance(moonDeg).elapsed),
    span: { start: utcOf(limb.start), end: utcOf(limb.end) },
    lord: star.lord,
    lordName: GRAHAS[star.lord].name,
    deity: star.deity,
    symbol: star.symbol,
    animal: star.animal,
    animalName: ANIMAL_NAMES[star.animal],
    animalSex: star.animalSex,
    gana: star.gana,
    ganaName: GANA_NAMES[star.gana],
    nadi: star.nadi,
    nadiName: NADI_NAMES[star.nadi],
    nature: star.nature,
    natureName: NATURE_NAMES[star.nature],
    syllables: [...star.syllables],
    syllable,
    navamsa: SIGNS[vargaSign(moonDeg, "D9")]!.id,
    gandanta: {
      inGandanta: distanceDeg < NAKSHATRA_ARC / 4,
      distanceDeg: round(distanceDeg),
      gandaMoola: [1, 9, 10, 18, 19, 27].includes(star.number),
    },
    abhijit: moonDeg >= 276 + 2 / 3 && moonDeg < 280 + 8 / 9,
    taras: tarasFrom(index),
    ...(civil.timeKnown || !isServedAllDay(civil) ? {} : { dayRange: rangeOf(give, ayanamsa) }),
    summary: summarise(star, pada, moonDeg, syllable),
  };
}

function rangeOf(give: Give<never>, ayanamsa: AyanamsaName) {
  const [from, to] = dayBounds(give.civil()).map((at) =>
    placeOfLongitude(siderealSkyAt(toTt(at), ayanamsa, "mean").longitudes.moon),
  );
  return { from: from!, to: to! };
}

/** Degrees to the nearest of 0° Aries, Leo and Sagittarius. */
function junctionDistance(longitudeDeg: number): number {
  const past = normalizeDeg(longitudeDeg) % 120;
  return Math.min(past, 120 - past);
}

function tarasFrom(index: number) {
  return TARAS.map(([name, en, zhHant, favourable], i) => ({
    number: i + 1,
    name,
    meaning: { en, zhHant },
    favourable,
    nakshatras: [0, 9, 18].map((turn) => ((index + i + turn) % 27) + 1),
  }));
}

function summarise(star: Nakshatra, pada: number, moonDeg: number, syllable: string) {
  const sign = SIGNS[signIndexOf(moonDeg)]!.name;
  const lord = GRAHAS[star.lord].inProse;
  const ordinals = ["first", "second", "third", "fourth"] as const;
  return {
    en: `The Moon stands in the ${ordinals[pada - 1]} pada of ${star.name.en}, in ${sign.en}; the star is ruled by ${lord.en} and watched over by ${star.deity.en}. ${star.theme.en} A name by the old custom would begin with ${syllable}.`,
    zhHant: `月亮在${sign.zhHant}，居${star.name.zhHant}第${["一", "二", "三", "四"][pada - 1]}足；此宿以${lord.zhHant}為主星，護持之神為${star.deity.zhHant}。${star.theme.zhHant}依古俗，命名以 ${syllable} 音起首。`,
  };
}

/** Says when the Moon changes nakshatra or pada within a quarter of an hour. */
function warningsOf(ayanamsa: AyanamsaName, give: Pick<Give<never>, "civil" | "lang">): string[] {
  const civil = give.civil();
  if (!civil.timeKnown) return [];
  const at = siderealSkyAt(civil.julianDayTt, ayanamsa, "mean");
  const arc = NAKSHATRA_ARC / 4;
  const past = at.longitudes.moon % arc;
  const near = Math.min(past, arc - past) / at.speeds.moon;
  if (near > 1 / 96) return [];
  const minutes = Math.round(near * 1440);
  return [
    give.lang === "en"
      ? `The Moon is ${minutes} minutes from the edge of a pada; a small error of the clock changes it`
      : `月亮距「足」之邊界僅 ${minutes} 分鐘，時刻稍有出入即不同`,
  ];
}
