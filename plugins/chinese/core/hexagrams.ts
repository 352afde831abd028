import { TextShape, Type, type Text } from "#old";
import type { Element } from "#time";
import { NamedShape, namesById, type Named } from "./named.ts";
import { TRIGRAMS, TrigramShape, type Trigram } from "./trigrams.ts";

/** One of the 64 hexagrams. */
export interface Hexagram extends Named {
  /** King Wen number, 1 to 64. */
  readonly number: number;
  /** With the images of its trigrams: 地山謙, 坎為水. */
  readonly fullName: string;
  /** Unicode character. */
  readonly symbol: string;
  /** Bottom to top, 1 is yang. */
  readonly lines: string;
  readonly lower: Trigram;
  readonly upper: Trigram;
  /** What it says, in our words. */
  readonly sense: Text;
}

/** A hexagram as answers show it. */
export const HexagramShape = Type.Object({
  ...NamedShape.properties,
  number: Type.Integer({ minimum: 1, maximum: 64, description: "King Wen number" }),
  fullName: Type.String(),
  symbol: Type.String(),
  lines: Type.String({ description: "Bottom to top, 1 is yang" }),
  lower: TrigramShape,
  upper: TrigramShape,
  sense: TextShape,
});

/** Number, upper and lower trigram, name | roman | gloss | sense in English | sense in Chinese. */
const ROWS = `
天天乾|qián|the creative|Strength at its height: begin, persist, and keep within measure.|剛健中正，宜自強不息，進而知止。
地地坤|kūn|the receptive|Follow rather than lead; patience carries what force cannot.|柔順承載，宜隨而不爭，厚德致遠。
水雷屯|zhūn|difficulty at the beginning|A start in confusion: gather help before pushing on.|初創多艱，宜聚力求助，不可躁進。
山水蒙|méng|youthful folly|Not knowing yet: ask a teacher, and ask once.|蒙昧未開，宜虛心求教。
水天需|xū|waiting|What is needed is on its way; wait in good heart.|時機未至，宜安心以待。
天水訟|sòng|conflict|A quarrel that nobody wins to the end: settle halfway.|爭訟不利，宜中途而止。
地水師|shī|the army|Discipline and a just leader make a force of many.|以正統眾，紀律為先。
水地比|bǐ|holding together|Union: join early and sincerely, latecomers pay.|親附相輔，貴早而誠。
風天小畜|xiǎo xù|small taming|Clouds without rain: gentle restraint, small gains.|密雲不雨，所蓄尚小，宜緩圖。
天澤履|lǚ|treading|On the tiger's tail: courtesy keeps one safe.|如履虎尾，以禮自守則安。
地天泰|tài|peace|High and low meet; a good time that wants care.|上下交通，順遂之時，仍須持盈。
天地否|pǐ|standstill|Ways are blocked; withdraw and keep what is yours.|上下不交，宜守正待時。
天火同人|tóng rén|fellowship|Common purpose in the open brings people together.|與人同心，公而無私則利。
火天大有|dà yǒu|great possession|Abundance in the light: use it well.|所有豐大，宜善用而不驕。
地山謙|qiān|modesty|Lowering oneself is the way to be raised.|謙卑自牧，始終皆吉。
雷地豫|yù|enthusiasm|Ready joy moves the crowd; prepare before it does.|順動而樂，宜預為之備。
澤雷隨|suí|following|Go with the time, and be worth following.|隨時而動，從善則無咎。
山風蠱|gǔ|work on the spoiled|What decayed through neglect can be repaired by work.|積弊待治，宜整頓革新。
地澤臨|lín|approach|Something great draws near; act while it rises.|盛勢將臨，宜及時而為。
風地觀|guān|contemplation|Look before acting, and mind that one is seen.|觀察審度，以身示範。
火雷噬嗑|shì hé|biting through|An obstacle must be bitten through: clear law, quick act.|有物間之，宜明斷去障。
山火賁|bì|grace|Ornament pleases; let it not stand for substance.|文飾有光，勿以華掩實。
山地剝|bō|splitting apart|The ground wears away; give up what cannot be held.|剝落之時，宜順止而不往。
地雷復|fù|return|The turning point: light comes back of itself.|一陽來復，去而復返，漸入佳境。
天雷無妄|wú wàng|innocence|Act without second thoughts and without schemes.|真實無妄，不可妄求。
山天大畜|dà xù|great taming|Strength held back becomes wealth: study, store, then cross.|蓄德積力，厚積而發。
山雷頤|yí|nourishment|Mind what goes in at the mouth and what comes out.|慎言節食，自養以正。
澤風大過|dà guò|great excess|The beam bends: an extraordinary load, act at once.|棟橈任重，非常之時須非常之舉。
水水坎|kǎn|the abysmal|Danger on danger: keep truth in the heart and go on.|重險在前，心誠則通。
火火離|lí|the clinging|Brightness depends on what feeds it: find the right support.|附麗光明，依正則亨。
澤山咸|xián|influence|Hearts answer one another; let it happen lightly.|兩心相感，以虛受人。
雷風恆|héng|duration|Keep to the course; constancy renews itself.|恆久其道，不易其方。
天山遯|dùn|retreat|Step back in time and in good order.|退避得時，遠而不惡。
雷天大壯|dà zhuàng|great power|Power is at hand: use it rightly or not at all.|聲勢壯大，守正勿妄。
火地晉|jìn|progress|The sun rises over the land: recognition and advance.|明出地上，進取得遇。
地火明夷|míng yí|darkening of the light|The light is hurt: hide it and keep it.|光明受掩，宜韜光養晦。
風火家人|jiā rén|the family|Each in the right place at home sets the rest right.|家道以正，各安其位。
火澤睽|kuí|opposition|Apart in aim, alike in small things: agree on those.|意志相背，小事可成。
水山蹇|jiǎn|obstruction|A mountain with water in front: turn round, seek friends.|前有險阻，宜反身求助。
雷水解|jiě|deliverance|The storm breaks: forgive, and go back to the ordinary.|困難既解，宜寬赦復常。
山澤損|sǔn|decrease|Less is given up below so that more may be above: simplify.|損所當損，先失後得。
風雷益|yì|increase|A time to undertake: help comes from above.|損上益下，利於有為。
澤天夬|guài|breakthrough|Speak the matter openly, and do not fight it with its own arms.|剛決柔去，宜明言而戒武。
天風姤|gòu|coming to meet|An unlooked-for meeting: enjoy it, do not bind it.|不期而遇，未可深結。
澤地萃|cuì|gathering|People gather round a centre: provide for the unforeseen.|聚而有序，備不虞。
地風升|shēng|pushing upward|Growth step by step, as a tree through the soil.|積小成大，循序而升。
澤水困|kùn|oppression|The lake is dry: words are not believed, keep the will.|窮困之時，言不見信，宜守志。
水風井|jǐng|the well|The source is there for all; mend the rope.|井養不窮，宜修其器。
澤火革|gé|revolution|Change when the day has come, and be believed.|去故更新，時至而行。
火風鼎|dǐng|the cauldron|Something new is cooked: take the right place at it.|鼎新成物，各得其位。
雷雷震|zhèn|the arousing|Shock upon shock; after the fright, laughter.|震驚百里，恐而後安。
山山艮|gèn|keeping still|Stop where it is time to stop.|止於其所，動靜有時。
風山漸|jiàn|gradual progress|Like geese to the shore, one stage after another.|循序漸進，如鴻之漸。
雷澤歸妹|guī mèi|the marrying maiden|Desire in a subordinate place: know the terms.|名分未正，宜慎始。
雷火豐|fēng|abundance|The sun at noon: be full now, it will pass.|豐大如日中，宜及時。
火山旅|lǚ|the wanderer|A guest in a strange land: modest and brief.|羈旅在外，宜柔順謹慎。
風風巽|xùn|the gentle|Wind goes in everywhere by not stopping.|柔順而入，漸行其志。
澤澤兌|duì|the joyous|Joy shared and talked over with friends.|和悅相習，朋友講習。
風水渙|huàn|dispersion|What was rigid melts: bring people back together.|渙散宜聚，以誠感之。
水澤節|jié|limitation|Set limits, and not bitter ones.|節制有度，苦節不可貞。
風澤中孚|zhōng fú|inner truth|Sincerity reaches even pigs and fishes.|誠信在中，感及豚魚。
雷山小過|xiǎo guò|small excess|Small things succeed, the high flight does not.|小事可過，宜下不宜上。
水火既濟|jì jì|after completion|All is in its place; guard against the end.|事已成而思患，初吉終亂。
火水未濟|wèi jì|before completion|Almost across: watch the last step.|事未成而可期，慎終如始。
`;

/** The 64 hexagrams by King Wen number, 1 first. */
export const HEXAGRAMS: readonly Hexagram[] = ROWS.trim()
  .split("\n")
  .map((row, i) => {
    const [left, roman, gloss, en, zhHant] = row.split("|") as [
      string,
      string,
      string,
      string,
      string,
    ];
    const [upper, lower] = [left[0]!, left[1]!].map((image) =>
      TRIGRAMS.find((trigram) => trigram.image === image)!,
    ) as [Trigram, Trigram];
    const native = left.slice(2);
    const fullName = upper === lower ? `${native}為${upper.image}` : left;
    const symbol = String.fromCodePoint(0x4dc0 + i);
    return Object.freeze({
      id: `hexagram${i + 1}`,
      native,
      roman,
      gloss,
      number: i + 1,
      fullName,
      symbol,
      lines: lower.lines + upper.lines,
      lower,
      upper,
      sense: { en, zhHant },
    });
  });

const BY_LINES = new Map(HEXAGRAMS.map((hexagram) => [hexagram.lines, hexagram]));

/** Returns the hexagram of six lines, bottom to top. */
export function hexagramOfLines(lines: string): Hexagram {
  const found = BY_LINES.get(lines);
  if (!found) throw new RangeError(`Cannot find hexagram: lines are "${lines}"`);
  return found;
}

/** Returns the lines with those at the places given (1 the lowest) turned over. */
export function flipLines(lines: string, places: readonly number[]): string {
  return [...lines]
    .map((one, i) => (places.includes(i + 1) ? (one === "1" ? "0" : "1") : one))
    .join("");
}

/** Generations of a palace. */
export const GENERATIONS = namesById([
  ["pure", "本宮", "běn gōng", "pure hexagram"],
  ["first", "一世", "yī shì", "first generation"],
  ["second", "二世", "èr shì", "second generation"],
  ["third", "三世", "sān shì", "third generation"],
  ["fourth", "四世", "sì shì", "fourth generation"],
  ["fifth", "五世", "wǔ shì", "fifth generation"],
  ["wandering", "遊魂", "yóu hún", "wandering soul"],
  ["returning", "歸魂", "guī hún", "returning soul"],
]);

/** A hexagram's place among the eight palaces. */
export interface PalacePlace {
  readonly palace: Trigram;
  readonly generation: Named;
  /** Lines 世 and 應, 1 is the lowest. */
  readonly self: number;
  readonly response: number;
}

/** Which lines of the pure hexagram each generation has turned, and where 世 stands. */
const GENERATION_RULES: readonly (readonly [
  keyof typeof GENERATIONS,
  readonly number[],
  number,
])[] = [
  ["pure", [], 6],
  ["first", [1], 1],
  ["second", [1, 2], 2],
  ["third", [1, 2, 3], 3],
  ["fourth", [1, 2, 3, 4], 4],
  ["fifth", [1, 2, 3, 4, 5], 5],
  ["wandering", [1, 2, 3, 5], 4],
  ["returning", [5], 3],
];

const PALACE_PLACES = new Map<string, PalacePlace>();
for (const palace of TRIGRAMS) {
  for (const [generation, turned, self] of GENERATION_RULES) {
    const lines = flipLines(palace.lines + palace.lines, turned);
    const response = self > 3 ? self - 3 : self + 3;
    PALACE_PLACES.set(lines, { palace, generation: GENERATIONS[generation], self, response });
  }
}

/**
 * Returns a hexagram's palace, generation and the lines 世 and 應.
 *
 * @source Jingshi Yizhuan (Jing Fang): the pure hexagram turns its lines from below, the fourth turns
 *   back (wandering soul), then the lower three (returning soul)
 */
export function palaceOf(lines: string): PalacePlace {
  return PALACE_PLACES.get(lines)!;
}

/** Returns the element of a hexagram's palace. */
export function palaceElement(lines: string): Element {
  return palaceOf(lines).palace.element;
}
