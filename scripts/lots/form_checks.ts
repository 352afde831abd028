/** Checks of form: how far readings fall into one mould, and fillers of English verse. */
import type { WholeLot, WholePack } from "../../plugins/temple-lots/testing/whole_pack.ts";
import { atMost, hard, type Finding } from "./finding.ts";

/** A time by number: 三日內, 初七, 兩個月, "within three days". */
const DEADLINE =
  /[一二三四五六七八九十兩半數]{1,3}(?:[天日夜旬月年週季]|個月|個[早晚]|個星期|個時辰|場雨)|初[一二三四五六七八九十]|月半/u;
const PROHIBITION =
  /別(?!人|處|有|的|家|業|離|後|名|院)|[勿莫]|不要|不可|不必|不宜|不許|休得|休要|切忌/u;

/** The clauses on doctors which once stood in nearly every lot. */
const DOCTOR = {
  children: ["按時產檢", "keep the check-ups"],
  health: ["聽醫囑", "仍聽醫囑", "follow the doctor"],
};

/** Words that only fill the metre of an English line. */
const FILLERS = /\b(still|just|friend|indeed|surely|quite|very|all the while|after all)\b/gi;
const MOST_FILLERS = 0.03;

/** The shape of the readings of one pack, in parts of its lots. */
export function checkForm(pack: WholePack): readonly Finding[] {
  const { lots } = pack;
  const readings = lots.map(({ n, interpretation: { zhHant } }) => ({ n, text: zhHant }));
  const holding = (pattern: RegExp) =>
    readings
      .filter(({ text }) => pattern.test(text))
      .map(({ n, text }) => `lot ${n}: ${pattern.exec(text)![0]}`);
  return [
    atMost("readings with a numbered deadline", holding(DEADLINE), lots.length, 0.35),
    atMost("readings with a colon", holding(/：/u), lots.length, 0.4),
    atMost("readings with a prohibition", holding(PROHIBITION), lots.length, 0.45),
    atMost(
      "readings that end on a time",
      readings.filter(({ text }) => endsOnTime(text)).map(({ n }) => `lot ${n}`),
      lots.length,
      0.25,
    ),
    atMost("doctor clause in one wording", lots.flatMap(doctorClauses), 2 * lots.length, 0.03),
    fillersOf(lots),
    hard("English lines that wrap on the slip", lots.flatMap(wideLines)),
  ];
}

function endsOnTime(text: string): boolean {
  return DEADLINE.test(
    text
      .split(/[。！？]/u)
      .filter(Boolean)
      .at(-1) ?? "",
  );
}

function doctorClauses({ n, topics }: WholeLot): readonly string[] {
  return (["children", "health"] as const).flatMap((topic) => {
    const text = topics[topic]!.zhHant;
    return DOCTOR[topic].some((clause) => text.includes(clause))
      ? [`lot ${n} ${topic}: ${text}`]
      : [];
  });
}

function fillersOf(lots: readonly WholeLot[]): Finding {
  const lines = lots.flatMap(({ n, poem }) => poem.en.map((line) => ({ n, line })));
  const faults = lines.flatMap(({ n, line }) => (line.match(FILLERS) ? [`lot ${n}: ${line}`] : []));
  return atMost("English lines with a filler", faults, lines.length, MOST_FILLERS);
}

/** What a slip of 384 units holds at the least size that can be read on a phone. */
const WIDEST_LINE = 70;

function wideLines({ n, poem }: WholeLot): readonly string[] {
  return poem.en
    .filter((line) => [...line].length > WIDEST_LINE)
    .map((line) => `lot ${n}: ${line}`);
}
