import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { BOARDS } from "../disagreements.ts";
import { simplify, simplifyAll } from "./chinese_script.ts";
import { branchId, pillarId } from "./chinese_given.ts";

type Answer = any;

const OUTCOMES: Readonly<Record<string, string>> = {
  favourable: "吉",
  unfavourable: "凶",
  mixed: "平",
};

/**
 * The cases that 增刪卜易 works out: the board, the line that carries the matter and the outcome. The matter is read
 * from the book's own question. Whether the branch on which it came stands among our three is counted in a
 * test beside the art.
 */
const worked: Adapter = {
  files: /^liuyao\.json$/,
  procedures: () => ["liuyao.calculate"],
  async judge(one, call) {
    const { linesFromBottom, movingLines, monthBranch, dayPillar } = one["input"] as Answer;
    if (!monthBranch || !dayPillar)
      return {
        kind: "skipped",
        reason: "the book prints no day pillar, without which nothing is void",
      };
    const board: Answer = await call("liuyao.calculate", {
      lines: linesOf(linesFromBottom, movingLines),
      monthBranch: branchId(monthBranch),
      dayPillar: pillarId(dayPillar),
      question: one["question"],
    });
    const {
      relativesAndBranchesFromBottom,
      usefulGod,
      outcome,
      void: empty,
    } = one["expect"] as Answer;
    const found = board.lines.map((line: Answer) => {
      const branch = line.naJia.native.slice(1);
      return `${line.relative.native}${branch}${line.role ? line.role.native : ""}`;
    });
    const differences = [
      ...differ(simplifyAll(relativesAndBranchesFromBottom), simplifyAll(found), {
        path: "/board",
      }),
      ...differ(simplifyAll(empty), simplifyAll(board.void.map((id: Answer) => id.native)), {
        path: "/void",
      }),
      ...differ(outcome, OUTCOMES[board.judgement.verdict.value.id], { path: "/outcome" }),
    ];
    const names = namesOf(board);
    // 卦變 and 內外卦: the book reads those two from the figures and names no line.
    const isNamed = !/卦/.test(usefulGod);
    if (isNamed && !names.some((name) => simplify(usefulGod).includes(simplify(name))))
      differences.push(`/usefulGod: expected ${usefulGod}, got ${names.join(" ")}`);
    const values = linesOf(linesFromBottom, movingLines).join();
    const known = BOARDS.find(
      ({ lines, month, day, question }) =>
        lines.join() === values &&
        month === monthBranch &&
        day === dayPillar &&
        question === one["question"],
    );
    if (known && differences.length > 0) return { kind: "skipped", reason: known.reason };
    return verdictOf(differences);
  },
};

/** What the line that carries the matter may be called: 世, 應, its relative. */
function namesOf({ judgement, lines }: Answer): readonly string[] {
  const line = lines[judgement.place - 1];
  if (!judgement.relative) return [line.role.native];
  return [judgement.relative.native, ...(line.role && !judgement.hidden ? [line.role.native] : [])];
}

function linesOf(fromBottom: string, moving: readonly number[]): readonly number[] {
  return [...fromBottom].map((line, i) => {
    const moves = moving.includes(i + 1);
    return line === "1" ? (moves ? 9 : 7) : moves ? 6 : 8;
  });
}

export const adapters: readonly Adapter[] = [worked];
