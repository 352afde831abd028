import { english, type Translation, type Words } from "#sdk";
import { centre, channel } from "../../bodygraph/words/en.ts";
import { channels } from "../../bodygraph/words/en/tables.ts";
import * as core from "../../core/words/en.ts";
import type { answer, BodygraphCompositeAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { TIE, type TieId } from "../rules.ts";

type Joined = BodygraphCompositeAnswer["ties"][number];

const tie: Readonly<Record<TieId, string>> = {
  electromagnetic: "electromagnetic",
  companionship: "companionship",
  compromise: "compromise",
  dominance: "dominance",
};
const NAMES = { a: "the first", b: "the second" };
const MOST = 4;

/** One sentence a channel. */
const TOLD: Readonly<Record<TieId, (one: Joined) => string>> = {
  electromagnetic: ({ channel: id }) =>
    `each brings one half of ${id}, and only together the two have what ${channels[id]}`,
  companionship: ({ channel: id }) =>
    `both have ${id} whole, and meet as friends in what ${channels[id]}`,
  compromise: ({ channel: id, holder }) =>
    `${NAMES[holder!]} has ${id} whole where the other has a half, so ${NAMES[holder === "a" ? "b" : "a"]} gives way in what ${channels[id]}`,
  dominance: ({ channel: id, holder }) =>
    `${NAMES[holder!]} alone has ${id}, and the other can only let be what ${channels[id]}`,
};
const LEADS: Readonly<Record<TieId, string>> = {
  electromagnetic: "What draws the two: ",
  companionship: "What they share: ",
  compromise: "Where one gives way: ",
  dominance: "Where one leads: ",
};

/** What the count of centres says of a couple. */
function whole(count: number): string {
  if (count === 9)
    return "All nine centres are defined together: a world of its own, in which others find little room.";
  if (count === 8)
    return "Eight centres are defined together and one stays open: through it the world comes in.";
  if (count === 7)
    return "Seven centres are defined together: the two have work to do with others.";
  return `${english.counted(count, "centre")} ${count === 1 ? "is" : "are"} defined together: much stays open, and company matters to the two.`;
}

export const en = {
  title: "Two bodygraphs",
  summary:
    "Joins two bodygraphs: electromagnetic, companionship, compromise and dominance channels",
  inputs: {},
  fields: {
    ties: "Channels together",
    channel: "Channel",
    tie: "Connection",
    holder: "Held by",
    centres: "Centres",
    centre: "Centre",
    a: "First",
    b: "Second",
    together: "Together",
    definedTogether: "Centres defined together",
    gates: "Gates",
    shared: "Shared",
    channels: "Channels alone",
  },
  terms: { channel, centre, bodygraphTie: tie, holder: { a: "first", b: "second" } },
  conventions: { node: core.conventions.node },
  refusals: { "birth-time-needed": core.angleRefusals["birth-time-needed"] },
  reading: ({ ties, definedTogether }: BodygraphCompositeAnswer): readonly string[] =>
    core.paragraphs(
      whole(definedTogether),
      ...TIE.ids.map((id) => {
        const own = ties.filter((one) => one.tie === id).slice(0, MOST);
        return own.length > 0 && `${LEADS[id]}${own.map(TOLD[id]).join("; ")}.`;
      }),
    ),
  picture: {
    title: "Two bodygraphs",
    legend: ["red: electromagnetic · green: companionship", "brown: compromise · blue: dominance"],
    desc: ({ ties, definedTogether }: BodygraphCompositeAnswer) =>
      `${definedTogether} centres and ${ties.length} channels defined in the two together`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "birth-time-needed": {} };
}>;

export type BodygraphCompositeWords = Translation<typeof en>;
