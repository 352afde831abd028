import { type Translation, type Words } from "#sdk";
import type { ChartRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, AsteroidsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

type Row = AsteroidsAnswer["bodies"][number];

const { aspect, houseName, point, sign, the, themeOf, topicOf } = core;
const { ceres, pallas, juno, vesta, chiron, pholus, meanLilith, trueLilith, meanNode, trueNode } =
  point;
const minor = {
  ceres,
  pallas,
  juno,
  vesta,
  chiron,
  pholus,
  meanLilith,
  trueLilith,
  meanNode,
  trueNode,
};

/** What each body is read for. */
const SENSES: Readonly<Record<string, string>> = {
  ceres: "how one nurtures and lets go",
  pallas: "how one sees patterns and plans",
  juno: "what one needs from a partner to stay",
  vesta: "what one keeps burning and serves alone",
  chiron: "where one was hurt and learnt to help",
  pholus: "where a small thing opened sets much going",
  meanLilith: "what one will not have tamed",
  trueLilith: "what breaks out of what one will not have tamed",
  meanNode: "where one is drawn to grow",
  trueNode: "where one is drawn to grow just then",
};

function told({ body, sign: at, house }: Row): string {
  const place = house === null ? "" : ` in ${houseName(house)}, among ${topicOf(house)}`;
  return `${core.The(body)} in ${sign[at]}${place}: ${SENSES[body]}, done ${core.MANNERS[at]}.`;
}

export const en = {
  title: "Asteroids and points",
  summary: "Ceres, Pallas, Juno, Vesta, Chiron, Pholus, Lilith and the nodes in the chart",
  inputs: { bodies: { label: "Bodies", about: "All when left out", values: minor } },
  fields: {
    ...core.viewFields,
    ...core.unavailable,
    ...point,
    signs: "Signs",
    latitudeDeg: "Latitude (°)",
    speedDegPerDay: "Degrees a day",
  },
  terms: { body: point, point, sign, aspect },
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: core.chartRefusals,
  omissions: {
    birthTime:
      "No time of birth was given: the bodies stand as at local noon, and houses are left out.",
    latitude: "No place was given: houses and angles are left out.",
  },
  reading: ({ bodies, aspects }: AsteroidsAnswer): readonly string[] => {
    if (bodies.length === 0) {
      return [
        "None of the bodies asked has a position at this date; their orbits are known well enough from 1500 to 2400.",
      ];
    }
    const told_ = bodies.filter(({ body }) => body !== "trueLilith" && body !== "trueNode");
    return core.paragraphs(
      (told_.length > 0 ? told_ : bodies).map(told).join(" "),
      aspects.length > 0 &&
        `Closest to the rest of the chart ${aspects
          .slice(0, 3)
          .map(
            (one) =>
              `${the(one.a)} stands in ${aspect[one.aspect]} with ${the(one.b)}, within ${core.formatArc(one.orbDeg)} (${themeOf(one.b)})`,
          )
          .join("; ")}.`,
    );
  },
  picture: {
    ...core.wheel,
    title: "Asteroids and points",
    desc: ({ bodies }: AsteroidsAnswer) =>
      bodies
        .map(({ body, longitudeDeg }) => `${point[body]} ${core.placeName(longitudeDeg)}`)
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals;
  omissions: { birthTime: {}; latitude: {} };
}>;

export type AsteroidsWords = Translation<typeof en>;
