/** How `western.json` is put to the western procedures. */
import { differ, verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";
import { fitBirth, type Birthlike } from "./western_birth.ts";

type Answer = any;
type Judge = (one: VectorCase, call: Call) => Promise<readonly string[]>;

const PLANETS = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function inputOf(one: VectorCase): Answer {
  return one["input"];
}
function expectOf(one: VectorCase): Answer {
  return one["expect"];
}
function toleranceOf(one: VectorCase): Answer {
  return one["tolerance"] ?? {};
}

function byId(answer: Answer): Record<string, Answer> {
  return Object.fromEntries(answer.bodies.map((body: Answer) => [body.id, body]));
}

/** Longitudes compared around the circle. */
function angles(expected: Answer, actual: Answer, tolerance: number, path: string) {
  return Object.entries(expected as Record<string, number>).flatMap(([key, value]) => {
    const found = actual[key];
    if (typeof found !== "number") return [`${path}/${key}: expected ${value}, got ${found}`];
    const miss = Math.abs(((found - value + 540) % 360) - 180);
    return miss <= tolerance ? [] : [`${path}/${key}: expected ${value}, got ${found}`];
  });
}

/** Rounding of the file's fourth place. */
const ROUNDING = 6e-5;

const JUDGES: Readonly<Record<string, readonly [string, Judge]>> = {
  "western.base": [
    "astrology.calculate",
    async (one, call) => {
      const expected = expectOf(one);
      const answer: Answer = await call("astrology.calculate", {
        ...birthOf(inputOf(one)),
        bodies: ["meanNode"],
      });
      const bodies = byId(answer);
      const found = Object.fromEntries(
        Object.keys(expected.longitudes).map((name) => [name, bodies[lower(name)].longitudeDeg]),
      );
      const deg = toleranceOf(one).deg;
      return [
        ...angles(expected.longitudes, found, deg, "/longitudes"),
        ...angles(
          { meanNode: expected.meanNode, asc: expected.asc, mc: expected.mc, armc: expected.armc },
          {
            meanNode: bodies["meanNode"].longitudeDeg,
            asc: answer.angles.ascendant.longitudeDeg,
            mc: answer.angles.midheaven.longitudeDeg,
            armc: answer.angles.armcDeg,
          },
          deg,
          "",
        ),
        ...differ(expected.isDay, answer.sect === "day", { path: "/isDay" }),
        ...angles(
          { ...expected.placidusCusps },
          answer.houses.cusps.map((cusp: Answer) => cusp.longitudeDeg),
          deg,
          "/placidusCusps",
        ),
      ];
    },
  ],
  "western.antiscia": [
    "astrology.calculate",
    async (one, call) => {
      const answer: Answer = await call("astrology.calculate", fitBirth(inputOf(one)));
      const bodies = byId(answer);
      return Object.entries(expectOf(one) as Record<string, Answer>).flatMap(([name, expected]) => {
        const body = bodies[lower(name)];
        const found = { antiscion: body.antiscionDeg, contraAntiscion: body.contraAntiscionDeg };
        return angles(expected, found, toleranceOf(one).deg, `/${name}`);
      });
    },
  ],
  "western.essentialDignities": [
    "astrology.calculate",
    async (one, call) => {
      const given = inputOf(one);
      const answer: Answer = await call("astrology.calculate", {
        ...fitBirth(given),
        bounds: given.terms,
        triplicity: given.triplicity,
      });
      const bodies = byId(answer);
      return Object.entries(expectOf(one) as Record<string, Answer>).flatMap(([name, expected]) => {
        const { dignity } = bodies[lower(name)];
        const found = {
          ruler: dignity.domicile,
          exaltation: dignity.exaltation,
          triplicityRuler: dignity.triplicity,
          participating: dignity.participating,
          term: dignity.bound,
          face: dignity.face,
          detriment: dignity.detriment,
          fall: dignity.fall,
          score: dignity.score,
          peregrine: dignity.peregrine,
          termRuler: upper(dignity.lords.bound),
          faceRuler: upper(dignity.lords.face),
        };
        return differ(expected, found, { path: `/${name}` });
      });
    },
  ],
  "western.lunarPhase": [
    "astrology.calculate",
    async (one, call) => {
      const answer: Answer = await call("astrology.calculate", birthOf(inputOf(one)));
      const { phase8, elongation, illuminatedFraction } = expectOf(one);
      const { lunarPhase } = answer;
      return [
        ...angles({ elongation }, { elongation: lunarPhase.elongationDeg }, toleranceOf(one).deg, ""),
        ...differ(phase8.replace(/ Moon$/, ""), lunarPhase.name.en.replace(/ Moon$/, ""), {
          path: "/phase8",
        }),
        ...differ(illuminatedFraction, lunarPhase.illuminated, {
          tolerance: 0.0011,
          path: "/illuminatedFraction",
        }),
      ];
    },
  ],
};

/** The birth of a case that gives an instant and, mostly, a place. */
export function birthOf(given: {
  readonly utc: string;
  readonly lat?: number;
  readonly lon?: number;
}): Birthlike {
  const [, birthDate, birthTime] = /^(.+)T(.+)Z$/.exec(given.utc)!;
  return {
    birthDate: birthDate!,
    birthTime: birthTime!,
    timezone: "UTC",
    ...(given.lat === undefined ? {} : { latitude: given.lat, longitude: given.lon! }),
  };
}

export const adapters: readonly Adapter[] = [
  {
    files: /^western\.json$/,
    procedures: (one) => [
      JUDGES[one["procedure"] as string]?.[0] ?? `no judge of ${one["procedure"] as string}`,
    ],
    judge: async (one, call) => verdictOf(await JUDGES[one["procedure"] as string]![1](one, call)),
  },
];
