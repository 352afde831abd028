import { anyValue, type Candidates, type Given } from "#sdk";
import type { PLANET_IDS } from "../core/grahas.ts";
import { type Marker, birthTimes } from "../core/birth_times.ts";
import { readNativity, round } from "../core/positions.ts";
import { countSigns, signIndexOf, signOfLongitude } from "../core/signs.ts";
import { type KaalSarpAnswer, SERPENT } from "./answer.ts";
import type { Input } from "./input.ts";
import { arcsOf, formOf, isWithNode } from "./rules.ts";

export { drawKaalSarp as picture } from "./picture.ts";

const formMarker: Marker = ({ longitudes }) => formOf(arcsOf(longitudes)).form;

export function run(chosen: Input, give: Given): KaalSarpAnswer {
  const { longitudes, angles } = readNativity(give.civil(), {
    ...chosen,
    houseSystem: "wholeSign",
  });
  const arcs = arcsOf(longitudes);
  const { form, outside } = formOf(arcs);
  const rahuHouse = angles
    ? countSigns(signIndexOf(angles.lagnaDeg), signIndexOf(longitudes.rahu))
    : null;
  return {
    form: { value: form, because: [because(form, outside, longitudes)] },
    serpent: form === "none" || rahuHouse === null ? null : SERPENT.ids[rahuHouse - 1]!,
    rahuHouse,
    rahu: signOfLongitude(longitudes.rahu),
    ketu: signOfLongitude(longitudes.ketu),
    arcs: arcs.map(({ graha, aheadDeg, side }) => ({
      graha,
      aheadOfRahuDeg: round(aheadDeg, 4),
      side,
    })),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes([formMarker]),
  latitude: anyValue,
};

type Form = KaalSarpAnswer["form"]["value"];

function because(
  form: Form,
  outside: readonly (typeof PLANET_IDS)[number][],
  longitudes: Parameters<typeof arcsOf>[0],
) {
  if (form === "none") return { code: "mixed", with: { within: 7 - outside.length } } as const;
  if (form === "partial") {
    const withNode = outside.some((id) => isWithNode(id, longitudes));
    return { code: "outside", with: { grahas: outside, withNode } } as const;
  }
  return { code: "whole", with: { from: form === "kalaSarpa" ? "rahu" : "ketu" } } as const;
}
