import {
  type Brief,
  defineProcedure,
  type Lang,
  matchOf,
  MatchShape,
  sayIn,
  type Static,
  type Text,
  Type,
} from "#sdk";
import { refuseField } from "../core/old_date.ts";

const TYPES = ["A", "B", "O", "AB"] as const;
type BloodType = (typeof TYPES)[number];

/** Points of each pair, the same either way round; this service's own reading of the popular table. */
const PAIRS: Readonly<Record<string, number>> = {
  "A-A": 80,
  "A-AB": 75,
  "A-O": 60,
  "A-B": 40,
  "B-B": 80,
  "B-AB": 75,
  "B-O": 60,
  "O-O": 80,
  "O-AB": 65,
  "AB-AB": 85,
};

const PORTRAITS: Readonly<Record<BloodType, Text>> = {
  A: {
    en: "is said to plan, to keep order and to mind what others feel",
    zhHant: "據說有條理、守規矩、顧念別人的感受",
  },
  B: {
    en: "is said to go its own way, warmly and at its own speed",
    zhHant: "據說我行我素，熱心，步調自定",
  },
  O: {
    en: "is said to aim at the goal and to bring the group along",
    zhHant: "據說認準目標，也帶得動眾人",
  },
  AB: {
    en: "is said to think coolly and to keep two sides in one",
    zhHant: "據說冷靜，一身兼有兩面",
  },
};

const TIES: readonly { readonly from: number; readonly says: Text }[] = [
  {
    from: 78,
    says: {
      en: "Table and temper agree: each finds the other's ways familiar",
      zhHant: "步調相近，彼此的習慣都不陌生",
    },
  },
  {
    from: 70,
    says: {
      en: "One half is shared, and the other half keeps it interesting",
      zhHant: "一半相同，另一半正好添趣",
    },
  },
  {
    from: 55,
    says: {
      en: "Aim and manner differ, which works once roles are shared out",
      zhHant: "目標與作風不同，分好工便能合拍",
    },
  },
  {
    from: 0,
    says: {
      en: "Order meets freedom, and both must leave room",
      zhHant: "一個要秩序，一個要自由，都得留些餘地",
    },
  },
];

const typeInput = Type.String({
  minLength: 1,
  maxLength: 12,
  description: "A, B, O or AB in any case; a Rh sign after it is ignored",
});

const person = Type.Object({
  type: Type.String(),
  portrait: Type.Object({ en: Type.String(), zhHant: Type.String() }),
});
const output = Type.Object({
  ...MatchShape,
  a: person,
  b: person,
  note: Type.Object({ en: Type.String(), zhHant: Type.String() }),
});

type Answer = Static<typeof output>;

const NOTE: Text = {
  en: "Blood-type character is popular culture of Japan since 1927; studies of many thousands of people find no link between ABO type and personality.",
  zhHant:
    "血型性格是一九二七年以來的日本流行文化；以數萬人為對象的研究並未發現 ABO 血型與性格有關。",
};

/** Two ABO types by the popular table. */
export const bloodTypeMatch = defineProcedure({
  name: "compatibility.bloodType",
  tradition: "blood-type",
  title: { en: "Blood-type compatibility", zhHant: "血型合盤" },
  summary: {
    en: "Match of two ABO types from the popular table, with the same note",
    zhHant: "依流行之說比較兩人的 ABO 血型，並附同樣的說明",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/blood_type.svg",
  input: Type.Object({ a: typeInput, b: typeInput }),
  output,
  run: (input): Answer => {
    const [a, b] = [readType("a", input.a), readType("b", input.b)];
    const points = PAIRS[`${a}-${b}`] ?? PAIRS[`${b}-${a}`]!;
    const { says } = TIES.find(({ from }) => points >= from)!;
    const { components, ...match } = matchOf([{ code: "pair", weight: points, evidence: says }]);
    return { ...match, components: [...components], a: personOf(a), b: personOf(b), note: NOTE };
  },
  brief: writeBrief,
  examples: [
    {
      title: "A and B",
      input: { a: "a", b: "B+" },
      expect: { score: 40, band: "challenging", a: { type: "A" }, b: { type: "B" } },
      source: "Popular pair table after Nomi Masahiko: A and B 40",
    },
    {
      title: "AB and AB",
      input: { a: "AB", b: "ab" },
      expect: { score: 85, band: "excellent" },
      source: "Popular pair table after Nomi Masahiko: AB and AB 85",
    },
  ],
  references: [
    {
      title: "Ketsuekigata de wakaru aishō 血液型でわかる相性",
      author: "Nomi Masahiko 能見正比古",
      year: "1971",
    },
    {
      title: "No relationship between blood type and personality",
      author: "Nawata Kengo 縄田健悟",
      year: "2014",
      part: "Japanese Journal of Psychology 85",
    },
  ],
});

/** Reads a type without case and Rh sign. */
export function readType(path: string, given: string): BloodType {
  const plain = given
    .normalize("NFKC")
    .toUpperCase()
    .replace(/\s|型|TYPE|RH|[+-]/g, "");
  const found = TYPES.find((type) => type === plain || (type === "O" && plain === "0"));
  if (found) return found;
  const nearest = TYPES.find((type) => plain.startsWith(type)) ?? "O";
  return refuseField(path, `Expected one of ${TYPES.join(", ")}, got "${given}"`, nearest);
}

function personOf(type: BloodType) {
  return { type, portrait: PORTRAITS[type] };
}

function writeBrief(answer: Answer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { a, b, score, bandName } = answer;
  const [tie] = answer.components;
  const facts = { a: a.type, b: b.type, score, band: say(bandName), note: say(NOTE) };
  if (lang === "en") {
    return {
      facts,
      outline: ["The types", "Between them", "Note"],
      plain: [
        `Type ${a.type} ${a.portrait.en}; type ${b.type} ${b.portrait.en}.`,
        `${tie!.evidence.en}. The popular table gives the pair ${score} of 100, ${bandName.en} by its lights.`,
        NOTE.en,
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["血型", "彼此之間", "說明"],
    plain: [
      `${a.type} 型${a.portrait.zhHant}；${b.type} 型${b.portrait.zhHant}。`,
      `${tie!.evidence.zhHant}。流行的對照表給這一對 ${score} 分（滿分一百），屬「${bandName.zhHant}」。`,
      NOTE.zhHant,
    ].join("\n\n"),
  };
}
