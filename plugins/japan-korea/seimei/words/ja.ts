import { ja as lore } from "#lore/words/ja.ts";
import type { Phase, PhaseRelation } from "#lore";
import type { Kaku, NumberLuck, Phrases, SeimeiAnswer } from "../answer.ts";
import type { SeimeiWords } from "./en.ts";

const phases = lore.phase as Readonly<Record<Phase, string>>;

const kaku: Readonly<Record<Kaku, { text: string; about: string }>> = {
  heaven: { text: "天格", about: "家に伝わる運で、本人だけの吉凶は見ません" },
  person: { text: "人格", about: "本人の性質と中年期" },
  earth: { text: "地格", about: "三十歳頃までの運と家庭" },
  outer: { text: "外格", about: "人との付き合い" },
  total: { text: "総格", about: "全体と後半生" },
};
const numberLuck: Readonly<Record<NumberLuck, string>> = {
  lucky: "吉",
  mixed: "半吉",
  unlucky: "凶",
};
const RELATION: Readonly<Record<PhaseRelation, (one: string, other: string) => string>> = {
  same: (one) => `ともに${one}の比和`,
  generates: (one, other) => `${one}生${other}の相生`,
  generatedBy: (one, other) => `${other}生${one}の相生`,
  controls: (one, other) => `${one}剋${other}の相剋`,
  controlledBy: (one, other) => `${other}剋${one}の相剋`,
};
const tie = ({ one, other, relation }: Phrases["heavenPerson"]) =>
  RELATION[relation](phases[one], phases[other]);
const nameOf = (of: SeimeiAnswer) =>
  `${of.surname.map(({ character }) => character).join("")} ${of.given.map(({ character }) => character).join("")}`;

export const ja: SeimeiWords = {
  title: "姓名判断（五格）",
  summary: "漢字、かな、ローマ字の画数から五格を立て、八十一数と三才で見ます",
  inputs: {
    surname: { label: "姓", about: "漢字、かな、またはローマ字" },
    given: { label: "名", about: "漢字、かな、またはローマ字" },
  },
  fields: {
    surname: "姓",
    given: "名",
    character: "文字",
    form: "数えた字体",
    strokes: "画数",
    by: "数え方",
    kaku: "格",
    about: "見るところ",
    number: "画数",
    within81: "八十一数での数",
    luck: "吉凶",
    element: "五行",
    threePowers: "三才",
    elements: "五行",
    ties: "間柄",
  },
  terms: {
    kaku,
    numberLuck,
    countedBy: {
      kanji: "漢字の画数",
      numeral: "数字の値",
      repeat: "繰り返す字",
      kana: "かなの画数",
      letter: "大文字の画数",
    },
  },
  phrases: {
    heavenPerson: (of) => `天格と人格は${tie(of)}`,
    personEarth: (of) => `人格と地格は${tie(of)}`,
  },
  conventions: {
    strokes: {
      title: "画数の数え方",
      options: { old: "旧字体（部首は本字の画数）", new: "新字体（書くとおり）" },
    },
  },
  refusals: {
    unknownCharacter: {
      when: "漢字、かな、ローマ字でないか、画数を収めていない文字です",
      says: ({ character }) => `「${character}」の画数を数えられません`,
    },
  },
  reading(of, say) {
    const own = of.kaku.filter((one) => one.kaku !== "heaven");
    const named = (luck: NumberLuck) =>
      own
        .filter((one) => one.luck === luck)
        .map((one) => `${kaku[one.kaku].text}${one.number}画（${kaku[one.kaku].about}）`);
    const sums = [...of.surname, ...of.given].map(({ character, form, strokes, by }) =>
      by === "repeat"
        ? `${character}が${form}の繰り返しで${strokes}画`
        : form === character || !/\p{Script=Han}/u.test(form)
          ? `${character}${strokes}画`
          : `${character}が旧字体の${form}で${strokes}画`,
    );
    const [lucky, mixed, unlucky] = [named("lucky"), named("mixed"), named("unlucky")];
    const person = of.kaku[1]!;
    return [
      `${nameOf(of)}の画数は、${sums.join("、")}です。人格は${person.number}画、${phases[person.element]}の${numberLuck[person.luck]}数です。`,
      [
        lucky.length > 0 ? `吉は${lucky.join("、")}。` : "",
        mixed.length > 0 ? `半吉は${mixed.join("、")}。` : "",
        unlucky.length > 0 ? `凶とされるのは${unlucky.join("、")}です。` : "凶数はありません。",
      ].join(""),
      `${of.threePowers.ties.map((one) => say.phrase(one)).join("、")}です。画数の数え方や数の表が違えば、判断も変わります。`,
    ];
  },
  picture: {
    heading: nameOf,
    kaku: (id, number) => `${kaku[id].text} ${number}`,
    luck: (luck, element) => `${numberLuck[luck]} · ${phases[element]}`,
    desc: (of) =>
      `${nameOf(of)}の五格。${of.kaku.map((one) => `${kaku[one.kaku].text}${one.number}`).join("、")}`,
  },
};
