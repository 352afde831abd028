/**
 * Where the Chinese arts judge otherwise than the books' own cases, each with its reason: what the book says, what
 * is said here, and why. `plugins/chinese/DISAGREEMENTS.md` shows it; `disagreements_test.ts` beside it proves it.
 */

/** A chart of the two books on four pillars that comes out otherwise. */
export interface ChartDisagreement {
  /** Year, month, day and hour. */
  readonly pillars: string;
  readonly school: "zhenquan" | "chanwei";
  readonly chapter: string;
  readonly book: string;
  /** What `bazi.chart` says: structure, illness and remedy, strength, useful element. */
  readonly ours: {
    readonly structure: string;
    readonly pattern: string | null;
    readonly strength: string;
    readonly element: string;
  };
  readonly reason: string;
}

const BALANCE =
  "the book calls the chart 中和 from the whole of its story; these rules find a side for every chart and say by how much";
const UTTERLY_SPENT =
  "衰極: the book lets an utterly spent day stem go by its output; these rules read a following";

const ours = (structure: string, pattern: string | null, strength: string, element: string) => ({
  structure,
  pattern,
  strength,
  element,
});

export const CHARTS: readonly ChartDisagreement[] = [
  {
    pillars: "癸酉 癸亥 庚申 丁亥",
    school: "chanwei",
    chapter: "從象",
    book: "從氣, strong",
    ours: ours("eatingGod", "outputAgainstCompanions", "weak", "metal"),
    reason:
      "the book lets a metal day with two seats of its own go along with the water (從氣); by its own rule of 從 a day stem with a root does not follow",
  },
  {
    pillars: "癸酉 辛酉 乙卯 己卯",
    school: "chanwei",
    chapter: "戰局",
    book: "useful: fire",
    ours: ours("sevenKillings", "officerAgainstCompanions", "weak", "wood"),
    reason:
      "the useful element is read from the luck that brought success; the rules for the chart itself name another",
  },
  {
    pillars: "庚辰 癸未 乙未 癸未",
    school: "chanwei",
    chapter: "八格",
    book: "正官, 中和",
    ours: ours("indirectWealth", "wealthAgainstResource", "weak", "water"),
    reason:
      "the book reads the officer above the year and calls it 中和; by the month, which these rules go by, it is wealth",
  },
  {
    pillars: "辛卯 丙申 癸卯 壬戌",
    school: "chanwei",
    chapter: "八格",
    book: "中和, useful: metal",
    ours: ours("directResource", "resourceToOutput", "strong", "wood"),
    reason: BALANCE,
  },
  {
    pillars: "辛巳 甲午 癸卯 癸亥",
    school: "chanwei",
    chapter: "中和",
    book: "中和",
    ours: ours("indirectWealth", "outputHeldByResource", "weak", "metal"),
    reason: BALANCE,
  },
  {
    pillars: "癸亥 乙卯 壬申 乙巳",
    school: "chanwei",
    chapter: "傷官",
    book: "useful: fire",
    ours: ours("hurtingOfficer", "outputHeldByResource", "weak", "metal"),
    reason:
      "the book counts 亥 as a seat of 壬; by the half combination with 卯 under 乙 it is wood here",
  },
  {
    pillars: "乙酉 戊寅 癸酉 癸丑",
    school: "chanwei",
    chapter: "傷官",
    book: "strong, useful: wood",
    ours: ours("hurtingOfficer", "outputHeldByResource", "weak", "metal"),
    reason:
      "the book lets 酉 and 丑 join across the month; these rules combine halves of neighbours alone",
  },
  {
    pillars: "乙亥 庚辰 丙申 壬辰",
    school: "chanwei",
    chapter: "夫妻",
    book: "殺印",
    ours: ours("sevenKillings", "outputHeldByResource", "weak", "wood"),
    reason:
      "the element agrees; the book names the killings as the burden, these rules the earth of both 辰",
  },
  {
    pillars: "戊寅 丁巳 丙寅 甲午",
    school: "chanwei",
    chapter: "衰旺",
    book: "旺極, useful: wood and fire",
    ours: ours("followSelf", null, "strong", "earth"),
    reason:
      "旺極: the book goes by wood and fire although 戊 shows; these rules let such a chart flow out",
  },
  {
    pillars: "癸酉 甲子 戊子 戊午",
    school: "chanwei",
    chapter: "衰旺",
    book: "衰極, useful: metal",
    ours: ours("followWealth", null, "weak", "water"),
    reason: UTTERLY_SPENT,
  },
  {
    pillars: "己亥 丁卯 庚寅 丙子",
    school: "chanwei",
    chapter: "衰旺",
    book: "衰極, useful: water",
    ours: ours("followOfficer", null, "weak", "fire"),
    reason: UTTERLY_SPENT,
  },
];

/** A board of 增刪卜易 that comes out otherwise. */
export interface BoardDisagreement {
  readonly lines: readonly number[];
  readonly hexagrams: string;
  readonly month: string;
  readonly day: string;
  readonly question: string;
  readonly chapter: string;
  readonly book: string;
  readonly ours: {
    readonly verdict: string;
    /** The relative that carries the matter, null for the self line. */
    readonly relative: string | null;
  };
  readonly reason: string;
}

export const BOARDS: readonly BoardDisagreement[] = [
  {
    lines: [9, 7, 8, 7, 9, 8],
    hexagrams: "兌 → 解",
    month: "酉",
    day: "辛亥",
    question: "占求財",
    chapter: "元神忌神衰旺章第十",
    book: "favourable, on 甲寅 day",
    ours: { verdict: "unfavourable", relative: "wealth" },
    reason:
      "卯 is broken by the month, void and struck by a moving 酉; the book passes on from wealth to the moving officer that feeds 世, a chain that its chapters on the useful line do not make a rule of",
  },
  {
    lines: [6, 8, 7, 8, 8, 9],
    hexagrams: "艮 → 明夷",
    month: "寅",
    day: "丁酉",
    question: "占開鋪面",
    chapter: "月將章第十六",
    book: "世 (官鬼寅), unfavourable",
    ours: { verdict: "unfavourable", relative: "wealth" },
    reason:
      "the book reads 世 here and wealth for a shop elsewhere; the outcome agrees by either line",
  },
  {
    lines: [7, 7, 8, 9, 8, 7],
    hexagrams: "睽 → 損",
    month: "辰",
    day: "乙卯",
    question: "占求財(再占)",
    chapter: "旬空章第二十六",
    book: "unfavourable",
    ours: { verdict: "favourable", relative: "wealth" },
    reason:
      "a moving 子孫 feeds the hidden wealth, which by 伏神章 makes it of use; here the book lets hidden, void and controlled outweigh it",
  },
];

/** A board of Liu Ren that the book prints otherwise. */
export interface PlateDisagreement {
  readonly day: string;
  readonly general: string;
  readonly hour: string;
  readonly source: string;
  readonly book: string;
  readonly ours: { readonly gate: string; readonly transmissions: string };
  readonly reason: string;
}

export const PLATES: readonly PlateDisagreement[] = [
  {
    day: "乙巳",
    general: "戌",
    hour: "亥",
    source: "六壬斷案, 宅墓 07",
    book: "彈射 辰卯寅",
    ours: { gate: "元首", transmissions: "卯寅丑" },
    reason:
      "the fourth lesson is 卯 over 辰, an upper that controls: 六壬大全 takes it before any control from afar, and the note that says 彈射 passes it over",
  },
  {
    day: "戊寅",
    general: "寅",
    hour: "午",
    source: "六壬大全 卷七, 昴星課",
    book: "昴星 丑酉午",
    ours: { gate: "重審", transmissions: "戌午寅" },
    reason:
      "寅 controls 戌 above it, so that the gate of 昴星 is not reached, and 丑酉午 follows from no gate on this plate: day, general or hour is misprinted",
  },
];

/** Patterns of the purple star that no chart can show, by the ring of the stars itself. */
export const IMPOSSIBLE_PATTERNS: Readonly<Record<string, string>> = {
  蔭印拱身:
    "the body palace never falls on 田宅, and 天梁, always next to 天相, never looks at the same palace",
  金輿扶駕: "太陽 stands three palaces from 紫微 and cannot flank it",
  水中作塚: "破軍 and 巨門 are five palaces apart: they neither share a palace nor see each other",
  步數無依: "the passage gives no condition that can be told from a chart (限連綿不分)",
  水上駕星: "the passage gives no condition that can be told from a chart (一年好一年不好)",
};

/** Patterns whose printed condition cannot occur or of which another reading is followed: known, and read so. */
export const PATTERNS_READ_OTHERWISE: Readonly<Record<string, string>> = {
  財蔭夾印: "武曲 never flanks 天相; 財 is read as 祿, as the file's difference says",
  財印夾祿: "天梁 and 天相 are neighbours and flank nothing; 財 is read as 武曲",
  馬頭帶劍: "擎羊 never stands with 天馬; the reading of 論諸星同垣 (擎羊 in 午) is followed",
  財與囚仇: "the two never share a palace: one in 命, one in 身, as the file's difference says",
  廉貞七殺積富:
    "廉貞 is 利 wherever it meets 七殺; the contradicting lines are parted by 化忌 and killers",
  路上埋屍:
    "廉貞 is 利 wherever it meets 七殺; the contradicting lines are parted by 化忌 and killers",
  昌曲巳亥: "both stars never share 巳 or 亥; either stands there and the other looks at it",
  兩重華蓋: "空劫 share a palace in two hours only; either counts",
  紫破無君臣: "紫微 in 辰 or 戌 has 破軍 opposite, as the file's difference says",
  日月同臨: "the printed line and its mirror (日月同丑命未) both count, as the condition says",
  文武兼備: "one star in 命 and one in 身 counts as well, as the passage says 在身命",
  坐貴向貴: "迭相坐拱: the other may look from a trine, not from 遷移 alone",
  雄宿朝元: "寅 of most copies counts beside the printed 申 and 未",
  蟾宮折桂: "文昌 counts as 文曲, as the condition says",
  眾水朝東: "文昌 counts as 文曲, as the condition says",
  火貴格: "yields to the same stars in one palace and to 四墓",
  貪狼火鈴四墓: "yields to the same stars in one palace",
  日月反背: "yields to 日月藏輝",
  巨日同宮: "申 opposite a life palace at 寅 counts as well, as the file's difference says",
  科名會祿: "化祿 counts as 化權; yields to 科權祿合",
  仰面朝斗: "no year stem sends all three there; two of the three are asked for",
};
