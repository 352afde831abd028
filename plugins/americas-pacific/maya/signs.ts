/**
 * The twenty days as day-keepers of the Guatemalan highlands name and read them.
 *
 * Names: the K'iche' spelling of the Academia de Lenguas Mayas; Yucatec names stand in `#time`.
 * Texts are this service's own. `favour` is how day-keepers greet the day: +8 sought for giving
 * thanks and beginning, 0 taken as it comes, -6 approached with care.
 *
 * @source after B. Tedlock, Time and the Highland Maya (1982), ch. 5, the day lords
 */
import type { Text } from "#old";

export interface DaySign {
  /** 1 Imix to 20 Ajaw, as in `#time`. */
  readonly name: number;
  readonly id: string;
  readonly kiche: string;
  readonly gloss: Text;
  readonly favour: 8 | 0 | -6;
  readonly portrait: Text;
}

type Row = readonly [string, string, string, string, 8 | 0 | -6, string, string];

const ROWS: readonly Row[] = [
  [
    "imix",
    "Imox",
    "water lily",
    "睡蓮",
    -6,
    "thinks in dreams and hunches, and does well to let a night pass before acting on them",
    "思緒如夢如潮，靈感來時不妨先睡一覺，再動手",
  ],
  [
    "ik",
    "Iqʼ",
    "wind",
    "風",
    -6,
    "moves the air in any room, quick of word and quick of temper, and breathes easier out of doors",
    "一進門便牽動空氣，話快、氣也快，到戶外走走才舒展",
  ],
  [
    "akbal",
    "Aqʼabʼal",
    "dawn and dusk",
    "晨昏",
    8,
    "is at home between two lights, opens what was closed, and makes a good go-between at weddings",
    "慣在明暗之間往來，能開啟關著的門，也是說媒牽線的好手",
  ],
  [
    "kan",
    "Kʼat",
    "net",
    "網",
    -6,
    "gathers people and goods into one net, and has to learn which knots to untie",
    "把人與物都收進一張網，要學的是哪些結該解開",
  ],
  [
    "chikchan",
    "Kan",
    "serpent",
    "蛇",
    0,
    "carries strength coiled at the base of the spine, and is calm until it is not",
    "力氣盤在脊底，平時安靜，動起來才見分量",
  ],
  [
    "kimi",
    "Kame",
    "the forebears",
    "先人",
    8,
    "listens to those who went before, forgives, and ends quarrels with few words",
    "聽得見先人的話，肯寬恕，寥寥數語便能止爭",
  ],
  [
    "manik",
    "Kej",
    "deer",
    "鹿",
    8,
    "stands on four feet, leads without pushing, and expects to be met as an equal",
    "四足穩立，帶路而不推人，也盼人平等相待",
  ],
  [
    "lamat",
    "Qʼanil",
    "seed",
    "種子",
    8,
    "plants, waits and shares, and has more patience with fields than with people",
    "肯播種、肯等、肯分，對田地的耐性勝過對人",
  ],
  [
    "muluk",
    "Toj",
    "offering",
    "奉獻",
    -6,
    "feels what is owed and pays it, and is lighter once the account is settled",
    "總覺得有所虧欠，還清了，心才輕",
  ],
  [
    "ok",
    "Tziʼ",
    "dog",
    "犬",
    0,
    "is loyal to the house, fair in judgement, and easily led by the nose when in love",
    "守家、公道，動了情卻容易被牽著走",
  ],
  [
    "chuwen",
    "Bʼatzʼ",
    "thread",
    "線",
    8,
    "spins beginnings into a thread, plays, weaves and remembers the pattern",
    "把開端紡成一根線，會玩、會織，也記得住花樣",
  ],
  [
    "eb",
    "E",
    "road",
    "路",
    8,
    "is best on the way somewhere, and has advice for every traveller",
    "走在路上最自在，給每個旅人都有一句話",
  ],
  [
    "ben",
    "Aj",
    "reed",
    "蘆葦",
    8,
    "keeps the hearth and the staff of office, and bends only as a reed does",
    "守著灶火與權杖，要彎也只像蘆葦那樣彎",
  ],
  [
    "ix",
    "Iʼx",
    "jaguar",
    "美洲豹",
    0,
    "walks softly, sees at night, and is at one with hill and forest",
    "腳步輕、夜裡看得見，與山林同氣",
  ],
  [
    "men",
    "Tzʼikin",
    "bird",
    "鳥",
    8,
    "sees from above, asks boldly for good fortune and is often given it",
    "居高看遠，開口求福不怯，也常求得到",
  ],
  [
    "kib",
    "Ajmaq",
    "the forgiver",
    "寬恕者",
    -6,
    "knows what a fault is from the inside, and can set others free of theirs",
    "知道過失的滋味，因此能替別人解開",
  ],
  [
    "kaban",
    "Noʼj",
    "thought",
    "思慮",
    8,
    "thinks a matter to its end, and speaks when it has been asked",
    "把一件事想到底，有人問才說",
  ],
  [
    "etznab",
    "Tijax",
    "flint",
    "燧石",
    -6,
    "cuts to the bone of a thing, heals by cutting, and must watch the edge of the tongue",
    "一刀見骨，能割也能療，只是舌頭的鋒口要收好",
  ],
  [
    "kawak",
    "Kawoq",
    "thunderstorm",
    "雷雨",
    -6,
    "gathers the family under one roof and its troubles with it, and clears the air at last",
    "把一家人連同煩惱都聚在屋簷下，最後總能雨過天青",
  ],
  [
    "ajaw",
    "Ajpu",
    "blowgun hunter",
    "吹箭獵手",
    0,
    "aims long and lets fly once, proud of the mark and curious about the night beyond it",
    "瞄得久，只發一箭，以命中為榮，也好奇暗處有什麼",
  ],
];

export const DAY_SIGNS: readonly DaySign[] = ROWS.map(
  ([id, kiche, en, zhHant, favour, portraitEn, portraitZh], index) => ({
    name: index + 1,
    id,
    kiche,
    gloss: { en, zhHant },
    favour,
    portrait: { en: portraitEn, zhHant: portraitZh },
  }),
);

/**
 * Directions by sign, from Imix: they repeat every four days.
 *
 * @source Landa, Relación de las cosas de Yucatán, § XXXIV (ed. Brasseur, 1864): Kan south and yellow, Muluk east
 *   and red, Ix north and white, Kawak west and black. Cogolludo and Pío Pérez begin with Kan in the east
 */
export const DIRECTIONS: readonly {
  readonly id: string;
  readonly name: Text;
  readonly colour: Text;
}[] = [
  { id: "east", name: { en: "east", zhHant: "東" }, colour: { en: "red", zhHant: "紅" } },
  { id: "north", name: { en: "north", zhHant: "北" }, colour: { en: "white", zhHant: "白" } },
  { id: "west", name: { en: "west", zhHant: "西" }, colour: { en: "black", zhHant: "黑" } },
  { id: "south", name: { en: "south", zhHant: "南" }, colour: { en: "yellow", zhHant: "黃" } },
];

/** How day-keepers weigh the number: low is gentle, the middle even, high is strong. */
export const NUMBER_WEIGHTS = [
  {
    upTo: 3,
    id: "gentle",
    weight: 2,
    says: { en: "a low number, which speaks softly", zhHant: "數低，聲音輕" },
  },
  {
    upTo: 6,
    id: "growing",
    weight: 4,
    says: { en: "a number that is still gathering strength", zhHant: "數在漸長，力道正聚" },
  },
  {
    upTo: 9,
    id: "even",
    weight: 8,
    says: { en: "a middle number, even and well balanced", zhHant: "數居中，平穩而均" },
  },
  {
    upTo: 13,
    id: "strong",
    weight: 0,
    says: {
      en: "a high number, strong enough to need a steady hand",
      zhHant: "數高，力強，要用穩手去拿",
    },
  },
] as const;
