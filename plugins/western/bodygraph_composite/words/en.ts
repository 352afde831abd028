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
  return `${english.capital(english.numberWord(count))} ${count === 1 ? "centre is" : "centres are"} defined together: much stays open, and company matters to the two.`;
}

type Group = NonNullable<BodygraphCompositeAnswer["group"]>;
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
const people = (numbers: readonly number[]) =>
  english.list(numbers.map((number) => `the ${PLACES[number - 1]!}`));

/** What the group has that no two of its people explain, and who carries it. */
function ofGroup({ size, channels: all, emergent, centres, definedTogether, pairs }: Group) {
  const open = centres.filter(({ together }) => !together).map(({ centre: id }) => centre[id]);
  const alone = all.filter(({ whole, halves }) => whole.length === 1 && halves.length === 0);
  const drawn = pairs.toSorted((x, y) => y.electromagnetic - x.electromagnetic)[0]!;
  const equal = pairs.toSorted((x, y) => y.companionship - x.companionship)[0]!;
  return [
    `${english.capital(english.numberWord(size))} people in one room have ${english.counted(all.length, "channel")} and ${english.counted(definedTogether, "centre")} defined` +
      (open.length > 0
        ? `; ${english.list(open)} ${open.length === 1 ? "stays" : "stay"} open.`
        : ", all there are."),
    emergent.length > 0 &&
      `Nobody brings these alone, and the group loses them when somebody leaves: ${emergent
        .slice(0, MOST)
        .map((id) => `${id}, which ${channels[id]}`)
        .join("; ")}.`,
    alone.length > 0 &&
      `One person holds each of these for all: ${alone
        .slice(0, MOST)
        .map(({ channel: id, whole }) => `${id} with ${people(whole)}, which ${channels[id]}`)
        .join("; ")}.`,
    drawn.electromagnetic > 0 &&
      `The strongest pull is between ${people(drawn.people)}, who complete each other in ${english.counted(drawn.electromagnetic, "channel")}` +
        (equal.companionship > 0
          ? `; ${people(equal.people)} have the most in common, ${english.counted(equal.companionship, "channel")} whole in both.`
          : "; no two have a whole channel in common."),
  ];
}

export const en = {
  title: "Bodygraphs joined",
  summary:
    "Joins two or more bodygraphs: electromagnetic, companionship, compromise and dominance channels",
  inputs: {
    others: { label: "Others", about: "Further people of the group, after the two; at most five" },
  },
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
    group: "The group",
    size: "People",
    "group/channels": "Channels of the group",
    whole: "Held whole by",
    halves: "Half with",
    emergent: "Nobody's alone",
    defined: "Defined in",
    pairs: "Every two",
    people: "The two",
    electromagnetic: "Electromagnetic",
    companionship: "Companionship",
    compromise: "Compromise",
    dominance: "Dominance",
  },
  terms: { channel, centre, bodygraphTie: tie, holder: { a: "first", b: "second" } },
  conventions: { node: core.conventions.node },
  refusals: { "birth-time-needed": core.angleRefusals["birth-time-needed"] },
  reading: ({ ties, definedTogether, group }: BodygraphCompositeAnswer): readonly string[] =>
    core.paragraphs(
      ...(group ? ofGroup(group) : []),
      `${group ? "The first two by themselves: " : ""}${whole(definedTogether)}`,
      ...TIE.ids.map((id) => {
        const own = ties.filter((one) => one.tie === id).slice(0, MOST);
        return own.length > 0 && `${LEADS[id]}${own.map(TOLD[id]).join("; ")}.`;
      }),
    ),
  picture: {
    title: "Bodygraphs joined",
    legend: ["red: electromagnetic · green: companionship", "brown: compromise · blue: dominance"],
    groupLegend: ["red: channels nobody has alone", "blue: channels somebody has whole"],
    desc: ({ ties, definedTogether, group }: BodygraphCompositeAnswer) =>
      group
        ? `${group.definedTogether} centres and ${group.channels.length} channels defined in the group of ${group.size}`
        : `${definedTogether} centres and ${ties.length} channels defined in the two together`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "birth-time-needed": {} };
}>;

export type BodygraphCompositeWords = Translation<typeof en>;
