/** The portrait of a birth, in English. */
import type { Phase } from "#lore";
import { english } from "#sdk";
import type { ElementSource, Portrait } from "../../portrait.ts";

const { capital, list, uncapital } = english;

/** Paragraphs for the systems that answered; empty where none of these did. */
export function describe(portrait: Portrait): readonly string[] {
  return [chartsOf(portrait), signsOf(portrait), elementOf(portrait)].filter(Boolean);
}

function chartsOf({ pillars, sky, mansion }: Portrait): string {
  const parts: string[] = [];
  if (pillars) {
    const { master, strength, useful } = pillars;
    parts.push(
      `The four pillars take ${master.text} (${master.native}) for the self, call it ${strength.text}, and look to ${useful.text} to set it right.`,
    );
  }
  if (sky) {
    const rising = sky.rising ? `, with ${sky.rising.text} rising` : "";
    parts.push(
      `The Western sky has the Sun in ${sky.sun.text} and the Moon in ${sky.moon.text}${rising}.`,
    );
  }
  if (mansion) {
    const finds = sky
      ? "India, which counts from the stars and not from the equinox, finds that Moon"
      : "India finds the Moon";
    parts.push(`${finds} in ${mansion.sign.text}, in the mansion ${mansion.name.text}.`);
  }
  return parts.join(" ");
}

function signsOf({ maya, aztec, weton, star, tree, angel }: Portrait): string {
  const days = [
    ...(maya ? [`${maya.text} to the Maya, the day of ${the(maya.day.text)}`] : []),
    ...(aztec ? [`${aztec.text}, ${the(aztec.day.text)}, to the Aztecs`] : []),
    ...(weton === null ? [] : [`${weton} in Java`]),
  ];
  const signs = [
    ...(star ? [`Nine Star Ki puts it under ${star.roman}`] : []),
    ...(tree ? [`the ring of trees under the ${uncapital(tree.text)}`] : []),
    ...(angel === null ? [] : [`the seventy-two names begin for it with ${angel}`]),
  ];
  const counts = days.length > 0 ? `By the counts of days the birth fell on ${list(days)}.` : "";
  return [counts, signs.length > 0 ? `${capital(list(signs))}.` : ""].filter(Boolean).join(" ");
}

/** A name with its article; some have one already. */
function the(name: string): string {
  return name.startsWith("the ") ? name : `the ${name}`;
}

const ELEMENTS: Readonly<Record<Phase, string>> = {
  wood: "wood",
  fire: "fire",
  earth: "earth",
  metal: "metal",
  water: "water",
};

const SOURCES: Readonly<Record<ElementSource, string>> = {
  strongest: "strongest in the four pillars",
  dayMaster: "the day master itself",
  star: "the element of the Ki star",
  year: "the element of the Tibetan year",
};

function elementOf({ element }: Portrait): string {
  if (!element) return "";
  return `One element returns: ${ELEMENTS[element.id]}, which is ${list(element.from.map((one) => SOURCES[one]))}. These arts have common ancestors, so the echo proves nothing; as a theme it is worth keeping in mind.`;
}
