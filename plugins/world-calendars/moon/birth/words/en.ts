import { english, type Translation, type Words } from "#sdk";
import { dateText } from "../../../core/words/en.ts";
import { moonQuarter, refusals, signs } from "../../core/words/en.ts";
import type { SkyRefusals } from "../../core/sky.ts";
import type { answer, MoonBirthAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const lunationType = {
  new: { text: "New Moon type", motto: "begins before it knows why" },
  crescent: { text: "Crescent type", motto: "struggles loose from what was" },
  firstQuarter: { text: "First Quarter type", motto: "builds in the middle of a crisis" },
  gibbous: { text: "Gibbous type", motto: "improves and asks what it is for" },
  full: { text: "Full Moon type", motto: "sees itself in others" },
  disseminating: { text: "Disseminating type", motto: "hands on what it has seen" },
  lastQuarter: { text: "Last Quarter type", motto: "turns against what it believed" },
  balsamic: { text: "Balsamic type", motto: "lets go and keeps the seed" },
};

const PORTRAITS: Readonly<Record<keyof typeof lunationType, string>> = {
  new: "Sun and Moon had just met, and there was no light to see by. People of this type act on impulse and learn from the echo; they put themselves into things whole, and take the thing for a part of themselves.",
  crescent:
    "A first edge of light stood against a dark disc. There is something to get away from in these lives, a house, a habit, a voice, and the getting away is itself the work; they are stronger than they feel.",
  firstQuarter:
    "Half was lit, and the angle between the lights was square. Such people are at home where something has to be torn down so that something else can stand; quiet years make them restless.",
  gibbous:
    "The disc was nearly round and not yet. These lives run on the wish to make a good thing right, and on the question whom it serves; they look for a teacher and become a critic.",
  full: "Sun and Moon faced each other, and everything could be seen. Relationship is the school here: what such people are they find out across from somebody, and half-light is hard on them.",
  disseminating:
    "The light had passed its height and was being shared out. These people have to tell what they know, teach it, sell it or sing it; they are poorest when they keep something to themselves.",
  lastQuarter:
    "Half was lit again, from the other side. Such lives contain a reversal of belief, and a time in which the mask goes on being worn after the face has changed; they found things for people not yet there.",
  balsamic:
    "A last edge of light stood before the Sun. There is an air of ending about this type, and of being early for something else: they finish what others leave lying and prefer a promise to a possession.",
};

export const en = {
  title: "The phase of the Moon at birth",
  summary:
    "Rudhyar's lunation type of a birth with the exact angle, the lunation before it, and the returns of the angle",
  inputs: {
    to: { label: "Returns from", about: "Day from which returns are listed; today when left out" },
  },
  fields: {
    type: "Type",
    motto: "In a few words",
    elongationDeg: "Moon ahead of the Sun, degrees",
    degreeInType: "Within the type, degrees",
    illuminated: "Lit part",
    waxing: "Waxing",
    ageDays: "Age in days",
    sign: "Sign of the Moon",
    degree: "Degree of the sign",
    prenatal: "Lunation before birth",
    phase: "Phase",
    utc: "Instant",
    returns: "Returns of the angle",
  },
  terms: { lunationType, moonQuarter },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. The angle between Sun and Moon grows by half a degree an hour.",
  },
  refusals,
  reading({
    type,
    elongationDeg,
    illuminated,
    waxing,
    prenatal,
    returns,
    sign,
    degreeInType,
  }: MoonBirthAnswer) {
    const where =
      degreeInType < 5
        ? " It has only just begun, so that the type before it still speaks in it."
        : degreeInType > 40
          ? " It is nearly over, so that the next is already heard."
          : "";
    return [
      `The Moon stood ${elongationDeg.toFixed(1)} degrees ahead of the Sun, in ${signs[sign]}, ${waxing ? "waxing" : "waning"} and ${Math.round(100 * illuminated)} per cent lit: the ${lunationType[type].text}, which ${lunationType[type].motto}.${where}`,
      PORTRAITS[type],
      `Before the birth came a ${moonQuarter[prenatal.phase].toLowerCase().replace("moon", "Moon")} in the ${english.ordinal(Math.floor(prenatal.degree) + 1)} degree of ${signs[prenatal.sign]}. The same angle returns every month, next on ${dateText(returns[0]!.utc.slice(0, -10))}: a day that the tradition keeps for beginnings of one's own.`,
    ];
  },
  picture: { angle: (degrees: number) => `${degrees.toFixed(1)}°` },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  omissions: { birthTime: {} };
  refusals: SkyRefusals;
}>;

export type MoonBirthWords = Translation<typeof en>;
