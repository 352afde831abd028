import { PHASE } from "#lore";
import { natives } from "#east/natives.ts";
import { numberLuck } from "../../../core/words/zh_hant.ts";
import type { SuggestAnswer, SuggestPhrases } from "../answer.ts";
import { SENSES } from "./pool_zh_hant.ts";
import type { SuggestWords } from "./en.ts";

type Name = SuggestAnswer["names"][number];
const phase = natives(PHASE);
const luckOf = (id: string) => numberLuck[id as keyof typeof numberLuck];
const elementOf = (id: string) => phase[id as keyof typeof phase];
const clauses = {
  person: ({ number, luck }: SuggestPhrases["person"]) => `人格 ${number}，${luckOf(luck)}`,
  total: ({ number, luck }: SuggestPhrases["total"]) => `總格 ${number}，${luckOf(luck)}`,
  brings: ({ character, element }: SuggestPhrases["brings"]) =>
    `「${character}」屬${elementOf(element)}`,
  feeds: ({ character, element }: SuggestPhrases["feeds"]) =>
    `「${character}」屬${elementOf(element)}而生之`,
  melody: ({ tones }: SuggestPhrases["melody"]) => `聲調 ${tones}，抑揚有致`,
  level: ({ tones }: SuggestPhrases["level"]) => `聲調 ${tones}，略嫌平直`,
};
const sensesOf = ({ given }: Name) =>
  [...given].map((one) => `${one}取「${SENSES[one]}」之意`).join("，");
/** 名所宜補之五行。 */
export const wantedElement = { label: "所需五行", about: "未給生辰時可自定", values: phase };

const TOLD = 3;

export const zhHant: SuggestWords = {
  title: "取名",
  summary:
    "依姓氏擬名：五格與八十一數、所需五行（自定或由八字推得）、聲調與音韻，並避長輩名諱；逐一計分說明，並述字義",
  inputs: {
    surname: { label: "姓", about: "中文姓氏" },
    surnameSound: { label: "姓之音", about: "漢語拼音，帶聲調，一字一音" },
    gender: { label: "性別", about: "用以選字，不填則不限", values: { male: "男", female: "女" } },
    length: { label: "字數", about: "名一字或二字，不填則二字" },
    avoid: { label: "避諱", about: "長輩名中之字，字與同音字皆不用" },
    limit: { label: "取幾名", about: "所列之數，不填則十" },
    wantedElement,
  },
  fields: {
    surname: "姓",
    surnameStrokes: "姓之筆畫",
    wanted: "所需五行",
    wantedFrom: "依據",
    considered: "所比之名",
    names: "名",
    name: "姓名",
    given: "名字",
    sounds: "讀音",
    strokes: "筆畫",
    elements: "五行",
    score: "分數",
    grids: "五格",
    element: "五行分",
    sound: "音韻分",
    person: "人格",
    total: "總格",
    number: "數",
    luck: "吉凶",
    because: "緣由",
  },
  terms: { wantedFrom: { asked: "自定", birth: "依生辰", none: "無" }, numberLuck },
  phrases: {
    ...clauses,
    surnameUnknown: ({ character }) => `「${character}」之筆畫未詳`,
    soundMismatch: ({ sounds, characters }) => `${characters} 字而有 ${sounds} 音`,
  },
  conventions: {
    elementBy: { title: "字之五行", options: { radical: "依部首", meaning: "依字義與字表" } },
  },
  refusals: {
    birthTimeNeeded: {
      when: "有生日而無時辰",
      says: "無時辰則無從推所需五行，請補時辰，或直接指定五行",
    },
  },
  reading({ surname, wanted, wantedFrom, considered, names }) {
    const whence =
      wanted === null
        ? "未指定五行，故以兩字五行相生者為先。"
        : wantedFrom === "birth"
          ? `依生辰八字，所需為${phase[wanted]}，故以屬${phase[wanted]}或生${phase[wanted]}者為先。`
          : `以屬${phase[wanted]}或生${phase[wanted]}者為先。`;
    return [
      `姓「${surname}」者共比 ${considered} 名，以下列諸名為佳。${whence}`,
      ...names.slice(0, TOLD).map((one, i) => {
        const points = one.because.map((point) =>
          (clauses[point.code] as (params: never) => string)(point.with as never),
        );
        return `${i + 1}. ${one.name}（${one.sounds}），${one.score} 分：${sensesOf(one)}。${points.join("；")}。`;
      }),
      ...(names.length > TOLD
        ? [
            `其次：${names
              .slice(TOLD)
              .map(
                (one) =>
                  `${one.name}（${one.sounds}，${one.score} 分，${[...one.given].map((each) => SENSES[each]).join("、")}）`,
              )
              .join("、")}。`,
          ]
        : []),
      "定名之前，宜開口唸一唸，並問過家人；分數只計筆畫、五行與音韻，情意不在其中。",
    ];
  },
  picture: {
    title: ({ surname }) => `${surname}姓取名`,
    grids: ({ person, total }) => `人格 ${person.number} · 總格 ${total.number}`,
    legend: "字色為五行；下為分數、人格與總格",
    desc: ({ names }) => names.map((one) => `${one.name} ${one.score} 分`).join("、") || "無",
  },
};
