import type { Phrase } from "#sdk";
import type { SeasonState } from "../../core/season.ts";
import type { Board, Judgement, JudgementPhrases } from "./answer.ts";
import { TOPIC_RELATIVES, type Mark, type Standing, type Topic } from "./terms.ts";

const SEASON_POINTS: Readonly<Record<SeasonState, number>> = {
  thriving: 2,
  assisted: 2,
  resting: -1,
  confined: -1,
  dormant: -2,
};
const MARK_POINTS: Readonly<Partial<Record<Mark, number>>> = {
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
export function judgeTopic(board: Board, topic: Topic): Judgement {
  const { relative, lines, hidden } = usefulLinesOf(board, topic);
  const judged = lines.map((place) => weighLine(board, place, hidden));
  const best = judged.reduce((a, b) => (b.points > a.points ? b : a));
  const value: Standing =
    best.points >= 2 ? "favourable" : best.points <= -2 ? "unfavourable" : "mixed";
  return { topic, relative, lines, hidden, verdict: { value, because: best.because } };
}

/** Finds for a topic which relative is asked, and on which lines it stands or hides. */
function usefulLinesOf({ self, lines }: Board, topic: Topic) {
  const relative = TOPIC_RELATIVES[topic];
  if (relative === null) return { relative, lines: [self], hidden: false };
  const shown = lines.filter((line) => line.relative === relative);
  const bearers =
    shown.length > 0 ? shown : lines.filter((line) => line.hidden?.relative === relative);
  return { relative, lines: bearers.map(({ place }) => place), hidden: shown.length === 0 };
}

function weighLine(board: Board, place: number, hidden: boolean) {
  const line = board.lines[place - 1]!;
  const { naJia } = hidden ? line.hidden! : line;
  const because: Phrase<JudgementPhrases>[] = [
    {
      code: "lineStands",
      with: { place, naJia, season: line.season, month: board.month },
      source: "Bushi Zhengzong",
    },
  ];
  let points = SEASON_POINTS[line.season];
  if (hidden) {
    points -= 1;
    because.push({ code: "hides" });
  }
  for (const mark of line.marks) {
    const mine = MARK_POINTS[mark];
    if (mine === undefined) continue;
    points += mine;
    because.push({ code: "marked", with: { mark } });
  }
  if (line.isVoid) {
    points -= line.moving ? 0 : 1;
    because.push({ code: "isVoid" });
  }
  return { points, because };
}
