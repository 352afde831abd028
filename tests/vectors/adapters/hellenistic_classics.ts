/** How `hellenistic.json` is put to the service: the lots of Valens' charts, which he gives in signs. */
import { differ, verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";
import { withIds } from "../terms.ts";

type Any = any;

const BOTH_SECTS =
  "Valens counts Fortune by day and Exaltation by night in one chart, so that neither sect gives both";
const NEIGHBOUR =
  "Valens counts degrees that he does not give; his sign is a neighbour of whole signs";
/** Charts of which no count of whole signs gives what he names. */
const REASONS: Readonly<Record<string, string>> = {
  "valens.8": BOTH_SECTS,
  "valens.lot.8": BOTH_SECTS,
  "valens.21": NEIGHBOUR,
};
const NAMED = ["fortune", "spirit", "basis", "exaltation"] as const;

async function judge(one: VectorCase, served: Call) {
  const { procedure, input, expect, wholeSignRule } = one as Any;
  const wanted = (procedure === "hellenistic.calculate" ? expect.lots : expect) as Record<
    string,
    string
  >;
  const names = NAMED.filter((name) => wanted?.[name]);
  if (names.length === 0) {
    return { kind: "skipped", reason: "a verdict on a life, with no lot named" } as const;
  }
  if (wholeSignRule === "within-one-sign") {
    return { kind: "skipped", reason: NEIGHBOUR } as const;
  }
  const { asc, ...planets } = input.signs as Record<string, string>;
  const given = expect.sect ?? input.sect ?? wholeSignRule;
  // Where the Sun stands on the horizon either sect may be meant, and one of them must give every lot.
  const sects = given === "day" || given === "night" ? [given] : ["day", "night"];
  const place = (sign: string) => ({ sign: sign.toLowerCase() });
  const tries = await Promise.all(
    sects.map(async (sect) => {
      const answer: Any = await withIds(served)("hellenistic.lots", {
        ascendant: place(asc!),
        ...Object.fromEntries(Object.entries(planets).map(([id, sign]) => [id, place(sign)])),
        sect,
        lotsSchool: "valens",
      });
      const found = (name: string) => answer.lots.find((x: Any) => x.lot === name)?.sign;
      return names.flatMap((name) =>
        differ(wanted[name]!.toLowerCase(), found(name), { path: `/${name}` }),
      );
    }),
  );
  const best = tries.find((differences) => differences.length === 0) ?? tries[0]!;
  const reason = REASONS[one["id"] as string];
  return best.length > 0 && reason ? ({ kind: "skipped", reason } as const) : verdictOf(best);
}

const NOT_SERVED = ["hellenistic.profections", "hellenistic.zodiacalReleasing"];

export const adapters: readonly Adapter[] = [
  {
    files: /^hellenistic\.json$/,
    procedures: (one) =>
      NOT_SERVED.includes(one["procedure"] as string)
        ? [one["procedure"] as string]
        : ["hellenistic.lots"],
    judge: (one, call) => judge(one, call),
  },
];
