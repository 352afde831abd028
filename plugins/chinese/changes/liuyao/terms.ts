/** Terms of the six lines. */
import { vocabulary, type IdOf } from "#sdk";

/** What day, month and change do to a line, and what marks hexagrams. */
export const MARK = vocabulary("mark", {
  dayClash: { native: "日沖", roman: "rì chōng" },
  dayCombine: { native: "日合", roman: "rì hé" },
  dayGenerates: { native: "日生", roman: "rì shēng" },
  dayControls: { native: "日剋", roman: "rì kè" },
  daySame: { native: "日扶", roman: "rì fú" },
  birthAtDay: { native: "日長生", roman: "rì cháng shēng" },
  storedAtDay: { native: "日墓", roman: "rì mù" },
  severedAtDay: { native: "日絕", roman: "rì jué" },
  monthBreak: { native: "月破", roman: "yuè pò" },
  sixClash: { native: "六沖", roman: "liù chōng" },
  sixCombine: { native: "六合", roman: "liù hé" },
  wanderingSoul: { native: "遊魂", roman: "yóu hún" },
  returningSoul: { native: "歸魂", roman: "guī hún" },
  fuYin: { native: "伏吟", roman: "fú yín" },
  fanYin: { native: "反吟", roman: "fǎn yín" },
  advancing: { native: "化進神", roman: "huà jìn shén" },
  retreating: { native: "化退神", roman: "huà tuì shén" },
  turnsToGenerate: { native: "回頭生", roman: "huí tóu shēng" },
  turnsToControl: { native: "回頭剋", roman: "huí tóu kè" },
});
export type Mark = IdOf<typeof MARK>;

/** The two lines that stand for the asker and the other side. */
export const ROLE = vocabulary("role", {
  self: { native: "世", roman: "shì" },
  response: { native: "應", roman: "yìng" },
});

/** How the lines came about. */
export const CAST_METHOD = vocabulary("castMethod", ["lines", "coins", "chance"]);

/** How a question stands. */
export const STANDING = vocabulary("standing", ["favourable", "mixed", "unfavourable"]);
export type Standing = IdOf<typeof STANDING>;

/** Why a branch times the matter. */
export const TIMING = vocabulary("timing", [
  "clearsChange",
  "clearsEnvious",
  "fillsVoid",
  "clashesVoid",
  "fillsChange",
  "clashesChange",
  "mendsBreak",
  "combinesBroken",
  "opensCombination",
  "opensStore",
  "combinesMoving",
  "itself",
  "changedBranch",
  "source",
  "rousesStill",
  "clashesSelf",
  "envious",
  "controllingChange",
  "clashesIt",
  "storesIt",
  "controlsIt",
]);
export type Timing = IdOf<typeof TIMING>;
