import { english, type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import type { TargetRefusals } from "../../core/target_date.ts";
import * as core from "../../core/words/en.ts";
import type { answer, BoundsWalkAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { Walker } from "../rules.ts";

const { body, point, sign, the, The, themeOf } = core;
const walkers: Readonly<Record<Walker, string>> = {
  ascendant: point.ascendant,
  midheaven: point.midheaven,
  sun: body.sun,
  moon: body.moon,
  fortune: point.fortune,
};
/** What the point that is carried tells of. */
const MATTER: Readonly<Record<Walker, string>> = {
  ascendant: "body and conduct",
  midheaven: "work and standing",
  sun: "aim and reputation",
  moon: "daily life and company",
  fortune: "livelihood and chance",
};
const RAYS: Readonly<Record<number, string>> = {
  0: "body",
  60: "sextile",
  90: "square",
  120: "trine",
  180: "opposition",
  240: "trine",
  270: "square",
  300: "sextile",
};

export const en = {
  title: "Circumambulations through the bounds",
  summary:
    "The ascendant or another point through the bounds by ascensional times, with distributors and partners",
  inputs: {
    ...core.inputs,
    point: { label: "Point", about: "Point that is carried; the ascendant", values: walkers },
    toAge: { label: "To age", about: "Years of life that are covered; 90" },
  },
  fields: {
    ...core.place,
    point: "Point",
    natal: "At birth",
    stages: "Bounds",
    fromDegree: "From degree",
    lord: "Distributor",
    arcDeg: "Arc (°)",
    age: "Age",
    date: "Date",
    partners: "Partners",
    planet: "Planet",
    ray: "Ray (°)",
    active: "At the date",
    index: "Bound (from 0)",
    partner: "Partner",
  },
  terms: { point: walkers, sign },
  conventions: {
    bounds: core.conventions.bounds,
    key: {
      title: "Years of an arc",
      options: { ptolemy: "a degree a year", naibod: "0°59′08″ a year (Naibod)" },
    },
  },
  refusals: { ...core.angleRefusals, ...core.targetRefusals },
  reading: ({ point: carried, stages, active }: BoundsWalkAnswer): readonly string[] => {
    const now = active && stages[active.index];
    if (!now) {
      const [first] = stages;
      return [
        `The date lies outside the years that were asked for. ${The(carried)} sets out in the bound of ${the(first!.lord)} in ${sign[first!.sign]} and comes through ${english.counted(stages.length, "bound")} in them.`,
      ];
    }
    const next = stages[active.index + 1];
    const ahead = now.partners.filter(({ planet }) => planet !== active.partner).slice(0, 2);
    return core.paragraphs(
      core.paragraph(
        `${The(carried)}, for ${MATTER[carried]}, goes through the bound of ${the(now.lord)} in ${sign[now.sign]} since ${now.date}: ${the(now.lord)} distributes these years and gives them ${themeOf(now.lord)}.`,
        active.partner &&
          active.partner !== now.lord &&
          `${english.capital(the(active.partner))}, whose ray was met last, has a share in them: ${themeOf(active.partner)}.`,
      ),
      ahead.length > 0 &&
        `Met in this bound: ${english.list(ahead.map(({ planet, ray, age }) => `the ${RAYS[ray]} of ${the(planet)} at ${age.toFixed(1)}`))}.`,
      next && `On ${next.date} the bound of ${the(next.lord)} follows, at ${Math.floor(next.age)}.`,
    );
  },
  picture: {
    title: "Through the bounds",
    note: "distributor · sign and degree · age and date of entry",
    ray: (ray: number) => RAYS[ray]!,
    desc: (count: number, carried: Walker) => `${walkers[carried]} through ${count} bounds`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: AngleRefusals & TargetRefusals;
}>;

export type BoundsWalkWords = Translation<typeof en>;
