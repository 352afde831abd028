import { english, type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, FaganAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { aspect, point, sign, the, The, themeOf } = core;

/** What an angle makes of a planet. */
const AT: Readonly<Record<string, string>> = {
  ascendant: "it shows in the face and in every first step",
  midheaven: "it is acted out in public and remembered",
  descendant: "it comes by way of others, who seem to bring it",
  imumCoeli: "it works from the ground up, at home and in private",
};
const of = ({ bodies }: FaganAnswer, id: string) => bodies.find(({ body }) => body === id)!;

export const en = {
  title: "Sidereal chart (Fagan and Bradley)",
  summary: "A Fagan-Bradley chart with foreground scores, mundane aspects and sidereal returns",
  inputs: {
    ...core.returnInputs,
    returnYear: { label: "Year of return", about: "Year whose sidereal returns are wanted" },
  },
  fields: {
    ...core.viewFields,
    ayanamsaDeg: "Ayanamsa (°)",
    angularity: "Angularity",
    mundaneDeg: "On the prime vertical (°)",
    angle: "Angle",
    apartDeg: "Apart (°)",
    strength: "Strength",
    foreground: "Foreground",
    sector: "Sector",
    mundane: "Mundane aspects",
    solarReturn: "Solar return",
    lunarReturn: "Lunar return",
    utc: "UTC",
  },
  terms: { point, sign, aspect, houseSystem: core.houseSystem },
  phrases: core.housePhrases,
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    houseSystem: core.conventions.houseSystem,
    parallax: core.conventions.parallax,
  },
  refusals: core.angleRefusals,
  reading: (answer: FaganAnswer): readonly string[] => {
    const { angularity, mundane, solarReturn, lunarReturn } = answer;
    const [sun, moon] = [of(answer, "sun"), of(answer, "moon")];
    const front = angularity.filter(({ foreground }) => foreground);
    const [first, ...others] = front.length > 0 ? front : angularity.slice(0, 1);
    const back = angularity.at(-1)!;
    return core.paragraphs(
      `Against the stars the Sun stands in ${sign[sun.sign]} and the Moon in ${sign[moon.sign]}. This school reads the two lights before all else: to act ${core.MANNERS[sun.sign]}, and to answer ${core.MANNERS[moon.sign]}.`,
      core.paragraph(
        front.length > 0
          ? `In the foreground, ${core.formatArc(first!.apartDeg)} from the ${point[first!.angle]}, stands ${the(first!.body)}: ${themeOf(first!.body)} lead, and ${AT[first!.angle]}.`
          : `No planet is within ten degrees of an angle; ${the(first!.body)} comes nearest, at ${core.formatArc(first!.apartDeg)} from the ${point[first!.angle]}.`,
        others.length > 0 &&
          `Beside it ${english.list(others.slice(0, 3).map((one) => `${the(one.body)} at the ${point[one.angle]}`))}: ${english.list(others.slice(0, 3).map((one) => themeOf(one.body)))} are as plain to see.`,
        `${The(back.body)} is farthest from the angles, so ${themeOf(back.body)} stay in the background.`,
      ),
      mundane.length > 0 &&
        `In the round of the sky ${english.list(mundane.slice(0, 3).map((one) => `${the(one.a)} makes ${one.aspect === "opposition" ? "an" : "a"} ${aspect[one.aspect]} with ${the(one.b)}`))}, whatever their signs say.`,
      solarReturn &&
        lunarReturn &&
        `The Sun comes back to its star on ${solarReturn.utc.slice(0, 10)}, with ${sign[solarReturn.ascendant.sign]} rising; the Moon first does so on ${lunarReturn.utc.slice(0, 10)}, under ${sign[lunarReturn.ascendant.sign]}.`,
    );
  },
  picture: {
    ...core.wheel,
    title: "Sidereal chart",
    desc: ({ bodies }: FaganAnswer) =>
      bodies
        .map(({ body, longitudeDeg }) => `${point[body]} ${core.placeName(longitudeDeg)}`)
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: AngleRefusals;
}>;

export type FaganWords = Translation<typeof en>;
