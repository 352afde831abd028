import { natives } from "#east/natives.ts";
import { numberLuck, phase, trait } from "../../core/words/zh_hant.ts";
import type { Grid, NameAnswer } from "../answer.ts";
import { doubtsOf } from "../doubts.ts";
import { GRID, type GridId } from "#east/five_grids.ts";
import type { NameWords } from "./en.ts";

const grid = natives(GRID);

/** What the element of the person grid says of a temper. */
const tempers = {
  wood: "向上有志，待人寬厚，認定之事不輕改",
  fire: "熱情敏捷，樂於成人，惟不耐久候",
  earth: "篤實可靠，不輕許諾，許則不忘",
  metal: "果斷自重，守法度而敢承擔",
  water: "靈動善察，多謀而不拘一格",
};

const lucks = { lucky: "吉數", mixed: "吉凶參半", unlucky: "凶數" };

const together = {
  favourable: "合而觀之，論者以為可用之佳名。",
  mixed: "合而觀之，長短互見，多數姓名亦然。",
  unfavourable: "合而觀之，此派論者或另擇他字；然成名之人，其數不佳者亦多。",
};

const tie = {
  same: "比和",
  feeds: "相生而下",
  fed: "相生而上",
  controls: "相剋而下",
  controlled: "相剋而上",
};

function giftsText({ traits }: Grid): string {
  return traits.length === 0 ? "" : `，帶${traits.map((one) => trait[one]).join("、")}之象`;
}

function tiesText({ threePowers }: NameAnswer): string {
  const [upper, lower] = [threePowers.ties[0]!, threePowers.ties[1]!];
  const end =
    upper.good && lower.good
      ? "上下順遂"
      : upper.good
        ? "得上之助而根基未穩"
        : lower.good
          ? "起步雖難而根基尚穩"
          : "上下皆有牽制";
  return `天人${tie[upper.tie]}，人地${tie[lower.tie]}，${end}`;
}

function wantedText({ wanted }: NameAnswer): string {
  if (!wanted) return "";
  const native = phase[wanted.element];
  const named = (ids: readonly GridId[]) => ids.map((id) => grid[id]).join("、");
  if (wanted.held.length > 0) return `所求之${native}見於${named(wanted.held)}。`;
  return wanted.fed.length > 0
    ? `五格無${native}，而${named(wanted.fed)}可以生之。`
    : `所求之${native}，此名無以相濟。`;
}

function doubtsText(name: NameAnswer): string {
  const lines = doubtsOf(name).map(({ character, form, alternatives }) => {
    const others = alternatives.map((one) => `${one.form}則為 ${one.strokes} 畫`).join("，作");
    return form === character
      ? `${character}依所書之形計，若作${others}`
      : `${character}以${form}計，若作${others}`;
  });
  return lines.length === 0 ? "" : `（${lines.join("；")}。）`;
}

function reading(name: NameAnswer): readonly string[] {
  const { characters, threePowers, score } = name;
  const { person, total, earth, outer, heaven } = name.grids;
  const strokes = characters.map(({ form, strokes: count }) =>
    form ? `${form} ${count} 畫` : `${count} 畫`,
  );
  return [
    `${strokes.join("、")}。${doubtsText(name)}人格為姓名之主，得 ${person.reduced} 數，屬${phase[person.element]}，${lucks[person.luck]}${giftsText(person)}，主其人${tempers[person.element]}。`,
    `總格 ${total.reduced}，${lucks[total.luck]}${giftsText(total)}，看中年以後；地格 ${earth.reduced}，${lucks[earth.luck]}，看早年與家室。外格 ${outer.reduced}，${lucks[outer.luck]}，看人際往來；天格 ${heaven.reduced} 承自祖姓，不論吉凶。`,
    `三才為${threePowers.native}，${tiesText(name)}。${wantedText(name)}${together[name.verdict.value]}依本模型計 ${score} 分。諸家數表互有出入，姓名之重終在其人。`,
  ];
}

export const zhHant: NameWords = {
  title: "姓名五格剖象",
  summary: "以康熙或現行筆畫推姓名五格、三才與八十一數",
  inputs: {
    surname: { label: "姓", about: "漢字姓氏，複姓全寫" },
    given: { label: "名", about: "漢字名字" },
    surnameStrokes: { label: "姓氏筆畫", about: "各字筆畫，以代字表所計" },
    givenStrokes: { label: "名字筆畫", about: "各字筆畫，以代字表所計" },
    wantedElement: {
      label: "所需五行",
      about: "命局最需之五行，如 bazi.chart 所得",
      values: phase,
    },
  },
  fields: {
    characters: "各字",
    character: "字",
    form: "所計字形",
    part: "姓或名",
    strokes: "筆畫",
    by: "計法",
    alternatives: "其他字形",
    grids: "五格",
    heaven: "天格",
    person: "人格",
    earth: "地格",
    outer: "外格",
    total: "總格",
    grid: "格",
    number: "筆畫之和",
    reduced: "八十一數",
    element: "五行",
    polarity: "陰陽",
    luck: "吉凶",
    traits: "所帶之象",
    threePowers: "三才",
    "threePowers/native": "天人地之五行",
    ties: "生剋",
    between: "兩格",
    tie: "上之於下",
    good: "吉",
    wanted: "所需五行",
    held: "有之之格",
    fed: "生之之格",
    hindered: "剋之之格",
    scoreParts: "分數構成",
    "scoreParts/part": "項目",
    "scoreParts/weight": "權重（%）",
    verdict: "斷語",
  },
  terms: {
    namePart: { surname: "姓", given: "名" },
    countedBy: {
      kangxi: "康熙筆畫",
      written: "現行筆畫",
      numeral: "數目字之值",
      caller: "自行填寫",
    },
    grid,
    numberLuck,
    trait,
    neighbours: { heavenPerson: "天人", personEarth: "人地" },
    tie,
    scorePart: { ...grid, threePowers: "三才" },
    grade: { favourable: "佳", mixed: "長短互見", unfavourable: "欠佳" },
  },
  phrases: {
    gridIs: ({ grid: id, number, luck }) => `${grid[id]} ${number} 數，${numberLuck[luck]}`,
    powersTied: ({ native, good }) => `三才${native}，兩重之中其吉者 ${good}`,
    partMissing: ({ part }) =>
      part === "surname" ? "請提供 surname 或 surnameStrokes" : "請提供 given 或 givenStrokes",
    notChinese: ({ sign }) => `「${sign}」不是漢字`,
    strokesMismatch: ({ strokes, characters }) => `所給筆畫 ${strokes} 項，而字有 ${characters} 個`,
    unknownCharacter: ({ character, part }) => `字表中無「${character}」，請提供 ${part}Strokes`,
  },
  conventions: {
    strokeStandard: {
      title: "筆畫算法",
      options: { kangxi: "康熙筆畫：繁體，部首還原", simplified: "現行簡體筆畫" },
    },
    numerals: {
      title: "數目字",
      options: { value: "一至十依其數計", written: "與他字同計筆畫" },
    },
    doubtfulForms: {
      title: "繁簡同形之字",
      options: { asTyped: "依所書之形", converted: "名中者視為簡體而還原" },
    },
  },
  reading,
  picture: {
    title: "姓名五格",
    grids: grid,
    lucks: { lucky: "吉", mixed: "半吉", unlucky: "凶" },
  },
};
