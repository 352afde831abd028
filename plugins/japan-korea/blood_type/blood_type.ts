import {
  type Brief,
  defineProcedure,
  type Lang,
  matchOf,
  MatchShape,
  oneOf,
  sayIn,
  type Static,
  type Text,
  TextShape,
  Type,
} from "#old";
import { refuseField } from "../core/old_date.ts";

const TYPES = ["A", "B", "O", "AB"] as const;
type BloodType = (typeof TYPES)[number];

/** Points of each pair, the same either way round; this service's own, after popular rankings. */
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
      en: "Pace and temper agree: each finds the other's ways familiar",
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

/**
 * Nomi's ring: each type minds the next, reads it easily and lets it take the lead; types that face
 * each other across the ring have least in common.
 *
 * @source Nomi Masahiko and Toshitaka as junkai4212.hatenadiary.org (血液型でみる相性) and tukix.net
 *   retell the ring, alike; the facing pairs: ee22.jp, after the diagram of his book
 */
const RING = ["O", "B", "AB", "A"] as const;

const RELATION_IDS = ["same", "minds", "facing"] as const;

/** How two types stand in Nomi's ring. */
export function ringOf(a: BloodType, b: BloodType) {
  const steps = (RING.indexOf(b) - RING.indexOf(a) + 4) % 4;
  if (steps === 0) {
    return {
      id: "same",
      minder: null,
      says: { en: "In Nomi's ring both stand in one place", zhHant: "在能見的環上，兩人同在一處" },
    } as const;
  }
  if (steps === 2) {
    return {
      id: "facing",
      minder: null,
      says: {
        en: `In Nomi's ring ${a} and ${b} face each other and have least in common`,
        zhHant: `在能見的環上，${a} 型與 ${b} 型遙遙相對，相同處最少`,
      },
    } as const;
  }
  const [minder, minded] = steps === 1 ? [a, b] : [b, a];
  return {
    id: "minds",
    minder,
    says: {
      en: `In Nomi's ring ${minder} minds ${minded}: it reads the other easily and lets the other lead`,
      zhHant: `在能見的環上，${minder} 型照看 ${minded} 型：心思一看便懂，行事則讓對方帶頭`,
    },
  } as const;
}

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
  ring: Type.Object({
    id: oneOf(RELATION_IDS, "How the types stand in the ring O, B, AB, A, each minding the next"),
    minder: Type.Union([Type.String(), Type.Null()], { description: "The type that minds" }),
    says: TextShape,
  }),
  note: Type.Object({ en: Type.String(), zhHant: Type.String() }),
});

type Answer = Static<typeof output>;

const NOTE: Text = {
  en: "Blood-type character is popular culture of Japan since 1927; studies of many thousands of people find no link between ABO type and personality.",
  zhHant:
    "血型性格是一九二七年以來的日本流行文化；以上萬人為對象的研究並未發現 ABO 血型與性格有關。",
};

/** Two ABO types by the popular table. */
export const bloodTypeMatch = defineProcedure({
  name: "compatibility.bloodType",
  tradition: "blood-type",
  title: { en: "Blood-type compatibility", zhHant: "血型合盤" },
  summary: {
    en: "Match of two ABO types after popular rankings and Nomi's ring, with what studies say",
    zhHant: "依流行之說與能見之環比較兩人的 ABO 血型，並附研究所見",
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
    return {
      ...match,
      components: [...components],
      a: personOf(a),
      b: personOf(b),
      ring: ringOf(a, b),
      note: NOTE,
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "A and B",
      input: { a: "a", b: "B+" },
      expect: { band: "challenging", a: { type: "A" }, b: { type: "B" }, ring: { id: "facing" } },
      source:
        "goo Ranking: A with B named the worst pair; ee22.jp after Nomi: they face each other in the ring",
    },
    {
      title: "AB and AB",
      input: { a: "AB", b: "ab" },
      expect: { band: "excellent", ring: { id: "same" } },
      source: "novelist.jp, on Nomi's book of 1971: AB with AB the best of pairs",
    },
    {
      title: "O minds B",
      input: { a: "B", b: "O" },
      expect: { ring: { id: "minds", minder: "O" } },
      source: "junkai4212.hatenadiary.org and tukix.net, after Nomi: O humours B",
    },
  ],
  references: [
    {
      title: "Ketsuekigata de miru aishō 血液型でみる相性",
      author: "junkai4212",
      year: "2016",
      part: "Nomi's ring, after Ketsuekigata hayabiki benrichō 血液型・早引き便利帳",
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
  const facts = {
    a: a.type,
    b: b.type,
    ring: say(answer.ring.says),
    score,
    band: say(bandName),
    note: say(NOTE),
  };
  if (lang === "en") {
    return {
      facts,
      outline: ["The types", "Between them", "Note"],
      plain: [
        a.type === b.type
          ? `Both are of type ${a.type}, which ${a.portrait.en}.`
          : `Type ${a.type} ${a.portrait.en}; type ${b.type} ${b.portrait.en}.`,
        `${tie!.evidence.en}. ${answer.ring.says.en}. The pair comes to ${score} of 100, ${bandName.en} by the lights of popular rankings.`,
        NOTE.en,
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["血型", "彼此之間", "說明"],
    plain: [
      a.type === b.type
        ? `兩人都是 ${a.type} 型，${a.portrait.zhHant}。`
        : `${a.type} 型${a.portrait.zhHant}；${b.type} 型${b.portrait.zhHant}。`,
      `${tie!.evidence.zhHant}。${answer.ring.says.zhHant}。參照流行排名，這一對得 ${score} 分（滿分一百），屬「${bandName.zhHant}」。`,
      NOTE.zhHant,
    ].join("\n\n"),
  };
}
