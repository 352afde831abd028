/**
 * Match of two births: animals outside, sounds and days inside.
 *
 * Weights are ours: whether an image is kind is as the printed list has it.
 *
 * @source Encyclopedia of Korean Culture 한국민족문화대백과, 궁합; 납음오행 궁합법 of Korean almanacs for the images
 */
import { animalOf, phaseRelation, type Phase } from "#lore";
import { stemRelation } from "#east/relations.ts";
import { phaseOfSound, soundOf } from "#east/na_yin.ts";
import type { Stem, StemBranch } from "#time";
import type { Tie } from "../core/arts.ts";
import { tiesOf } from "../core/ties.ts";
import type { GungHap } from "./answer.ts";
import { IMAGE, type Image } from "./terms.ts";

type Part = GungHap["components"][number];

const BASE = 55;
const OUTER: Readonly<Record<Tie, number>> = {
  yukhap: 14,
  samhap: 16,
  chung: -12,
  hyeong: -6,
  pa: -3,
  hae: -5,
  wonjin: -12,
};
const HOME: Readonly<Record<Tie, number>> = {
  yukhap: 10,
  samhap: 8,
  chung: -8,
  hyeong: -4,
  pa: -2,
  hae: -3,
  wonjin: -7,
};

/** Images by the lists: kind, middling, and the rest hard. */
const KIND: readonly Image[] = [
  "woodFire",
  "woodWater",
  "fireWood",
  "fireEarth",
  "earthFire",
  "earthEarth",
  "earthMetal",
  "metalEarth",
  "metalWater",
  "waterWood",
  "waterMetal",
];
const MIDDLING: readonly Image[] = ["woodEarth", "waterWater"];

/** A person as the match looks at them. */
export interface Person {
  readonly year: StemBranch;
  readonly day: StemBranch;
  readonly gender?: "male" | "female" | undefined;
}

/** Shows a person. */
export function showPerson({ year, day }: Person): GungHap["a"] {
  const sound = soundOf(year.index);
  return {
    year: year.id,
    animal: animalOf(year.branch.id),
    sound,
    element: phaseOfSound(sound),
    day: day.id,
  };
}

const elementOf = ({ year }: Person): Phase => phaseOfSound(soundOf(year.index));

/** The image of a man and a woman, in whichever order they come; null for others. */
export function imageOf(a: Person, b: Person): Image | null {
  if (!a.gender || !b.gender || a.gender === b.gender) return null;
  const [man, woman] = a.gender === "male" ? [a, b] : [b, a];
  const other = elementOf(woman);
  const id = `${elementOf(man)}${other[0]!.toUpperCase()}${other.slice(1)}`;
  return IMAGE.ids.find((one) => one === id)!;
}

/** All parts of a match; the first is the base. */
export function partsOf(a: Person, b: Person): readonly Part[] {
  return [
    { code: "base", weight: BASE },
    ...outerParts(a.year, b.year),
    soundPart(a, b),
    ...told(tiesOf(a.day.branch.index, b.day.branch.index)).map((tie): Part => ({
      code: "home",
      with: { tie, a: a.day.branch.id, b: b.day.branch.id },
      weight: HOME[tie],
    })),
    ...stemParts(a.day.stem, b.day.stem),
  ];
}

/** Where two are sullen, that they also harm is not said again. */
const told = (ties: readonly Tie[]) =>
  ties.includes("wonjin") ? ties.filter((tie) => tie !== "hae") : ties;

function outerParts({ branch: a }: StemBranch, { branch: b }: StemBranch): readonly Part[] {
  if (a.index === b.index) return [{ code: "outerSame", with: { a: a.id }, weight: 2 }];
  const ties = tiesOf(a.index, b.index);
  if (ties.length === 0) return [{ code: "outerNone", with: { a: a.id, b: b.id }, weight: 4 }];
  return told(ties).map((tie) => ({
    code: "outer",
    with: { tie, a: a.id, b: b.id },
    weight: OUTER[tie],
  }));
}

function soundPart(a: Person, b: Person): Part {
  const image = imageOf(a, b);
  if (image) {
    const weight = KIND.includes(image) ? 14 : MIDDLING.includes(image) ? 4 : -10;
    return { code: "image", with: { image }, weight };
  }
  const [one, other] = [elementOf(a), elementOf(b)];
  const relation = phaseRelation(one, other);
  const weight = { same: 2, generates: 12, generatedBy: 12, controls: -8, controlledBy: -8 }[
    relation
  ];
  return { code: "sounds", with: { a: one, b: other, relation }, weight };
}

function stemParts(a: Stem, b: Stem): readonly Part[] {
  const pair = { a: a.id, b: b.id };
  const tie = stemRelation(a.index, b.index);
  if (tie?.kind === "stemCombine") return [{ code: "stemCombine", with: pair, weight: 10 }];
  if (tie?.kind === "stemClash") return [{ code: "stemClash", with: pair, weight: -5 }];
  const relation = phaseRelation(a.element, b.element);
  if (relation === "same") return [];
  return relation === "generates" || relation === "generatedBy"
    ? [{ code: "stemFeeds", with: pair, weight: 5 }]
    : [{ code: "stemChecks", with: pair, weight: -2 }];
}
