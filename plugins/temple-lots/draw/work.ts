import {
  type Give,
  type InputOf,
  Refusal,
  requireAnswerable,
  understand,
  type Weighing,
} from "#sdk";
import { LIBRARY, type LotSystem, packOf, slugForm, systemNamed } from "../library/library.ts";
import type { LotAnswer } from "./answer.ts";
import { chooseLot } from "./choose.ts";
import { describeLot, describeSystem, disclosuresOf, nameLot } from "./describe.ts";
import type { input } from "./input.ts";
import { answerBy, topicOf } from "./reply.ts";

export { drawLotSlip as picture } from "../slip/lot_slip.ts";

export async function run(asked: InputOf<typeof input>, give: Give<"random">): Promise<LotAnswer> {
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
    optionLots: answered.lots.map((number) => nameLot(system, pack, pack.lots[number - 1]!)),
    ...(chosen.confirmation ? { confirmation: chosen.confirmation } : {}),
    ...(chosen.throws ? { throws: chosen.throws } : {}),
    ...(asked.question === undefined ? {} : { question: asked.question }),
    disclosures: disclosuresOf(system, pack, drawn, chosen.confirmation?.performed ?? false),
  };
}

export function weigh({
  system: { set },
  lotNumber: lot,
  fortune: { level, score },
}: LotAnswer): Weighing {
  return {
    score,
    testimonies: [{ code: "lot", with: { set, lot, level: level.original }, weight: score - 50 }],
  };
}

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
