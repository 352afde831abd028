/** One question with two outcomes, read on four boards of its moment. */
import type { CallOutcome, Lang } from "#old";
import type { Fields } from "../members/member.ts";
import { membersOf, type Member } from "../members/table.ts";
import { momentFields, type Asking } from "../moment.ts";
import type { Ask } from "../weigh/systems.ts";
import type { Binary } from "./ask.ts";

type Call = (name: string, input: Fields) => Promise<CallOutcome>;

/** The boards and their weights. */
export const BOARD_WEIGHTS = {
  "horary.judge": 0.3,
  "daLiuRen.calculate": 0.25,
  "qimen.calculate": 0.25,
  "liuyao.calculate": 0.2,
} as const;

export const BOARDS = Object.keys(BOARD_WEIGHTS) as readonly (keyof typeof BOARD_WEIGHTS)[];
/** Boards that are the same for every question of one moment. */
export const SHARED_BOARDS = ["daLiuRen.calculate", "qimen.calculate"] as const;

/** The seed of a question's coins: the same question at the same moment throws the same. */
export function coinSeed(parts: readonly string[], asking: Asking): string {
  const { date, time, timezone } = asking;
  return digest([date, time, timezone, ...parts].join("\n"));
}

/** Asks of all boards for one question; without a place horary is not asked. */
export function boardAsks(one: Binary, asking: Asking, lang: Lang): readonly Ask[] {
  const seed = coinSeed([one.question, one.optionA, one.optionB, one.resolutionDate], asking);
  const asked = {
    lang,
    at: momentFields(asking),
    question: one.question,
    matter: one.matter ?? "hopes",
    seed,
  };
  return membersOf(BOARDS)
    .filter(({ name }) => name !== "horary.judge" || asking.latitude !== null)
    .map((member) => ({
      member,
      weight: BOARD_WEIGHTS[member.name as keyof typeof BOARD_WEIGHTS],
      ways: [{ input: inputOf(member, asked) }],
    }));
}

/** Boards of the moment are cast without the question, so that one serves a whole batch. */
function inputOf(member: Member, asked: Parameters<Member["asks"]>[0]): Fields {
  if ((SHARED_BOARDS as readonly string[]).includes(member.name)) {
    const { question: _question, ...moment } = asked;
    return member.asks(moment, member.name);
  }
  return member.asks(asked, member.name);
}

/**
 * A `call` that asks each system once for the same input. The words of the question are echoed by a board
 * and never judged, so that they make no difference here.
 */
export function callOnce(call: Call): Call {
  const known = new Map<string, Promise<CallOutcome>>();
  return (name, input) => {
    const { question: _question, ...judged } = input;
    const key = `${name}\n${JSON.stringify(judged)}`;
    const found = known.get(key) ?? call(name, input);
    known.set(key, found);
    return found;
  };
}

/**
 * A digest of text as 32 hexadecimal digits: four 32-bit FNV-1a sums over the UTF-16 code units, each from
 * its own start. It only names a throw of coins; the throw itself is HMAC-SHA256.
 *
 * @source G. Fowler, L. C. Noll, K.-P. Vo: FNV-1a, 32-bit prime and offset
 */
function digest(text: string): string {
  const sums = [0x811c9dc5, 0x1f0d3a27, 0x5bd1e995, 0x27d4eb2f];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    for (const [at, sum] of sums.entries()) sums[at] = Math.imul(sum ^ (unit + at), 0x01000193);
  }
  return sums.map((sum) => (sum >>> 0).toString(16).padStart(8, "0")).join("");
}
