import { BRANCH } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { branchName } from "../../../core/words/en.ts";
import { FORMATION } from "../../formations/formation.ts";
import { DOOR, GOD, STAR } from "../../terms.ts";
import { en as board } from "../../words/en.ts";
import { door, dun, god, star } from "../../words/en/board.ts";
import { formation } from "../../words/en/formations.ts";
import { role, topic } from "../../words/en/matter.ts";
import type { answer, SelectAnswer, SelectPhrases, SelectRefusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { list, capital } = english;

const side = {
  north: "north",
  northeast: "northeast",
  east: "east",
  southeast: "southeast",
  south: "south",
  southwest: "southwest",
  west: "west",
  northwest: "northwest",
};

type Found = SelectAnswer["found"][number];

function heldText({ door: id, stars, god: by, formations, signs }: Found): string {
  const there = [
    ...(id ? [`the door of ${door[id]} (${nativeOf(DOOR, id)})`] : []),
    ...stars.map((one) => `the ${star[one]} (${nativeOf(STAR, one)})`),
    ...(by ? [`the ${god[by]} (${nativeOf(GOD, by)})`] : []),
  ];
  const formed = formations.map((one) => `${formation[one].text} (${nativeOf(FORMATION, one)})`);
  const stands =
    signs.length > 0
      ? `, where ${list(signs.map((one) => role[one]))} ${signs.length > 1 ? "stand" : "stands"}`
      : "";
  return `${list(there)}${stands}${formed.length > 0 ? `; it forms ${list(formed)}` : ""}`;
}

const branchText = (one: Found) => {
  const { id } = pairOf(one.hour).branch;
  return `${nativeOf(BRANCH, id)} (${branchName(id)})`;
};

export const en = {
  title: "Choosing an hour by the mysterious gates",
  summary:
    "Searches a span for hours and sides of the compass whose door, star, deity and formations suit a purpose, best first, with the reasons",
  inputs: {
    purpose: { label: "For", about: "What an hour is sought for", values: topic },
    from: { label: "From", about: "First day, YYYY-MM-DD" },
    to: { label: "To", about: "Last day, at most 31 days on" },
    directions: {
      label: "Sides",
      about: "Sides of the compass that can be used; all eight where left out",
      values: side,
    },
    limit: { label: "How many", about: "Hours to show, 10 where left out" },
  },
  fields: {
    purpose: "For",
    from: "From",
    to: "To",
    zone: "Zone",
    searched: "Hours searched",
    sought: "Signs sought",
    found: "Hours found",
    date: "Date",
    starts: "Begins",
    ends: "Ends",
    hour: "Hour",
    dun: "Course",
    ju: "Ju",
    side: "Side",
    palace: "Palace",
    door: "Door",
    stars: "Stars",
    god: "Deity",
    formations: "Formations",
    condition: "Condition",
    sense: "Gist",
    signs: "Signs there",
    score: "Score",
    because: "Because",
    days: "Days",
    hours: "Hours",
    branch: "Branch",
    best: "Best side",
  },
  terms: { topic, role, palaceSide: side, door, star, god, dun, formation },
  phrases: {
    hasDoor: board.phrases.hasDoor,
    hasStar: board.phrases.hasStar,
    hasGod: board.phrases.hasGod,
    hasMark: board.phrases.hasMark,
    hasFormation: board.phrases.hasFormation,
    isVoid: board.phrases.isVoid,
    boardMark: board.phrases.boardMark,
    palaceAt: board.phrases.palaceAt,
    signHere: ({ role: id }: SelectPhrases["signHere"]) => `${capital(role[id])} stands there`,
  },
  conventions: board.conventions,
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    spanReversed: {
      when: "The first day lies after the last",
      says: "No hours can be searched: the first day lies after the last",
    },
    spanTooLong: {
      when: "The span is longer than 31 days",
      says: ({ days, most }: SelectRefusals["spanTooLong"]) =>
        `The span has ${days} days; at most ${most} can be searched`,
    },
  },
  reading({ purpose, found, sought, searched }: SelectAnswer) {
    const [first, second, third] = found;
    const tell = (one: Found) =>
      `${one.date}, ${one.starts}–${one.ends}, the hour of ${branchText(one)}, towards the ${side[one.side]} (${one.score})`;
    const more = [second, third].flatMap((one) => (one ? [`${tell(one)}: ${heldText(one)}.`] : []));
    const found_ =
      first!.score >= 60
        ? `For ${topic[purpose]} the best of ${searched} hours is ${tell(first!)}.`
        : `None of ${searched} hours suits ${topic[purpose]} well; the least poor is ${tell(first!)}.`;
    return [
      `${found_} Towards that side stand ${heldText(first!)}. What was sought is ${list(sought.map((one) => role[one]))}.`,
      ...(more.length > 0 ? [`After it come ${more.join(" ")}`] : []),
    ];
  },
  picture: {
    title: (purpose: SelectAnswer["purpose"]) => `Hours for ${topic[purpose]}`,
    entry: (one: Found) => `${one.date} ${one.starts}: ${side[one.side]}, ${one.score}`,
    legend: ["The darker, the better the best side of the hour.", "The best hours are numbered."],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: LongitudeRefusal & SelectRefusals;
}>;

export type SelectWords = Translation<typeof en>;
