import { oneOf, Type, verdictOf, type Text, type Verdict } from "#old";
import { NamedShape, type Named } from "../../core/named.ts";
import { usefulLinesOf, type Board, type Topic } from "./board.ts";

/** How a question stands. */
export type Standing = "favourable" | "mixed" | "unfavourable";

/** The judgement of a question. */
export const JudgementShape = Type.Object({
  topic: Type.String(),
  relative: Type.Union([NamedShape, Type.Null()], {
    description: "Relative that stands for the topic; null for the self line",
  }),
  lines: Type.Array(Type.Integer(), { description: "Lines that carry it, shown or hidden" }),
  hidden: Type.Boolean({ description: "Whether it only hides under those lines" }),
  verdict: verdictOf(oneOf(["favourable", "mixed", "unfavourable"], "How the useful line stands")),
});

/** The judgement of a question. */
export interface Judgement {
  readonly topic: Topic;
  readonly relative: Named | null;
  readonly lines: readonly number[];
  readonly hidden: boolean;
  readonly verdict: Verdict<Standing>;
}

const SEASON_POINTS: Readonly<Record<string, number>> = {
  thriving: 2,
  assisted: 2,
  resting: -1,
  confined: -1,
  dormant: -2,
};
const MARK_POINTS: Readonly<Record<string, number>> = {
  dayGenerates: 2,
  daySame: 1,
  birthAtDay: 1,
  dayCombine: 1,
  dayControls: -2,
  monthBreak: -2,
  storedAtDay: -1,
  severedAtDay: -1,
  turnsToGenerate: 2,
  turnsToControl: -2,
  advancing: 1,
  retreating: -1,
};

/**
 * Judges the strongest line of the relative asked for by month, day, void and change.
 *
 * The points are this model's own; the reasons are those of the art.
 *
 * @source Bushi Zhengzong, "yong shen"
 */
export function judgeTopic(board: Board, topic: Topic, say: (text: Text) => string): Judgement {
  const { relative, lines, hidden } = usefulLinesOf(board, topic);
  const judged = lines.map((place) => weighLine(board, place, hidden, say));
  const best = judged.reduce((a, b) => (b.points > a.points ? b : a));
  const value: Standing =
    best.points >= 2 ? "favourable" : best.points <= -2 ? "unfavourable" : "mixed";
  return { topic, relative, lines, hidden, verdict: { value, because: best.because } };
}

function weighLine(board: Board, place: number, hidden: boolean, say: (text: Text) => string) {
  const line = board.lines[place - 1]!;
  const name = hidden ? line.hidden!.naJia.native : line.naJia.native;
  const because: { rule: string; source?: string }[] = [
    {
      rule: say({
        en: `line ${place} (${name}) is ${line.season.gloss} in month ${board.month.native}`,
        zhHant: `${place}爻${name}於${board.month.native}月居「${line.season.native}」`,
      }),
      source: "Bushi Zhengzong",
    },
  ];
  let points = SEASON_POINTS[line.season.id]!;
  if (hidden) {
    points -= 1;
    because.push({
      rule: say({ en: "it is absent and hides under that line", zhHant: "用神不現，伏於該爻之下" }),
    });
  }
  for (const mark of line.marks) {
    const mine = MARK_POINTS[mark.id];
    if (mine === undefined) continue;
    points += mine;
    because.push({ rule: say({ en: mark.gloss, zhHant: mark.native }) });
  }
  if (line.isVoid) {
    points -= line.moving ? 0 : 1;
    because.push({ rule: say({ en: "its branch is void in this ten days", zhHant: "逢旬空" }) });
  }
  return { points, because };
}
