/** Which columns of a tableau a reading speaks of beside the first. */
import type { SikidyAnswer } from "./answer.ts";
import { ANSWERING, PRINCIPAL } from "./tableau.ts";

type Columns = SikidyAnswer["columns"];

/** Columns that a reading names as speaking alone, at most. */
const MOST = 4;

/** Later columns that repeat the asker's figure and so answer it. */
export function echoesOf({ columns }: SikidyAnswer): Columns {
  const { figure } = columns[0]!;
  return columns.filter((one) => one.number >= ANSWERING[0] && one.figure === figure);
}

/** Principal columns beside the asker's whose figure stands nowhere else. */
export function aloneIn({ columns }: SikidyAnswer): Columns {
  const alone = columns.filter(
    ({ unique, number }) => unique && number > 1 && PRINCIPAL.includes(number),
  );
  return alone.slice(0, MOST);
}
