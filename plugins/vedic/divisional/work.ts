import { anyValue, type Candidates, type Given } from "#sdk";
import {
  isExaltedSign,
  type PlanetSigns,
  relationToSign,
  signsOf,
  vimshopakaOf,
} from "../core/dignity.ts";
import { GRAHA_IDS, type GrahaId, isPlanetId, PLANET_IDS } from "../core/grahas.ts";
import { type Marker, birthTimes } from "../core/birth_times.ts";
import { readNativity, round } from "../core/positions.ts";
import { countSigns, signIdAt, signIndexOf } from "../core/signs.ts";
import { divisionOf, edgeDistanceDeg, type VargaId, vargaSign } from "../core/vargas.ts";
import type { DivisionalAnswer } from "./answer.ts";
import { CONVENTIONS, type Input } from "./input.ts";

export { drawDivisional as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): DivisionalAnswer {
  const { division, rule } = chosen;
  const { longitudes, angles } = readNativity(give.civil(), {
    ...chosen,
    houseSystem: "wholeSign",
  });
  const rashi = signsOf(longitudes);
  const lagna = angles && signIn(angles.lagnaDeg, division, rule);
  return {
    division,
    parts: divisionOf(division),
    rule:
      rule === "parivritti"
        ? { code: "inTurn", with: { parts: divisionOf(division) } }
        : { code: "byParashara", with: { division } },
    lagna: lagna === null ? null : signIdAt(lagna),
    grahas: GRAHA_IDS.map((graha) => {
      const deg = longitudes[graha];
      const sign = signIn(deg, division, rule);
      return {
        graha,
        rashi: signIdAt(signIndexOf(deg)),
        sign: signIdAt(sign),
        house: lagna === null ? null : countSigns(lagna, sign),
        standing: standingOf(graha, sign, rashi),
        kept: sign === signIndexOf(deg),
        toEdgeMinutes: round(60 * edgeDistanceDeg(deg, division), 2),
      };
    }),
    vimshopaka: PLANET_IDS.map((graha) => {
      const of = (scheme: "six" | "seven" | "ten" | "sixteen") =>
        round(vimshopakaOf(graha, longitudes, scheme), 3);
      return {
        graha,
        six: of("six"),
        seven: of("seven"),
        ten: of("ten"),
        sixteen: of("sixteen"),
      };
    }),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes(
    (fields) => GRAHA_IDS.map((id) => signMarker(id, fields)),
    (fields) =>
      ({ longitudes }) =>
        Object.fromEntries(
          GRAHA_IDS.map((id, i) => [
            `/grahas/${i}/sign`,
            signIdAt(signIn(longitudes[id], fields["division"] as VargaId, ruleOf(fields))),
          ]),
        ),
  ),
  latitude: anyValue,
};

type Rule = Input["rule"];

type Fields = Readonly<Record<string, unknown>>;

const ruleOf = (fields: Fields) => (fields["rule"] ?? CONVENTIONS.rule.default) as Rule;

/** The sign of a longitude; in turn, the parts of the whole zodiac take the signs one after another. */
function signIn(longitudeDeg: number, division: VargaId, rule: Rule): number {
  if (rule === "parashara") return vargaSign(longitudeDeg, division);
  return Math.floor((longitudeDeg * divisionOf(division)) / 30) % 12;
}

function signMarker(id: GrahaId, fields: Fields): Marker {
  return ({ longitudes }) => signIn(longitudes[id], fields["division"] as VargaId, ruleOf(fields));
}

function standingOf(graha: GrahaId, sign: number, rashi: PlanetSigns) {
  if (isExaltedSign(graha, sign)) return "exalted";
  if (isExaltedSign(graha, (sign + 6) % 12)) return "debilitated";
  return isPlanetId(graha) ? relationToSign(graha, sign, rashi) : "neutral";
}
