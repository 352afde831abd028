/**
 * Strokes of kanji, kana and letters as readers of names in Japan count them.
 *
 * Old counts take the form in use before 1946 with its radical in full (氵 four, 艹 six, 阝 eight or seven) and
 * numerals by their value; 々 counts as the character it repeats. Marks of voiced kana add two, those of the
 * p-row one.
 *
 * @source kanji: `stroke_table.json`; the old counts agree with the list of nanzanseirin.com, 姓名判断ミニ講座;
 *   kana and letters: komakishouhou.blogspot.com, 平仮名と片仮名、そしてアルファベットの画数; small kana as their large ones
 */
import strokeTable from "./stroke_table.json" with { type: "json" };

const table = strokeTable as {
  /** One sign for each count, 0 first. */
  readonly digits: string;
  /** Every character that is held, with its counts as written and old in the same places. */
  readonly characters: string;
  readonly written: string;
  readonly old: string;
  /** A form in use and the old one, in turn. */
  readonly forms: string;
};

export type StrokeRule = "old" | "new";

/** How a character was counted. */
export type CountedBy = "kanji" | "numeral" | "repeat" | "kana" | "letter";

export interface Counted {
  readonly character: string;
  /** The form whose strokes were counted. */
  readonly form: string;
  readonly strokes: number;
  readonly by: CountedBy;
}

const KANA = new Map(
  [
    ..."あ3い2う2え3お4か3き4く1け3こ2さ3し1す3せ3そ4た4ち3つ1て2と2な5に3ぬ3ね4の1は4ひ2ふ4へ1ほ5ま4み3む4め2も3や3ゆ3よ3ら3り2る3れ3ろ2わ3ゐ3ゑ5を4ん2".matchAll(
      /(\D)(\d)/gu,
    ),
    ..."ア2イ2ウ3エ3オ3カ2キ3ク2ケ3コ2サ3シ3ス2セ2ソ2タ3チ3ツ3テ3ト2ナ2ニ2ヌ2ネ4ノ1ハ2ヒ2フ1ヘ1ホ4マ2ミ3ム2メ2モ3ヤ2ユ2ヨ3ラ2リ2ル2レ1ロ3ワ2ヰ4ヱ3ヲ3ン2ー1".matchAll(
      /(\D)(\d)/gu,
    ),
  ].map(([, kana, strokes]) => [kana!, Number(strokes)]),
);
const SMALL =
  "ぁあぃいぅうぇえぉおっつゃやゅゆょよゎわァアィイゥウェエォオッツャヤュユョヨヮワヵカヶケ";
const LETTERS = "A3B3C1D2E4F3G3H3I1J1K3L1M4N3O1P2Q2R3S1T2U1V2W4X2Y3Z3";
const letters = new Map(
  [...LETTERS.matchAll(/(\D)(\d)/g)].map(([, letter, strokes]) => [letter!, Number(strokes)]),
);
const NUMERALS = "一二三四五六七八九十";
const VOICED = "\u3099";
const P_ROW = "\u309a";

let kanji: ReadonlyMap<string, number> | undefined;
let oldForms: ReadonlyMap<string, string> | undefined;

function indexOfKanji(character: string): number {
  kanji ??= new Map([...table.characters].map((one, i) => [one, i]));
  return kanji.get(character) ?? -1;
}

function oldFormOf(character: string): string {
  const forms = [...table.forms];
  oldForms ??= new Map(
    Array.from({ length: forms.length / 2 }, (_, i) => [forms[2 * i]!, forms[2 * i + 1]!]),
  );
  return oldForms.get(character) ?? character;
}

function ofKanji(character: string, rule: StrokeRule): Counted | null {
  const numeral = NUMERALS.indexOf(character) + 1;
  if (rule === "old" && numeral > 0) {
    return { character, form: character, strokes: numeral, by: "numeral" };
  }
  const index = indexOfKanji(character);
  if (index < 0) return null;
  const counts = rule === "old" ? table.old : table.written;
  const form = rule === "old" ? oldFormOf(character) : character;
  return { character, form, strokes: table.digits.indexOf(counts[index]!), by: "kanji" };
}

function ofKana(character: string): Counted | null {
  const [base, mark] = [...character.normalize("NFD")];
  const small = SMALL.indexOf(base!);
  const form = small >= 0 && small % 2 === 0 ? SMALL[small + 1]! : base!;
  const strokes = KANA.get(form);
  if (strokes === undefined) return null;
  const extra = mark === VOICED ? 2 : mark === P_ROW ? 1 : 0;
  return { character, form: character, strokes: strokes + extra, by: "kana" };
}

/** Counts a character; null where it is neither kanji, kana nor letter. */
export function countOf(
  character: string,
  before: Counted | undefined,
  rule: StrokeRule,
): Counted | null {
  if (character === "々") {
    if (rule === "new" || !before) return { character, form: character, strokes: 3, by: "repeat" };
    return { ...before, character, by: "repeat" };
  }
  const letter = character.normalize("NFD")[0]!.toUpperCase();
  const strokes = letters.get(letter);
  if (strokes !== undefined) return { character, form: letter, strokes, by: "letter" };
  return ofKana(character) ?? ofKanji(character, rule);
}
