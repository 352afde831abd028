import type { Translation, Words } from "#sdk";
import type { DateIssues, NumberIssues } from "../../digits.ts";
import * as shared from "../../words/en.ts";
import type { answer, HouseAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const HOUSE =
  "The unit's own digits weigh double, being what those inside live behind; where the house itself faces and how it is lit come first in feng shui, the number after.";

function closing({ residents }: HouseAnswer): string {
  const count = residents.length;
  if (count === 0) return HOUSE;
  const people = count === 1 ? "the one who lives there" : `the ${count} who live there`;
  const helped = residents.filter(({ supplied }) => supplied.length > 0).length;
  const whole = residents.filter(({ missing }) => missing.length === 0).length;
  if (helped > 0) {
    const whom =
      helped < count
        ? `${helped} of the ${count} who live there`
        : count === 1
          ? people
          : `all ${count} who live there`;
    return `To ${whom} it gives a lucky star that the birth date lacks. ${HOUSE}`;
  }
  const none =
    whole === count
      ? `${count === 1 ? "The one who lives there lacks no" : `Of ${people} none lacks a`} lucky star by birth, so the number has nothing to make up.`
      : `For ${people} the number makes up none of the lucky stars that ${count === 1 ? "the birth date lacks" : "their birth dates lack"}.`;
  return `${none} ${HOUSE}`;
}

export const en = {
  title: "Number feng shui of a house number",
  summary:
    "Reads the digit pairs of building, floor and unit together for the people who live there; the unit weighs double",
  inputs: {
    number: {
      label: "House, flat or unit",
      about: "House, flat or unit, as on the door; separators and Chinese characters are left out",
    },
    building: { label: "Building", about: "Number of the building or street" },
    floor: { label: "Floor", about: "Floor, where the unit's number lacks it" },
    birthDates: { label: "Birth dates", about: "Birth dates of the people living there" },
  },
  fields: {
    ...shared.fields,
    ...shared.innateFields,
    order: "Parts read",
    residents: "People living there",
  },
  terms: { ...shared.terms, part: { building: "building", floor: "floor", unit: "unit" } },
  phrases: { ...shared.phrases, ...shared.numberIssues, ...shared.dateIssues },
  conventions: shared.conventions,
  reading: (reading: HouseAnswer) =>
    shared.pairStory(reading, { subject: "this address", closing: closing(reading) }),
  picture: { ...shared.pairPicture, name: "House number" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: NumberIssues & DateIssues;
}>;

export type HouseWords = Translation<typeof en>;
