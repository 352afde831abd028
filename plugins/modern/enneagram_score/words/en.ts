import { english, type Speaker, type Translation, type Words } from "#sdk";
import { en as match } from "../../enneagram/words/en.ts";
import { typeOf, type TypeNumber } from "../../enneagram/types.ts";
import type { answer, Phrases, ScoreAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { statements } from "./statements_en.ts";

const names = match.terms.type;
const more = {
  reformer: {
    portrait:
      "keeps an inner measure and holds everything against it, first of all its own work; what others call fault-finding is for it a kind of care",
    ease: "it plays, and finds that nothing collapses when one thing is left undone",
  },
  helper: {
    portrait:
      "enters a room by way of other people's needs and is at home where it is needed; its own needs come to it last and through a side door",
    ease: "it admits a sadness of its own, and is loved without having done anything for it",
  },
  achiever: {
    portrait:
      "reads what counts in a place and becomes good at it; it would rather do than be asked how it feels about it",
    ease: "it commits itself to a few people to whom no success need be shown",
  },
  individualist: {
    portrait:
      "looks for what is its own and no copy, and holds feelings up to the light that others hurry past",
    ease: "it turns feeling into a piece of work with a beginning and an end",
  },
  observer: {
    portrait:
      "steps back in order to see, and saves time, words and strength, since it believes there is not much of them to go round",
    ease: "it acts before the last question is answered, with both hands",
  },
  loyalist: {
    portrait:
      "asks what one can rely on, and asks again; it is faithful through and through to whoever has passed",
    ease: "it lets a matter rest and finds that the ground holds",
  },
  enthusiast: {
    portrait:
      "sees possibilities where others see a wall, and keeps moving so that nothing heavy can settle on it",
    ease: "it stays with one thing until it has become deep",
  },
  challenger: {
    portrait:
      "meets the world with its full weight and feels at once who holds the power in a room; tenderness is kept for those who have earned it",
    ease: "it shows where it can be hurt, and gives of its strength without being asked",
  },
  peacemaker: {
    portrait:
      "understands all sides and keeps the peace between them, at the price that its own wish is often the one that is not heard",
    ease: "it knows what it wants and does it, in good time",
  },
};
const type = Object.fromEntries(
  Object.entries(names).map(([id, one]) => [id, { ...one, ...more[id as keyof typeof more] }]),
) as {
  readonly [T in keyof typeof names]: (typeof names)[T] & (typeof more)[T];
};

/** What a wing adds, by type and wing. */
const WINGS: Readonly<Record<string, string>> = {
  "1-9": "makes it cooler and more patient, a judge who sits rather than one who walks about",
  "1-2":
    "turns its standards towards people: it mends by helping, and is hurt when help is refused",
  "2-1":
    "gives its warmth a conscience; it helps because it is right, and can grow strict about it",
  "2-3": "gives its warmth charm and an eye for its effect; it likes to be seen giving",
  "3-2": "makes it win people along with the prize",
  "3-4": "gives it a second, private measure, by which success is not yet enough",
  "4-3": "pushes its feelings onto a stage, where they are made to shine",
  "4-5": "draws its feelings inwards, into odd and exact forms",
  "5-4": "lets feeling into its thought; it would rather find a strange thing than a proved one",
  "5-6": "turns its thought to problems that others have, with care for what may fail",
  "6-5": "makes it study what it fears, and trust a method before a person",
  "6-7": "lets it look for safety in company and good humour",
  "7-6": "ties its lightness to a few people whom it would not lose",
  "7-8": "gives its wishes a push; what it wants it goes and takes",
  "8-7": "makes its strength restless and generous, with a taste for the large gesture",
  "8-9": "makes its strength slow and sure; it need not raise its voice",
  "9-8": "gives its peace a back of stone: it yields long, and then not at all",
  "9-1": "gives its peace an order; things have a place, and so have words",
};

export const en = {
  title: "Enneagram questionnaire",
  summary:
    "Counts answers to 36 statements of our own into nine types, with wing, lines and centre; an invitation to read, no measurement",
  inputs: {
    answers: {
      label: "Your answers",
      about: `36 numbers in order: 1 not at all, 2 little, 3 partly, 4 mostly, 5 wholly. ${statements.map((one, index) => `${index + 1}. ${one}`).join(" ")}`,
    },
  },
  fields: {
    clarity: "How clearly it shows",
    leaders: "Types with most points",
    type: "Type",
    number: "Number",
    portrait: "How it goes about things",
    ease: "At ease",
    gift: "Brings",
    strain: "Falls into under strain",
    wing: "Wing",
    underStrain: "Line under strain",
    atEase: "Line at ease",
    centre: "Centre",
    stance: "Stance",
    harmonic: "Way with trouble",
    scores: "All nine",
    points: "Points",
    percent: "Of what is possible, %",
    centres: "Centres",
    gut: "Gut",
    heart: "Heart",
    head: "Head",
    items: "Statements",
    statement: "Statement",
    countsFor: "Counts for",
    answer: "Answer",
  },
  terms: {
    clarity: { clear: "clear", close: "close", tied: "tied" },
    type,
    centre: match.terms.centre,
    stance: match.terms.stance,
    harmonic: match.terms.harmonic,
  },
  phrases: {
    statement: ({ number }: Phrases["statement"]) => statements[number - 1]!,
    wing: ({ type: of, wing }: Phrases["wing"]) => WINGS[`${of}-${wing}`]!,
  },
  reading(given: ScoreAnswer, say: Speaker) {
    const { type: found, leaders, scores, centres, clarity } = given;
    const ranked = [...scores].sort((a, b) => b.points - a.points);
    const called = (of: number) => `${of}, ${type[typeOf(of as TypeNumber)].text}`;
    const caution =
      "Statements on paper find a habit, not a person. If another of the nine describes you better than the first, believe yourself.";
    if (found === null) {
      const tied = `Your answers give the same ${scores[leaders[0]! - 1]!.points} points to ${english.list(leaders.map(called))}.`;
      return [
        tied,
        leaders.length > 4
          ? "So even a sheet says little; answer again with more ones and fives in it."
          : leaders
              .map((one) => `Type ${one} ${type[typeOf(one as TypeNumber)].portrait}.`)
              .join(" "),
        caution,
      ];
    }
    const me = type[found.type];
    const next = ranked[1]!;
    const strongest = (Object.entries(centres) as [keyof typeof centres, number][]).sort(
      (a, b) => b[1] - a[1],
    )[0]!;
    const wing =
      found.wing === null
        ? "Its two neighbours have as many points, so no wing colours it."
        : `Its wing is ${called(found.wing)}, which ${say.phrase({ code: "wing", with: { type: found.number as TypeNumber, wing: found.wing as TypeNumber } })}.`;
    const centre =
      strongest[0] === found.centre
        ? `It belongs to ${match.terms.centre[found.centre]}, which is also the strongest of the three on your sheet (${strongest[1]} points).`
        : `It belongs to ${match.terms.centre[found.centre]}, although ${match.terms.centre[strongest[0]]} has more points on your sheet (${strongest[1]}).`;
    return [
      `Most points, ${scores[found.number - 1]!.points} of 20, go to type ${called(found.number)}${clarity === "close" ? `, one more than to ${called(next.number)}` : ""}. It ${me.portrait}.`,
      `${wing} ${centre}`,
      `Under strain it tends to fall into ${me.strain}, and takes on something of type ${called(found.underStrain)}. At ease it has the gifts of type ${called(found.atEase)} within reach: ${me.ease}.`,
      `Furthest from you on this sheet is type ${called(ranked.at(-1)!.number)}, with ${ranked.at(-1)!.points}. ${caution}`,
    ];
  },
  picture: {
    title: "Enneagram of your answers",
    desc: (leaders: readonly string[]) => `Most points: ${leaders.join(", ")}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Pick<Phrases, "wing">;
}>;

export type ScoreWords = Translation<typeof en>;
