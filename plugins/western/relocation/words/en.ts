import { english, type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, RelocationAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { houseName, point, sign, the, The, themeOf, topicOf } = core;
const corners = {
  ascendant: point.ascendant,
  midheaven: point.midheaven,
  descendant: point.descendant,
  imumCoeli: point.imumCoeli,
};
/** Where a planet on each angle is met. */
const MET = {
  ascendant: "in how one is taken at first sight",
  midheaven: "in work and in what is known of one",
  descendant: "in the people one meets",
  imumCoeli: "at home and in private",
};

export const en = {
  title: "Relocated chart",
  summary: "The birth chart at another place: angles, houses, planets on angles, what moves house",
  inputs: {
    newPlace: { label: "New place", about: "Name or id of the place" },
    newLatitude: { label: "New latitude", about: "Degrees, north positive" },
    newLongitude: { label: "New longitude", about: "Degrees, east positive" },
  },
  fields: {
    ...core.viewFields,
    birthplace: "At the birthplace",
    moved: "Moved house",
    from: "From",
    to: "To",
    angular: "On an angle",
    angle: "Angle",
  },
  terms: { point: core.point, sign, aspect: core.aspect, houseSystem: core.houseSystem },
  phrases: core.housePhrases,
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: {
    ...core.angleRefusals,
    "new-place-needed": {
      when: "No new place was given",
      says: "The chart has nowhere to go. Give a new place, or its latitude and longitude",
    },
  },
  reading: ({ angles, birthplace, moved, angular }: RelocationAnswer): readonly string[] =>
    core.paragraphs(
      `${sign[angles!.ascendant.sign]} rises there${angles!.ascendant.sign === birthplace.ascendant.sign ? ", as at the birthplace" : `, where ${sign[birthplace.ascendant.sign]} rose at the birthplace`}, and ${sign[angles!.midheaven.sign]} culminates: one comes across ${core.MANNERS[angles!.ascendant.sign]}.`,
      angular.length > 0
        ? angular
            .slice(0, 3)
            .map(
              ({ body, angle, orbDeg }) =>
                `${The(body)} stands ${core.formatArc(orbDeg)} from the ${corners[angle]}; ${themeOf(body)} are met ${MET[angle]}.`,
            )
            .join(" ")
        : "No planet comes near an angle, so no single one sets the tone of the place.",
      moved.length > 0 &&
        `${english.capital(
          english.list(
            moved
              .slice(0, 5)
              .map(({ body, to }) => `${the(body)} moves to ${houseName(to)}, to ${topicOf(to)}`),
          ),
        )}.`,
    ),
  picture: {
    ...core.wheel,
    title: "Relocated chart",
    desc: ({ bodies }: RelocationAnswer) =>
      bodies
        .map(({ body, longitudeDeg }) => `${point[body]} ${core.placeName(longitudeDeg)}`)
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: AngleRefusals & { "new-place-needed": {} };
}>;

export type RelocationWords = Translation<typeof en>;
