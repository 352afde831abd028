/**
 * Several outcomes read on the boards of one moment, each at a place of its own.
 *
 * Six Ren knows how to ask several things in one hour: the later ones are read further along the plate
 * (the method of the second guest). The same idea carries the options over the palaces of Mysterious Gates;
 * each option has a throw of coins of its own. Which option stands where follows from its position in the
 * list and is a convention of this service.
 *
 * @source Da Liu Ren Daquan (second guests); Qimen Dunjia Tongzong (palaces in the order of the Luo writing)
 */
import {
  sumOf,
  TestimoniesShape,
  Type,
  type CallOutcome,
  type Lang,
  type Static,
  type Testimony,
} from "#old";
import { isGoodGeneral } from "../members/boards.ts";
import { inEnglish, palaceMarks, type Named, type QimenPalace } from "../members/qimen.ts";
import { CONFIDENCE, listAt, mark, valueAt, type Fields } from "../members/member.ts";
import { membersOf } from "../members/table.ts";
import { momentFields, type Asking } from "../moment.ts";
import { callSystems, type Ask, type System } from "../weigh/systems.ts";
import { coinSeed } from "./binary_reading.ts";
import { round } from "./probability.ts";

/** The boards and their weights. */
export const OPTION_WEIGHTS = {
  "daLiuRen.calculate": 0.35,
  "qimen.calculate": 0.35,
  "liuyao.calculate": 0.3,
} as const;
export const OPTION_BOARDS = Object.keys(
  OPTION_WEIGHTS,
) as readonly (keyof typeof OPTION_WEIGHTS)[];

const score = Type.Number({ minimum: 0, maximum: 100 });
export const PartsShape = Type.Array(
  Type.Object({
    system: Type.String(),
    score,
    confidence: Type.Number(),
    weight: Type.Number(),
    place: Type.String({ description: "Where on the board, or in which throw, it was read" }),
    testimonies: TestimoniesShape,
  }),
);
export type Parts = Static<typeof PartsShape>;

type Call = (name: string, input: Fields) => Promise<CallOutcome>;

/** What the boards say of each option. */
export interface OptionsRead {
  readonly parts: readonly Parts[];
  /** The boards, whole; of the coins the first throw. */
  readonly systems: readonly System[];
  readonly asked: number;
  readonly delivered: number;
}

/** Reads the options. */
export async function readOptions(
  question: string,
  options: readonly string[],
  asking: Asking,
  lang: Lang,
  call: Call,
): Promise<OptionsRead> {
  const at = momentFields(asking);
  const [liuRen, qimen, coins] = membersOf(OPTION_BOARDS) as [Member, Member, Member];
  const moment = { lang, at };
  const shared: readonly Ask[] = [liuRen, qimen].map((member) => ({
    member,
    weight: OPTION_WEIGHTS[member.name as keyof typeof OPTION_WEIGHTS],
    ways: [{ input: member.asks(moment, member.name) }],
  }));
  const throws: readonly Ask[] = options.map((option, index) => {
    const seed = coinSeed([question, String(index), option], asking);
    return {
      member: coins,
      weight: OPTION_WEIGHTS["liuyao.calculate"],
      ways: [{ input: coins.asks({ ...moment, seed }, coins.name) }],
    };
  });
  const called = await callSystems([...shared, ...throws], call);
  const [liuRenRead, qimenRead, ...thrown] = called as [System, System, ...System[]];
  const parts = options.map((_, index) => [
    ...liuRenPart(liuRenRead, index),
    ...qimenPart(qimenRead, index),
    ...coinPart(thrown[index]!),
  ]);
  return {
    parts,
    systems: [liuRenRead, qimenRead, thrown[0]!],
    asked: called.length,
    delivered: called.filter(({ delivered }) => delivered).length,
  };
}

type Member = ReturnType<typeof membersOf>[number];

/** The weighted mean of an option's parts; even where nothing was read. */
export function partsScore(parts: Parts): number {
  const mass = parts.reduce((sum, { weight, confidence }) => sum + weight * confidence, 0);
  const sum = parts.reduce((total, one) => total + one.weight * one.confidence * one.score, 0);
  return mass > 0 ? round(sum / mass) : 50;
}

const BASE = mark("base", 50, "Every place starts even", "各位起於平分");

interface PlateCell {
  readonly earth: { readonly id: string; readonly native: string };
  readonly heaven: { readonly id: string };
  readonly general: Named;
}

/** The general over the branch that lies as many places after the hour as the option in its list. */
function liuRenPart(system: System, index: number): Parts {
  const data = system.data;
  if (!data) return [];
  const plate = listAt<PlateCell>(data, "/plate");
  const hour = plate.findIndex(({ earth }) => earth.id === valueAt(data, "/hourBranch/id"));
  const cell = plate[(hour + index) % plate.length]!;
  const isVoid = listAt<{ id: string }>(data, "/dayVoid").some(({ id }) => id === cell.heaven.id);
  return partOf(system, `${cell.earth.native}`, [
    BASE,
    mark(
      "general",
      isGoodGeneral(cell.general.id) ? 18 : -18,
      `the general is the ${inEnglish(cell.general)}`,
      cell.general.native,
    ),
    ...(isVoid ? [mark("void", -6, "the branch above it is void", "其上空亡")] : []),
  ]);
}

/** Palaces in the order of the Luo writing, the centre left out. */
const LUO_ORDER = [1, 2, 3, 4, 6, 7, 8, 9];

/** The palace that lies as many steps after the duty door as the option in its list. */
function qimenPart(system: System, index: number): Parts {
  const data = system.data;
  if (!data) return [];
  const start = LUO_ORDER.indexOf(Number(valueAt(data, "/valueDoor/palace")));
  const number = LUO_ORDER[(Math.max(0, start) + index) % LUO_ORDER.length]!;
  const palace = listAt<QimenPalace>(data, "/palaces").find((one) => one.number === number)!;
  const marks = palaceMarks(palace, `palace ${number}`, `第 ${number} 宮`);
  return partOf(system, `palace ${number}`, [BASE, ...marks.filter(({ weight }) => weight !== 0)]);
}

function coinPart(system: System): Parts {
  if (!system.data || system.score === null) return [];
  const place = String(valueAt(system.data, "/hexagram/fullName"));
  const { testimonies } = system.scoring;
  const { system: name, score: own, confidence, weight } = system;
  return [{ system: name, place, score: own, confidence, weight, testimonies }];
}

function partOf(
  { system, weight }: System,
  place: string,
  testimonies: readonly Testimony[],
): Parts {
  const told = testimonies.map(({ code, weight: points, evidence }) => ({
    code,
    weight: points,
    evidence: { en: evidence.en, zhHant: evidence.zhHant },
  }));
  const confidence = CONFIDENCE.tally;
  return [{ system, place, score: sumOf(testimonies), confidence, weight, testimonies: told }];
}
