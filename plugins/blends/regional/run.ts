/** How the regional blends are asked: a question, a birth, or a birth and a question of one moment. */
import { Birth, requireAnswerable, type Asked, type Random } from "#sdk";
import { blendOf } from "../core/answer.ts";
import { askEach, callSystems, deliverSystems, type Reach } from "../core/call.ts";
import { QUESTION_WEIGHTS } from "../core/fixed.ts";
import { matterIn } from "../core/matter.ts";
import { momentFields, settleMoment, type Given } from "../core/moment.ts";
import type { SystemId } from "../core/system.ts";

/** What is blended: the procedure, its systems, and the weights of those that do not weigh 1. */
export interface Recipe {
  readonly name: string;
  readonly systems: readonly SystemId[];
  readonly weights?: Readonly<Partial<Record<SystemId, number>>>;
}

/** The inputs that regional blends read; each declares those that its systems need. */
interface Input {
  readonly question?: string | undefined;
  readonly name?: string | undefined;
  readonly gender?: string | undefined;
  readonly matter?: string | undefined;
  readonly at?: Given | undefined;
  readonly timezone?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** How the systems of a blend that is asked something weigh, where they do not weigh 1. */
export function weightsOf(systems: readonly SystemId[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(QUESTION_WEIGHTS).filter(([system]) => systems.includes(system as SystemId)),
  );
}

async function blend({ name, systems, weights }: Recipe, asked: Asked, give: Reach) {
  return blendOf(name, await callSystems(askEach(systems, asked, give, weights), give.call));
}

/** @throws {Refusal} `lifespan`, `nothing-delivered` */
export async function askQuestion(
  recipe: Recipe,
  { question }: Input,
  give: Reach & { readonly random: Random },
) {
  requireAnswerable(question);
  const asked = { ...(question ? { question } : {}), seed: give.random.seed };
  const weighed = { weights: QUESTION_WEIGHTS, ...recipe };
  return { ...(await blend(weighed, asked, give)), question: question ?? null };
}

/**
 * @param moment what is asked and when, for systems that look at that
 * @throws {Refusal} `nothing-delivered`
 */
export async function askBirth(
  { name, systems, weights }: Recipe,
  input: Input,
  give: Reach,
  moment: Pick<Asked, "question" | "at"> = {},
) {
  const delivery = await deliverSystems(
    askEach(systems, { ...personOf(input), ...moment }, give, weights),
    give.call,
  );
  return { blended: blendOf(name, delivery.systems), answers: delivery.answers };
}

/** @throws {Refusal} `lifespan`, `nothing-delivered` */
export async function askBirthAndQuestion(
  recipe: Recipe,
  input: Input,
  give: Reach & { readonly random: Random; readonly now: number },
) {
  const { question, matter = matterIn(question) } = input;
  requireAnswerable(question);
  const moment = settleMoment(input.at, input, give);
  const asked: Asked = {
    ...personOf(input),
    ...(question ? { question } : {}),
    matter,
    at: momentFields(moment),
    seed: give.random.seed,
  };
  return { ...(await blend(recipe, asked, give)), question: question ?? null, moment };
}

function personOf(input: Input): Asked {
  const { gender, name } = input;
  const birth = Object.fromEntries(
    Object.entries(input).filter(([field, value]) => field in Birth && value !== undefined),
  );
  return { birth, ...(gender ? { gender } : {}), ...(name ? { name } : {}) };
}
