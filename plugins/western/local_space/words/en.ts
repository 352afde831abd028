import { english, type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, LocalSpaceAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { the, themeOf } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = core.body;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const wind = {
  n: "north",
  nne: "north-north-east",
  ne: "north-east",
  ene: "east-north-east",
  e: "east",
  ese: "east-south-east",
  se: "south-east",
  sse: "south-south-east",
  s: "south",
  ssw: "south-south-west",
  sw: "south-west",
  wsw: "west-south-west",
  w: "west",
  wnw: "west-north-west",
  nw: "north-west",
  nnw: "north-north-west",
};

export const en = {
  title: "Local space",
  summary: "Azimuth and altitude of each planet from a place and the great circles they draw",
  inputs: {
    targets: { label: "Places", about: "Places whose direction is wanted" },
    name: { label: "Name", about: "What the place is called" },
  },
  fields: {
    bodies: "Planets",
    body: "Planet",
    azimuthDeg: "Azimuth (°)",
    altitudeDeg: "Altitude (°)",
    wind: "Direction",
    line: "Line",
    latitude: "Latitude",
    longitude: "Longitude",
    targets: "Places",
    name: "Name",
    bearingDeg: "Bearing (°)",
    kilometres: "Kilometres",
    near: "On the line of",
    apartDeg: "Apart (°)",
    behind: "Opposite",
  },
  terms: { body, wind },
  conventions: { parallax: core.conventions.parallax },
  refusals: core.angleRefusals,
  reading: ({ bodies, targets }: LocalSpaceAnswer): readonly string[] => {
    const up = bodies.filter(({ altitudeDeg }) => altitudeDeg > 0);
    return core.paragraphs(
      up.length > 0
        ? `Above the horizon, and so plain to see, stand ${english.list(up.map((one) => `${the(one.body)} in the ${wind[one.wind]}`))}.`
        : "All planets stand below the horizon; their directions work unseen.",
      `To look for ${themeOf("venus")} one turns ${wind[bodies.find((one) => one.body === "venus")!.wind]}, for ${themeOf("jupiter")} ${wind[bodies.find((one) => one.body === "jupiter")!.wind]}, and ${themeOf("saturn")} wait in the ${wind[bodies.find((one) => one.body === "saturn")!.wind]}.`,
      ...targets.map(
        ({ name, wind: to, kilometres, near }) =>
          `${name || "The place"} lies ${wind[to]}, ${kilometres} km away, ${near.length > 0 ? `on the line of ${english.list(near.map((one) => `${the(one.body)}${one.behind ? ", behind it" : ""}`))}: ${english.list(near.map((one) => themeOf(one.body)))}` : "on no planet's line"}.`,
      ),
    );
  },
  picture: {
    title: "Local space",
    legend: "dark: above the horizon · pale: below",
    desc: "A compass with the planets at their azimuths",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: AngleRefusals;
}>;

export type LocalSpaceWords = Translation<typeof en>;
