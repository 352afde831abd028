import {
  byChance,
  defineProcedure,
  Refusal,
  requireAnswerable,
  understand,
  withSettings,
  wordsIn,
} from "#sdk";
import { LIBRARY, packOf, slugForm, systemNamed, type LotSystem } from "../library/library.ts";
import { VERSIONS } from "../packs/list.ts";
import { drawLotSlip } from "../slip/lot_slip.ts";
import { answer, type LotAnswer } from "./answer.ts";
import { chooseLot } from "./choose.ts";
import { describeLot, describeSystem, disclosuresOf, nameLot } from "./describe.ts";
import { input } from "./input.ts";
import { answerBy, topicOf } from "./reply.ts";
import type { LotWords } from "./words/en.ts";

const SYSTEMS = [...LIBRARY.values()];

/** Draws one lot of a temple set, or reads the one named. */
export const divinationDraw = defineProcedure({
  name: "divination.draw",
  tradition: "temple-lots",
  words: wordsIn<LotWords>(import.meta),
  kind: "draw",
  cost: 2,
  needs: ["random"],
  input,
  output: answer,
  refusals: [
    "unknown-system",
    "lot-out-of-range",
    "method-not-offered",
    "topic-not-offered",
    "lifespan",
  ],
  options: {
    systems: SYSTEMS.map(({ set, facts }) => ({
      slug: set,
      name: facts.nameEn,
      nameNative: facts.nameNative ?? facts.nameZh,
      count: facts.count,
      status: facts.status,
      aliases: facts.aliases,
      blocks: facts.ritual.blocks,
      version: VERSIONS[set],
    })),
    totalLots: SYSTEMS.reduce((sum, { facts }) => sum + facts.count, 0),
  },
  async run(asked, give): Promise<LotAnswer> {
    requireAnswerable(asked.question);
    const understood = understand(asked.question, asked);
    const system = systemOf(asked.systemSlug);
    const chosen = chooseLot(system, asked, give.random);
    const pack = await packOf(system.set);
    const lot = pack.lots[chosen.lotNumber - 1]!;
    const drawn = asked.lotNumber !== undefined ? "chosen" : chosen.throws ? "blocks" : "stick";
    if (asked.topic && !lot.verdicts[asked.topic]) {
      throw new Refusal("topic-not-offered", { set: system.set, topic: asked.topic });
    }
    const focus = asked.topic ?? (asked.question ? topicOf(understood, lot) : undefined);
    const random = asked.lotNumber === undefined ? give.random : undefined;
    const answered = answerBy(random, understood, pack, lot, focus);
    return {
      system: describeSystem(system),
      ...describeLot(system, pack, lot),
      selection: asked.lotNumber === undefined ? "drawn" : "chosen",
      method: asked.method ?? "sticks",
      ...(focus ? { focus } : {}),
      asked: understood,
      reply: answered.reply,
      optionLots: answered.lots.map((number) => nameLot(system, pack.lots[number - 1]!)),
      ...(chosen.confirmation ? { confirmation: chosen.confirmation } : {}),
      ...(chosen.throws ? { throws: chosen.throws } : {}),
      ...(asked.question === undefined ? {} : { question: asked.question }),
      disclosures: disclosuresOf(system, pack, drawn, chosen.confirmation?.performed ?? false),
    };
  },
  asks: withSettings(byChance, { systemSlug: "guanyin-100" }),
  weighs: {
    origin: "own",
    read: ({ system: { set }, lotNumber: lot, fortune: { level, score } }) => ({
      score,
      testimonies: [{ code: "lot", with: { set, lot, level: level.original }, weight: score - 50 }],
    }),
  },
  picture: drawLotSlip,
  examples: [
    {
      title: "the lot of Li Bai and the moon",
      input: { systemSlug: "guanyin-100", lotNumber: 52 },
      expect: {
        lotNumber: 52,
        selection: { id: "chosen" },
        title: { original: "太白醉撈明月" },
        fortune: {
          level: { original: "中籤" },
          grade: { id: "neutral" },
          step: 4,
          score: 50,
          basis: { id: "traditional" },
        },
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

function systemOf(slug: string): LotSystem {
  const system = systemNamed(slug);
  if (system) return system;
  const nearest = nearestSlugs(slugForm(slug));
  throw new Refusal("unknown-system", { slug, nearest }, { nearest });
}

/** The three slugs that share most letter pairs with the word. */
function nearestSlugs(word: string): readonly string[] {
  const pairsOf = (text: string) => new Set([...text].map((_, i) => text.slice(i, i + 2)));
  const wanted = pairsOf(word);
  const likeness = (slug: string) => [...pairsOf(slug)].filter((pair) => wanted.has(pair)).length;
  return [...LIBRARY.keys()].sort((a, b) => likeness(b) - likeness(a)).slice(0, 3);
}
