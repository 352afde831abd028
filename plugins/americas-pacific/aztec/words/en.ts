import { english, type Translation, type Words } from "#sdk";
import type { answer, AztecAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const aztecDay = {
  cipactli: {
    text: "crocodile",
    portrait: "the first earth rising from the water: work, household and increase",
  },
  ehecatl: {
    text: "wind",
    portrait: "breath and change: a quick mind that does not stay where it is put",
  },
  calli: {
    text: "house",
    portrait: "walls and inwardness: someone who guards a hearth and is seldom seen far from it",
  },
  cuetzpalin: {
    text: "lizard",
    portrait: "nimbleness: falls and is up again, and wastes no strength",
  },
  coatl: { text: "snake", portrait: "flowing strength: goods that come and go like water" },
  miquiztli: {
    text: "skull",
    portrait: "the quiet of bones: memory, modesty and a second beginning",
  },
  mazatl: { text: "deer", portrait: "wandering and shyness: at ease in woods, wary of crowds" },
  tochtli: {
    text: "rabbit",
    portrait: "fruitfulness and play, and the cup that has to be measured",
  },
  atl: { text: "water", portrait: "fire and water together: struggle that makes clean" },
  itzcuintli: {
    text: "dog",
    portrait: "the faithful guide: generosity, and friends who are repaid",
  },
  ozomatli: {
    text: "monkey",
    portrait: "art and merriment: singers, carvers, players of every kind",
  },
  malinalli: {
    text: "grass",
    portrait: "grass that is trodden and grows again: trials and tough roots",
  },
  acatl: {
    text: "reed",
    portrait: "a hollow stem: authority to those who stay empty of themselves",
  },
  ocelotl: {
    text: "jaguar",
    portrait: "daring and night: strength that is safest in good company",
  },
  cuauhtli: { text: "eagle", portrait: "the high view: courage, and a hunger to be first" },
  cozcacuauhtli: { text: "vulture", portrait: "age and counsel: patience that outlives the noise" },
  ollin: {
    text: "movement",
    portrait: "the turning of things: nothing stays, and much can be righted",
  },
  tecpatl: { text: "flint", portrait: "the clean edge: judgement, and a word that cuts" },
  quiahuitl: { text: "rain", portrait: "what falls from the sky unasked: gifts and squalls" },
  xochitl: {
    text: "flower",
    portrait: "flower and song: beauty, skill of the hand, short seasons",
  },
};

const dayBird = {
  blueHummingbird: "blue hummingbird",
  greenHummingbird: "green hummingbird",
  falcon: "falcon",
  quail: "quail",
  blackHawk: "black hawk",
  barnOwl: "barn owl",
  butterfly: "butterfly",
  eagle: "eagle",
  turkey: "turkey",
  hornedOwl: "horned owl",
  scarletMacaw: "scarlet macaw",
  quetzal: "quetzal",
  greenParrot: "green parrot",
};

const fortune = {
  favourable: "favourable",
  indifferent: "part good, part bad",
  adverse: "adverse",
};

export const en = {
  title: "Aztec day count",
  summary:
    "Day sign, number, trecena with patron, lord of the night, lord and bird of the day, and the fortune given in the codices; today when no date is given",
  weighs: "The fortune of the day and half that of its thirteen days, by weights of our own",
  fields: {
    day: "Day",
    "day/day": "Day sign",
    "trecena/day": "Day sign that opens it",
    "year/day": "Day sign of the year",
    "xihuitl/day": "Day of the month",
    number: "Number",
    patron: "Patron",
    patrons: "Patrons",
    portrait: "What the sign is like",
    place: "Place in the round of 260",
    trecena: "Its thirteen days",
    fortune: "Fortune",
    lordOfDay: "Lord of the day",
    bird: "Bird of the day",
    lordOfNight: "Lord of the night",
    name: "Name",
    xihuitl: "Date in the year of 365 days",
    month: "Month",
    year: "Year",
  },
  terms: { aztecDay, dayBird, fortune },
  phrases: {
    base: "Any day of the count",
    day: ({ fortune: id }) => `The day is ${fortune[id]}`,
    trecena: ({ fortune: id }) => `Its thirteen days are ${fortune[id]}`,
  },
  conventions: {
    nightLords: {
      title: "Lords of the night over the end of a round",
      options: { restart: "begin anew with 1 Cipactli", continuous: "run on without a break" },
    },
  },
  reading: (answer: AztecAnswer) => {
    const { day, trecena, bird, lordOfDay, lordOfNight, year, xihuitl } = answer;
    const sign = aztecDay[day.day];
    return [
      `The day is ${day.text}, ${sign.text}, under ${day.patron}. Its sign is ${sign.portrait}. ${lordOfDay} is lord of the day and the ${dayBird[bird]} its bird; ${lordOfNight.name} keeps the night.`,
      `It belongs to the thirteen days that ${trecena.text} opens, in the care of ${english.list(trecena.patrons)}; the books call them ${fortune[trecena.fortune]}. In the year of 365 days it is ${xihuitl.day} ${xihuitl.name}, year ${year.text}.`,
      `By its number and its week the day is ${fortune[answer.fortune]}. ${namingOf(answer)}`,
    ];
  },
  picture: {
    title: (day: string) => `Aztec day ${day}`,
    desc: ({ day, trecena, bird, lordOfNight }: AztecAnswer) =>
      `${aztecDay[day.day].text}, patron ${day.patron}; trecena of ${trecena.text}; ${dayBird[bird]}; night of ${lordOfNight.name}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type AztecWords = Translation<typeof en>;

/** When a child of the day was bathed and named (Sahagún IV, chs. 8, 13-15, 20). */
function namingOf({ day, fortune: value }: AztecAnswer): string {
  if (value === "favourable")
    return "A child born on such a day was bathed and named at once, and kept the sign it came with.";
  const better = day.number < 7 ? "most often the seventh" : "one of the last four";
  return `A child born on such a day was bathed and named on a better one of the same week, ${better}, and so came under a kinder sign.`;
}
