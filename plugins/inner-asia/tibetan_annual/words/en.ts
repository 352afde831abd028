import { english, type Translation, type Words } from "#sdk";
import { animal12, dateText, phase, refusals } from "../../core/words/en.ts";
import type { YearRefusal } from "../../core/year.ts";
import { en as natal } from "../../tibetan/words/en.ts";
import type { AnnualAnswer, answer } from "../answer.ts";
import type { input, Issues } from "../input.ts";
import type { Bond } from "../rules.ts";

const { capital, counted } = english;
const { sex, force } = natal.terms;

const mewa = {
  "1": { text: "1 white", about: "a year for clearing up and for water and travel" },
  "2": { text: "2 black", about: "a year in which strangers weigh on you; keep promises small" },
  "3": { text: "3 indigo", about: "a year of slow anger; settle quarrels while they are young" },
  "4": { text: "4 green", about: "a year for gardens, springs and anything that is planted" },
  "5": { text: "5 yellow", about: "a year that stays at home; house and kin come first" },
  "6": { text: "6 white", about: "a year of useful acquaintances and clear thinking" },
  "7": { text: "7 red", about: "a year of quick blood; do not let it decide for you" },
  "8": { text: "8 white", about: "a year in which service is noticed" },
  "9": { text: "9 maroon", about: "a year that gives more when it is shared" },
};
const parkha = {
  li: { text: "li, fire", about: "be seen and speak up" },
  khon: { text: "khon, earth", about: "carry and be patient" },
  dwa: { text: "dwa, iron and lake", about: "cut what is finished, and enjoy" },
  khen: { text: "khen, sky", about: "lead, and seek the advice of elders" },
  kham: { text: "kham, water", about: "go round what blocks you" },
  gin: { text: "gin, mountain", about: "stay and finish" },
  zin: { text: "zin, wood", about: "begin and grow" },
  zon: { text: "zon, wind", about: "move, write and visit" },
};
const yearKnot = {
  own: {
    text: "your own animal returns",
    about: "a knot (lo skag): the year asks for care, quiet merit and no needless risk",
  },
  opposite: {
    text: "the seventh animal",
    about:
      "the animal across the circle from yours: others pull the other way, so give ground early",
  },
  trine: { text: "an ally", about: "an animal of your own trine: companions come easily" },
  none: { text: "neither friend nor foe", about: "the animal of the year leaves yours in peace" },
};
const yearBond = {
  mother: "mother",
  friend: "friend",
  same: "equal",
  child: "child",
  foe: "foe",
};
const bond: Readonly<Record<Bond, string>> = {
  mother: "feeds",
  friend: "serves",
  same: "equals",
  child: "feeds on",
  foe: "presses",
};
const yearText = ({ polarity, element, animal }: AnnualAnswer["born"]) =>
  `${sex[polarity]} ${capital(phase[element])}-${capital(animal12[animal])}`;

export const en = {
  title: "Tibetan year forecast",
  summary:
    "Forces of a year against those of your birth in white and black stones, the number and trigram your years have come to, and the years of the knots",
  inputs: {
    year: { label: "Year", about: "Western year in which the Tibetan year begins" },
  },
  fields: {
    born: "Year of birth",
    year: "Year",
    westernYear: "Western year of its beginning",
    element: "Element",
    animal: "Animal",
    polarity: "Half",
    losar: "Losar",
    age: "Year of life",
    forces: "The five forces",
    force: "Force",
    birth: "At birth",
    "forces/year": "In the year",
    bond: "What the year is to it",
    white: "White stones",
    black: "Black stones",
    mewaOfBirth: "Number of birth",
    mewa: "Number of the year of life",
    parkha: "Trigram of the year of life",
    about: "What it says",
    knot: "Animal of the year and yours",
    nextOwn: "Next year of your animal",
    nextOpposite: "Next year of the opposite animal",
  },
  terms: { phase, animal12, sex, force, mewa, parkha, yearKnot, yearBond },
  phrases: {
    beforeBirth: ({ born }) => `The birth is of ${born}; give that year or a later one`,
  },
  refusals,
  reading: (annual: AnnualAnswer) => {
    const { born, year, age, forces, white, black, knot } = annual;
    const told = forces.map(
      (one) =>
        `${capital(force[one.force])}: ${phase[one.year]} of the year ${bond[one.bond]} your ${phase[one.birth]}`,
    );
    const balance =
      white > black
        ? "the year carries you more than it costs"
        : white === black
          ? "the year gives back what you put in"
          : "the year asks for more than it gives";
    return [
      `You were born in the ${yearText(born)} year of ${born.westernYear}; the ${yearText(year)} year begins on ${dateText(annual.losar)} and is your ${english.ordinal(age)}, the year of birth counted. ${capital(yearKnot[knot].text)}: ${yearKnot[knot].about}.`,
      `${told.join(". ")}. That makes ${counted(white, "white stone")} and ${counted(black, "black stone")}: ${balance}.`,
      `From ${mewa[annual.mewaOfBirth].text} your years have walked to ${mewa[annual.mewa].text}, ${mewa[annual.mewa].about}; and to the trigram ${parkha[annual.parkha].text}: ${parkha[annual.parkha].about}.`,
      `Your own animal comes back in ${annual.nextOwn}, the opposite one in ${annual.nextOpposite}.`,
    ];
  },
  picture: {
    title: ({ year }: AnnualAnswer) => `${yearText(year)} ${year.westernYear}`,
    subtitle: ({ born, age }: AnnualAnswer) =>
      `born ${yearText(born)} ${born.westernYear}, year ${age} of life`,
    desc: ({ forces }: AnnualAnswer) =>
      forces
        .map(
          (one) =>
            `${force[one.force]}: ${phase[one.birth]}, ${phase[one.year]}, ${one.white} white, ${one.black} black`,
        )
        .join("; "),
    short: { life: "life force", body: "body", power: "power", luck: "luck", spirit: "spirit" },
    birth: "at birth",
    year: "in the year",
    stones: ({ white, black }: AnnualAnswer) => `${white} white, ${black} black`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Issues;
  refusals: YearRefusal;
}>;

export type AnnualWords = Translation<typeof en>;
