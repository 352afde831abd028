import { type Give, Refusal } from "#sdk";
import { julianDayOfEpochMs, toTt } from "#time";
import { dignityOf, isCombust, signsOf } from "../../core/dignity.ts";
import { PLANET_IDS, type PlanetId, SIGN_LORDS } from "../../core/grahas.ts";
import {
  anglesAt,
  formatDegree,
  placeOf,
  round,
  siderealSkyAt,
  utcOf,
} from "../../core/positions.ts";
import { perGraha } from "../../core/shapes.ts";
import { isBenefic } from "../../core/shadbala.ts";
import { countSigns, signIdAt, signIndexOf, signOfLongitude } from "../../core/signs.ts";
import { patyayiniOf } from "../mudda/rules.ts";
import { reportPeriods } from "../mudda/report.ts";
import { isNight, pointsAt, SIDEREAL_YEAR, solarReturn, type TajikaPoints } from "../points.ts";
import { reportSahams } from "../sahams/report.ts";
import type { AnnualAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { mattersOf } from "./matters.ts";
import { fiveStrengths, harshaOf, OFFICE, officesOf, yearLordOf } from "./strengths.ts";
import { contactsOf, type Standings, yogasOfChart } from "./yogas.ts";

export { drawAnnual as picture } from "./picture.ts";

export function run(chosen: Input, give: Give<"now">): AnnualAnswer {
  if (chosen.longitudes) return ofDrawn(chosen, chosen.longitudes);
  if (chosen.birthDate === undefined) throw new Refusal("chart-needed");
  return ofBirth(chosen, give);
}

/** What both kinds of charts answer. */
function reportOf(
  points: TajikaPoints,
  speeds: Readonly<Record<PlanetId, number>>,
  between: Input["between"],
) {
  const { longitudes } = points;
  const lagna = signIndexOf(longitudes.lagna);
  const rashi = signsOf(longitudes);
  const dignities = perGraha(PLANET_IDS, (id) => dignityOf(id, longitudes[id], rashi));
  const houses = perGraha(PLANET_IDS, (id) => countSigns(lagna, rashi[id]));
  const standings: Standings = perGraha(PLANET_IDS, (id) => ({
    longitudeDeg: longitudes[id],
    house: houses[id],
    dignified: ["exalted", "moolatrikona", "own"].includes(dignities[id]),
    hurt:
      ["debilitated", "enemy", "greatEnemy"].includes(dignities[id]) ||
      speeds[id] < 0 ||
      isCombust(id, longitudes[id], longitudes.sun, speeds[id] < 0),
  }));
  const benefics = PLANET_IDS.filter((id) => isBenefic(id, { longitudes }));
  return {
    night: points.night,
    lagna: {
      longitudeDeg: round(longitudes.lagna, 4),
      sign: signIdAt(lagna),
      degree: formatDegree(longitudes.lagna),
    },
    grahas: PLANET_IDS.map((graha) => {
      const { total, ...five } = fiveStrengths(graha, longitudes);
      const cut = Object.entries(five).map(([name, part]) => [name, round(part, 3)]);
      return {
        graha,
        longitudeDeg: round(longitudes[graha], 4),
        sign: signIdAt(rashi[graha]),
        degree: formatDegree(longitudes[graha]),
        house: houses[graha],
        dignity: dignities[graha],
        retrograde: speeds[graha] < 0,
        ...(Object.fromEntries(cut) as typeof five),
        strength: round(total, 3),
        joy: harshaOf(graha, points),
      };
    }),
    contacts: contactsOf(standings).map(({ toGoDeg, ...contact }) => ({
      ...contact,
      toGoDeg: round(toGoDeg, 3),
    })),
    matters: mattersOf(standings, lagna),
    yogas: yogasOfChart(standings, benefics),
    sahams: reportSahams(points, between),
  };
}

const FORWARD = perGraha(PLANET_IDS, () => 1);

function ofDrawn(chosen: Input, longitudes: NonNullable<Input["longitudes"]>): AnnualAnswer {
  const points = { longitudes, night: chosen.night ?? isNight(longitudes) };
  return {
    completedYears: chosen.ageYear ?? 0,
    begins: null,
    muntha: null,
    yearLord: null,
    offices: [],
    nodes: [],
    ...reportOf(points, FORWARD, chosen.between),
    yearDays: SIDEREAL_YEAR,
    mudda: [],
    patyayini: patyayiniOf({ longitudes }, SIDEREAL_YEAR).map(({ lord, days }) => ({
      lord,
      days: round(days, 4),
      start: null,
      end: null,
    })),
  };
}

function ofBirth(chosen: Input, give: Give<"now">): AnnualAnswer {
  const civil = give.civil();
  const birthPlace = placeOf(civil);
  if (!birthPlace || !civil.timeKnown) throw new Refusal("chart-needed");
  const { ayanamsa, node } = chosen;
  const completed = chosen.ageYear ?? runningYear(civil.julianDayUt, give.now);
  const place = {
    latitudeDeg: chosen.yearLatitude ?? birthPlace.latitudeDeg,
    longitudeDeg: chosen.yearLongitude ?? birthPlace.longitudeDeg,
  };
  const julianDayUt = solarReturn(civil, completed, ayanamsa);
  const points = { julianDayUt, ...pointsAt(julianDayUt, place, ayanamsa, node) };
  const sky = siderealSkyAt(toTt(julianDayUt), ayanamsa, node, "apparent");
  const natal = siderealSkyAt(civil.julianDayTt, ayanamsa, node, "apparent");
  const natalLagna = signIndexOf(
    anglesAt(civil.julianDayUt, birthPlace, natal, "wholeSign").lagnaDeg,
  );
  const lagna = signIndexOf(points.longitudes.lagna);
  const muntha = (natalLagna + completed) % 12;
  const lord = SIGN_LORDS[muntha]!;
  const offices = officesOf(points, natalLagna, muntha);
  const leads = yearLordOf(offices, points);
  const houseOf = (deg: number) => countSigns(lagna, signIndexOf(deg));
  return {
    completedYears: completed,
    begins: utcOf(julianDayUt),
    muntha: {
      sign: signIdAt(muntha),
      house: countSigns(lagna, muntha),
      lord,
      lordHouse: houseOf(points.longitudes[lord]),
    },
    yearLord: {
      value: leads.graha,
      because: [
        {
          code: leads.seesLagna ? "strongestSeeing" : "noneSees",
          with: {
            graha: leads.graha,
            offices: OFFICE.ids.filter((id) => offices[id] === leads.graha),
            total: round(fiveStrengths(leads.graha, points.longitudes).total, 2),
          },
        },
      ],
    },
    offices: OFFICE.ids.map((office) => ({ office, lord: offices[office] })),
    nodes: (["rahu", "ketu"] as const).map((graha) => ({
      graha,
      longitudeDeg: round(sky.longitudes[graha], 4),
      sign: signOfLongitude(sky.longitudes[graha]),
      house: houseOf(sky.longitudes[graha]),
    })),
    ...reportOf(points, sky.speeds, chosen.between),
    ...reportPeriods(civil, completed, points, ayanamsa),
  };
}

/** Completed years now, within what is served. */
function runningYear(birth: number, now: number): number {
  const years = Math.floor((julianDayOfEpochMs(now) - birth) / SIDEREAL_YEAR);
  return Math.max(0, Math.min(120, years));
}
