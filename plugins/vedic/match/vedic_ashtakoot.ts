import { defineProcedure, oneOf, TextShape, Type, verdictOf } from "#old";
import type { Give, InputOf, Static, Text } from "#old";
import { AYANAMSA, listTexts } from "../core/old.ts";
import { round } from "../core/positions.ts";
import {
  cancellationsOf,
  KOOTAS,
  kootasOf,
  moonOf,
  totalOf,
  type Koota,
  type KootaId,
} from "./ashtakoot.ts";
import { areVedha, rajjuOf } from "./porutham.ts";
import { PERSON_REFUSALS, PersonInput, PersonReport, readPerson, reportPerson } from "./person.ts";
import { groomOf, GroomInput, pairs, rolesOmittable } from "./roles.ts";

const input = Type.Object({ a: PersonInput, b: PersonInput, groom: GroomInput });
const conventions = { ayanamsa: AYANAMSA } as const;
const BANDS = ["notAdvised", "average", "good", "excellent"] as const;

const Total = Type.Number({ minimum: 0, maximum: 36, description: "Points of 36" });

const output = Type.Object({
  groom: oneOf(["a", "b"], "Who stands as groom"),
  people: Type.Object({ a: PersonReport, b: PersonReport }),
  kootas: Type.Array(
    Type.Object({
      id: oneOf(KOOTAS, "One of the eight"),
      name: TextShape,
      points: Type.Number({ minimum: 0, maximum: 8 }),
      max: Type.Integer({ minimum: 1, maximum: 8 }),
      groom: TextShape,
      bride: TextShape,
      rule: Type.String(),
    }),
    { minItems: 8, maxItems: 8, description: "Raw points before any exception" },
  ),
  total: Total,
  maximum: Type.Literal(36),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Total as a part of a hundred" }),
  band: verdictOf(oneOf(BANDS, "Below 18, to 24, to 32, above")),
  cancellations: Type.Array(
    Type.Object({ koota: oneOf(KOOTAS, "The koota"), rule: Type.String(), source: Type.String() }),
    { description: "Exceptions that apply; the raw points stay as they are" },
  ),
  warnings: Type.Array(
    Type.Object({ id: oneOf(["rajju", "vedha"], "Southern rule"), text: TextShape }),
  ),
  orders: Type.Object(
    { aAsGroom: Total, bAsGroom: Total },
    { description: "The total in both orders" },
  ),
  alternatives: Type.Optional(
    Type.Object(
      {
        certified: Type.Boolean({ description: "Every possibility has the same total" }),
        least: Total,
        most: Total,
        cases: Type.Array(Type.Object({ total: Total, a: Type.String(), b: Type.String() })),
      },
      { description: "Totals over all places the Moons may have, where one is not certain" },
    ),
  ),
  strengths: Type.Array(TextShape),
  cautions: Type.Array(TextShape),
  summary: TextShape,
});
type Answer = Static<typeof output>;

const NAMES: Readonly<Record<KootaId, Text>> = {
  varna: { en: "Varna (outlook)", zhHant: "種姓（Varna，志趣）" },
  vashya: { en: "Vashya (sway)", zhHant: "攝服（Vashya，相從）" },
  tara: { en: "Tara (well-being)", zhHant: "星數（Tara，安和）" },
  yoni: { en: "Yoni (instinct)", zhHant: "獸性（Yoni，本能）" },
  grahaMaitri: { en: "Graha maitri (friendship)", zhHant: "星誼（Graha Maitri，情誼）" },
  gana: { en: "Gana (temperament)", zhHant: "氣質（Gana，性情）" },
  bhakoot: { en: "Bhakoot (shared fortunes)", zhHant: "宮合（Bhakoot，家運）" },
  nadi: { en: "Nadi (constitution)", zhHant: "脈屬（Nadi，體質）" },
};

const PRAISE: Readonly<Record<KootaId, Text>> = {
  varna: { en: "aims in life sit easily side by side", zhHant: "人生志趣並行不悖" },
  vashya: { en: "each yields to the other without loss", zhHant: "彼此能相讓而無損" },
  tara: { en: "the counts of the stars bring goodwill both ways", zhHant: "星數往返皆吉" },
  yoni: { en: "instincts are of one kind", zhHant: "本能相合" },
  grahaMaitri: { en: "the minds are friends", zhHant: "心意相投" },
  gana: { en: "temperaments agree", zhHant: "性情相近" },
  bhakoot: { en: "family and means draw the same way", zhHant: "家業同心" },
  nadi: { en: "constitutions complement each other", zhHant: "體質互補" },
};
const CAUTION: Readonly<Record<KootaId, Text>> = {
  varna: { en: "aims differ and need to be spoken of", zhHant: "志趣有別，宜多溝通" },
  vashya: { en: "neither gives way by nature", zhHant: "天性互不相讓" },
  tara: { en: "the counts of the stars ask for patience", zhHant: "星數不利，須多耐心" },
  yoni: { en: "instincts run against each other", zhHant: "本能相左" },
  grahaMaitri: { en: "ways of thinking are far apart", zhHant: "思路相距甚遠" },
  gana: { en: "temperaments clash", zhHant: "性情相衝" },
  bhakoot: { en: "shared finances and family plans need care", zhHant: "家計與家務須費心" },
  nadi: { en: "constitutions are too much alike", zhHant: "體質過於相似" },
};

/** Eightfold marriage match, in both orders, with its exceptions. */
export const vedicAshtakoot = defineProcedure({
  name: "compatibility.vedicAshtakoot",
  tradition: "vedic",
  title: { en: "Ashtakoot match", zhHant: "八合婚配（Ashtakoot）" },
  summary: {
    en: "Eight-fold marriage match out of 36 points with each koota and its exceptions",
    zhHant: "八項合婚，滿分三十六，逐項計分並列例外",
  },
  kind: "calculation",
  cost: 3,
  icon: "icons/ashtakoot.svg",
  conventions,
  omittable: { groom: rolesOmittable(["/total", "/band/value"]) },
  refusals: PERSON_REFUSALS,
  input,
  output,
  run: calculate,
  examples: [
    {
      title: "Purva Ashadha 4 and Purva Phalguni 1",
      input: { a: { nakshatra: 20, pada: 4 }, b: { nakshatra: 11, pada: 1 }, groom: "a" },
      expect: {
        total: 17,
        band: { value: "notAdvised" },
        kootas: [
          { id: "varna", points: 1 },
          { id: "vashya", points: 0 },
          { id: "tara", points: 3 },
          { id: "yoni", points: 2 },
          { id: "grahaMaitri", points: 5 },
          { id: "gana", points: 6 },
          { id: "bhakoot", points: 0 },
          { id: "nadi", points: 0 },
        ],
      },
      source: "PyJHora and Maitreya agree on the kootas of this pair",
    },
    {
      title: "two births",
      input: {
        a: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata" },
        b: { birthDate: "1969-07-20", birthTime: "15:18", timezone: "America/Chicago" },
      },
      expect: {
        people: { a: { moon: { nakshatra: 15, pada: 1 } }, b: { moon: { nakshatra: 13 } } },
      },
      source: "Moons: Swiss Ephemeris with Lahiri ayanamsa",
    },
  ],
  references: [
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "VI, vivaha" },
    { title: "Muhurta or Electional Astrology", author: "B. V. Raman", year: "1946" },
  ],
});

type Input = InputOf<typeof input, typeof conventions>;

function calculate(chosen: Input, give: Give<never>): Answer {
  const a = readPerson("a", chosen.a, chosen.ayanamsa);
  const b = readPerson("b", chosen.b, chosen.ayanamsa);
  const role = groomOf(chosen.groom, chosen.a, chosen.b);
  const totalFor = (groomDeg: number, brideDeg: number) =>
    totalOf(kootasOf(moonOf(groomDeg), moonOf(brideDeg)));
  const ordered = (aDeg: number, bDeg: number) =>
    role === "a" ? totalFor(aDeg, bDeg) : totalFor(bDeg, aDeg);
  const [groom, bride] = (role === "a" ? [a, b] : [b, a]).map(({ moonDeg }) => moonOf(moonDeg));
  const kootas = kootasOf(groom!, bride!);
  const total = totalOf(kootas);
  const cancellations = cancellationsOf(groom!, bride!, kootas);
  const score = Math.round((100 * total) / 36);
  const cases = pairs(a.possible, b.possible).map(([x, y]) => ({
    total: ordered(x.moonDeg, y.moonDeg),
    a: x.when,
    b: y.when,
  }));
  const totals = cases.map((one) => one.total);
  return {
    groom: role,
    people: { a: reportPerson(a, give.lang), b: reportPerson(b, give.lang) },
    kootas: kootas.map((koota) => ({ ...koota, name: NAMES[koota.id] })),
    total,
    maximum: 36,
    score,
    band: bandOf(total),
    cancellations: [...cancellations],
    warnings: warningsOf(groom!.star.number, bride!.star.number),
    orders: {
      aAsGroom: totalFor(a.moonDeg, b.moonDeg),
      bAsGroom: totalFor(b.moonDeg, a.moonDeg),
    },
    ...(cases.length > 1
      ? {
          alternatives: {
            certified: new Set(totals).size === 1,
            least: Math.min(...totals),
            most: Math.max(...totals),
            cases,
          },
        }
      : {}),
    strengths: kootas.filter(isFull).map(({ id }) => PRAISE[id]),
    cautions: kootas.filter(isEmpty).map(({ id }) => CAUTION[id]),
    summary: summarise(kootas, total, cancellations.length),
  };
}

function isFull({ points, max }: Koota): boolean {
  return points === max;
}
function isEmpty({ points, max }: Koota): boolean {
  return points / max <= 1 / 6;
}

function bandOf(total: number): Answer["band"] {
  const value =
    total < 18 ? "notAdvised" : total < 25 ? "average" : total <= 32 ? "good" : "excellent";
  return {
    value,
    because: [
      {
        rule: `${total} of 36 points; below 18 is not advised, below 25 average, to 32 good, above excellent`,
        source: "North Indian almanacs; B. V. Raman, Muhurta",
      },
    ],
  };
}

function warningsOf(groom: number, bride: number): Answer["warnings"] {
  const warnings: Answer["warnings"] = [];
  const [first, second] = [rajjuOf(groom), rajjuOf(bride)];
  if (first.id === second.id) {
    warnings.push({
      id: "rajju",
      text: {
        en: `Both stars are tied to the same cord, that of the ${first.name.en}; southern custom looks for different ones.`,
        zhHant: `兩人之宿同屬「${first.name.zhHant}」索（Rajju），南印習俗以相異為宜。`,
      },
    });
  }
  if (areVedha(groom, bride)) {
    warnings.push({
      id: "vedha",
      text: {
        en: "The two stars pierce each other (vedha); southern custom avoids the pair.",
        zhHant: "兩宿互相衝刺（Vedha），南印習俗避之。",
      },
    });
  }
  return warnings;
}

const BAND_TEXTS: Readonly<Record<(typeof BANDS)[number], Text>> = {
  notAdvised: {
    en: "below the eighteen that the books ask for",
    zhHant: "未達典籍所求之十八分",
  },
  average: { en: "an average match", zhHant: "屬中等之配" },
  good: { en: "a good match", zhHant: "屬良配" },
  excellent: { en: "an excellent match", zhHant: "屬上上之配" },
};

function summarise(kootas: readonly Koota[], total: number, exceptions: number): Text {
  const best = listTexts(kootas.filter(isFull).map(({ id }) => PRAISE[id]));
  const weak = listTexts(kootas.filter(isEmpty).map(({ id }) => CAUTION[id]));
  const band = BAND_TEXTS[bandOf(total).value];
  const points = round(total, 1);
  return {
    en: [
      `The pair reaches ${points} of 36 points: ${band.en}.`,
      best.en ? `In its favour, ${best.en}.` : "No koota is filled to the brim.",
      weak.en ? `Against it, ${weak.en}.` : "No koota is left empty.",
      exceptions
        ? `The books make ${exceptions === 1 ? "an exception" : `${exceptions} exceptions`} here; the points above are those before it.`
        : "",
    ]
      .filter(Boolean)
      .join(" "),
    zhHant: [
      `兩人得 ${points} 分（滿分 36），${band.zhHant}。`,
      best.zhHant ? `所長：${best.zhHant}。` : "無一項得滿分。",
      weak.zhHant ? `所短：${weak.zhHant}。` : "無一項落空。",
      exceptions ? `此處另有 ${exceptions} 條例外可解，上列為未計例外之分數。` : "",
    ].join(""),
  };
}
