import { type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { moonEvent } from "../../gardening/words/en.ts";
import type { answer, NodesAnswer } from "../answer.ts";
import type { SunBody } from "../../heliocentric/answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sign } = core;
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
const minute = (local: string) => local.replace("T", " ").slice(0, -3);

export const en = {
  title: "Nodes and apsides",
  summary:
    "Nodes and apsides of the Moon and planets, mean and osculating, with the Moon's next turns",
  inputs: {},
  fields: {
    ...core.place,
    ...core.when,
    moon: "Moon",
    meanNode: "Mean node",
    trueNode: "True node",
    meanApogee: "Mean apogee",
    trueApogee: "True apogee",
    steepness: "Reach from the equator (°)",
    next: "Next events",
    event: "Event",
    declinationDeg: "Declination (°)",
    distanceKm: "Distance (km)",
    planets: "Planets",
    body: "Planet",
    node: "Ascending node",
    perihelion: "Perihelion",
    meanPerihelion: "Mean perihelion",
    inclinationDeg: "Inclination (°)",
    eccentricity: "Eccentricity",
    semiMajorAxisAu: "Mean distance (AU)",
  },
  terms: { moonEvent, sunBody, sign },
  conventions: {},
  reading: ({ moon, next }: NodesAnswer): readonly string[] =>
    core.paragraphs(
      `The Moon crosses the ecliptic northward at ${core.placeName(moon.meanNode.longitudeDeg)} by her mean node and at ${core.placeName(moon.trueNode.longitudeDeg)} by the true one; her apogee lies in ${sign[moon.meanApogee.sign]}.`,
      `She comes ${moon.steepness.toFixed(1)}° from the equator in these months, ${moon.steepness > 27.5 ? "near a major standstill, when she leaves the Sun's bounds far behind" : moon.steepness < 19.5 ? "near a minor standstill, when she stays within the Sun's bounds" : "between her two standstills"}.`,
      next.length > 0 &&
        `Next: ${next.map(({ event, local }) => `${moonEvent[event]} on ${minute(local)}`).join(", ")}.`,
    ),
  picture: {
    title: "Nodes and apsides",
    desc: "A table of nodes, apogees and perihelia",
    names: {
      meanNode: "Mean node",
      trueNode: "True node",
      meanApogee: "Mean apogee",
      trueApogee: "True apogee",
      node: "· node",
      perihelion: "· perihelion",
    },
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type NodesWords = Translation<typeof en>;
