import { term, Type, type Frozen, type Static } from "#sdk";
import type { SunRefusals } from "../../core/day/almanac_day.ts";
import { LASTS, whenShape } from "../../core/day/when.ts";
import { NAKSHATRA } from "../../core/nakshatras.ts";
import { VARA } from "../../core/panchanga.ts";
import { House, signTerm } from "../../core/shapes.ts";
import { TARA } from "../../core/taras.ts";
import { DAY_STANDING, MOON_STATE } from "./rules.ts";

export type Refusals = SunRefusals;

export const answer = Type.Object({
  vara: term(VARA, "Weekday from sunrise"),
  sunrise: whenShape("Sunrise of the date"),
  birthStar: term(NAKSHATRA, "Nakshatra of the Moon at birth"),
  birthSign: signTerm("Sign of the Moon at birth"),
  certain: Type.Boolean({
    description: "Whether birth star and sign are the same all day, where no time was given",
  }),
  spans: Type.Array(
    Type.Object({
      ...LASTS,
      nakshatra: term(NAKSHATRA, "Nakshatra of the Moon"),
      sign: signTerm("Sign of the Moon"),
      count: Type.Integer({
        minimum: 1,
        maximum: 27,
        description: "Nakshatras counted from that of the birth, inclusively",
      }),
      round: Type.Integer({ minimum: 1, maximum: 3, description: "Which of the three rounds" }),
      tara: term(TARA, "Star of the nine", ["meaning"]),
      taraHelps: Type.Boolean({ description: "Whether the star helps" }),
      house: House("Sign of the Moon counted from that of the birth"),
      moonHelps: Type.Boolean({ description: "Whether the Moon helps" }),
      state: term(MOON_STATE, "State of the Moon at the beginning", ["about"]),
      standing: term(DAY_STANDING, "How the span stands"),
    }),
    { description: "From sunrise to the next, cut where star or sign of the Moon changes" },
  ),
});
export type PersonalAnswer = Frozen<Static<typeof answer>>;
