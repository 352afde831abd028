import { english, type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import type { Modern } from "../../core/points.ts";
import * as core from "../../core/words/en.ts";
import type { answer, MapAnswer, RankedPlace } from "../answer.ts";
import type { CityId } from "../cities.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { body, paragraph, the, The, themeOf } = core;

const line = { mc: "culminating", ic: "on the lower meridian", asc: "rising", dsc: "setting" };
const STOOD = { mc: "culminated", ic: "crossed the lower meridian", asc: "rose", dsc: "set" };
const STAGES = {
  mc: "work and reputation",
  ic: "home and inner ground",
  asc: "one's own bearing",
  dsc: "partners and encounters",
};
const MOST_PLACES = 6;

function about({ name, influences, nearest }: RankedPlace, order: number): string {
  const near = influences.slice(0, 3);
  if (near.length === 0) {
    const closest = nearest
      ? `; the nearest, of ${the(nearest.body)}, passes at ${Math.round(nearest.km)} km`
      : "";
    return `${name} lies away from all lines${closest}. Such a place is read as neutral ground.`;
  }
  const sentences = near.map((one, i) => {
    const [theme, stage, km] = [themeOf(one.body), STAGES[one.line], Math.round(one.km)];
    if (i > 0) {
      return `${The(one.body)} adds ${theme} to ${stage} (${km} km, ${one.influence}).`;
    }
    return order % 2 === 0
      ? `In ${name}, ${the(one.body)} ${STOOD[one.line]} ${km} km from the city: ${theme} come forward in ${stage}, with a strength of ${one.influence} in 100.`
      : `${name} stands ${km} km from the line where ${the(one.body)} ${STOOD[one.line]}, strength ${one.influence}; ${stage} are coloured there by ${theme}.`;
  });
  return paragraph(...sentences);
}

function meridians({ lines }: MapAnswer): string {
  const sentences = (["sun", "moon", "venus", "jupiter"] as const).map((id) => {
    const at = lines[id]?.mcLongitude;
    if (at === undefined) return null;
    return `${The(id)} culminated along ${Math.round(Math.abs(at))}° ${at < 0 ? "west" : "east"}, a meridian on which work takes up ${themeOf(id)}.`;
  });
  return paragraph(...sentences);
}

export const en = {
  title: "Astrocartography",
  summary:
    "Lines where planets rise, set and culminate, their crossings, and the influence on named places",
  inputs: {
    places: { label: "Places", about: "Places to rank, at most 40" },
    name: { label: "Name of the place", about: "As it shall be called" },
    bodies: {
      label: "Planets",
      about: "Planets whose lines are drawn; default all ten",
      values: body,
    },
    stepDeg: {
      label: "Step of the curves (°)",
      about: "Step of latitude of the curves, degrees; default 1",
    },
    orbKm: { label: "Reach of a line (km)", about: "Reach of a line, km; default 700" },
  },
  fields: {
    ...body,
    ...core.unavailable,
    greenwichSiderealDeg: "Sidereal time at Greenwich (°)",
    lines: "Lines",
    mcLongitude: "Culminates along the meridian (°)",
    icLongitude: "On the lower meridian along (°)",
    asc: "Rises along",
    dsc: "Sets along",
    crossings: "Crossings",
    "crossings/a": "First planet",
    aLine: "Its line",
    "crossings/b": "Second planet",
    bLine: "Its line",
    latitude: "Latitude (°)",
    longitude: "Longitude (°)",
    placeRanking: "Places, strongest first",
    name: "Place",
    strength: "Strength",
    influences: "Influences",
    body: "Planet",
    line: "Line",
    km: "Distance (km)",
    degreesAlongParallel: "Along the parallel (°)",
    influence: "Influence",
    nearest: "Nearest line",
    localSpace: "Azimuths (°)",
    orbKm: "Reach of a line (km)",
  },
  terms: { line },
  conventions: {
    plane: {
      title: "Bodies or degrees",
      options: {
        mundane: "in mundo: where the body itself stands",
        zodiacal: "in the zodiac: its degree, without latitude",
      },
    },
  },
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": {
      when: "The lines turn by fifteen degrees an hour, and no time was given",
      says: "The lines turn by fifteen degrees an hour, and no time of birth was given. Give the time",
    },
  },
  reading: (map: MapAnswer) => ({
    paragraphs: core.paragraphs(
      `At the moment of birth each planet stood on the horizon or the meridian along certain lines of the Earth. Within ${map.orbKm} km of such a line, the tradition holds, its theme is felt more than elsewhere.`,
      ...(map.placeRanking.length > 0
        ? map.placeRanking.slice(0, MOST_PLACES).map(about)
        : [meridians(map)]),
      map.crossings.length > 0 &&
        `${map.crossings.length === 1 ? "One crossing of lines is" : `${map.crossings.length} crossings of lines are`} listed; around ${map.crossings.length === 1 ? "its latitude" : "each of their latitudes"} the two planets are read together, wherever on that parallel one lives.`,
    ),
    outline: map.placeRanking.map(({ name }) => name),
    facts: {
      places: map.placeRanking,
      crossings: map.crossings.slice(0, 12),
      orbKm: map.orbKm,
    },
  }),
  picture: {
    title: "Astrocartography map",
    desc: (planets: readonly Modern[]): string =>
      `Lines of ${english.list(planets.map((id) => the(id)))} over an outline of the world.`,
    cities: {
      taipei: "Taipei",
      newYork: "New York",
      london: "London",
      delhi: "Delhi",
      sydney: "Sydney",
      saoPaulo: "São Paulo",
      cairo: "Cairo",
      tokyo: "Tokyo",
      losAngeles: "Los Angeles",
      moscow: "Moscow",
      singapore: "Singapore",
      johannesburg: "Johannesburg",
      beijing: "Beijing",
      mexico: "Mexico City",
      lagos: "Lagos",
    } satisfies Readonly<Record<CityId, string>>,
    key: [
      "solid: culminates (MC) · dotted: lower meridian (IC)",
      "curve: rises (AC) · dashed: sets (DC)",
    ] as readonly string[],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Pick<AngleRefusals, "place-incomplete" | "birth-time-needed">;
}>;

export type MapWords = Translation<typeof en>;
