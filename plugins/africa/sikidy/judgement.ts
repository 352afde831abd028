/**
 * How a tableau leans: our own weighing of rules that diviners name, so that it can be scored.
 *
 * Base 50. A prince in the column of the one who asks 8, a slave -4; the asker a prince and the opponent
 * a slave 10, the reverse -10; the asker's figure again in a helpful column (healer, house, road) 6 each,
 * in the opponent's column -8; the asker's figure unique 4. Only columns that answer the first count.
 */
import type { Text } from "#old";
import type { Pattern } from "../core/figures.ts";
import { COLUMNS, findUnique, isPrince, type School } from "./tableau.ts";

/** One reason of the score. */
export interface Testimony {
  readonly code: string;
  readonly weight: number;
  readonly evidence: Text;
}

/** Healer, road and house; the schools give the road another column. */
const HELPFUL: Readonly<Record<School, readonly number[]>> = {
  south: [10, 14, 16],
  interior: [10, 15, 16],
};

/** The testimonies of a tableau, the base first. */
export function findTestimonies(
  tableau: readonly Pattern[],
  school: School = "south",
): readonly Testimony[] {
  const [asker, opponent] = [tableau[0]!, tableau[7]!];
  const [strong, opposed] = [isPrince(asker), isPrince(opponent)];
  const found: Testimony[] = [say("base", 50, "Every tableau begins even", "各盤起於平分")];
  found.push(
    strong
      ? say("askerPrince", 8, "The one who asks is a prince", "問者之列為王")
      : say("askerSlave", -4, "The one who asks is a slave", "問者之列為奴"),
  );
  if (strong && !opposed) {
    found.push(
      say("overOpponent", 10, "A prince faces an opponent who is a slave", "王對奴，勝過對手"),
    );
  }
  if (!strong && opposed) {
    found.push(
      say("underOpponent", -10, "A slave faces an opponent who is a prince", "奴對王，受制於對手"),
    );
  }
  for (const number of HELPFUL[school].filter((one) => tableau[one - 1] === asker)) {
    const { stands } = COLUMNS[school][number - 1]!;
    found.push(
      say(
        `shared${number}`,
        6,
        `The asker's figure stands again with ${stands.en}`,
        `問者之象又見於「${stands.zhHant}」`,
      ),
    );
  }
  if (opponent === asker) {
    found.push(
      say(
        "sharedOpponent",
        -8,
        "The asker's figure stands again with the opponent",
        "問者之象又見於對手",
      ),
    );
  }
  if (findUnique(tableau).includes(1)) {
    found.push(
      say(
        "unique",
        4,
        "The asker's figure is unique and speaks clearly",
        "問者之象獨一無二，聲音清楚",
      ),
    );
  }
  return found;
}

/** Score of a tableau, 0 to 100. */
export function scoreOf(testimonies: readonly Testimony[]): number {
  const sum = testimonies.reduce((total, { weight }) => total + weight, 0);
  return Math.min(100, Math.max(0, sum));
}

/** 58 and more is favourable, less than 46 adverse. */
export function leaningOf(score: number): "favourable" | "mixed" | "adverse" {
  return score >= 58 ? "favourable" : score >= 46 ? "mixed" : "adverse";
}

function say(code: string, weight: number, en: string, zhHant: string): Testimony {
  return { code, weight, evidence: { en, zhHant } };
}
