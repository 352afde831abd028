import { type Translation, type Words } from "#sdk";
import type { answer, BintangAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const bintang = {
  hamal: { text: "Ram", about: "life itself: vigour, boldness, a wish to go first" },
  thaur: { text: "Bull", about: "goods and earnings: trade, what comes slowly and stays" },
  jauza: { text: "Twins", about: "brothers and sisters: speech, letters, short ways" },
  saratan: { text: "Crab", about: "father, mother and house: feeling, and what is handed down" },
  asad: { text: "Lion", about: "children and joy: warmth, play, a wish to be seen" },
  sunbulah: { text: "Ear of corn", about: "daily work and care: order, exactness, helping others" },
  mizan: { text: "Scales", about: "marriage and partners: agreement, bargains, fairness" },
  aqrab: { text: "Scorpion", about: "fear and what is inherited: depth, caution, change" },
  qaus: { text: "Bow", about: "long journeys: pilgrimage, learning, trust" },
  jadi: { text: "Kid", about: "rank and calling: patience, office, a name that is earned" },
  dalu: { text: "Bucket", about: "friends and hopes: counsel, company, plans" },
  hut: { text: "Fish", about: "what is hidden: solitude, rivals unseen, mercy" },
};
const classical = {
  sun: "Sun",
  moon: "Moon",
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
};
const elements = { fire: "fire", earth: "earth", air: "air", water: "water" };
const roman = {
  hamal: "Hamal",
  thaur: "Thaur",
  jauza: "Jauza",
  saratan: "Saratan",
  asad: "Asad",
  sunbulah: "Sunbulah",
  mizan: "Mizan",
  aqrab: "ʿAqrab",
  qaus: "Qaus",
  jadi: "Jadi",
  dalu: "Dalu",
  hut: "Hut",
};

export const en = {
  title: "Bintang Duabelas, the twelve stars",
  summary:
    "The star among twelve that a name and the mother's name make by their letters, with its planet, its element and the matter it speaks of",
  inputs: {
    name: {
      label: "Name",
      about: "In Jawi, or in Latin letters, which are spelled in Jawi by guess",
    },
    mother: { label: "Mother's name", about: "In the same way" },
    script: {
      label: "Letters",
      about: "Told by the letters themselves when left out",
      values: { jawi: "Jawi", latin: "Latin" },
    },
  },
  fields: {
    own: "The name",
    mother: "The mother's name",
    jawi: "In Jawi",
    spelled: "Spelled by guess",
    letters: "Letters",
    letter: "Letter",
    value: "Value",
    total: "Total",
    sum: "Together",
    number: "Left by twelves",
    star: "Star",
    about: "What it speaks of",
    planet: "Planet",
    element: "Element",
  },
  terms: { bintang },
  conventions: {
    alif: {
      title: "Alif",
      options: { first: "The first of a name counts", every: "Every one counts" },
    },
  },
  refusals: {
    "not-jawi": {
      when: "A name holds letters that have no value in Jawi and are not Latin, such as Chinese ones",
      says: ({ who, sign }) =>
        `Cannot sum the ${who === "name" ? "name" : "mother's name"}: ${sign === null ? "there is no letter in it" : `"${sign}" has no value`}; give it in Jawi or Latin letters`,
    },
  },
  reading: ({ own, mother, sum, number, star, planet, element }: BintangAnswer) => [
    `The name counts ${own.total} and the mother's ${mother.total}, together ${sum}. By twelves ${number} is left: ${roman[star]}, the ${bintang[star].text}.`,
    `Its planet is ${planet === "sun" || planet === "moon" ? "the " : ""}${classical[planet]} and its element ${elements[element]}. It speaks of ${bintang[star].about}.`,
    ...(own.spelled || mother.spelled
      ? [
          `Spelled here from Latin letters: ${[own, mother]
            .filter(({ spelled }) => spelled)
            .map(({ jawi }) => jawi)
            .join(
              ", ",
            )}. If the family writes it otherwise, give it in Jawi: one letter moves the star.`,
        ]
      : []),
  ],
  picture: {
    title: ({ star }: BintangAnswer) => `${roman[star]}, ${bintang[star].text}`,
    desc: ({ star, number }: BintangAnswer) =>
      `A ring of twelve stars, number ${number} marked: ${roman[star]}, the ${bintang[star].text}`,
    left: ({ number }: BintangAnswer) => `by twelves ${number}`,
    rules: ({ planet, element }: BintangAnswer) => `${classical[planet]}, ${elements[element]}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "not-jawi": { who: "name" | "mother"; sign: string | null } };
}>;

export type BintangWords = Translation<typeof en>;
