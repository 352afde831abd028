/** Registry → the entries of GET /api/v1/systems. */
import { Type, type TObject, type TSchema } from "@sinclair/typebox";
import type { AnyProcedure, Text } from "./contract.ts";
import { DATE_OUT_OF_RANGE } from "./errors.ts";
import { textKeyOf } from "./invoke.ts";
import { catalogueCost } from "./price.ts";
import { oneOf } from "./shapes.ts";
import type { Registered, Registry } from "./registry.ts";

const BEYOND_TABLES = "The date lies beyond the years for which its calendar or the sky is served";

/** A system as the catalogue shows it; the host adds `iconVariants`. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly nameZhHant: string;
  readonly tradition: string;
  readonly traditionName: Text;
  readonly family: string;
  readonly region: string;
  readonly plugin: string;
  readonly version: string;
  readonly endpoint: string;
  /** Points per call, or per item where `costPer` names the array. */
  readonly cost: number;
  readonly costPer?: string;
  readonly discount?: number;
  readonly description: string;
  readonly descriptionZhHant: string;
  readonly kind: AnyProcedure["kind"];
  /** Who writes its text: nobody, the rules, or a model with the rules behind it. */
  readonly writer: "none" | "rules" | "llm";
  readonly languages: readonly string[];
  readonly picture: boolean;
  readonly input: TSchema;
  readonly conventions: readonly unknown[];
  readonly omittable: readonly unknown[];
  readonly refusals: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly uses: readonly string[];
  readonly examples: AnyProcedure["examples"];
  readonly references: AnyProcedure["references"];
}

/** @param modelConfigured whether a model writes the texts of this host */
export function catalogueEntries(
  registry: Registry,
  modelConfigured: boolean,
): readonly CatalogueEntry[] {
  return [...registry.procedures.values()].map((one) => entryOf(one, modelConfigured));
}

function entryOf(
  { procedure, plugin, tradition }: Registered,
  modelConfigured: boolean,
): CatalogueEntry {
  const { cost } = procedure;
  return {
    id: procedure.name,
    name: procedure.title.en,
    nameZhHant: procedure.title.zhHant,
    tradition: tradition.id,
    traditionName: tradition.title,
    family: tradition.family,
    region: tradition.region,
    plugin: plugin.id,
    version: plugin.version,
    endpoint: `/api/trpc/${procedure.name}`,
    cost: catalogueCost(cost),
    ...(typeof cost === "number" ? {} : { costPer: cost.of, discount: cost.discount ?? 0 }),
    description: procedure.summary.en,
    descriptionZhHant: procedure.summary.zhHant,
    kind: procedure.kind,
    writer: procedure.brief ? (modelConfigured && procedure.narrated ? "llm" : "rules") : "none",
    languages: ["en", "zh-Hant"],
    picture: procedure.picture !== undefined,
    input: procedure.input,
    conventions: Object.entries(procedure.conventions ?? {}).map(([name, convention]) => {
      const {
        title,
        default: standard,
        defaultRule,
        options,
      } = convention as {
        title: Text;
        default: unknown;
        defaultRule?: Text;
        options: unknown;
      };
      return {
        name,
        title,
        default: typeof standard === "string" ? standard : (defaultRule ?? null),
        options,
      };
    }),
    omittable: Object.entries(procedure.omittable ?? {}).map(([name, value]) => {
      const { fields, assume, says, verdicts, marker } = value as {
        fields?: readonly string[];
        assume: unknown;
        says: Text;
        verdicts: readonly string[];
        marker?: string;
      };
      return {
        input: name,
        fields: fields ?? [name],
        assume,
        says,
        verdicts,
        marker: marker ?? null,
      };
    }),
    refusals: {
      ...(procedure.reads ? { [DATE_OUT_OF_RANGE]: BEYOND_TABLES } : {}),
      ...procedure.refusals,
    },
    options: procedure.options ?? {},
    uses: procedure.uses ?? [],
    examples: procedure.examples,
    references: procedure.references,
  };
}

/** An object whose members this contract leaves to its maker. */
const anyObject = (description: string) =>
  Type.Object({}, { additionalProperties: true, description });

/**
 * The schema of a whole answer: the procedure's own output with the keys that `invoke` adds.
 */
export function answerSchema(procedure: AnyProcedure): TObject {
  const output = procedure.output as TObject;
  const added: Record<string, TSchema> = {
    reading: Type.Object(
      {
        id: Type.String(),
        procedure: Type.String(),
        plugin: Type.String(),
        version: Type.String(),
        seed: Type.Optional(Type.String()),
        method: Type.Optional(Type.String()),
        seeded: Type.Optional(Type.Boolean()),
        draw: Type.Optional(
          anyObject("All it takes to draw again: input, clock, and what was committed to"),
        ),
        pointsCharged: Type.Integer(),
      },
      { description: "What was asked, with which version, seed and price" },
    ),
    notice: Type.String(),
  };
  if (procedure.conventions && Object.keys(procedure.conventions).length > 0) {
    added["conventions"] = Type.Array(
      anyObject("A school used: name, value, whether chosen, alternatives"),
    );
    added["compared"] = Type.Optional(Type.Array(anyObject("What other schools change")));
  }
  if (procedure.reads) added["time"] = anyObject("Receipt of the civil time");
  const omittable = Object.values(
    (procedure.omittable ?? {}) as Record<string, { marker?: string }>,
  );
  const mayAssumeToday = procedure.reads === "moment" && procedure.needs?.includes("now");
  if (omittable.length > 0 || mayAssumeToday) {
    added["omitted"] = Type.Optional(
      Type.Array(anyObject("An input left out, and what its absence leaves open")),
    );
    for (const { marker } of omittable) {
      if (marker)
        added[marker] = Type.Optional(
          anyObject("The entry of `omitted` under the name the specification gives it"),
        );
    }
  }
  if (procedure.brief) {
    added[textKeyOf(procedure)] = Type.Object({
      text: Type.String(),
      lang: Type.String(),
      writer: oneOf(["rules", "llm"], "Who wrote the text"),
      model: Type.Optional(Type.String()),
      fallback: Type.Optional(Type.String({ description: "Why the model did not write it" })),
    });
  }
  if (procedure.picture) added["picture"] = Type.Optional(Type.String({ description: "SVG" }));
  return Type.Object({ ...output.properties, ...added }, { additionalProperties: false });
}
