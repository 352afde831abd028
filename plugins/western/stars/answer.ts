import { phrase, term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { STARS } from "#sky";
import { POINT } from "../core/points.ts";
import { classical, nullable, PLACE } from "../core/shapes.ts";
import { CONTACT, STAR_ANGLE } from "./contacts.ts";
import type { TraditionalStar } from "./natures.ts";

export const STAR = vocabulary(
  "star",
  STARS.map(({ id }) => id),
);
/** How a star moves against the horizon of a latitude. */
export const HORIZON = vocabulary("horizonState", ["rises", "alwaysAbove", "alwaysBelow"]);

export type Phrases = {
  /** What a star is said to bring. */
  brings: { star: TraditionalStar };
};

const Prominence = Type.Integer({
  minimum: 0,
  maximum: 100,
  description:
    "100 × (1 − product of (1 − contact weight × body weight × closeness)) × brightness. Contact: conjunction 1 (0.6 beyond 20° of latitude), paran of a rising or culminating star 0.8 (else 0.5), opposition and parallel 0.4. Body: Sun, Moon, ascendant, midheaven 1; Mercury to Saturn 0.7; outer planets 0.4",
});

export const answer = Type.Object({
  stars: Type.Array(
    Type.Object({
      star: term(STAR, "The star"),
      designation: Type.String({ description: "Bayer letter and constellation" }),
      magnitude: nullable(Type.Number(), "Visual; null for the galactic centre"),
      nature: Type.Array(classical(), { description: "Planets whose nature it has" }),
      theme: nullable(
        phrase<Phrases>("What it is said to bring"),
        "Null for a star of which the tradition says nothing",
      ),
      ...PLACE,
      latitudeDeg: Type.Number({ description: "Apparent ecliptic latitude of date, degrees" }),
      rightAscensionDeg: Type.Number({ description: "Apparent, of date, degrees" }),
      declinationDeg: Type.Number({ description: "Apparent, of date, degrees" }),
      atHorizon: nullable(
        Type.Object({
          state: term(HORIZON, "At the latitude of birth"),
          sunAltitudeAtRisingDeg: nullable(
            Type.Number(),
            "Altitude of the Sun as the star rises, degrees; null where it does not",
          ),
          sunAltitudeAtSettingDeg: nullable(
            Type.Number(),
            "Altitude of the Sun as it sets, degrees; null where it does not",
          ),
        }),
        "Null without a place",
      ),
      contacts: Type.Array(
        Type.Object({
          kind: term(CONTACT, "How they meet"),
          point: term(POINT, "Body or angle"),
          starAngle: nullable(term(STAR_ANGLE, "Where the star stands"), "Parans only"),
          pointAngle: nullable(term(STAR_ANGLE, "Where the body stands"), "Parans only"),
          orbDeg: Type.Number({ description: "Distance from exactness, degrees" }),
          maxOrbDeg: Type.Number({ description: "Widest distance at which it counts, degrees" }),
          strength: Type.Number({ description: "0 to 1, before brightness" }),
        }),
        { description: "How the star touches the chart" },
      ),
      prominence: Prominence,
    }),
    { description: "In the order asked for" },
  ),
  ranking: Type.Array(Type.Object({ star: term(STAR, "The star"), prominence: Prominence }), {
    description: "Stars with a contact, most prominent first",
  }),
  leading: nullable(term(STAR, "The most prominent star"), "Null where no star touches the chart"),
  parans: Type.Object(
    {
      reckoned: Type.Boolean({ description: "Whether angles and parans took part" }),
      orbDeg: Type.Number({ description: "Of local sidereal angle, degrees; 0.5° is two minutes" }),
      natalOnly: Type.Boolean({ description: "Whether bodies had to be near an angle at birth" }),
    },
    { description: "How parans were reckoned" },
  ),
});
export type StarsAnswer = Frozen<Static<typeof answer>>;
