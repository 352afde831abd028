import { english, type Translation, type Words } from "#sdk";
import type { Sign } from "#lore";
import type { answer, TreeAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { LETTER_NAMES, namedBy, romanOf, sefirotBy, type TreePlanet } from "../sefirot.ts";
import { pillars, planets, rulers, sefirot, signs, worlds } from "./en/names.ts";
import { readTree } from "./en/reading.ts";

const { capital } = english;
const pillar = namedBy(pillars);
const dignity = {
  domicile: "in its own sign",
  exaltation: "exalted",
  detriment: "in exile",
  fall: "in fall",
  none: "without dignity",
};

export const en = {
  title: "Chart on the Tree of Life",
  summary:
    "Birth planets set on the Tree of Life, with letters, paths, pillars and worlds, and a reading",
  weighs: "The score of the chart: 55 with dignities, paths and balance added",
  fields: {
    planets: "Planets",
    planet: "Planet",
    longitudeDeg: "Longitude, degrees",
    degree: "Degree in the sign",
    sefirah: "Sefirah",
    gloss: "Meaning",
    letter: "Letter",
    sign: "Sign",
    path: "Path",
    number: "Number",
    joins: "Joins",
    trump: "Trump",
    world: "World",
    dignity: "Dignity",
    rising: "Rising sign",
    lights: "The ten sefirot",
    pillar: "Pillar",
    count: "Lights",
    pillars: "Pillars",
    severity: "Severity",
    middle: "Middle",
    mercy: "Mercy",
    worlds: "Worlds",
    atzilut: "Atzilut",
    asiyah: "Asiyah",
    yetzirah: "Yetzirah",
    beriah: "Beriah",
    leaning: "Leans to",
  },
  terms: {
    sefirah: sefirot,
    letter: LETTER_NAMES,
    pillar,
    dignity,
    trump: {
      "the-fool": "The Fool",
      "the-magician": "The Magician",
      "the-high-priestess": "The High Priestess",
      "the-empress": "The Empress",
      "the-emperor": "The Emperor",
      "the-hierophant": "The Hierophant",
      "the-lovers": "The Lovers",
      "the-chariot": "The Chariot",
      strength: "Strength",
      "the-hermit": "The Hermit",
      "wheel-of-fortune": "Wheel of Fortune",
      justice: "Justice",
      "the-hanged-man": "The Hanged Man",
      death: "Death",
      temperance: "Temperance",
      "the-devil": "The Devil",
      "the-tower": "The Tower",
      "the-star": "The Star",
      "the-moon": "The Moon",
      "the-sun": "The Sun",
      judgement: "Judgement",
      "the-world": "The World",
    },
    world: worlds,
  },
  phrases: {
    base: "Any birth",
    dignity: ({ planet, dignity: how }) => `${capital(planets[planet].name)} ${dignity[how]}`,
    home: ({ planet }) => `${capital(planets[planet].name)} on a path of its own sefirah`,
    balance: "Mercy and severity in balance",
    "one-sided": "One pillar far outweighs the other",
    "four-worlds": "All four worlds are lit",
  },
  conventions: {
    attribution: {
      title: "Letters of the planets",
      options: {
        "golden-dawn": "Golden Dawn: Mercury Bet to Saturn Tav",
        short: "Falling order: Saturn Bet to Moon Tav",
        kircher: "Kircher: Sun Bet to Mars Tav",
        gra: "Gra: Moon Bet to Jupiter Tav",
      },
    },
  },
  omissions: {
    birthTime:
      "No time of birth was given: the planets stand as at noon, and the rising sign is left out",
    place: "No place was given: the rising sign is left out",
  },
  reading: (chart: TreeAnswer) => ({
    paragraphs: readTree(chart),
    outline: ["The heart and the foundation", "The five others", "Pillars and worlds"],
    facts: {
      planets: chart.planets.map((one) => ({
        name: planets[one.planet].name,
        sefirah: `${sefirot[one.sefirah].text}, ${sefirot[one.sefirah].gloss}`,
        sign: signs[one.sign].name,
        letter: romanOf(one.path.letter),
        joins: one.path.joins?.map((sefirah) => sefirot[sefirah].text) ?? null,
        world: worlds[one.world].text,
        dignity: dignity[one.dignity],
      })),
      rising: chart.rising && signs[chart.rising.sign].name,
      pillars: chart.pillars,
      leaning: pillar[chart.leaning],
      score: chart.score,
    },
  }),
  picture: {
    title: "Chart on the Tree of Life",
    sefirot: sefirotBy((id) => ({ name: sefirot[id].text, ruler: rulers[id] })),
    sizes: { name: 12, ruler: 11 },
    lies: (planet: TreePlanet, sefirah: string, sign: Sign, letter: string) =>
      `${planets[planet].name} ${sefirah} ${signs[sign].name} ${letter}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  omissions: { birthTime: {}; place: {} };
}>;

export type TreeWords = Translation<typeof en>;
