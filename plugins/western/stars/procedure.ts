import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { starOf, type StarId } from "#sky";
import type { DaySky } from "../core/day_track.ts";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { MODERN, type Modern } from "../core/points.ts";
import { answer, type StarsAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { TRADITIONAL } from "./natures.ts";
import { reportStar } from "./report.ts";
import { createScene, rank, readOptions, touchOf, type StarOptions } from "./scene.ts";
import { weighStars } from "./weighs.ts";
import { drawStars } from "./picture.ts";
import type { StarsWords } from "./words/en.ts";

/** The stars of the tradition and how loudly each speaks in a chart. */
export const fixedStarsLocate = defineProcedure({
  name: "fixedStars.locate",
  tradition: "western",
  words: wordsIn<StarsWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/fixed_stars.svg",
  reads: "birth",
  omittable: {
    birthTime: birthTimeOmittable({
      fields: ["/leading"],
      verdictsOf: (given, { latitude }) => {
        const options = readOptions(given);
        return { "/leading": (at) => leadingAt(at, latitude, options) };
      },
      everyHours: 2,
    }),
    latitude: PLACE_OMITTABLE,
  },
  refusals: CHART_REFUSALS,
  options: { catalogue: TRADITIONAL.length },
  input,
  output: answer,
  run(chosen, give): StarsAnswer {
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
  },
  asks: byBirth,
  weighs: { origin: "tally", read: weighStars },
  picture: drawStars,
  examples: [
    {
      title: "the sky of noon on 1 January 2000",
      input: {
        birthDate: "2000-01-01",
        birthTime: "12:00",
        timezone: "UTC",
        stars: ["spica", "regulus", "sirius"],
      },
      expect: {
        stars: [
          { star: { id: "spica" }, longitudeDeg: 203.8417 },
          { star: { id: "regulus" }, longitudeDeg: 149.8294 },
          { star: { id: "sirius" }, longitudeDeg: 104.0861 },
        ],
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03, sefstars.txt",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I.9" },
    {
      title: "The Fixed Stars and Constellations in Astrology",
      author: "Vivian Robson",
      year: "1923",
    },
    {
      title: "Hipparcos, the New Reduction of the Raw Data",
      author: "Floor van Leeuwen",
      year: "2007",
    },
  ],
});

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
