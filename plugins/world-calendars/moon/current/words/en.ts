import type { Translation, Words } from "#sdk";
import { signs } from "../../core/words/en.ts";
import { dateText } from "../../../core/words/en.ts";
import { refusals, moonQuarter } from "../../core/words/en.ts";
import type { SkyRefusals } from "../../core/sky.ts";
import type { answer, MoonAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const moonEighth = {
  new: "New Moon",
  waxingCrescent: "Waxing crescent",
  firstQuarter: "First quarter",
  waxingGibbous: "Waxing gibbous Moon",
  full: "Full Moon",
  waningGibbous: "Waning gibbous Moon",
  lastQuarter: "Last quarter",
  waningCrescent: "Waning crescent",
};
const fullMoonName = {
  wolf: "Wolf Moon",
  snow: "Snow Moon",
  worm: "Worm Moon",
  pink: "Pink Moon",
  flower: "Flower Moon",
  strawberry: "Strawberry Moon",
  buck: "Buck Moon",
  sturgeon: "Sturgeon Moon",
  corn: "Corn Moon",
  harvest: "Harvest Moon",
  hunter: "Hunter's Moon",
  beaver: "Beaver Moon",
  cold: "Cold Moon",
  blue: "Blue Moon",
};
/** When it is up, by its phase. */
const SEEN: Readonly<Record<keyof typeof moonEighth, string>> = {
  new: "It rises and sets with the Sun and is not seen.",
  waxingCrescent: "Look for it low in the west after sunset.",
  firstQuarter: "It stands highest at sunset and sets about midnight.",
  waxingGibbous: "It is up in the afternoon and for most of the night.",
  full: "It rises at sunset and is up all night.",
  waningGibbous: "It rises in the evening and is still up in the morning.",
  lastQuarter: "It rises about midnight and stands highest at sunrise.",
  waningCrescent: "Look for it low in the east before sunrise.",
};

export const en = {
  title: "The Moon now",
  summary:
    "Phase, age, light, distance and sign of the Moon at a moment, the quarters that follow, names of full moons",
  inputs: { months: { label: "Months", about: "How many months of quarters, 1 to 24" } },
  fields: {
    eighth: "Phase",
    elongationDeg: "Ahead of the Sun, degrees",
    illuminated: "Lit part",
    waxing: "Waxing",
    ageDays: "Age in days",
    lunationDays: "Length of the lunation, days",
    distanceKm: "Distance, km",
    sign: "Sign",
    degree: "Degree of the sign",
    previousNewMoon: "Last new Moon",
    nextQuarters: "Next quarters",
    phase: "Quarter",
    utc: "Instant",
    name: "Called",
    south: "South of the equator",
  },
  terms: { moonEighth, moonQuarter, fullMoonName },
  omissions: {
    time: "No time was given: noon was taken. The Moon moves half a degree an hour.",
  },
  refusals,
  reading(answer: MoonAnswer) {
    const { eighth, illuminated, ageDays, distanceKm, sign, nextQuarters } = answer;
    const near =
      distanceKm < 367_000
        ? ", near its closest"
        : distanceKm > 400_000
          ? ", near its farthest"
          : "";
    const full = nextQuarters.find(({ phase }) => phase === "full");
    const next = nextQuarters[0]!;
    return [
      `${moonEighth[eighth]}, ${Math.round(100 * illuminated)} per cent of the disc lit, ${ageDays.toFixed(1)} days after the new Moon, in ${signs[sign]}. ${SEEN[eighth]}`,
      `It stands ${distanceKm.toLocaleString("en")} kilometres away${near}. Next comes the ${moonQuarter[next.phase].toLowerCase()} on ${dateText(next.utc.slice(0, -10))}${full && full !== next ? `, and the full Moon, the ${fullMoonName[full.name!]}, on ${dateText(full.utc.slice(0, -10))}` : full ? `, called the ${fullMoonName[full.name!]}` : ""}.`,
    ];
  },
  picture: {
    lit: (percent: number) => `${percent} % lit`,
    day: (date: string) => `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  omissions: { time: {} };
  refusals: SkyRefusals;
}>;

export type MoonWords = Translation<typeof en>;
