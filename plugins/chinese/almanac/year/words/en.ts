import { PILLAR } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { direction, naYin } from "../../../core/words/en.ts";
import { nineStar } from "../../../feng_shui/core/words/en.ts";
import type { answer, VersePhrases, YearAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { COLOUR, COUNT, type Colour, type Count, type OxPart } from "../terms.ts";
import { VERSES } from "./verses_en.ts";

const { list, capital } = english;

/** What each count says of a number, and what it is taken to mean. */
const counted: Readonly<Record<Count, (n: string) => string>> = {
  mouse: (n) => `${n} steal grain`,
  grass: (n) => `${n} of grass`,
  cattle: (n) => `${n} at the plough`,
  flower: (n) => `${n} of blossom`,
  dragon: (n) => `${n} rule rain`,
  horse: (n) => `${n} carry grain`,
  chicken: (n) => `${n} at the rice`,
  silkworm: (n) => `${n} at silk`,
  pig: (n) => `${n} to a pig`,
  field: (n) => `${n} of the fields`,
  cake: (n) => `${n} to a cake`,
  gold: (n) => `${n} to the gold`,
};
const things: Readonly<Record<Count, readonly [one: string, many: string]>> = {
  mouse: ["mouse", "mice"],
  grass: ["part", "parts"],
  cattle: ["ox", "oxen"],
  flower: ["part", "parts"],
  dragon: ["dragon", "dragons"],
  horse: ["horse", "horses"],
  chicken: ["hen", "hens"],
  silkworm: ["girl", "girls"],
  pig: ["butcher", "butchers"],
  field: ["part", "parts"],
  cake: ["person", "people"],
  gold: ["day", "days"],
};
const amount = (id: Count, n: number) => counted[id](`${n} ${things[id][n === 1 ? 0 : 1]}`);

const stoveCount: Readonly<Record<Count, { readonly text: string; readonly about: string }>> = {
  mouse: { text: "mice that steal grain", about: "many mice, a full barn to steal from" },
  grass: { text: "parts of grass seed", about: "how thick the grass will stand" },
  cattle: { text: "oxen at the plough", about: "many oxen, light work" },
  flower: { text: "parts of blossom", about: "how much the fruit trees set" },
  dragon: { text: "dragons that rule the waters", about: "many dragons hold the rain back" },
  horse: { text: "horses that carry grain", about: "many horses, a heavy crop" },
  chicken: { text: "hens that fight for rice", about: "many hens, scarce rice" },
  silkworm: { text: "girls that tend silkworms", about: "many girls, much leaf to pick" },
  pig: { text: "butchers to a pig", about: "many butchers, few pigs" },
  field: { text: "parts of the fields", about: "what share of the fields bears" },
  cake: { text: "people to a cake", about: "many people, small shares" },
  gold: { text: "days to the gold", about: "few days, early gain" },
};
const oxColour: Readonly<Record<Colour, string>> = {
  green: "green",
  red: "red",
  yellow: "yellow",
  white: "white",
  black: "black",
};
const oxPart: Readonly<Record<OxPart, string>> = {
  head: "head",
  body: "body",
  belly: "belly",
  horns: "horns, ears and tail",
  shins: "legs",
  hooves: "hooves",
};
const earthMother = ({ pillar }: VersePhrases["earthMother"]) =>
  `The Earth Mother (地母經), told in our words: ${VERSES[pillar]}.`;
const herdsmanPlace = {
  before: "before the ox: a spring that comes early",
  beside: "beside the ox: a busy spring",
  behind: "behind the ox: a spring at leisure",
};
const herdsmanAge = { old: "an old man", grown: "a grown man", child: "a child" };

/** Up to which a count is few, and from which it is many. */
const [FEW, MANY] = [4, 8] as const;
const RAIN = [
  "few dragons share the rain freely",
  "dragons enough send rain by turns",
  "so many dragons wait for one another and the rain is scant",
];
const WORK = [
  "with few oxen the ploughing is heavy",
  "the oxen suffice for the fields",
  "with so many oxen the ploughing is light",
];

export const en = {
  title: "Almanac of a year",
  summary:
    "The page of a lunar year: its days and leap month, the general of the year, dragons that rule the waters and oxen at the plough, spring ox and herdsman in their colours, dog days, nines and plum rain, and the gist of the Earth Mother's verse",
  inputs: { year: { label: "Year", about: "Gregorian year in which the lunar year begins" } },
  fields: {
    year: "Year",
    pillar: "Pair",
    animal: "Animal",
    sound: "Sound",
    from: "From",
    to: "To",
    days: "Days",
    leapMonth: "Leap month",
    spring: "Start of Spring",
    springs: "Starts of Spring within it",
    taiSui: "Spirit of the year",
    general: "General of the year",
    branch: "Branch",
    direction: "Side",
    star: "Flying star",
    counts: "Counts of the stove god",
    count: "What is counted",
    about: "What it is taken to mean",
    number: "Number",
    people: "People",
    "people/people": "People",
    things: "Things",
    dogDays: "Dog days",
    firstNine: "Nines from",
    plumRain: "Plum rain",
    ox: "Spring ox",
    parts: "Parts",
    part: "Part",
    colour: "Colour",
    isMouthOpen: "Mouth open",
    isTailLeft: "Tail to the left",
    herdsman: "Herdsman",
    age: "Age",
    clothes: "Clothes",
    belt: "Belt",
    hair: "Hair",
    place: "Place",
    verse: "Earth Mother's verse, a gist",
  },
  terms: {
    stoveCount,
    peopleCount: { peopleCakes: "people over cakes", peopleHoes: "people over hoes" },
    oxColour,
    oxPart,
    herdsmanPlace,
    herdsmanAge,
    herdsmanHair: {
      metal: "two knots before the ears",
      wood: "two knots behind the ears",
      water: "right knot behind, left before the ear",
      fire: "right knot before, left behind the ear",
      earth: "two knots on the crown",
    },
    naYin,
    nineStar,
    direction,
  },
  phrases: { earthMother },
  conventions: {
    taiSuiSide: {
      title: "Side of Tai Sui",
      options: { branch: "Where his branch lies", table: "By the table: 戌 and 亥 north" },
    },
  },
  reading(answer: YearAnswer) {
    const { pillar, animal, days, leapMonth, springs, taiSui, counts, ox, herdsman, verse } =
      answer;
    const number = (id: Count) => counts.find((one) => one.count === id)!.number;
    const share = (n: number) => (n <= FEW ? 0 : n < MANY ? 1 : 2);
    const count = (id: Count) => amount(id, counts.find((one) => one.count === id)!.number);
    const blind = [
      "no Start of Spring falls in it, a blind year",
      "",
      "Start of Spring falls in it twice",
    ];
    return [
      `${nativeOf(PILLAR, pillar)}, the year of the ${animal}, runs from ${answer.from} to ${answer.to}: ${days} days${leapMonth ? `, with month ${leapMonth} twice` : ""}${blind[springs] ? `; ${blind[springs]}` : ""}. General ${taiSui.general} serves as Tai Sui, the spirit of the year, in the ${direction[taiSui.direction]}, where ground is best left alone.`,
      `By the stove god's picture ${count("dragon")}, ${count("cattle")}, ${count("mouse")} and ${count("cake")}: ${RAIN[share(number("dragon"))]}, and ${WORK[share(number("cattle"))]}.`,
      `The spring ox is painted with a ${list(ox.parts.map(({ part, colour }) => `${oxColour[colour]} ${oxPart[part]}`))}, its mouth ${ox.isMouthOpen ? "open" : "shut"}. Its herdsman is ${herdsmanAge[herdsman.age]} in ${oxColour[herdsman.clothes]} with a ${oxColour[herdsman.belt]} belt, ${herdsmanPlace[herdsman.place]}.`,
      `Dog days begin on ${list([...answer.dogDays])}; the plum rain lasts from ${answer.plumRain.from} to ${answer.plumRain.to}, and the nines of winter begin on ${answer.firstNine}.`,
      verse
        ? earthMother(verse.with)
        : "The Earth Mother's verse of this pair was not at hand and is left out rather than guessed.",
    ];
  },
  picture: {
    span: ({ from, to, days }: YearAnswer) => `${from} – ${to} · ${days} days`,
    facts: ({ taiSui, ox, herdsman }: YearAnswer): readonly string[] => [
      `General ${taiSui.general} · Tai Sui in the ${direction[taiSui.direction]}`,
      `${capital(oxColour[ox.parts[0]!.colour])} head, ${oxColour[ox.parts[1]!.colour]} body · herdsman in ${oxColour[herdsman.clothes]} and ${oxColour[herdsman.belt]}`,
    ],
    count: amount,
    legend: "counts of the stove god's picture, by the days of the first month",
    desc: ({ pillar, counts, herdsman }: YearAnswer) =>
      `${nativeOf(PILLAR, pillar)}: ${counts.map((one) => nativeOf(COUNT, one.count).replace("幾", String(one.number))).join(", ")}; ${nativeOf(COLOUR, herdsman.clothes)}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type YearWords = Translation<typeof en>;
