import { english, type Speaker, type Translation, type Words } from "#sdk";
import { houi, sectors } from "../../../core/words/en_directions.ts";
import { yearOutOfRange } from "../../../core/words/en.ts";
import type { YearRefusal } from "../../../core/solar_years.ts";
import type { Houi } from "../../../core/directions.ts";
import { STAR, starId } from "../../stars.ts";
import { kiStar } from "../../words/en.ts";
import { en as chart } from "../../chart/words/en.ts";
import type { answer, KiDirections, Phrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { Board, LuckyTie, Standing } from "../rules.ts";

const { list, capital } = english;

const kiClosure = {
  fiveYellow: { text: "five yellow", about: "one’s own doing comes back" },
  darkSword: { text: "dark sword", about: "harm from others, unlooked for" },
  breaker: { text: "breaker", about: "agreements break" },
  ownStar: { text: "own star", about: "it wears out the one who goes there" },
  ownTarget: { text: "own star’s target", about: "the aim is missed" },
  monthStar: { text: "month star", about: "a lighter form of the own star’s" },
  monthTarget: { text: "month star’s target", about: "a lighter form of the target’s" },
};
const kiBoard: Readonly<Record<Board, string>> = {
  year: "plate of the year",
  month: "plate of the month",
  day: "plate of the day",
};
const kiStanding: Readonly<Record<Standing, string>> = {
  best: "best",
  good: "good",
  open: "open",
  avoid: "to avoid",
};
const kiTie: Readonly<Record<LuckyTie, string>> = {
  feeds: "feeds the birth star",
  alike: "shares the birth star’s element",
  fed: "is fed by the birth star",
};

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const romanOf = (number: number) => STAR.writings[starId(number)]!.roman!;
const of = (answer: KiDirections, ...standings: Standing[]) =>
  answer.directions.filter(({ standing }) => standings.includes(standing.value));

export const en = {
  title: "Nine Star Ki directions",
  summary:
    "Directions of a year, month and day to seek or avoid for a birth star: five yellow, dark sword, breaker, own star and its target, with a compass",
  inputs: {
    at: { label: "On the day", about: "Day in Japan for which directions are asked" },
    purpose: {
      label: "For what",
      about: "A move weighs year, month and day; a journey month and day; building year and month",
      values: { move: "moving house", travel: "a journey", build: "building" },
    },
  },
  fields: {
    birthStar: "Year star of birth",
    "answer/monthStar": "Month star of birth",
    star: "Star",
    portrait: "Character",
    number: "Number",
    element: "Element",
    at: "Day",
    boards: "Plates",
    board: "Plate",
    counts: "Counts",
    centre: "In the middle",
    pair: "Pair",
    stars: "Stars around",
    direction: "Direction",
    fiveYellow: "Five yellow",
    darkSword: "Dark sword",
    breaker: "Breaker",
    ownStar: "Own star",
    ownTarget: "Own target",
    monthStar: "Month star",
    monthTarget: "Month target",
    dayDisputed: "Day star disputed",
    directions: "Directions",
    fromDeg: "From",
    toDeg: "To",
    standing: "Standing",
  },
  terms: {
    kiStar,
    houi,
    kiBoard,
    kiStanding,
  },
  phrases: {
    closedBy: ({ board, closure }: Phrases["closedBy"]) =>
      `${capital(kiClosure[closure].text)} on the ${kiBoard[board]} (${kiClosure[closure].about})`,
    luckyOn: ({ board, star, tie }: Phrases["luckyOn"]) =>
      `On the ${kiBoard[board]} ${romanOf(star)} ${kiTie[tie]}`,
    nothing: "Nothing closes it, and no star there favours the birth star",
  },
  conventions: { sectors, longRun: chart.conventions.longRun },
  refusals: { yearOutOfRange },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. It matters only on a day on which a solar month begins.",
  },
  reading(answer: KiDirections, say: Speaker) {
    const [best, good, shut] = [of(answer, "best"), of(answer, "good"), of(answer, "avoid")];
    const open = of(answer, "open");
    const names = (some: KiDirections["directions"]) =>
      list(some.map(({ direction }) => houi[direction]));
    const counted = list(
      answer.boards
        .filter(({ counts }) => counts)
        .map(({ board, centre }) => `${board} (${romanOf(centre)} in the middle)`),
    );
    const because = (one: KiDirections["directions"][number]) =>
      one.standing.because.map((why) => lower(say.phrase(why))).join(", ");
    const lead = [...best, ...good][0];
    const seek = lead
      ? `Go ${names([...best, ...good])}${best.length > 0 && good.length > 0 ? `, and ${names(best)} before the others` : ""}. ${capital(because(lead))}.`
      : "No direction is lucky on the plates that count: choose another day, or another month.";
    const openText =
      open.length > 0
        ? ` The ${names(open)} ${open.length > 1 ? "are" : "is"} open, without help.`
        : "";
    const worst = shut.toSorted((a, b) => b.standing.because.length - a.standing.because.length)[0];
    return [
      `For ${answer.at} and your star ${romanOf(answer.birthStar.number)}, reckoned by the plates of ${counted}:`,
      `${seek}${openText}`,
      shut.length > 0
        ? `Keep from the ${names(shut)}. The ${houi[worst!.direction]} carries most: ${because(worst!)}.`
        : "Nothing is closed to you.",
      ...(answer.dayDisputed && answer.boards[2]!.counts
        ? [
            "The day lies in a long half of the year, in which schools count the day star differently.",
          ]
        : []),
    ];
  },
  picture: {
    heading: ({ at, birthStar }: KiDirections) => `${at} · ${romanOf(birthStar.number)}`,
    subtitle: ({ boards }: KiDirections) =>
      `south on top; rings from outside: ${boards.map(({ board }) => board).join(", ")}`,
    direction: (id: Houi) =>
      ({
        north: "N",
        northeast: "NE",
        east: "E",
        southeast: "SE",
        south: "S",
        southwest: "SW",
        west: "W",
        northwest: "NW",
      })[id],
    marks: {
      fiveYellow: "五",
      darkSword: "暗",
      breaker: "破",
      ownStar: "本",
      ownTarget: "的",
      monthStar: "月",
      monthTarget: "月的",
    },
    legend: [
      "green: lucky · red: avoid · 五 five yellow · 暗 dark sword · 破 breaker",
      "本 own star · 的 its target · 月 month star · 月的 its target",
    ],
    desc: (answer: KiDirections) =>
      `Compass of the nine stars for ${answer.at}: lucky ${names(of(answer, "best", "good"))}; to avoid ${names(of(answer, "avoid"))}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: YearRefusal;
  omissions: { birthTime: {} };
}>;

function names(some: KiDirections["directions"]): string {
  return some.length > 0 ? list(some.map(({ direction }) => houi[direction])) : "none";
}

export type KiDirectionsWords = Translation<typeof en>;
