import { anyValue, type Candidates, type Give } from "#sdk";
import { julianDayOfEpochMs, toTt } from "#time";
import { ashtakavargaOf } from "../core/ashtakavarga.ts";
import { birthTimes } from "../core/birth_times.ts";
import { instantOfDate } from "../core/dates.ts";
import { signsOf } from "../core/dignity.ts";
import { GRAHA_IDS, isPlanetId } from "../core/grahas.ts";
import { formatDegree, readNativity, siderealSkyAt, utcOf } from "../core/positions.ts";
import { perGraha } from "../core/shapes.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";
import type { GocharaAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { transitsOf } from "./rules.ts";

export { drawGochara as picture } from "./picture.ts";

export function run(chosen: Input, give: Give<"now">): GocharaAnswer {
  const civil = give.civil();
  const birth = readNativity(civil, { ...chosen, houseSystem: "wholeSign" });
  const at = chosen.onDate
    ? instantOfDate(chosen.onDate, civil, chosen.onTime ?? "12:00")
    : julianDayOfEpochMs(give.now);
  const sky = siderealSkyAt(toTt(at), chosen.ayanamsa, chosen.node, chosen.positions);
  const signs = perGraha(GRAHA_IDS, (id) => signIndexOf(sky.longitudes[id]));
  const moon = signIndexOf(birth.longitudes.moon);
  const points = birth.angles
    ? ashtakavargaOf(signsOf(birth.longitudes), signIndexOf(birth.angles.lagnaDeg), {
        ashtakavargaTable: chosen.ashtakavargaTable,
        virgoMultiplier: "6",
        lagnaOccupies: "no",
      })
    : null;
  const transits = transitsOf(signs, moon).map((transit) => {
    const { graha } = transit;
    const deg = sky.longitudes[graha];
    const speed = sky.speeds[graha];
    const left = speed < 0 ? deg % 30 : 30 - (deg % 30);
    return {
      ...transit,
      sign: signIdAt(signs[graha]),
      degree: formatDegree(deg),
      retrograde: speed < 0,
      points: points && isPlanetId(graha) ? points.bhinna[graha][signs[graha]]! : null,
      sarva: points && isPlanetId(graha) ? points.sarva[signs[graha]]! : null,
      daysInSign: Math.min(9999, Math.floor(left / Math.max(1e-3, Math.abs(speed)))),
    };
  });
  return {
    at: utcOf(at),
    moon: signIdAt(moon),
    transits,
    good: transits.filter(({ effect }) => effect === "favours").length,
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes(
    [({ longitudes }) => signIndexOf(longitudes.moon)],
    () =>
      ({ longitudes }) => ({ "/moon": signIdAt(signIndexOf(longitudes.moon)) }),
  ),
  latitude: anyValue,
};
