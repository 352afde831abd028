import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { answer, NatalAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import type { Kinship } from "../names.ts";

const { capital, ordinal } = english;

/** Metal is iron in Tibet. */
const phase = { wood: "wood", fire: "fire", earth: "earth", metal: "iron", water: "water" };
const sex = { male: "male", female: "female" };
const colour = {
  white: "white",
  black: "black",
  indigo: "indigo",
  green: "green",
  yellow: "yellow",
  red: "red",
  maroon: "maroon",
};
const animal12 = {
  mouse: { text: "mouse", portrait: "quiet, thrifty and observant, open with few" },
  ox: { text: "ox", portrait: "slow, firm and hard to turn once set" },
  tiger: { text: "tiger", portrait: "brave, proud and quick to act for others" },
  hare: { text: "hare", portrait: "independent, courteous and fond of ease" },
  dragon: { text: "dragon", portrait: "lively and restless, good-hearted and full of talk" },
  snake: { text: "snake", portrait: "short of temper and kind at the core, tenacious" },
  horse: { text: "horse", portrait: "fast, playful and loyal to friends" },
  sheep: { text: "sheep", portrait: "gentle and unhurried, a provider" },
  monkey: { text: "monkey", portrait: "clever, light and hard to pin down" },
  bird: { text: "bird", portrait: "orderly, well dressed and fond of counsel" },
  dog: { text: "dog", portrait: "watchful, proud and on one's own path" },
  pig: { text: "pig", portrait: "even-tempered and brave, better at giving than asking" },
};

const mewa = {
  "1": { text: "1 white", portrait: "clean habits and a wandering foot" },
  "2": { text: "2 black", portrait: "a strong will that meets resistance and learns from it" },
  "3": { text: "3 indigo", portrait: "a steady mind with a slow fuse" },
  "4": { text: "4 green", portrait: "a love of water, woods and open air" },
  "5": { text: "5 yellow", portrait: "devotion, and a memory for kindness" },
  "6": { text: "6 white", portrait: "intelligence and many acquaintances" },
  "7": { text: "7 red", portrait: "warmth and appetite for company" },
  "8": { text: "8 white", portrait: "pride that is at its best in service" },
  "9": { text: "9 maroon", portrait: "good fortune that grows with what is shared" },
};

const dayPlanet = {
  sun: "Sun",
  moon: "Moon",
  mars: "Mars",
  mercury: "Mercury",
  jupiter: "Jupiter",
  venus: "Venus",
  saturn: "Saturn",
};

const mansion = {
  thaSkar: "tha skar",
  braNye: "bra nye",
  sminDrug: "smin drug",
  snarMa: "snar ma",
  mgo: "mgo",
  lag: "lag",
  nabSo: "nab so",
  rgyal: "rgyal",
  skag: "skag",
  mchu: "mchu",
  gre: "gre",
  dbo: "dbo",
  meBzhi: "me bzhi",
  nagPa: "nag pa",
  saRi: "sa ri",
  saGa: "sa ga",
  lhaMtshams: "lha mtshams",
  snron: "snron",
  snrubs: "snrubs",
  chuStod: "chu stod",
  chuSmad: "chu smad",
  groBzhin: "gro bzhin",
  monGre: "mon gre",
  monGru: "mon gru",
  khrumsStod: "khrums stod",
  khrumsSmad: "khrums smad",
  namGru: "nam gru",
};

const force = {
  life: "life force",
  body: "body",
  power: "power",
  luck: "wind horse, luck",
  spirit: "spirit",
};

/** What an element gives to whatever it colours. */
const gift = {
  wood: "growth and suppleness",
  fire: "warmth and speed",
  earth: "steadiness and patience",
  metal: "edge and endurance",
  water: "flow and feeling",
};

const kin: Readonly<Record<Kinship, string>> = {
  mother: "is mother to",
  friend: "is friend to",
  same: "is one with",
  child: "is child of",
  foe: "is foe to",
};

export const en = {
  title: "Tibetan natal chart",
  summary:
    "Birth animal-element, life, body, power, luck and spirit forces, mewa of birth, weekday planet and lunar mansion, with a reading; no part depends on sex",
  weighs: "How easily the five forces pull together, the sum of its testimonies",
  fields: {
    date: "Tibetan date",
    year: "Royal year",
    westernYear: "Western year of its beginning",
    month: "Month",
    leapMonth: "Leap month",
    day: "Day",
    dayRepeat: "Of a doubled day",
    rabjung: "Cycle of sixty",
    yearInRabjung: "Year of the cycle",
    element: "Element",
    animal: "Animal",
    portrait: "Character",
    polarity: "Half",
    forces: "The five forces",
    force: "Force",
    life: "Life force",
    body: "Body",
    power: "Power",
    luck: "Wind horse",
    spirit: "Spirit",
    mewa: "Number of birth",
    number: "Number",
    colour: "Colour",
    dayPlanet: "Planet of the day",
    planet: "Planet",
    mansion: "Lunar mansion",
    beforeDawn: "Born before daybreak",
  },
  terms: {
    phase,
    sex,
    colour,
    animal12,
    mewa,
    dayPlanet,
    mansion,
    force,
    dayRepeat: { first: "the first", second: "the second" },
  },
  phrases: {
    base: "Any birth",
    power: ({ kinship }) => `Power ${kin[kinship]} the life force`,
    luck: ({ kinship }) => `Luck ${kin[kinship]} power`,
    body: ({ kinship }) => `The body ${kin[kinship]} the life force`,
    day: ({ kinship }) => `The planet of the day ${kin[kinship]} the life force`,
  },
  refusals: {
    yearOutOfRange: {
      when: "The year lies outside 1028 to 2500, the cycles that the calendar is reckoned for",
      says: ({ year, first, last }) =>
        `Cannot place the birth: year is ${year}, must be within ${first} to ${last}`,
    },
  },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. The Tibetan day begins at daybreak, at five; an earlier birth belongs to the day before.",
  },
  reading: (birth: NatalAnswer, say: Speaker) => {
    const {
      date,
      forces,
      mewa: number,
      animal,
      element,
      polarity,
      mansion: moon,
      dayPlanet: day,
    } = birth;
    const leap = date.leapMonth ? "leap " : "";
    const double = date.dayRepeat === null ? "" : `, the ${date.dayRepeat} of a doubled day`;
    const of = (id: keyof typeof forces) => phase[forces[id].element];
    const gives = (id: keyof typeof forces) => gift[forces[id].element];
    const reasons = birth.testimonies.slice(1).map((one) => say.phrase(one));
    const { portrait } = animal12[animal];
    return {
      paragraphs: [
        `The birth falls in the ${sex[polarity]} ${capital(phase[element])}-${capital(animal12[animal].text)} year, year ${birth.yearInRabjung} of the ${ordinal(birth.rabjung)} cycle, on day ${date.day} of ${leap}month ${date.month}${double}.${birth.beforeDawn ? " It came before daybreak and belongs to the day that was ending." : ""} Those of this year are ${portrait}.`,
        `The life force is ${of("life")}, which gives ${gives("life")}; the spirit, its mother, is ${of("spirit")}. The body is ${of("body")} and lives by ${gives("body")}. Power, the strength to have one's way, is ${of("power")}: ${gives("power")}. The wind horse, which carries luck, is ${of("luck")} and runs on ${gives("luck")}.`,
        `${reasons.join(". ")}. Between them the forces come to ${birth.score} of 100: not how well one fares, but how easily the parts pull together.`,
        `The number of the birth is ${mewa[number.mewa].text}, known for ${mewa[number.mewa].portrait}. The day was ${owner(dayPlanet[day.planet])}, and at daybreak the almanac's Moon stood in ${mansion[moon.mansion]}.`,
      ],
      outline: ["The year", "The five forces", "Number and day"],
      facts: {
        year: `${phase[element]} ${animal12[animal].text}`,
        portrait,
        forces: Object.fromEntries(
          Object.values(forces).map((one) => [force[one.force], phase[one.element]]),
        ),
        mewa: [mewa[number.mewa].text, mewa[number.mewa].portrait],
        dayPlanet: dayPlanet[day.planet],
        mansion: mansion[moon.mansion],
        reasons,
        score: birth.score,
      },
    };
  },
  picture: {
    title: (element: keyof typeof phase, animal: keyof typeof animal12, number: number) =>
      `Tibetan birth: ${phase[element]} ${animal12[animal].text}, number ${number}`,
    /** The forces in the little room below the square. */
    short: { life: "life force", body: "body", power: "power", luck: "luck", spirit: "spirit" },
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: { yearOutOfRange: { year: number; first: number; last: number } };
  omissions: { birthTime: {} };
}>;

export type TibetanWords = Translation<typeof en>;

/** Whose a day is: Sun and Moon take the article. */
function owner(planet: string): string {
  return /^(Sun|Moon)$/.test(planet) ? `the ${planet}'s` : `${planet}'s`;
}
