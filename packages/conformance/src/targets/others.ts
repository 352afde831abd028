/** Three other services, each asked by its public description. */
import { postJson, type Kind } from "../target.ts";
import type { Call } from "../adapter.ts";
import { positionsAdapter, type Instant, type Longitudes } from "./positions.ts";

/** A service with one call that is served, whose answer is an object. */
function kindOf(
  name: string,
  about: string,
  path: string,
  takesSeconds: boolean,
  bodyOf: (instant: Instant) => Readonly<Record<string, unknown>>,
  headersOf: (token: string | undefined) => Readonly<Record<string, string>>,
  longitudesOf: (answer: any) => Longitudes,
): Kind {
  const ask = async (call: Call, instant: Instant) =>
    longitudesOf(await call(path, bodyOf(instant)));
  return {
    name,
    about,
    adapters: async () => [positionsAdapter(path, takesSeconds, ask)],
    connect: async (url, token) => ({
      serves: (called) => called === path,
      async call(called, input) {
        return (await postJson(`${url}/${called}`, input, headersOf(token))) as Record<
          string,
          unknown
        >;
      },
    }),
  };
}

/** `[{ name: "Sun", degree: 280.4 }]` → `{ Sun: 280.4 }`. */
const byName = (list: readonly (readonly [name: string, degree: number])[]): Longitudes =>
  Object.fromEntries(list);

export const astrologer = kindOf(
  "astrologer",
  "Astrologer API, version 5 (kerykeion.net/astrologer-api/docs); --token is a key of RapidAPI",
  "api/v5/subject",
  true,
  ({ year, month, day, hour, minute, second, latitude, longitude }) => ({
    subject: {
      ...{ name: "case", year, month, day, hour, minute, second, latitude, longitude },
      ...{ city: "Nowhere", nation: "GB", timezone: "UTC" },
      ...{ zodiac_type: "Tropical", houses_system_identifier: "P" },
    },
  }),
  (token): Record<string, string> => (token ? { "x-rapidapi-key": token } : {}),
  ({ subject }: { subject: Record<string, { name?: string; abs_pos?: number } | null> }) =>
    byName(
      Object.values(subject).flatMap((one) =>
        typeof one?.abs_pos === "number" && one.name ? [[one.name, one.abs_pos] as const] : [],
      ),
    ),
);

export const freeAstrology = kindOf(
  "free-astrology",
  "Free Astrology API (freeastrologyapi.com/api-reference); --token is its x-api-key",
  "western/planets",
  true,
  ({ year, month, day, hour, minute, second, latitude, longitude }) => ({
    ...{ year, month, date: day, hours: hour, minutes: minute, seconds: second },
    ...{ latitude, longitude, timezone: 0 },
    config: { observation_point: "geocentric", ayanamsha: "tropical", language: "en" },
  }),
  (token): Record<string, string> => (token ? { "x-api-key": token } : {}),
  ({ output }: { output: readonly { planet: { en: string }; fullDegree: number }[] }) =>
    byName(output.map(({ planet, fullDegree }) => [planet.en, fullDegree] as const)),
);

export const astrologyApi = kindOf(
  "astrology-api",
  "AstrologyAPI (astrologyapi.com/docs), planets/tropical; --token is user:key",
  "v1/planets/tropical",
  false,
  ({ year, month, day, hour, minute, latitude, longitude }) => ({
    ...{ day, month, year, hour, min: minute, lat: latitude, lon: longitude, tzone: 0 },
  }),
  (token): Record<string, string> => (token ? { authorization: `Basic ${btoa(token)}` } : {}),
  (planets: readonly { name: string; fullDegree: number }[]) =>
    byName(planets.map(({ name, fullDegree }) => [name, fullDegree] as const)),
);
