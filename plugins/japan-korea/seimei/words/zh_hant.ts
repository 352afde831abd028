import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type { Phase, PhaseRelation } from "#lore";
import type { Kaku, NumberLuck, Phrases, SeimeiAnswer } from "../answer.ts";
import type { SeimeiWords } from "./en.ts";

const phases = lore.phase as Readonly<Record<Phase, string>>;

const kaku: Readonly<Record<Kaku, { text: string; about: string }>> = {
  heaven: { text: "天格", about: "家族所傳，不單論本人吉凶" },
  person: { text: "人格", about: "本人性情與中年" },
  earth: { text: "地格", about: "三十歲前後以前，以及家中" },
  outer: { text: "外格", about: "與人往來" },
  total: { text: "總格", about: "全體與後半生" },
};
const numberLuck: Readonly<Record<NumberLuck, string>> = {
  lucky: "吉",
  mixed: "半吉",
  unlucky: "凶",
};
const RELATION: Readonly<Record<PhaseRelation, (one: string, other: string) => string>> = {
  same: (one) => `同屬${one}`,
  generates: (one, other) => `${one}生${other}`,
  generatedBy: (one, other) => `${other}生${one}`,
  controls: (one, other) => `${one}剋${other}`,
  controlledBy: (one, other) => `${other}剋${one}`,
};
const tie = ({ one, other, relation }: Phrases["heavenPerson"]) =>
  RELATION[relation](phases[one], phases[other]);
const nameOf = (of: SeimeiAnswer) =>
  `${of.surname.map(({ character }) => character).join("")} ${of.given.map(({ character }) => character).join("")}`;

export const zhHant: SeimeiWords = {
  title: "日本姓名判斷",
  summary: "依漢字、假名或羅馬字之筆畫列日本姓名五格，附八十一數與三才",
  inputs: {
    surname: { label: "姓", about: "漢字、假名或羅馬字" },
    given: { label: "名", about: "漢字、假名或羅馬字" },
  },
  fields: {
    surname: "姓",
    given: "名",
    character: "字",
    form: "所計字形",
    strokes: "筆畫",
    by: "計法",
    kaku: "格",
    about: "所主",
    number: "數",
    within81: "表中之數",
    luck: "吉凶",
    element: "五行",
    threePowers: "三才",
    elements: "五行",
    ties: "相互關係",
  },
  terms: {
    kaku,
    numberLuck,
    countedBy: {
      kanji: "漢字筆畫",
      numeral: "數字之值",
      repeat: "所疊之字",
      kana: "假名筆畫",
      letter: "大寫字母筆畫",
    },
  },
  phrases: {
    heavenPerson: (of) => `天格與人格${tie(of)}`,
    personEarth: (of) => `人格與地格${tie(of)}`,
  },
  conventions: {
    strokes: { title: "筆畫", options: { old: "舊字體，部首依本字", new: "依今日寫法" } },
  },
  refusals: {
    unknownCharacter: {
      when: "字非漢字、假名或羅馬字，或其筆畫不在表中",
      says: ({ character }) => `無法計算「${character}」之筆畫`,
    },
  },
  reading(of, say) {
    const own = of.kaku.filter((one) => one.kaku !== "heaven");
    const named = (luck: NumberLuck) =>
      own
        .filter((one) => one.luck === luck)
        .map((one) => `${kaku[one.kaku].text} ${one.number}（${kaku[one.kaku].about}）`);
    const sums = [...of.surname, ...of.given].map(({ character, form, strokes }) =>
      form === character || !/\p{Script=Han}/u.test(form)
        ? `${character} ${strokes} 畫`
        : `${character}作${form} ${strokes} 畫`,
    );
    const [lucky, mixed, unlucky] = [named("lucky"), named("mixed"), named("unlucky")];
    const person = of.kaku[1]!;
    return [
      `${nameOf(of)}：${sums.join("、")}。人格為 ${person.number}，屬${phases[person.element]}，數${numberLuck[person.luck]}。`,
      [
        lucky.length > 0 ? `吉者${lucky.join("、")}。` : "",
        mixed.length > 0 ? `半吉者${mixed.join("、")}。` : "",
        unlucky.length > 0 ? `依數表為凶者${unlucky.join("、")}。` : "無凶數。",
      ].join(""),
      `${of.threePowers.ties.map((one) => say.phrase(one)).join("；")}。筆畫計法或數表不同，所斷亦異。`,
    ];
  },
  picture: {
    heading: nameOf,
    kaku: (id, number) => `${kaku[id].text} ${number}`,
    luck: (luck, element) => `${numberLuck[luck]} · ${phases[element]}`,
    desc: (of) =>
      `${nameOf(of)}之五格：${of.kaku.map((one) => `${kaku[one.kaku].text} ${one.number}`).join("、")}`,
  },
};
