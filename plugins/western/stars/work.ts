import { type Candidates, type Given, type InputOf, anyValue } from "#sdk";
import { type StarId, starOf } from "#sky";
import type { DaySky } from "../core/day_track.ts";
import { readNativity } from "../core/nativity.ts";
import { MODERN, type Modern } from "../core/points.ts";
import type { StarsAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { reportStar } from "./report.ts";
import { createScene, rank, readOptions, type StarOptions, touchOf } from "./scene.ts";
import { birthTimes } from "../core/birth_times.ts";

export { weighStars as weigh } from "./weighs.ts";
export { drawStars as picture } from "./picture.ts";

export function run(chosen: InputOf<typeof input>, give: Given): StarsAnswer {
  const chart = readNativity(give.civil(), MODERN.ids, "wholeSign");
  const options = readOptions(chosen);
  const scene = createScene(
    presentOf((id) => chart.positions[id]),
    chart.houses && { ...chart.houses, latitudeDeg: chart.place!.latitudeDeg },
    options,
  );
  const touches = options.ids.map((id) => {
    const place = starOf(chart.sky, id);
    return { place, ...touchOf(id, place, scene) };
  });
  const ranking = rank(touches).map(({ id, prominence }) => ({ star: id, prominence }));
  return {
    stars: touches.map(({ place, ...touch }) => reportStar(place, touch, chart)),
    ranking,
    leading: ranking[0]?.star ?? null,
    parans: {
      reckoned: chart.houses !== null,
      orbDeg: options.paranOrbDeg,
      natalOnly: options.natalOnly,
    },
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes({
    verdictsOf: (given, { latitude }) => {
      const options = readOptions(given);
      return { "/leading": (at) => leadingAt(at, latitude, options) };
    },
    everyHours: 2,
  }),
  latitude: anyValue,
};

/** The bodies that have a place. */
function presentOf<P>(placeOf: (id: Modern) => P | null | undefined): (readonly [Modern, P])[] {
  return MODERN.ids.flatMap((id) => {
    const place = placeOf(id);
    return place ? [[id, place] as const] : [];
  });
}

function leadingAt(at: DaySky, latitudeDeg: number | null, options: StarOptions): StarId | null {
  const angles = at.angles();
  const scene = createScene(
    presentOf((id) => at.placeOf(id)),
    angles && { ...angles, latitudeDeg: latitudeDeg! },
    options,
  );
  return rank(options.ids.map((id) => touchOf(id, starOf(at.sky, id), scene)))[0]?.id ?? null;
}
