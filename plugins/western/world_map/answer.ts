import { term, Type, type Frozen, type Static } from "#sdk";
import { MODERN } from "../core/points.ts";
import { byId, nullable, UNAVAILABLE } from "../core/shapes.ts";
import { LINE } from "./rules.ts";

const planet = (description: string) => term(MODERN, description);
const line = (description: string) => term(LINE, description);
const latitude = Type.Number({ description: "Degrees, north positive" });
const longitude = Type.Number({ description: "Degrees, east positive" });
const curve = (what: string) =>
  Type.Array(Type.Tuple([Type.Number(), Type.Number()]), {
    description: `${what}: [latitude, longitude], degrees, from south to north, where it happens at all`,
  });
const percent = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description });

const lines = Type.Object(
  {
    mcLongitude: Type.Number({ description: "Meridian of culmination, degrees, east positive" }),
    icLongitude: Type.Number({
      description: "Meridian of the lower transit, degrees, east positive",
    }),
    asc: curve("Rising"),
    dsc: curve("Setting"),
  },
  { description: "Lines of one planet" },
);

const rankedPlace = Type.Object({
  name: Type.String({ description: "As it was given" }),
  latitude,
  longitude,
  strength: percent("Strongest influence, 0 to 100"),
  influences: Type.Array(
    Type.Object({
      body: planet("The planet"),
      line: line("Its line"),
      km: Type.Number({ description: "Great-circle distance to the line, km" }),
      degreesAlongParallel: Type.Number({ description: "Degrees, east positive" }),
      influence: percent("100 × (1 − km ÷ orb)"),
    }),
    { description: "Lines within the orb, strongest first" },
  ),
  nearest: nullable(
    Type.Object({
      body: planet("The planet"),
      line: line("Its line"),
      km: Type.Number({ description: "Great-circle distance to the line, km" }),
    }),
    "The nearest line, however far; null where no line can be measured",
  ),
  localSpace: byId(
    MODERN.ids,
    Type.Number({ description: "Degrees from north through east" }),
    "Azimuth of each planet",
  ),
});

export const answer = Type.Object({
  greenwichSiderealDeg: Type.Number({
    description: "Apparent sidereal time at Greenwich, degrees",
  }),
  lines: byId(MODERN.ids, lines, "Lines of each planet"),
  crossings: Type.Array(
    Type.Object({
      a: planet("First planet"),
      aLine: line("Its line"),
      b: planet("Second planet"),
      bLine: line("Its line"),
      latitude,
      longitude,
    }),
    { description: "Where two lines meet between 66° south and north, from north to south" },
  ),
  placeRanking: Type.Array(rankedPlace, { description: "Places asked for, strongest first" }),
  orbKm: Type.Integer({ description: "Reach of a line, km" }),
  unavailable: UNAVAILABLE,
});
export type MapAnswer = Frozen<Static<typeof answer>>;
export type Lines = Frozen<Static<typeof lines>>;
export type RankedPlace = Frozen<Static<typeof rankedPlace>>;
