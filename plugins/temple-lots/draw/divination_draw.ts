import { defineProcedure, oneOf, Question, Refusal, Type } from "#old";
import type { LotSystem } from "../library/library.ts";
import { LIBRARY, findSystem, slugForm } from "../library/served.ts";
import { TOPICS } from "../library/pack.ts";
import { drawLotSlip } from "../slip/lot_slip.ts";
import { describeLot, describeSystem, disclosures } from "./answer.ts";
import { chooseLot } from "./choose.ts";
import { LotAnswer } from "./shapes.ts";

/** Draws one lot of a temple set, or reads the one named. */
export const divinationDraw = defineProcedure({
  name: "divination.draw",
  tradition: "temple-lots",
  title: { en: "Temple lot", zhHant: "靈籤" },
  summary: {
    en: "Draws one lot, or looks up the lot named, from a temple set: poem, fortune level, story, interpretation and twelve topics",
    zhHant: "自一籤組抽取一籤，或查閱指定之籤：籤詩、吉凶、典故、解籤與十二事項",
  },
  kind: "draw",
  cost: 2,
  needs: ["random"],
  input: Type.Object({
    systemSlug: Type.String({
      minLength: 1,
      maxLength: 64,
      description: "Slug or alias of a lot system; the catalogue lists them",
    }),
    lotNumber: Type.Optional(
      Type.Integer({ minimum: 1, description: "Lot to read; drawn at random when left out" }),
    ),
    question: Question,
    topic: Type.Optional(oneOf([...TOPICS, "harvest"], "Matter to put first")),
    confirm: Type.Optional(
      oneOf(["off", "one-of-three", "three-in-a-row"], "Divination blocks; default off"),
    ),
    method: Type.Optional(
      oneOf(["sticks", "blocks"], "How the lot is found; blocks only for fude-zhengshen-28"),
    ),
  }),
  output: LotAnswer,
  refusals: {
    "unknown-system": "No lot system has this slug or alias; the nearest slugs are named",
    "lot-out-of-range": "The system has fewer lots than the number asked for",
    "method-not-offered": "This system is not thrown with blocks",
    "topic-not-offered": "This system does not speak to the topic asked for",
  },
  options: {
    systems: [...LIBRARY.values()].map((system) => ({
      ...describeSystem(system),
      aliases: system.facts.aliases,
      blocks: system.facts.ritual.blocks,
      version: system.pack.version,
    })),
    totalLots: [...LIBRARY.values()].reduce((sum, system) => sum + system.pack.count, 0),
  },
  run(input, give) {
    const system = systemFor(input.systemSlug);
    const chosen = chooseLot(system, input, give.random);
    const lot = system.pack.lots[chosen.lotNumber - 1]!;
    const drawn = input.lotNumber !== undefined ? "chosen" : chosen.throws ? "blocks" : "stick";
    if (input.topic && !lot.topics[input.topic]) {
      throw new Refusal(
        "topic-not-offered",
        `Cannot put ${input.topic} first: ${system.facts.slug} does not speak to it`,
      );
    }
    return {
      system: describeSystem(system),
      ...describeLot(system, lot),
      selection: input.lotNumber === undefined ? ("drawn" as const) : ("chosen" as const),
      method: input.method ?? "sticks",
      ...(input.topic ? { focus: input.topic } : {}),
      ...(chosen.confirmation ? { confirmation: chosen.confirmation } : {}),
      ...(chosen.throws ? { throws: [...chosen.throws] } : {}),
      ...(input.question === undefined ? {} : { question: input.question }),
      disclosures: [
        ...disclosures(system, drawn, chosen.confirmation?.performed ?? false, give.lang),
      ],
    };
  },
  picture: (answer, lang) => drawLotSlip(answer, lang),
  examples: [
    {
      title: "the lot of Li Bai and the moon",
      input: { systemSlug: "guanyin-100", lotNumber: 52 },
      expect: {
        lotNumber: 52,
        selection: "chosen",
        title: { zhHant: "太白醉撈明月" },
        fortuneLevel: { native: "中籤", grade: 4, score: 50, basis: "traditional" },
      },
      source: "printed Guanyin sets of one hundred lots agree on story and grade of lot 52",
    },
  ],
  references: [
    {
      title: "Das chinesische Tempelorakel",
      author: "Werner Banck",
      year: "1976, 1985",
      part: "identity of the sets, counts and grades",
    },
  ],
});

function systemFor(slug: string): LotSystem {
  const system = findSystem(slug);
  if (system) return system;
  const nearest = nearestSlugs(slugForm(slug));
  throw new Refusal(
    "unknown-system",
    `Cannot draw from ${JSON.stringify(slug)}: no such lot system; nearest: ${nearest.join(", ")}`,
    { nearest },
  );
}

/** The three slugs that share most letter pairs with the word. */
function nearestSlugs(word: string): readonly string[] {
  const pairsOf = (text: string) => new Set([...text].map((_, i) => text.slice(i, i + 2)));
  const wanted = pairsOf(word);
  const likeness = (slug: string) => [...pairsOf(slug)].filter((pair) => wanted.has(pair)).length;
  return [...LIBRARY.keys()].sort((a, b) => likeness(b) - likeness(a)).slice(0, 3);
}
