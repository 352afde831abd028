import { type Translation, type Words } from "#sdk";
import type { ChartRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, DraconicAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { point, sign, the, themeOf } = core;
const of = ({ bodies }: DraconicAnswer, id: string) => bodies.find(({ body }) => body === id)!;

export const en = {
  title: "Draconic chart",
  summary: "Positions reckoned from the Moon's node, with contacts to the birth chart",
  inputs: {},
  fields: {
    ...core.viewFields,
    node: "Node",
    contacts: "Contacts with the birth",
    draconic: "Draconic",
    natal: "At birth",
    opposed: "Opposed",
  },
  terms: { point, sign, aspect: core.aspect, houseSystem: core.houseSystem },
  phrases: core.housePhrases,
  conventions: { node: core.conventions.node, houseSystem: core.conventions.houseSystem },
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
  },
  reading: (answer: DraconicAnswer): readonly string[] => {
    const [sun, moon] = [of(answer, "sun"), of(answer, "moon")];
    const { angles, contacts, node } = answer;
    return core.paragraphs(
      core.paragraph(
        `Counted from the node in ${sign[node.sign]}, the Sun falls in ${sign[sun.sign]} and the Moon in ${sign[moon.sign]}${angles ? `, with ${sign[angles.ascendant.sign]} rising` : ""}.`,
        `The school reads this as what one is after beneath the daily self: to act ${core.MANNERS[sun.sign]}, and to feel at home ${core.MANNERS[moon.sign]}.`,
      ),
      contacts.length > 0
        ? `The two layers meet where ${contacts
            .slice(0, 3)
            .map(
              (one) =>
                `the draconic ${point[one.draconic]} ${one.opposed ? "opposes" : "joins"} ${the(one.natal)} of the birth (${themeOf(one.draconic)} ${one.opposed ? "against" : "with"} ${themeOf(one.natal)})`,
            )
            .join(", and where ")}.`
        : "No point of the one layer comes within two degrees of the other: purpose and daily life run side by side.",
    );
  },
  picture: {
    ...core.wheel,
    title: "Draconic chart",
    rings: "inside: from the node · outside: at birth",
    desc: ({ bodies }: DraconicAnswer) =>
      bodies
        .map(({ body, longitudeDeg }) => `${point[body]} ${core.placeName(longitudeDeg)}`)
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals & { "birth-time-needed": {} };
}>;

export type DraconicWords = Translation<typeof en>;
