import { english, type Translation, type Words } from "#sdk";
import type { ChartRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, HeliocentricAnswer, SunBody } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { aspect, sign } = core;
const { mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = core.body;
const sunBody: Readonly<Record<SunBody, string>> = {
  mercury,
  venus,
  earth: "Earth",
  mars,
  jupiter,
  saturn,
  uranus,
  neptune,
  pluto,
};
const nearest = ({ bodies }: HeliocentricAnswer) =>
  bodies.filter(({ longitudeDeg, perihelion }) => {
    const apart = Math.abs(((longitudeDeg - perihelion.longitudeDeg + 540) % 360) - 180);
    return apart < 5;
  });

export const en = {
  title: "Heliocentric chart",
  summary: "Heliocentric positions with aspects, nodes and perihelia",
  inputs: {},
  fields: {
    ...core.place,
    bodies: "Planets",
    body: "Planet",
    latitudeDeg: "Latitude (°)",
    distanceAu: "From the Sun (AU)",
    speedDegPerDay: "Degrees a day",
    node: "Ascending node",
    perihelion: "Perihelion",
    aspects: "Aspects",
    a: "First",
    b: "Second",
    aspect: "Aspect",
    orbDeg: "Orb (°)",
    unavailable: "Without a position",
  },
  terms: { sunBody, aspect },
  conventions: {},
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
  },
  reading: (answer: HeliocentricAnswer): readonly string[] => {
    const { bodies, aspects } = answer;
    const earth = bodies.find(({ body }) => body === "earth")!;
    const near = nearest(answer);
    return core.paragraphs(
      `From the Sun the Earth is seen in ${sign[earth.sign]}, opposite the Sun of a common chart; there is no Moon, no house and no planet that turns back. The school reads it as the larger task beside the personal one.`,
      aspects.length > 0
        ? `The closest ties are ${english.list(aspects.slice(0, 4).map((one) => `${sunBody[one.a]} in ${aspect[one.aspect]} with ${sunBody[one.b]} (${core.formatArc(one.orbDeg)})`))}.`
        : "No two planets stand within three degrees of an aspect.",
      near.length > 0 &&
        `${english.list(near.map(({ body }) => sunBody[body]))} ${near.length > 1 ? "are" : "is"} at perihelion, nearest the Sun and at full speed.`,
    );
  },
  picture: { title: "Heliocentric chart", desc: "Rings in the order of the planets, not to scale" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals & { "birth-time-needed": {} };
}>;

export type HeliocentricWords = Translation<typeof en>;
