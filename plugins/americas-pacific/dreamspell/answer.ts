import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { KIN_COLOUR, SEAL, TONE, type KinColour, type Seal, type Tone } from "../core/kins.ts";
import { CASTLE, EARTH_FAMILY, PLASMA } from "./names.ts";

/** Names of kins. */
type Names = { kin: { colour: KinColour; tone: Tone; seal: Seal } };

const kinNumber = (description: string) => Type.Integer({ minimum: 1, maximum: 260, description });
const name = phrase<Names>("Colour, tone and seal");
const kinShape = (description: string) =>
  Type.Object(
    {
      kin: kinNumber("Of the 260"),
      name,
      seal: term(SEAL, "The seal", ["portrait"]),
      tone: term(TONE, "The tone", ["asks"]),
      colour: term(KIN_COLOUR, "The colour"),
      galacticActivationPortal: Type.Boolean({
        description: "Whether it is one of the 52 portals",
      }),
    },
    { description },
  );

export const answer = Type.Object({
  hunabKuDay: Type.Boolean({ description: "29 February, 0.0 Hunab Ku, outside the count" }),
  dayOutOfTime: Type.Boolean({ description: "25 July, outside the moons" }),
  kin: Type.Union([kinShape("The kin of the day"), Type.Null()], {
    description: "The kin of the day; null on 29 February",
  }),
  precedingKin: kinNumber("The kin before"),
  followingKin: kinNumber("The kin after"),
  wavespell: Type.Object(
    {
      kin: kinNumber("Its first kin"),
      name,
      day: Type.Integer({ minimum: 1, maximum: 13, description: "Day in it" }),
    },
    { description: "The thirteen kins it belongs to, named by their first" },
  ),
  castle: term(CASTLE, "Which of the five castles of 52 kins"),
  earthFamily: term(EARTH_FAMILY, "Family of the seal"),
  oracle: Type.Object(
    {
      guide: kinShape("Above: the guide"),
      analog: kinShape("Right: the support"),
      antipode: kinShape("Left: the challenge"),
      occult: kinShape("Below: the hidden power"),
    },
    { description: "Round the kin; on 29 February round the kin before" },
  ),
  moon: Type.Union([Type.Integer({ minimum: 1, maximum: 13 }), Type.Null()], {
    description: "Of the thirteen from 26 July; null on days outside the moons",
  }),
  moonDay: Type.Union([Type.Integer({ minimum: 1, maximum: 28 }), Type.Null()], {
    description: "Day of the moon; null on days outside the moons",
  }),
  plasma: Type.Union([term(PLASMA, "The plasma"), Type.Null()], {
    description: "Day of the week of the moons; null on days outside the moons",
  }),
  yearBearer: kinShape("The kin of the 26 July that begins the year"),
});
export type KinAnswer = Frozen<Static<typeof answer>>;
export type Kin = KinAnswer["yearBearer"];
