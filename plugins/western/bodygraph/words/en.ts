import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, BodygraphAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { CHANNEL, type ChannelId } from "../wheel.ts";
import {
  authorities,
  channels,
  definedCentres,
  hiddenLines,
  lines,
  openCentres,
  types,
} from "./en/tables.ts";

const { capital } = english;
const { paragraph, placeName, point } = core;

const bodygraphType = {
  manifestor: "Manifestor",
  generator: "Generator",
  manifestingGenerator: "Manifesting Generator",
  projector: "Projector",
  reflector: "Reflector",
};
const authority = {
  emotional: "emotional authority",
  sacral: "sacral authority",
  splenic: "splenic authority",
  ego: "authority of the heart",
  selfProjected: "self-projected authority",
  mental: "no inner authority",
  lunar: "lunar authority",
};
const definition = {
  none: "no definition",
  single: "single definition",
  split: "split definition",
  tripleSplit: "triple split",
  quadrupleSplit: "quadruple split",
};
export const centre = {
  head: "Head",
  ajna: "Ajna",
  throat: "Throat",
  g: "G",
  heart: "Heart",
  spleen: "Spleen",
  solarPlexus: "Solar plexus",
  sacral: "Sacral",
  root: "Root",
};
const activation = {
  ...point,
  earth: "Earth",
  northNode: "North node",
  southNode: "South node",
};
export const channel = Object.fromEntries(CHANNEL.ids.map((id) => [id, id])) as Record<
  ChannelId,
  string
>;

function opening({
  type,
  authority: how,
  profile,
  personality,
  definition: parts,
}: BodygraphAnswer) {
  const [conscious, hidden] = profile.split("/").map(Number) as [number, number];
  const sun = personality[0]!;
  return paragraph(
    `With the Sun at ${placeName(sun.longitudeDeg)} in gate ${sun.gate}.${sun.line} this is a ${bodygraphType[type]} of profile ${profile} and ${definition[parts]}. A ${bodygraphType[type]} ${types[type]}.`,
    authorities[how],
    `Line ${conscious} of the Sun at birth ${lines[conscious - 1]}, while underneath line ${hidden} of the earlier Sun ${hiddenLines[hidden - 1]}.`,
  );
}

function channelsOf({ channels: defined }: BodygraphAnswer): string {
  return paragraph(
    ...defined.map(
      ({ channel: id, centres: [one, other] }) =>
        `Channel ${id} joins ${centre[one]} and ${centre[other]} and ${channels[id]}.`,
    ),
  );
}

function centresOf({ centres }: BodygraphAnswer): string {
  return paragraph(
    ...centres.map(({ centre: id, defined, gates }) => {
      const at =
        gates.length > 0
          ? ` with ${gates.length > 1 ? "gates" : "gate"} ${english.list(gates.map(String))}`
          : "";
      return `${capital(`the ${centre[id]}`)} ${defined ? "is defined" : "is open"}${at} and ${defined ? definedCentres[id] : openCentres[id]}.`;
    }),
  );
}

export const en = {
  title: "Bodygraph",
  summary:
    "64 gates at birth and 88° of the Sun before it: centres, channels, type, profile, authority",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: {},
  fields: {
    ...core.body,
    ...core.place,
    type: "Type",
    authority: "Authority",
    definition: "Definition",
    profile: "Profile",
    personality: "At birth",
    design: "88° before",
    designUtc: "Instant of the earlier sky (UTC)",
    body: "Body",
    gate: "Gate",
    line: "Line",
    channels: "Channels",
    channel: "Channel",
    gates: "Gates",
    centres: "Centres",
    centre: "Centre",
    defined: "Defined",
  },
  terms: { bodygraphType, authority, definition, centre, channel, activation },
  conventions: { node: core.conventions.node },
  refusals: {
    "birth-time-needed": {
      when: "No time of birth was given",
      says: "The Moon passes a line in less than two hours, and no time was given. Give the time",
    },
  },
  reading: (answer: BodygraphAnswer) =>
    core.paragraphs(opening(answer), channelsOf(answer), centresOf(answer)),
  picture: {
    title: "Bodygraph",
    design: "88° before",
    personality: "at birth",
    legend: [
      "filled: defined centre with its active gates · thick line: defined channel",
      "below: gate and line",
    ] as readonly string[],
    desc: ({ type, profile, centres }: BodygraphAnswer): string =>
      `${bodygraphType[type]}, profile ${profile}. Defined: ${
        centres
          .filter(({ defined }) => defined)
          .map(({ centre: id }) => centre[id])
          .join(", ") || "none"
      }.`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "birth-time-needed": {} };
}>;

export type BodygraphWords = Translation<typeof en>;
