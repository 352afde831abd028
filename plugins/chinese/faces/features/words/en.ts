import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import type { answer, FaceAnswer, FacePhrases } from "../answer.ts";
import type { CONVENTIONS, FeatureIssues, input } from "../input.ts";
import {
  FACE_PALACE,
  FEATURE,
  OFFICER,
  type FaceOfficer,
  type FacePalace,
  type FacePart,
  type Feature,
} from "../terms.ts";
import { names, SENSES } from "./features_en.ts";

const { capital, list } = english;

const facePart: Readonly<Record<FacePart, string>> = {
  forehead: "forehead",
  glabella: "space between the brows",
  brows: "brows",
  eyes: "eyes",
  lids: "upper lids",
  underEyes: "under the eyes",
  eyeCorners: "corners of the eyes",
  nose: "nose",
  bridge: "root of the nose",
  cheekbones: "cheekbones",
  philtrum: "groove above the lip",
  mouth: "mouth",
  lips: "lips",
  ears: "ears",
  chin: "chin",
  temples: "temples",
};
const faceOfficer: Readonly<
  Record<FaceOfficer, { readonly text: string; readonly about: string }>
> = {
  ears: { text: "officer of hearing", about: "the ears" },
  brows: { text: "officer of well-being", about: "the brows" },
  eyes: { text: "officer of inspection", about: "the eyes" },
  nose: { text: "officer of judgement", about: "the nose" },
  mouth: { text: "officer of intake and speech", about: "the mouth" },
};
const facePalace: Readonly<Record<FacePalace, { readonly text: string; readonly about: string }>> =
  {
    life: { text: "palace of life", about: "wishes and their course" },
    wealth: { text: "palace of wealth", about: "money" },
    siblings: { text: "palace of siblings", about: "brothers, sisters, friends" },
    property: { text: "palace of property", about: "house and land" },
    children: { text: "palace of children", about: "children and pupils" },
    servants: { text: "palace of helpers", about: "those who work for you" },
    spouse: { text: "palace of the spouse", about: "the bond" },
    health: { text: "palace of health", about: "strength" },
    travel: { text: "palace of moves", about: "journeys and moves" },
    official: { text: "palace of office", about: "career" },
    fortune: { text: "palace of fortune", about: "enjoyment and good spirits" },
    parents: { text: "palace of parents", about: "elders" },
  };
const luck = { lucky: "lucky", mixed: "mixed", unlucky: "unlucky" };
const faceFeature = Object.fromEntries(
  FEATURE.ids.map((id) => [id, { text: names[id], sense: SENSES[id] }]),
) as Readonly<Record<Feature, { readonly text: string; readonly sense: string }>>;
const SHAPES = {
  high: "high",
  low: "low",
  round: "round",
  lined: "lined",
  marked: "marked",
  clear: "clear",
  narrow: "narrow",
  long: "long",
  short: "short",
  thick: "thick",
  thin: "thin",
  curved: "curved",
  straight: "straight",
  broken: "broken",
  large: "large",
  small: "small",
  bright: "bright",
  deep: "deep",
  protruding: "protruding",
  full: "full",
  sunken: "sunken",
  dark: "dark",
  flat: "flat",
  hooked: "hooked",
  fleshy: "fleshy",
  upturned: "upturned",
  smooth: "smooth",
  rounded: "rounded",
  shallow: "shallow",
  downturned: "downturned",
  outward: "standing out",
  pointed: "pointed",
  receding: "receding",
};

export const en = {
  title: "Reading of a face",
  summary:
    "Reads a description of a face in fixed words, never a photograph: the five officers and the twelve palaces, what helps and what asks for care, and the part that an age falls on",
  inputs: {
    features: { label: "Features", about: "Up to 24 parts with their shapes" },
    part: { label: "Part", about: "A part of the face", values: facePart },
    shape: { label: "Shape", about: "How it is; each part has shapes of its own", values: SHAPES },
    age: { label: "Age", about: "For the part that the year falls on" },
  },
  fields: {
    features: "Features",
    feature: "Feature",
    sense: "Sense",
    part: "Part",
    palace: "Palace",
    about: "About",
    luck: "Luck",
    officers: "Five officers",
    officer: "Officer",
    palaces: "Palaces",
    agePart: "Part of the age",
    ageFeatures: "What was said of it",
    score: "Score",
    verdict: "Verdict",
  },
  terms: {
    facePart,
    faceOfficer,
    facePalace,
    faceFeature,
    luck,
    faceGrade: { open: "open", even: "even", guarded: "guarded" },
  },
  phrases: {
    helps: ({ feature }: FacePhrases["helps"]) => `${capital(names[feature])} helps.`,
    asks: ({ feature }: FacePhrases["asks"]) => `${capital(names[feature])} asks for care.`,
    shapeOfOther: ({ part, shapes }: FeatureIssues["shapeOfOther"]) =>
      `The ${facePart[part as FacePart]} can be: ${shapes}`,
    twice: ({ part }: FeatureIssues["twice"]) =>
      `The same is said twice of the ${facePart[part as FacePart]}`,
  },
  conventions: {
    ageCounts: {
      title: "Count of the age",
      options: { nominal: "One at birth", full: "Full years" },
    },
  },
  reading({ palaces, officers, agePart, ageFeatures, verdict }: FaceAnswer) {
    const strong = officers.filter((one) => one.luck === "lucky");
    const shown = {
      open: "What you describe is an open face: more of it helps than hinders.",
      even: "What you describe holds the balance between help and hindrance.",
      guarded:
        "What you describe is a guarded face, which the books answer with bearing and habit.",
    };
    return [
      `${shown[verdict.value]}${strong.length > 0 ? ` Of the five officers ${list(strong.map((one) => `${nativeOf(OFFICER, one.officer)} (${faceOfficer[one.officer].text})`))} stand${strong.length === 1 ? "s" : ""} well.` : ""}`,
      ...palaces.map(
        ({ palace, features }) =>
          `${nativeOf(FACE_PALACE, palace)} (${facePalace[palace].text}): ${features.map((id) => `${names[id]}, ${SENSES[id]}`).join("; ")}.`,
      ),
      agePart
        ? `At your age the year falls on the ${facePart[agePart]}${ageFeatures.length > 0 ? `, of which you say ${list(ageFeatures.map((id) => names[id]))}: give most weight to that now` : ", of which nothing was described"}.`
        : "",
    ].filter((one) => one !== "");
  },
  picture: {
    title: "Face",
    line: ({ palace, luck: of, features }: FaceAnswer["palaces"][number]) =>
      `${facePalace[palace].text}, ${luck[of]}: ${features.map((id) => names[id]).join("; ")}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: FeatureIssues;
}>;

export type FaceWords = Translation<typeof en>;
