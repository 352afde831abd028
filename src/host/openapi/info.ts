/** What the description says of the whole interface, and the parameters and headers that calls share. */
import type { CatalogueEntry } from "../../plugins/mod.ts";
import { creditsText } from "../credits.ts";
import type { Json } from "./json_schema.ts";

/** What holds for every input with coordinates. */
const PLACES_TEXT =
  "Wherever an input takes a latitude and a longitude, `place` may stand for them and for the time zone: a name in any " +
  "script, an id of `places.search`, or coordinates. What was taken stands in `reading.places`; where several places " +
  "or clocks may be meant the call is refused with 400, costs nothing, and lists what to choose from in " +
  "`issues[].choices`.";

export function infoOf(version: string, licence: string): Json {
  return {
    title: "Auspex",
    version,
    summary: "Readings of many metaphysical and divination traditions, paid in points",
    description:
      "Readings of many metaphysical and divination traditions, paid in points. Readings belong to " +
      "symbolic traditions; they are not validated predictions. Lifespan and death are not calculated.\n\n" +
      PLACES_TEXT +
      "\n\nThe body of a call may be its input without `json` around it. Every answer says in `X-Points-Charged` what it cost." +
      `\n\n${creditsText()}`,
    contact: { name: "The operator of this host" },
    license: { name: licence, identifier: licence },
  };
}

const FIXED_TAGS: Readonly<Record<string, string>> = {
  Catalogue: "What is served, at which price",
  Calls: "Calls of any procedure, in forms other than JSON",
  Operation: "For those who run the host",
  wallet: "Points, keys, partners, plans and webhooks of the bearer",
  oauth2: "OAuth 2.0 for partners that use the points of others",
};

/** Every tag that an operation has: those of the fixed routes, then the traditions. */
export function tagsOf(entries: readonly CatalogueEntry[], fixed: Json): readonly Json[] {
  const operations = Object.values(fixed).flatMap((path) => Object.values(path as object));
  const used = operations.flatMap(({ tags = [] }: { tags?: readonly string[] }) => tags);
  const names = new Set([...Object.keys(FIXED_TAGS), ...used]);
  const traditions = new Map(
    entries.map(({ tradition, traditionName }) => [tradition, traditionName]),
  );
  return [
    ...[...names].map((name) => ({ name, description: FIXED_TAGS[name] ?? name })),
    ...[...traditions].map(([name, description]) => ({ name, description })),
  ];
}

export const SECURITY_SCHEMES = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description:
      "An API key (at_live_…), a partner's access token, or a token of an identity provider",
  },
} as const;

const INPUT = {
  name: "input",
  in: "query",
  description: "The input as JSON, as POST takes it",
  schema: { type: "string", contentMediaType: "application/json" },
  example: '{"birthDate":"1990-05-17","birthTime":"14:30","place":"台北"}',
} as const;

export const SHARED_PARAMETERS = {
  Input: { ...INPUT, required: true },
  OptionalInput: { ...INPUT, required: false },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "Makes a paid call safe to repeat for 24 hours: the same answer, one charge",
    schema: { type: "string", minLength: 1, maxLength: 255 },
    example: "order-1042",
  },
  DryRun: {
    name: "X-Dry-Run",
    in: "header",
    required: false,
    description: '"true" means the same as the input `dryRun`',
    schema: { type: "string", enum: ["true", "false"] },
    example: "true",
  },
} as const;

export const SHARED_HEADERS = {
  RequestId: {
    description: "Id of this request",
    schema: { type: "string" },
    example: "q7Zk3v-12",
  },
  RetryAfter: {
    description: "Seconds to wait before the same call is worth another try; with 409, 429 and 503",
    schema: { type: "integer" },
    example: 2,
  },
  PointsCharged: { description: "Points charged", schema: { type: "integer" }, example: 15 },
} as const;
