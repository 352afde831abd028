import { Birth, defineProcedure, oneOf, TextShape, Type, type Static } from "#old";
import { STARS, starOf, type Position, type StarId } from "#sky";
import { placeOf, round } from "../core/format.ts";
import type { DaySky } from "../core/day_track.ts";
import { MODERN, type Modern } from "../core/names.ts";
import { CHART_REFUSALS, readNativity, type Nativity } from "../core/nativity.ts";
import { birthTimeOmittable, placeOmittable } from "../core/omission.ts";
import { nullable, PLACE } from "../core/shapes.ts";
import { altitudeOf } from "../core/sphere.ts";
import { writeBrief } from "./brief.ts";
import { STAR_LORE } from "./catalogue.ts";
import { angleTimes, STAR_ANGLES } from "./contacts.ts";
import { createScene, rank, readOptions, touchOf, type StarOptions, type Touch } from "./scene.ts";

const STAR_IDS = STARS.map(({ id }) => id) as unknown as readonly [StarId, ...StarId[]];

const output = Type.Object({
  stars: Type.Array(
    Type.Object({
      id: Type.String(),
      name: TextShape,
      designation: Type.String({ description: "Bayer letter and constellation" }),
      magnitude: nullable(Type.Number(), "Visual; null for the galactic centre"),
      nature: Type.Array(Type.String(), { description: "Planets whose nature it has" }),
      theme: nullable(TextShape, "What it is said to bring"),
      ...PLACE,
      latitudeDeg: Type.Number({ description: "Apparent, of date" }),
      rightAscensionDeg: Type.Number({ description: "Apparent, of date" }),
      declinationDeg: Type.Number({ description: "Apparent, of date" }),
      atHorizon: nullable(
        Type.Object({
          state: oneOf(["rises", "alwaysAbove", "alwaysBelow"], "At the latitude of birth"),
          sunAltitudeAtRisingDeg: nullable(Type.Number(), "Altitude of the Sun as the star rises"),
          sunAltitudeAtSettingDeg: nullable(Type.Number(), "Altitude of the Sun as it sets"),
        }),
        "Null without a place",
      ),
      contacts: Type.Array(
        Type.Object({
          kind: oneOf(["conjunction", "opposition", "parallel", "paran"], "Contact"),
          point: Type.String({ description: "Body or angle" }),
          starAngle: nullable(oneOf(STAR_ANGLES, "Where the star stands"), "Parans only"),
          pointAngle: nullable(oneOf(STAR_ANGLES, "Where the body stands"), "Parans only"),
          orbDeg: Type.Number(),
          maxOrbDeg: Type.Number(),
          strength: Type.Number({ description: "0 to 1, before brightness" }),
        }),
      ),
      prominence: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
  ),
  ranking: Type.Array(
    Type.Object({ id: Type.String(), prominence: Type.Integer({ minimum: 0, maximum: 100 }) }),
    { description: "Stars with a contact, most prominent first" },
  ),
  leading: nullable(Type.String(), "The most prominent star"),
  parans: Type.Object({
    reckoned: Type.Boolean({ description: "Whether angles and parans took part" }),
    orbDeg: Type.Number({ description: "Of local sidereal angle; 0.5° is two minutes" }),
    natalOnly: Type.Boolean({ description: "Whether bodies had to be near an angle at birth" }),
  }),
  prominenceRule: TextShape,
});
export type StarsAnswer = Static<typeof output>;

const RULE = {
  en: "100 × (1 − product of (1 − contact weight × body weight × closeness)) × brightness. Contact: conjunction 1 (0.6 beyond 20° of latitude), paran of a rising or culminating star 0.8 (else 0.5), opposition and parallel 0.4. Body: Sun, Moon, ascendant, midheaven 1; Mercury to Saturn 0.7; outer planets 0.4.",
  zhHant:
    "一百 ×（1 − 各接觸（1 − 接觸權重 × 星體權重 × 緊密度）之積）× 亮度。接觸：合 1（黃緯逾二十度 0.6），恆星升起或上中天之同角 0.8（其餘 0.5），對分與平行 0.4。星體：日月與上升、天頂 1，水星至土星 0.7，外行星 0.4。",
};

/** The stars of the tradition and how loudly each speaks in a chart. */
export const fixedStarsLocate = defineProcedure({
  name: "fixedStars.locate",
  tradition: "western",
  title: { en: "Fixed stars", zhHant: "恆星" },
  summary: {
    en: "39 fixed stars by longitude, declination and paran, with a prominence of 0 to 100",
    zhHant: "三十九顆恆星之黃經、赤緯與同角接觸，附零至一百之顯著度",
  },
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/fixed_stars.svg",
  reads: "birth",
  omittable: {
    birthTime: birthTimeOmittable({
      says: {
        en: "No time of birth was given: bodies stand as at local noon. Angles and parans are left out, and the Moon's contacts hold for noon alone.",
        zhHant: "未提供出生時刻：星體以當地正午計；軸點與同角接觸從缺，月亮之接觸僅適用於正午。",
      },
      fields: ["/leading"],
      verdictsOf: (given, { latitude }) => {
        const options = readOptions(given);
        return { "/leading": (at) => leadingAt(at, latitude, options) };
      },
      everyHours: 2,
    }),
    latitude: placeOmittable({
      en: "No place was given: angles and parans are left out.",
      zhHant: "未提供出生地：軸點與同角接觸從缺。",
    }),
  },
  refusals: CHART_REFUSALS,
  options: { catalogue: STAR_LORE.length },
  input: Type.Object({
    ...Birth,
    stars: Type.Optional(
      Type.Array(oneOf(STAR_IDS, "A star"), {
        minItems: 1,
        maxItems: STAR_IDS.length,
        uniqueItems: true,
        description: "Stars to locate; default the 39 of the tradition",
      }),
    ),
    orbDeg: Type.Optional(
      Type.Number({
        minimum: 0.1,
        maximum: 3,
        description: "Orb of conjunctions; default 2°, 1.5° or 1° by magnitude",
      }),
    ),
    paranOrbDeg: Type.Optional(
      Type.Number({ minimum: 0.1, maximum: 2, description: "Orb of parans; default 0.5°" }),
    ),
    natalOnly: Type.Optional(
      Type.Boolean({
        description:
          "Whether a paran needs its body within 5° of an angle at birth; default false, the whole day counts",
      }),
    ),
  }),
  output,
  run: (chosen, give) => {
    const chart = readNativity(give.civil(), MODERN, "wholeSign");
    const options = readOptions(chosen);
    const scene = createScene(
      presentOf((id) => chart.positions[id]),
      chart.houses && { ...chart.houses, latitudeDeg: chart.place!.latitudeDeg },
      options,
    );
    const stars = options.ids.map((id) => {
      const star = starOf(chart.sky, id);
      return { star, ...touchOf(id, star, scene) };
    });
    const ranking = rank(stars).map(({ id, prominence }) => ({ id: id as string, prominence }));
    return {
      stars: stars.map(({ star, ...touch }) => report(star, touch, chart)),
      ranking,
      leading: ranking[0]?.id ?? null,
      parans: {
        reckoned: chart.houses !== null,
        orbDeg: options.paranOrbDeg,
        natalOnly: options.natalOnly,
      },
      prominenceRule: RULE,
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "the sky of noon on 1 January 2000",
      input: {
        birthDate: "2000-01-01",
        birthTime: "12:00",
        timezone: "UTC",
        stars: ["spica", "regulus", "sirius"],
      },
      expect: {
        stars: [
          { id: "spica", longitudeDeg: 203.8417 },
          { id: "regulus", longitudeDeg: 149.8294 },
          { id: "sirius", longitudeDeg: 104.0861 },
        ],
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03, sefstars.txt",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I.9" },
    {
      title: "The Fixed Stars and Constellations in Astrology",
      author: "Vivian Robson",
      year: "1923",
    },
    {
      title: "Hipparcos, the New Reduction of the Raw Data",
      author: "Floor van Leeuwen",
      year: "2007",
    },
  ],
});

/** The bodies that have a place. */
function presentOf<P>(placeOf: (id: Modern) => P | null | undefined): (readonly [Modern, P])[] {
  return MODERN.flatMap((id) => {
    const place = placeOf(id);
    return place ? [[id, place] as const] : [];
  });
}

function leadingAt(at: DaySky, latitudeDeg: number | null, options: StarOptions): string | null {
  const angles = at.angles();
  const scene = createScene(
    presentOf((id) => at.placeOf(id)),
    angles && { ...angles, latitudeDeg: latitudeDeg! },
    options,
  );
  return rank(options.ids.map((id) => touchOf(id, starOf(at.sky, id), scene)))[0]?.id ?? null;
}

function report(star: Position, { id, contacts, prominence }: Touch, chart: Nativity) {
  const { name, designation, magnitude } = STARS.find((one) => one.id === id)!;
  const lore = STAR_LORE.find((one) => one.id === id);
  return {
    id,
    name: lore?.name ?? { en: name, zhHant: name },
    designation,
    magnitude,
    nature: [...(lore?.nature ?? [])],
    theme: lore?.theme ?? null,
    ...placeOf(star.longitudeDeg),
    latitudeDeg: round(star.latitudeDeg),
    rightAscensionDeg: round(star.rightAscensionDeg),
    declinationDeg: round(star.declinationDeg),
    atHorizon: chart.place && atHorizon(star, chart.positions.sun!, chart.place.latitudeDeg),
    contacts: contacts.map((one) => ({
      ...one,
      orbDeg: round(one.orbDeg),
      strength: round(one.strength, 4),
    })),
    prominence,
  };
}

/** Where the Sun stands as the star crosses the horizon: what tells whether the crossing can be seen. */
function atHorizon(star: Position, sun: Position, latitudeDeg: number) {
  const times = angleTimes(star, latitudeDeg);
  if (times.rising === undefined || times.setting === undefined) {
    const above = star.declinationDeg > 0 === latitudeDeg > 0;
    return {
      state: above ? ("alwaysAbove" as const) : ("alwaysBelow" as const),
      sunAltitudeAtRisingDeg: null,
      sunAltitudeAtSettingDeg: null,
    };
  }
  return {
    state: "rises" as const,
    sunAltitudeAtRisingDeg: round(altitudeOf(sun, times.rising, latitudeDeg), 2),
    sunAltitudeAtSettingDeg: round(altitudeOf(sun, times.setting, latitudeDeg), 2),
  };
}
