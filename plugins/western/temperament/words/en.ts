import { english, type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, TemperamentAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { QUALITIES, TEMPERAMENT, type Temperament, type TestimonyId } from "../rules.ts";

const { the, sign } = core;

const temperament = {
  sanguine: {
    text: "sanguine",
    about: "quick to warm, sociable, hopeful, and bored by what takes long",
  },
  choleric: {
    text: "choleric",
    about: "quick to act and to anger, sure of the way, tired of being led",
  },
  melancholic: {
    text: "melancholic",
    about: "slow to begin and slow to let go, exact, serious, at home alone",
  },
  phlegmatic: {
    text: "phlegmatic",
    about: "calm, yielding, moved by feeling more than by haste, hard to provoke",
  },
};
const quality = { hot: "hot", cold: "cold", moist: "moist", dry: "dry" };
const testimony: Readonly<Record<TestimonyId, string>> = {
  ascendantSign: "sign of the Ascendant",
  ascendantLord: "lord of the Ascendant",
  ascendantLordSign: "sign of the Ascendant’s lord",
  inFirstHouse: "planet in the 1st house",
  atAscendant: "planet at the Ascendant",
  beholdsAscendant: "planet that looks at the Ascendant",
  moonSign: "sign of the Moon",
  moonPhase: "quarter of the Moon",
  moonLordSign: "sign of the Moon’s lord",
  withMoon: "planet with the Moon",
  beholdsMoon: "planet that looks at the Moon",
  season: "season",
  nativityLord: "lord of the nativity",
  nativityLordSign: "sign of the lord of the nativity",
};
/** What keeps each in measure, and how it looks beyond it. */
const MEASURE: Readonly<Record<Temperament, string>> = {
  sanguine: "It does well with fewer things at once and something to finish every week",
  choleric: "It does well with a rival worth having and an hour a day without any",
  melancholic:
    "It does well with company that asks for nothing and a date by which to stop improving",
  phlegmatic: "It does well with a start set by others and the end left to itself",
};
const SECOND: Readonly<Record<Temperament, string>> = {
  sanguine: "talk and good cheer",
  choleric: "temper and a will to win",
  melancholic: "doubt and care for detail",
  phlegmatic: "patience and a need for quiet",
};

type Testimony = TemperamentAnswer["testimonies"][number];

/** Who speaks, as it enters a sentence. */
function saidOf({ testimony: id, planet, sign: where, aspect }: Testimony): string {
  if (id === "ascendantSign") return `${sign[where!]} rising`;
  if (id === "moonSign") return `the Moon in ${sign[where!]}`;
  if (id === "moonPhase") return "the quarter of the Moon";
  if (id === "season") return "the season";
  if (aspect && aspect !== "conjunction") {
    const point = id === "beholdsMoon" ? "the Moon" : "the Ascendant";
    return `${the(planet!)} in ${core.aspect[aspect]} to ${point}`;
  }
  if (id === "withMoon") return `${the(planet!)} with the Moon`;
  if (id === "atAscendant") return `${the(planet!)} at the Ascendant`;
  if (id === "inFirstHouse") return `${the(planet!)} in the 1st house`;
  if (where) return `${the(planet!)} in ${sign[where]}`;
  return `${the(planet!)} by nature`;
}

const wholeOf = (id: Temperament, list: readonly Testimony[]) =>
  list.filter(({ qualities }) => QUALITIES[id].every((one) => qualities.includes(one)));
/** The first three say enough. */
const namedOf = (list: readonly Testimony[]) => [...new Set(list.map(saidOf))].slice(0, 3);
const names = (list: readonly Testimony[]) => english.list(namedOf(list));

export const en = {
  title: "Temperament",
  summary:
    "Hot, cold, moist and dry counted from ascendant, Moon, season and the strongest planet: choleric, sanguine, melancholic or phlegmatic",
  inputs: {},
  fields: {
    temperament: "Temperament",
    about: "What it is like",
    qualities: "Qualities",
    hot: "Hot",
    cold: "Cold",
    moist: "Moist",
    dry: "Dry",
    points: "Whole testimonies",
    sanguine: "Sanguine",
    choleric: "Choleric",
    melancholic: "Melancholic",
    phlegmatic: "Phlegmatic",
    nativityLord: "Lord of the nativity",
    testimonies: "Testimonies",
    testimony: "Testimony",
    planet: "Planet",
    sign: "Sign",
    aspect: "Aspect",
    "testimonies/qualities": "Nature",
  },
  terms: { temperament, quality, testimony, aspect: core.aspect },
  conventions: {
    natures: {
      title: "Natures of the planets",
      options: {
        byPhase: "by whether they rise before the Sun or set after it",
        byPlanet: "one for each planet",
      },
    },
    nativityLord: {
      title: "Lord of the nativity",
      options: { counted: "the strongest planet and its sign count", leftOut: "does not count" },
    },
    houseSystem: core.conventions.houseSystem,
  },
  refusals: core.angleRefusals,
  reading: ({
    temperament: led,
    qualities,
    points,
    nativityLord,
    testimonies,
  }: TemperamentAnswer) => {
    const { hot, cold, moist, dry } = qualities;
    const [first] = led;
    const second = TEMPERAMENT.ids
      .filter((id) => !led.includes(id) && points[id] > 0)
      .sort((a, b) => points[b] - points[a])[0];
    return core.paragraphs(
      led.length === 1
        ? `Of ${testimonies.length} testimonies ${hot} are hot and ${cold} cold, ${moist} moist and ${dry} dry: the mixture is ${temperament[first!].text}, ${temperament[first!].about}.`
        : `Of ${testimonies.length} testimonies ${hot} are hot and ${cold} cold, ${moist} moist and ${dry} dry, so the mixture stands between ${english.list(led.map((id) => temperament[id].text))}: ${temperament[first!].about} on some days, ${temperament[led.at(-1)!].about} on others.`,
      core.paragraph(
        wholeOf(first!, testimonies).length > 0 &&
          `What makes it ${temperament[first!].text}: ${names(wholeOf(first!, testimonies))}.`,
        second &&
          `${english.capital(names(wholeOf(second, testimonies)))} ${namedOf(wholeOf(second, testimonies)).length > 1 ? "bring" : "brings"} something ${temperament[second].text} into it, ${SECOND[second]}.`,
      ),
      core.paragraph(
        nativityLord &&
          `The strongest planet is ${the(nativityLord)}, so ${core.themeOf(nativityLord)} set the tone whatever the mood.`,
        `${MEASURE[first!]}.`,
      ),
    );
  },
  picture: {
    title: "Temperament",
    desc: (points: TemperamentAnswer["points"]) =>
      TEMPERAMENT.ids.map((id) => `${temperament[id].text} ${points[id]}`).join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: AngleRefusals;
}>;

export type TemperamentWords = Translation<typeof en>;
