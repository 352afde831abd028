import { Birth, defineProcedure, omittableTime, Refusal, sumOf, Type } from "#old";
import { apparentPositions, housesAt } from "#sky";
import { toTt, type CivilMoment } from "#time";
import { isServed } from "../names/spans.ts";
import { writeBrief } from "./brief.ts";
import { balanceOf, setOnTree, testimoniesOf, type Longitudes } from "./chart.ts";
import { drawTree } from "./picture.ts";
import { output, type TreeAnswer } from "./shapes.ts";
import { SIGN_TEXTS } from "./texts.ts";
import { SIGN_PATHS, TREE_PLANETS, type Attribution } from "./tree.ts";

/** A birth on the Tree of Life. */
export const treeChart = defineProcedure({
  name: "kabbalah.treeChart",
  tradition: "kabbalistic",
  title: { en: "Chart on the Tree of Life", zhHant: "生命之樹星盤" },
  summary: {
    en: "Birth planets set on the Tree of Life, with letters, paths, pillars and worlds, and a reading",
    zhHant: "將出生行星置於生命之樹，附字母、路徑、三柱與四界及解讀",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/tree.svg",
  reads: "birth",
  conventions: {
    attribution: {
      title: { en: "Letters of the planets", zhHant: "行星所屬字母" },
      default: "golden-dawn",
      options: {
        "golden-dawn": {
          title: {
            en: "Golden Dawn: Mercury Bet to Saturn Tav",
            zhHant: "黃金黎明：水星 Bet 至土星 Tav",
          },
          source: "A. Crowley, Magick in Theory and Practice (1929), appendix V, columns II and XI",
        },
        short: {
          title: {
            en: "Falling order: Saturn Bet to Moon Tav",
            zhHant: "降序：土星 Bet 至月亮 Tav",
          },
          source: "Sefer Yetzirah, short version (Warsaw 1884), ch. 4",
        },
        kircher: {
          title: { en: "Kircher: Sun Bet to Mars Tav", zhHant: "基歇爾：太陽 Bet 至火星 Tav" },
          source:
            "The order in which Sefer Yetzirah 4 lists the planets; A. Kircher's, after note 40 of W. W. Westcott's translation (1893)",
        },
        gra: {
          title: { en: "Gra: Moon Bet to Jupiter Tav", zhHant: "維爾納加翁：月亮 Bet 至木星 Tav" },
          source: "Sefer Yetzirah, version of the Gra, ch. 4",
        },
      },
    },
  },
  omittable: {
    birthTime: omittableTime({
      says: {
        en: "No time of birth was given: the planets stand as at noon, and the rising sign is left out",
        zhHant: "未提供出生時刻：行星取正午之位，上升之宮從缺",
      },
      verdicts: [
        ...TREE_PLANETS.map((_, index) => `/planets/${index}/sign/id`),
        "/leaning/id",
        "/score",
      ],
      markers: ({ julianDayTt }) =>
        isServed(julianDayTt)
          ? [
              (julianDayUt) =>
                Object.values(longitudesAt(toTt(julianDayUt)))
                  .map((deg) => Math.floor(deg / 30))
                  .join(),
            ]
          : null,
    }),
    place: {
      fields: ["latitude", "longitude"],
      assume: null,
      says: {
        en: "No place was given: the rising sign is left out",
        zhHant: "未提供出生地：上升之宮從缺",
      },
      candidates: () => [{ set: {}, when: "any place" }],
      exhaustive: false,
      verdicts: [],
    },
  },
  refusals: { "date-out-of-range": "The date lies outside the years -1000 to 3000" },
  input: Type.Object({ ...Birth }),
  output,
  run: ({ attribution }, give) => readTree(give.civil(), attribution),
  brief: writeBrief,
  picture: drawTree,
  examples: [
    {
      title: "noon of 1 January 2000 at Greenwich",
      input: {
        birthDate: "2000-01-01",
        birthTime: "12:00",
        timezone: "UTC",
        latitude: 51.4779,
        longitude: 0,
      },
      expect: {
        planets: [
          {
            id: "sun",
            longitudeDeg: 280.369,
            sefirah: { id: "tiferet" },
            letter: { name: "Resh" },
            path: { name: "Ayin", number: 26, trump: { en: "The Devil" } },
          },
          {
            id: "moon",
            longitudeDeg: 223.324,
            sefirah: { id: "yesod" },
            letter: { name: "Gimel" },
            path: { name: "Nun", number: 24 },
          },
          { sign: { id: "capricorn" } },
          { sign: { id: "sagittarius" } },
          { sign: { id: "aquarius" } },
          { sign: { id: "aries" } },
          { sign: { id: "taurus" } },
        ],
        rising: { sign: { id: "aries" }, letter: { name: "He" } },
      },
      tolerance: 0.01,
      source:
        "Positions and signs of Swiss Ephemeris 2.10.03; joins of the paths in 777, column XII; trumps of the Golden Dawn by letter",
    },
  ],
  references: [
    { title: "Sefer Yetzirah", part: "ch. 4-5" },
    {
      title: "De occulta philosophia",
      author: "Heinrich Cornelius Agrippa",
      year: "1533",
      part: "II.13",
    },
    { title: "Oedipus Aegyptiacus", author: "Athanasius Kircher", year: "1653", part: "II" },
    { title: "777", author: "Aleister Crowley", year: "1909" },
  ],
});

function readTree(civil: CivilMoment, attribution: Attribution): TreeAnswer {
  if (!isServed(civil.julianDayTt)) {
    const message = "Cannot place the planets: date is outside -1000 to 3000";
    throw new Refusal("date-out-of-range", message);
  }
  const planets = setOnTree(longitudesAt(civil.julianDayTt), attribution);
  const balance = balanceOf(planets);
  const testimonies = testimoniesOf(planets, balance);
  return {
    planets,
    rising: risingOf(civil),
    ...balance,
    worlds: balance.worlds as TreeAnswer["worlds"],
    score: sumOf(testimonies),
    testimonies,
  };
}

function longitudesAt(julianDayTt: number): Longitudes {
  const { positions } = apparentPositions(TREE_PLANETS, julianDayTt);
  const pairs = TREE_PLANETS.map((id) => [id, positions[id]!.longitudeDeg] as const);
  return Object.fromEntries(pairs) as unknown as Longitudes;
}

function risingOf(civil: CivilMoment): TreeAnswer["rising"] {
  const { timeKnown, latitude, longitude, julianDayUt } = civil;
  if (!timeKnown || latitude === null || longitude === null) return null;
  const { ascendantDeg } = housesAt(julianDayUt, latitude, longitude, "wholeSign");
  const index = Math.floor(ascendantDeg / 30);
  const { id, name } = SIGN_TEXTS[index]!;
  const path = SIGN_PATHS[index]!;
  return {
    longitudeDeg: Math.round(ascendantDeg * 1e4) / 1e4,
    sign: { id, name },
    letter: { letter: path.letter, name: path.name },
  };
}
