import { english, type Translation, type Words } from "#sdk";
import { centre, channel } from "../../bodygraph/words/en.ts";
import { channels, definedCentres } from "../../bodygraph/words/en/tables.ts";
import type { TargetRefusals } from "../../core/target_date.ts";
import * as core from "../../core/words/en.ts";
import type { answer, BodygraphTransitAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const activation = {
  ...core.point,
  earth: "Earth",
  northNode: "North node",
  southNode: "South node",
};
const LUMINARIES: ReadonlySet<string> = new Set(["sun", "moon", "earth"]);
const the = (id: keyof typeof activation) =>
  LUMINARIES.has(id) || id.endsWith("Node") ? `the ${activation[id]}` : activation[id];

export const en = {
  title: "Bodygraph of the day",
  summary: "Gates and channels that the present sky adds to a bodygraph",
  inputs: core.inputs,
  fields: {
    ...core.place,
    utc: "UTC",
    transits: "Sky of the day",
    body: "Body",
    gate: "Gate",
    line: "Line",
    own: "Own gate",
    added: "Channels added",
    channel: "Channel",
    wholly: "Wholly from the sky",
    by: "Brought by",
    opened: "Centres defined now",
    defined: "Centres defined at birth",
    channels: "Own channels",
  },
  terms: { activation, channel, centre },
  conventions: { node: core.conventions.node },
  refusals: {
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
    ...core.targetRefusals,
  },
  reading: ({ transits, added, opened }: BodygraphTransitAnswer): readonly string[] => {
    const sun = transits[0]!;
    const half = added.filter(({ wholly }) => !wholly);
    return core.paragraphs(
      `The Sun is in gate ${sun.gate}.${sun.line}${sun.own ? ", a gate you have yourself: the theme of these days is your own" : ", which the whole world has for six days"}.`,
      half.length > 0
        ? half
            .slice(0, 4)
            .map(
              (one) =>
                `${english.capital(english.list(one.by.map(the)))} ${one.by.length > 1 ? "bring" : "brings"} the half you lack to ${one.channel}, and for a while you have what ${channels[one.channel]}.`,
            )
            .join(" ")
        : "No planet completes a channel that you have begun; the day leaves you as you are.",
      opened.length > 0 &&
        `Now defined is ${english.list(opened.map((id) => `the ${centre[id]} centre, which for the time ${definedCentres[id]}`))}. It is borrowed, and decisions are better left to your own authority.`,
    );
  },
  picture: {
    title: "Bodygraph of the day",
    legend: ["red: completed by the sky · brown: of the birth"],
    desc: ({ added, opened }: BodygraphTransitAnswer) =>
      `${added.length} channels and ${opened.length} centres added by the sky`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "birth-time-needed": {} } & TargetRefusals;
}>;

export type BodygraphTransitWords = Translation<typeof en>;
