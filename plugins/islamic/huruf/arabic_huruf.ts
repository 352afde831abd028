import {
  defineProcedure,
  oneOf,
  Refusal,
  TextShape,
  Type,
  type Brief,
  type Frozen,
  type Lang,
  type Static,
} from "#old";
import { ELEMENTS, readLetters, type Reading } from "./abjad.ts";
import { matchNames, sumName, type HurufMatch, type NameSum } from "./match.ts";

const person = Type.Object({
  letters: Type.Array(
    Type.Object({
      letter: Type.String(),
      value: Type.Integer(),
      element: oneOf(ELEMENTS, "Element"),
    }),
  ),
  total: Type.Integer({ description: "Sum of the values" }),
  nine: Type.Integer({ minimum: 1, maximum: 9, description: "Remainder by 9; 9 for none" }),
  twelve: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: "Remainder by 12 of the name alone; manuals that seek a sign add the mother's",
  }),
  seven: Type.Integer({ minimum: 1, maximum: 7, description: "Remainder by 7" }),
  shares: Type.Object(Object.fromEntries(ELEMENTS.map((element) => [element, Type.Number()]))),
  leading: oneOf(ELEMENTS, "Element of most letters; the earlier in a tie"),
});

const output = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Relative, no probability" }),
  band: oneOf(
    ["excellent", "good", "mixed", "challenging"],
    "80 and more, 65-79, 50-64, less than 50",
  ),
  bandName: TextShape,
  a: person,
  b: person,
  harmony: Type.Number({ minimum: 0, maximum: 1, description: "Harmony of the elements" }),
  sharedLetters: Type.Array(Type.String()),
  components: Type.Array(
    Type.Object({
      code: Type.String(),
      weight: Type.Number({ description: "Points" }),
      evidence: TextShape,
    }),
    { description: "The score is their sum, rounded" },
  ),
  strengths: Type.Array(TextShape),
  cautions: Type.Array(TextShape),
});
export type HurufAnswer = Static<typeof output>;

const ELEMENT_NAMES = {
  fire: { en: "fire", zhHant: "火" },
  earth: { en: "earth", zhHant: "土" },
  air: { en: "air", zhHant: "風" },
  water: { en: "water", zhHant: "水" },
} as const;

const BANDS = [
  { from: 80, band: "excellent", name: { en: "excellent", zhHant: "極佳" } },
  { from: 65, band: "good", name: { en: "good", zhHant: "良好" } },
  { from: 50, band: "mixed", name: { en: "mixed", zhHant: "互有長短" } },
  { from: 0, band: "challenging", name: { en: "challenging", zhHant: "需要磨合" } },
] as const;

const NAME = Type.String({
  minLength: 1,
  maxLength: 120,
  description: "Name in Arabic letters; Persian letters are read as their nearest",
});

/** Two names by the science of letters. */
export const arabicHuruf = defineProcedure({
  name: "compatibility.arabicHuruf",
  tradition: "huruf",
  title: { en: "Match of names by letters", zhHant: "阿拉伯字母合名" },
  summary: {
    en: "Match of two names by letter sums, elements and the remainder table",
    zhHant: "依字母數值之和、元素與餘數表，看兩個名字的相合程度",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/huruf.svg",
  conventions: {
    abjad: {
      title: { en: "Values of the letters", zhHant: "字母數值" },
      default: "mashriqi",
      options: {
        mashriqi: {
          title: { en: "eastern", zhHant: "東方" },
          source: "al-Qalqashandi, Subh al-aʿsha, order of the east",
        },
        maghribi: {
          title: { en: "western: six letters differ", zhHant: "西方：六個字母不同" },
          source: "al-Qalqashandi, Subh al-aʿsha; Ibn Khaldun, al-Muqaddima, nines of the west",
        },
      },
    },
    elements: {
      title: { en: "Elements of the letters in turn", zhHant: "字母依次所屬元素" },
      default: "fireEarth",
      options: {
        fireEarth: {
          title: { en: "fire, earth, air, water", zhHant: "火、土、風、水" },
          source: "Weight of letters (eddouali), Natures of the letters (yazdan-h)",
        },
        fireAir: {
          title: { en: "fire, air, water, earth", zhHant: "火、風、水、土" },
          source: "Ibn Khaldun, al-Muqaddima, on the secrets of letters; Encyclopaedia of Islam",
        },
      },
    },
    taMarbuta: {
      title: { en: "Value of ta marbuta", zhHant: "圓塔之值" },
      default: "ha",
      options: {
        ha: {
          title: { en: "5, as ha", zhHant: "作 ha，五" },
          source: "Some public programs of abjad",
        },
        ta: {
          title: { en: "400, as ta", zhHant: "作 ta，四百" },
          source: "Other public programs of abjad",
        },
      },
    },
    hamza: {
      title: { en: "Value of a hamza on waw or ya", zhHant: "附於 waw 或 ya 的 hamza 之值" },
      default: "seat",
      options: {
        seat: {
          title: { en: "its seat: 6 or 10", zhHant: "依所附之字：六或十" },
          source: "Public programs of abjad; some count a hamza on waw 6 and on ya 10",
        },
        alif: {
          title: { en: "1, as alif", zhHant: "作 alif，一" },
          source: "Note to Tuhfat al-muluk, p. 179: hamza counts as alif",
        },
      },
    },
  },
  input: Type.Object({ a: NAME, b: NAME }),
  output,
  refusals: {
    "not-arabic":
      "A name holds letters that have no abjad value, such as Latin ones; it is not transliterated by guess",
  },
  run: (input): HurufAnswer => {
    const [a, b] = (["a", "b"] as const).map((who) => readName(input[who], who, input)) as [
      NameSum,
      NameSum,
    ];
    const match = matchNames(a, b);
    const { band, name } = BANDS.find(({ from }) => match.score >= from)!;
    const components = componentsOf(a, b, match);
    return {
      score: match.score,
      band,
      bandName: name,
      a: describe(a),
      b: describe(b),
      harmony: match.harmony,
      sharedLetters: [...match.sharedLetters],
      components,
      strengths: components.filter((_, i) => isStrong(match)[i]).map(({ evidence }) => evidence),
      cautions: components.filter((_, i) => isWeak(match)[i]).map(({ evidence }) => evidence),
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "Muhammad and Ali",
      input: { a: "محمد", b: "علي" },
      expect: {
        a: { total: 92, nine: 2 },
        b: { total: 110, nine: 2 },
        components: [{ weight: 42.5 }, {}, {}],
      },
      source:
        "Note to Tuhfat al-muluk, p. 179: 110 for Ali, doubled letters once; 92 by the same rule",
    },
    {
      title: "the opening formula counts 786",
      input: { a: "بسم الله الرحمن الرحيم", b: "الله" },
      expect: { a: { total: 786, nine: 3 }, b: { total: 66, nine: 3 } },
      source:
        "Note to Tuhfat al-muluk, p. 179: 66 for the name of God; 786 is the sign of the basmala",
    },
    {
      title: "western elements follow the western alphabet: sin is fire, sad water",
      input: { a: "س", b: "ص", abjad: "maghribi", elements: "fireAir" },
      expect: {
        a: { letters: [{ value: 300, element: "fire" }] },
        b: { letters: [{ value: 60, element: "water" }] },
      },
      source: "Ibn Khaldun, al-Muqaddima, on the secrets of letters: sin is fire, sad is water",
    },
  ],
  references: [
    {
      title: "al-Muqaddima",
      author: "Ibn Khaldun",
      part: "on the secrets of letters, and hisab al-nim: two names by nines",
    },
    { title: "Subh al-aʿsha", author: "al-Qalqashandi", part: "the letters east and west" },
  ],
});

function readName(text: string, who: string, reading: Reading): NameSum {
  const { letters, foreign } = readLetters(text, reading);
  if (foreign.length > 0 || letters.length === 0) {
    const found = foreign.length > 0 ? `"${foreign[0]}" has no value` : "no letter was found";
    throw new Refusal("not-arabic", `Cannot sum name ${who}: ${found} in Arabic script`);
  }
  return sumName(letters);
}

function describe(sum: NameSum): HurufAnswer["a"] {
  const leading = [...ELEMENTS].sort((one, two) => sum.shares[two] - sum.shares[one])[0]!;
  return { ...sum, letters: sum.letters.map((letter) => ({ ...letter })), leading };
}

function componentsOf(a: NameSum, b: NameSum, match: HurufMatch): HurufAnswer["components"] {
  const same = match.remainder === 85;
  const like = match.remainder === 70;
  const percent = Math.round(100 * match.harmony);
  const shared = match.sharedLetters.length;
  return [
    {
      code: "remainder",
      weight: match.remainder / 2,
      evidence: {
        en: same
          ? `Cast out by nine, both names leave ${a.nine}`
          : `Cast out by nine, the names leave ${a.nine} and ${b.nine}, ${like ? (a.nine % 2 === 1 ? "both odd" : "both even") : "one odd and one even"}`,
        zhHant: same
          ? `以九除之，兩名皆餘 ${a.nine}`
          : `以九除之，餘 ${a.nine} 與 ${b.nine}，${like ? (a.nine % 2 === 1 ? "同為奇數" : "同為偶數") : "一奇一偶"}`,
      },
    },
    {
      code: "elements",
      weight: 40 * match.harmony,
      evidence: {
        en: `Their elements agree to ${percent} per cent`,
        zhHant: `元素相合百分之 ${percent}`,
      },
    },
    {
      code: "letters",
      weight: (10 * shared) / match.distinctLetters,
      evidence: {
        en: `They share ${shared === 0 ? "none" : shared} of ${match.distinctLetters} different letters`,
        zhHant:
          shared === 0
            ? `${match.distinctLetters} 個相異字母無一共有`
            : `${match.distinctLetters} 個相異字母中共有 ${shared} 個`,
      },
    },
  ];
}

const isStrong = ({ remainder, harmony, sharedLetters, distinctLetters }: HurufMatch) => [
  remainder >= 70,
  harmony >= 0.7,
  sharedLetters.length / distinctLetters >= 0.4,
];
const isWeak = ({ remainder, harmony, sharedLetters }: HurufMatch) => [
  remainder < 70,
  harmony < 0.5,
  sharedLetters.length === 0,
];

function writeBrief(answer: Frozen<HurufAnswer>, lang: Lang): Brief {
  const english = lang === "en";
  const key = english ? "en" : "zhHant";
  const { a, b, components, score, bandName } = answer;
  const [one, two] = [ELEMENT_NAMES[a.leading][key], ELEMENT_NAMES[b.leading][key]];
  const plain = english
    ? [
        `The first name counts ${a.total} and leans to ${one}; the second counts ${b.total} and leans to ${two}.`,
        `${components.map(({ evidence }) => evidence.en).join(". ")}.`,
        `That makes ${score} of 100, a match that the letters call ${bandName.en}. It weighs two names, and leaves the rest to those who bear them.`,
      ]
    : [
        `第一個名字合計 ${a.total}，偏${one}；第二個名字合計 ${b.total}，偏${two}。`,
        `${components.map(({ evidence }) => evidence.zhHant).join("；")}。`,
        `共得 ${score} 分（滿分一百），依字母之學屬「${bandName.zhHant}」。秤的是名字，其餘在於名字的主人。`,
      ];
  return {
    facts: {
      totals: [a.total, b.total],
      remainders: [a.nine, b.nine],
      leading: [one, two],
      components: components.map(({ evidence, weight }) => [evidence[key], weight]),
      score,
      band: bandName[key],
    },
    outline: english ? ["The sums", "Between the names", "Score"] : ["數值", "名字之間", "分數"],
    plain: plain.join("\n\n"),
  };
}
