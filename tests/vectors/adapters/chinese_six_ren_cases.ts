import { verdictOf, type Adapter } from "../adapter.ts";
import { PLATES } from "../disagreements.ts";
import { simplify } from "./chinese_script.ts";
import { branchId, pillarId } from "./chinese_given.ts";

type Answer = any;

/** Two writings of one name: the first was avoided under the Kangxi emperor, others are printed either way. */
const WRITINGS: Readonly<Record<string, string>> = { 玄: "元", 帷薄: "帷簿" };

const written = (name: string) =>
  Object.entries(WRITINGS).reduce((text, [from, to]) => text.replace(from, to), simplify(name));

/** The cases of 六壬斷案 and 六壬大全: transmissions, void branches, and that each printed name is among ours. */
const courses: Adapter = {
  files: /^liuren\.json$/,
  procedures: () => ["daLiuRen.calculate"],
  async judge(one, call) {
    const { dayPillar, monthGeneral, hourBranch, yearPillar } = one["input"] as Answer;
    const board: Answer = await call("daLiuRen.calculate", {
      dayPillar: pillarId(dayPillar),
      monthGeneral: branchId(monthGeneral),
      hourBranch: branchId(hourBranch),
      ...(yearPillar ? { yearBranch: branchId(yearPillar[1]) } : {}),
    });
    const { transmissions, courses: wanted, void: empty } = one["expect"] as Answer;
    const found = board.transmissions.map((step: Answer) => step.branch.native).join("");
    const names = [
      board.gate.native,
      ...board.courses.map(({ course }: Answer) => course.native),
      ...(board.chain ? [board.chain.native] : []),
    ].map(written);
    const missing = wanted.map(written).filter((name: string) => !names.includes(name));
    const nothing = board.dayVoid.map((id: Answer) => id.native).join("");
    const known = PLATES.find(
      ({ day, general, hour }) =>
        day === dayPillar && general === monthGeneral && hour === hourBranch,
    );
    const verdict = verdictOf([
      ...(transmissions.join("") === found
        ? []
        : [`/transmissions: expected ${transmissions.join("")}, got ${found}`]),
      ...(empty && empty.join("") !== nothing
        ? [`/void: expected ${empty.join("")}, got ${nothing}`]
        : []),
      ...(missing.length > 0
        ? [`/courses: expected ${missing.join(" ")}, got ${names.join(" ")}`]
        : []),
    ]);
    return known && verdict.kind === "failed" ? { kind: "skipped", reason: known.reason } : verdict;
  },
};

export const adapters: readonly Adapter[] = [courses];
