/** Labels of a chart that is given by a birth or by its places. */
import { angleRefusals } from "./common.ts";
import type { Formulas, LotEnd } from "../../lots.ts";
import { body, lot, sect, sign } from "./names.ts";

const placed = (label: string) => ({
  label,
  about: "For a chart without a birth: sign, and degree where known",
});

export const givenInputs = {
  ascendant: placed("Ascendant"),
  sun: placed("Sun"),
  moon: placed("Moon"),
  mercury: placed("Mercury"),
  venus: placed("Venus"),
  mars: placed("Mars"),
  jupiter: placed("Jupiter"),
  saturn: placed("Saturn"),
  sign: { label: "Sign", about: "Sign of the zodiac", values: sign },
  degree: { label: "Degree", about: "Degrees within the sign, 0 to 30" },
  sect: { label: "Sect", about: "Day or night; default by the Sun", values: sect },
};

export const givenRefusals = {
  ...angleRefusals,
  "chart-missing": {
    when: "Neither a birth nor the places of a chart were given",
    says: "There is no chart yet. Give a birth with its time and place, or at least the signs of the ascendant and the Sun",
  },
};

/** A span of time of a technique of periods. */
export const periodFields = {
  fromAge: "From age",
  toAge: "To age",
  start: "From (UTC)",
  end: "To (UTC)",
};

function endName(id: LotEnd): string {
  return id === "fortune" || id === "spirit" ? lot[id] : body[id];
}

/** How a lot was computed. */
export const lotFormulas = {
  difference: ({ to, from }: Formulas["difference"]) =>
    `Ascendant + ${endName(to)} − ${endName(from)}`,
  toExaltation: ({ light }: Formulas["toExaltation"]) =>
    light === "sun" ? "Ascendant + 19° Aries − Sun" : "Ascendant + 3° Taurus − Moon",
  shorterArc: "Ascendant + shorter arc of Fortune and Spirit",
};
