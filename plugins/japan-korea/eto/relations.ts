/**
 * What two branches are to each other, as Japanese almanacs list them.
 *
 * Points of the strongest relation: six-combination 90, three-combination 84, the same animal 70,
 * none 64, break 54, harm 48, punishment 45, clash 38. A further relation of the same pair takes 4.
 * Stems: combination +8, one feeds the other +3, one checks the other -3, clash -6. Own weights.
 *
 * @source anecs.ifortune.net, 支合・干合; mingdecode.com, 地支の組合せ (with 破); seitokukai.com,
 *   十二支の相性の法則, which calls 冲 the gravest; all lists alike
 */
import type { Testimony } from "#old";
import { modulo, type Stem, type Branch } from "#time";
import { relationOf } from "../core/elements.ts";

type Kind = "sixCombine" | "threeCombine" | "same" | "break" | "harm" | "punish" | "clash";

const KINDS: readonly {
  readonly kind: Kind;
  readonly weight: number;
  readonly en: string;
  readonly zhHant: string;
}[] = [
  { kind: "sixCombine", weight: 90, en: "join in a six-combination", zhHant: "六合" },
  { kind: "threeCombine", weight: 84, en: "belong to one three-combination", zhHant: "三合" },
  { kind: "same", weight: 70, en: "are the same animal", zhHant: "同支" },
  { kind: "clash", weight: 38, en: "clash across the circle", zhHant: "相沖" },
  { kind: "punish", weight: 45, en: "stand in punishment", zhHant: "相刑" },
  { kind: "harm", weight: 48, en: "stand in harm", zhHant: "相害" },
  { kind: "break", weight: 54, en: "stand in a break", zhHant: "相破" },
];

const BREAKS = ["0-9", "3-6", "5-8", "2-11", "1-4", "7-10"];
const PUNISHMENTS = ["2-5", "5-8", "2-8", "1-10", "7-10", "1-7", "0-3"];
const SELF_PUNISHED = [4, 6, 9, 11];

/** Every relation of two branches, given by index from 子; strongest first. */
export function branchRelations(a: number, b: number): readonly Kind[] {
  const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
  const holds: Readonly<Record<Kind, boolean>> = {
    sixCombine: modulo(a + b, 12) === 1,
    threeCombine: a !== b && modulo(a - b, 4) === 0,
    same: a === b,
    clash: modulo(a - b, 12) === 6,
    punish: PUNISHMENTS.includes(key) || (a === b && SELF_PUNISHED.includes(a)),
    harm: modulo(a + b, 12) === 7,
    break: BREAKS.includes(key),
  };
  return KINDS.filter(({ kind }) => holds[kind]).map(({ kind }) => kind);
}

/** Compares two branches and two stems; the first component is the base. */
export function compareEto(
  a: { stem: Stem; branch: Branch },
  b: { stem: Stem; branch: Branch },
): readonly Testimony[] {
  const [head, ...more] = branchRelations(a.branch.index, b.branch.index).map((kind) =>
    KINDS.find((one) => one.kind === kind)!,
  );
  const pair = {
    en: `${capital(animalOf(a.branch))} and ${animalOf(b.branch)}`,
    zhHant: `${a.branch.native}與${b.branch.native}`,
  };
  const base: Testimony = head
    ? {
        code: head.kind,
        weight: head.weight,
        evidence: { en: `${pair.en} ${head.en}`, zhHant: `${pair.zhHant}${head.zhHant}` },
      }
    : {
        code: "neutral",
        weight: 64,
        evidence: { en: `${pair.en} have no special tie`, zhHant: `${pair.zhHant}無特別關係` },
      };
  const further = more.map(({ kind, en, zhHant }) => ({
    code: kind,
    weight: -4,
    evidence: { en: `They also ${en}`, zhHant: `又兼${zhHant}` },
  }));
  return [base, ...further, ...stemTies(a.stem, b.stem)];
}

function stemTies(a: Stem, b: Stem): readonly Testimony[] {
  const apart = Math.abs(a.index - b.index);
  const names = {
    en: `The stems ${a.native} and ${b.native}`,
    zhHant: `天干${a.native}${b.native}`,
  };
  const tie = (code: string, weight: number, en: string, zhHant: string) => [
    { code, weight, evidence: { en: `${names.en} ${en}`, zhHant: `${names.zhHant}${zhHant}` } },
  ];
  if (apart === 5) return tie("stemCombine", 8, "combine", "相合");
  // 戊 and 己 in the middle clash with none.
  if (apart === 6 && a.element !== "earth" && b.element !== "earth")
    return tie("stemClash", -6, "clash", "相沖");
  const relation = relationOf(a.element, b.element);
  if (relation === "parent" || relation === "child")
    return tie("stemFeeds", 3, "feed one another", "相生");
  if (relation === "same") return [];
  return tie("stemChecks", -3, "check one another", "相剋");
}

/** The animal as Japan has it: 亥 is the wild boar. */
export function animalOf(branch: Branch): string {
  return branch.index === 11 ? "boar" : branch.index === 7 ? "sheep" : branch.animal;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
