/**
 * Named formations of the mysterious gates. The file has conditions and no moments: the adapter reads them
 * from a pool of boards by itself, each book's under that book's convention, and compares both ways.
 */
import { verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";

type Answer = any;
type Condition = Readonly<Record<string, any>>;
type Book = "yanyi" | "tongzong";

const BOARDS = 1500;
const STEP_HOURS = 173;
const HEADS: Readonly<Record<string, string>> = {
  甲子: "戊",
  甲戌: "己",
  甲申: "庚",
  甲午: "辛",
  甲辰: "壬",
  甲寅: "癸",
};
const STEMS = "甲乙丙丁戊己庚辛壬癸";

/** Formations of which the file's words are more than its keys say: only that they are named. */
const NAMED_ALONE: Readonly<Record<string, string>> = {
  月格: "月朔干 needs the lunar calendar, which the file does not give",
  五不遇時: "the table names one hour a day stem; the rule beside it gives 己 and 庚 days two",
  門迫: "the pairs are examples of the rule that a door controls its palace",
};

const pools = new Map<Book, Promise<readonly Answer[]>>();

function boardsOf(call: Call, book: Book): Promise<readonly Answer[]> {
  let pool = pools.get(book);
  if (!pool) {
    pool = (async () => {
      const boards: Answer[] = [];
      for (let i = 0; i < BOARDS; i++) {
        const at = new Date(Date.UTC(1990, 0, 1, 0, 30) + i * STEP_HOURS * 3600_000).toISOString();
        const moment = { date: at.slice(0, 10), time: at.slice(11, 16), timezone: "+08:00" };
        boards.push(await call("qimen.calculate", { ...moment, clock: "civil", formations: book }));
      }
      return boards;
    })();
    pools.set(book, pool);
  }
  return pool;
}

const listOf = (value: unknown): readonly any[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** A pillar's stem as the plates show it: 甲 by the head of its ten. */
function shown(pillar: string): string {
  const stem = STEMS.indexOf(pillar[0]!);
  if (stem > 0) return pillar[0]!;
  return HEADS[pillar]!;
}

/** The stems that a word of the file means on a board, or null where it is not plain. */
function stemsOf(word: string, board: Answer): readonly string[] | null {
  if (/^[乙丙丁戊己庚辛壬癸]$/.test(word)) return [word];
  if (word.includes("值符") && !word.includes("year")) return [board.hiddenHead.at(-1)];
  if (word === "甲") return [board.hiddenHead.at(-1)];
  if (/^甲[子戌申午辰寅][戊己庚辛壬癸]$/.test(word)) return [word[2]!];
  if (word.startsWith("六合(printed")) return ["壬"];
  const pillars = ["year", "month", "day", "hour"].filter((name) => word.includes(name));
  if (pillars.length === 0 || word.includes("first day")) return null;
  const extra = [
    ...(word.includes("值符") ? [board.hiddenHead.at(-1)] : []),
    ...(word.includes("three wonders") ? ["乙", "丙", "丁"] : []),
  ];
  return [...pillars.map((name) => shown(board.pillars[name].native)), ...extra];
}

const DOORS = (palace: Answer) => palace.door?.native[0] ?? "";

/** What another passage of the same book takes out, as the file's difference says. */
const TAKEN_OUT: Readonly<Record<string, (board: Answer, book: Book) => boolean>> = {
  青龍返首: ({ hiddenHead }, book) => book === "tongzong" && hiddenHead.endsWith("庚"),
};

/** Whether a board keeps a condition, or null where its keys do not say it whole. */
function holds(board: Answer, condition: Condition): boolean | null {
  if (condition["anyOf"]) {
    const each = condition["anyOf"].map((one: Condition) => holds(board, one));
    return each.includes(null) ? null : each.includes(true);
  }
  const hour: string = board.pillars.hour.native;
  if (condition["hourPillars"]) return condition["hourPillars"].includes(hour);
  if (condition["hours"]) return Object.values(condition["hours"]).includes(hour);
  if (condition["pairs"]) return condition["pairs"][board.pillars.day.native[0]] === hour;
  if (condition["byDayStem"]) {
    const day: string = board.pillars.day.native[0];
    const [, wanted] = Object.entries(condition["byDayStem"]).find(([stems]) =>
      stems.includes(day),
    )!;
    return (wanted as string)[0] === hour[0];
  }
  if (condition["valueStar"]) {
    return condition["valueStar"][board.xunHead.native] === board.valueStar.palace;
  }
  const heaven = listOf(condition["heavenStem"]).map((word) => stemsOf(word, board));
  const earth = listOf(condition["earthStem"]).map((word) => stemsOf(word, board));
  const isPlain = ["heavenStem", "earthStem", "door", "deity", "palace"].some(
    (key) => condition[key] !== undefined,
  );
  if (!isPlain || (condition["heavenStem"] === "癸" && condition["text"])) return null;
  if (heaven.includes(null) || earth.includes(null)) return null;
  const doors = listOf(condition["door"]);
  const deities = listOf(condition["deity"]);
  const numbers = listOf(condition["palace"]);
  return board.palaces.some((palace: Answer) => {
    // The centre lodges in kun 2.
    const under = [
      palace.earth.native,
      ...(palace.number === 2 ? [board.palaces[4].earth.native] : []),
    ];
    const over = palace.heaven.map((one: Answer) => one.native);
    return (
      (heaven.length === 0 || heaven.flat().some((one) => over.includes(one))) &&
      (earth.length === 0 || earth.flat().some((one) => under.includes(one!))) &&
      (doors.length === 0 || doors.includes(DOORS(palace))) &&
      (deities.length === 0 || deities.includes(palace.god?.native)) &&
      (numbers.length === 0 || numbers.includes(palace.number))
    );
  });
}

const named = (board: Answer, name: string): boolean =>
  [...board.formations, ...board.sides].some(
    ({ formation, otherNames }: Answer) => formation.native === name || otherNames.includes(name),
  );

const bookOf = (source: string): Book | null =>
  source.includes("遁甲演義") ? "yanyi" : source.includes("統宗") ? "tongzong" : null;

const formations: Adapter = {
  files: /^qimen-formations\.json$/,
  procedures: () => ["qimen.calculate"],
  async judge(one: VectorCase, call) {
    const { name } = one["input"] as Answer;
    const { definitions } = one["expect"] as Answer;
    const lines: string[] = [];
    for (const book of ["yanyi", "tongzong"] as const) {
      const conditions = definitions
        .filter(({ source }: Answer) => bookOf(source) === book)
        .map(({ condition }: Answer) => condition);
      if (conditions.length === 0) continue;
      const boards = await boardsOf(call, book);
      const telling = boards.filter((board) => named(board, name));
      if (telling.length === 0) lines.push(`${name} (${book}): named on none of ${BOARDS} boards`);
      if (NAMED_ALONE[name]) continue;
      const verdicts = boards.map((board) =>
        conditions.map((each: Condition) => holds(board, each)),
      );
      if (verdicts.some((each) => each.includes(null))) continue;
      const kept = boards.filter(
        (board, i) => verdicts[i]!.includes(true) && !TAKEN_OUT[name]?.(board, book),
      );
      const missed = kept.filter((board) => !telling.includes(board));
      const wrong = telling.filter((board) => !kept.includes(board));
      const times = (those: readonly Answer[]) =>
        those
          .slice(0, 2)
          .map(({ chartTime }) => chartTime)
          .join(", ");
      if (missed.length > 0)
        lines.push(`${name} (${book}): not named on ${missed.length}: ${times(missed)}`);
      if (wrong.length > 0)
        lines.push(`${name} (${book}): named on ${wrong.length} without it: ${times(wrong)}`);
    }
    return verdictOf(lines);
  },
};

export const adapters: readonly Adapter[] = [formations];
