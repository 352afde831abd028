/** How the number of a lot is found: named by the caller, drawn as a stick, or thrown with blocks. */
import { Refusal, vocabulary, type IdOf, type Random } from "#sdk";
import type { LotFacts } from "../library/facts.ts";
import type { LotSystem } from "../library/library.ts";
import {
  confirmLot,
  MAX_LOTS,
  throwBlocks,
  type Attempt,
  type ConfirmRule,
  type Throw,
} from "./blocks.ts";

/** The outcome of drawing with confirmation. */
export interface Confirmed {
  readonly lotNumber: number;
  readonly confirmed: boolean;
  readonly attempts: readonly Attempt[];
}

/** Chance that a block comes to rest on its edge, as the project sets it for lot 28 of the thrown set. */
export const EDGE_ODDS = 1 / 1024;

/** Draws a stick: every lot from 1 to `count` at equal odds. */
export function drawStick(count: number, random: Pick<Random, "below">): number {
  return 1 + random.below(count);
}

/**
 * Draws sticks until the blocks confirm one, at most {@link MAX_LOTS}; the throws do not depend on the
 * lot, so the final number is as uniform as the first.
 */
export function drawConfirmed(
  count: number,
  rule: ConfirmRule,
  random: Pick<Random, "below" | "next">,
): Confirmed {
  const attempts: Attempt[] = [];
  for (let i = 0; i < MAX_LOTS; i++) {
    const attempt = confirmLot(drawStick(count, random), rule, random);
    attempts.push(attempt);
    if (attempt.confirmed) break;
  }
  const last = attempts.at(-1)!;
  return { lotNumber: last.lotNumber, confirmed: last.confirmed, attempts };
}

const LETTER: Readonly<Record<Throw, string>> = { sheng: "S", laughing: "L", yin: "Y" };

/**
 * Finds a lot by three ordered throws; the edge is tested before the first.
 *
 * @param lots the facts of a set whose `cups` hold three letters S, L, Y, or "standing"
 */
export function throwForLot(
  lots: readonly LotFacts[],
  random: Pick<Random, "next">,
): { readonly lotNumber: number; readonly cups: string; readonly throws: readonly Throw[] } {
  if (random.next() < EDGE_ODDS) return { ...byCups(lots, "standing"), throws: [] };
  const throws = [throwBlocks(random), throwBlocks(random), throwBlocks(random)];
  return { ...byCups(lots, throws.map((one) => LETTER[one]).join("")), throws };
}

function byCups(lots: readonly LotFacts[], cups: string): { lotNumber: number; cups: string } {
  const lot = lots.find((one) => one.cups === cups);
  if (!lot) throw new RangeError(`Cannot find the lot of throws ${cups}: the table has none`);
  return { lotNumber: lot.n, cups };
}

/** What a caller asked of the choice. */
export interface Wish {
  readonly lotNumber?: number;
  readonly confirm?: "off" | ConfirmRule;
  readonly method?: "sticks" | "blocks";
}

/** Why no blocks were thrown to confirm. */
export const UNCONFIRMED = vocabulary("unconfirmed", [
  "not-customary",
  "number-chosen",
  "already-thrown",
]);

/** Whether and how blocks confirmed the lot. */
export interface Confirmation {
  readonly performed: boolean;
  readonly reason?: IdOf<typeof UNCONFIRMED>;
  readonly rule?: ConfirmRule;
  readonly confirmed?: boolean;
  readonly attempts?: Attempt[];
}

/** The lot found and how. */
export interface Choice {
  readonly lotNumber: number;
  readonly throws?: readonly Throw[];
  readonly confirmation?: Confirmation;
}

/**
 * Finds the lot that a wish leads to. The order in which chance is used is part of the contract, since
 * replay depends on it: first the lot; then, for each throw, block A and block B; then the next lot.
 *
 * @throws {Refusal} `lot-out-of-range`, `method-not-offered`
 */
export function chooseLot({ facts }: LotSystem, wish: Wish, random: Random): Choice {
  const { slug: set, count } = facts;
  if (wish.lotNumber !== undefined && wish.lotNumber > count) {
    const params = { set, lot: wish.lotNumber, count };
    throw new Refusal("lot-out-of-range", params, { nearest: count });
  }
  const thrown = facts.lots?.every((lot) => lot.cups !== undefined) ?? false;
  if (wish.method === "blocks" && !thrown) {
    throw new Refusal("method-not-offered", { set });
  }
  const rule = wish.confirm === "off" ? undefined : wish.confirm;
  if (wish.lotNumber !== undefined) {
    return {
      lotNumber: wish.lotNumber,
      ...(rule ? { confirmation: { performed: false, reason: "number-chosen" } } : {}),
    };
  }
  if (wish.method === "blocks") {
    const { lotNumber, throws } = throwForLot(facts.lots!, random);
    return {
      lotNumber,
      throws,
      ...(rule ? { confirmation: { performed: false, reason: "already-thrown" } } : {}),
    };
  }
  if (rule && facts.ritual.blocks !== "none") {
    const { lotNumber, confirmed, attempts } = drawConfirmed(count, rule, random);
    return {
      lotNumber,
      confirmation: { performed: true, rule, confirmed, attempts: [...attempts] },
    };
  }
  return {
    lotNumber: drawStick(count, random),
    ...(rule ? { confirmation: { performed: false, reason: "not-customary" } } : {}),
  };
}
