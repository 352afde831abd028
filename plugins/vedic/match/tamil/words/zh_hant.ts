import { chinese } from "#sdk";
import { conventions, gana, graha, nakshatra, sign, yoni } from "../../../core/words/zh_hant.ts";
import { zhHant as match } from "../../nakshatra/words/zh_hant.ts";
import { cord, fields, inputs, phrases, refusals, terms as shared } from "../../words/zh_hant.ts";
import type { TamilMatch } from "../answer.ts";
import type { TamilPorutham } from "../rules.ts";
import type { TamilWords } from "./en.ts";

const tamilPorutham = {
  dina: { text: "日合（Dinam）：康健與日常", asks: "兩人的日子能否並行" },
  gana: { text: "性合（Ganam）：性情", asks: "兩人的脾氣能否相容" },
  mahendra: { text: "大因陀羅合（Mahendram）：子女與家聲", asks: "這個家能長出什麼" },
  streeDeergha: { text: "長護合（Stree Deergam）：新娘安康", asks: "他願為她的安好走多遠" },
  yoni: { text: "獸合（Yoni）：身體", asks: "兩人的本能是否相安" },
  rasi: { text: "宮合（Rasi）：家族", asks: "兩家如何相續" },
  rasyadhipati: { text: "主合（Rasi Athipathi）：情誼", asks: "兩位宮主是否為友" },
  vashya: { text: "攝合（Vasiyam）：吸引", asks: "誰為誰所吸引" },
  rajju: { text: "索合（Rajju）：同索與否", asks: "是否同繫一索" },
  vedha: { text: "刺合（Vedhai）：衝刺與否", asks: "兩宿是否互刺" },
};
const poruthamGrade = { uttama: "上合", madhyama: "中合", adhama: "不合" };
const short = (id: TamilPorutham) => tamilPorutham[id].text.replace(/（.*/, "");
const these = (ids: readonly TamilPorutham[]) => chinese.list(ids.map(short));
const topics = (ids: readonly TamilPorutham[]) => {
  const all = ids.map((id) => tamilPorutham[id].text.split("：")[1]!);
  return chinese.list(all, all.some((one) => one.includes("與")) ? "，以及" : "與");
};

const CARE: Readonly<Record<TamilPorutham, string>> = {
  dina: "兩人作息相左，誰歇誰起要先說定",
  gana: "性子烈的那一位，話留到最後再說",
  mahendra: "家聲要靠兩人自己掙，星宿幫不上多少",
  streeDeergha: "兩宿太近，他對她的照顧要做出來才算數",
  yoni: "本能各走一端，身體需要時間熟悉",
  rasi: "頭幾年與兩邊家裡都留些距離",
  rasyadhipati: "先認定一位共同的朋友，意見不合時去問",
  vashya: "彼此的吸引，要從一起做的事裡來",
  rajju: "兩人倚在同一股繩上，習俗所慮正在此",
  vedha: "一方出於天性的舉動，恰是另一方的痛處",
};

export const zhHant: TamilWords = {
  title: "坦米爾十合",
  summary: "依坦米爾曆書由新娘之宿數至新郎之宿，論十項婚合之上、中、不合，並以索合、刺合為禁",
  inputs: {
    ...inputs,
    bride: { label: "新娘", about: inputs.a.about },
    groom: { label: "新郎", about: inputs.b.about },
  },
  fields: {
    ...fields,
    poruthams: "十合",
    porutham: "合項",
    asks: "所問",
    grade: "等第",
    evidence: "所數所比",
    held: "相合項數",
    match: "婚合",
    vetoes: "禁項",
    lacking: "要項之不合者",
  },
  terms: {
    ...shared,
    graha,
    sign,
    tamilPorutham,
    poruthamGrade,
    tamilMatch: { agreed: "相合", fair: "可合而須用心", refused: "習俗不許" },
  },
  phrases: {
    ...phrases,
    countedByNine: match.phrases.countedByNine,
    counted: match.phrases.counted,
    temperaments: ({ groom, bride }) => `新郎${gana[groom]}，新娘${gana[bride]}`,
    animals: ({ groom, bride }) => `${yoni[groom]}與${yoni[bride]}`,
    signsCounted: match.phrases.signsCounted,
    lords: match.phrases.lords,
    signs: ({ groom, bride }) => `新郎${sign[groom]}，新娘${sign[bride]}`,
    cords: ({ groom, bride }) => `新郎${cord[groom]}索，新娘${cord[bride]}索`,
    stars: ({ groom, bride }) => `${nakshatra[groom].text}與${nakshatra[bride].text}`,
    held: ({ count }) => `十合得其 ${count}`,
    vetoed: ({ porutham }) => `${short(porutham)}不合，僅此一項即不許`,
    lacking: ({ poruthams }) => `五要項中${these(poruthams)}不合`,
    essentialsHold: "五要項（日、性、獸、宮、索）皆合",
  },
  conventions: {
    ayanamsa: conventions.ayanamsa,
    positions: conventions.positions,
    streeDeergha: match.conventions.streeDeergha,
    lords: {
      title: "宮主之友",
      options: { yavana: "坦米爾曆書所用之古法", natural: "自然友敵" },
    },
    rajju: {
      title: "索合",
      options: { part: "同一身位即不許", ascent: "一升一降者可" },
    },
  },
  refusals,
  reading({ people, held, poruthams, vetoes, match: { value }, alternatives }) {
    const star = ({ moon }: TamilMatch["people"]["bride"]) =>
      `${sign[moon.sign]}${nakshatra[moon.nakshatra].text}`;
    const of = (grade: string) =>
      poruthams.filter((one) => one.grade === grade).map(({ porutham }) => porutham);
    const [good, fair, bad] = [of("uttama"), of("madhyama"), of("adhama")];
    const taken = {
      agreed: "依習俗可成此婚",
      fair: "習俗留待兩家斟酌",
      refused: `習俗因${these(vetoes)}不合而不許`,
    }[value];
    return [
      `由她的${star(people.bride)}數到他的${star(people.groom)}，十合之中合了 ${held} 項；${taken}。`,
      [
        ...(good.length > 0 ? [`你們在${topics(good)}上相合。`] : []),
        ...(fair.length > 0 ? [`${topics(fair)}屬中合，多些耐心就好。`] : []),
      ].join(""),
      ...(bad.length > 0 ? [bad.map((id) => `${short(id)}不成：${CARE[id]}。`).join("")] : []),
      ...(alternatives && !alternatives.certified
        ? [
            `月亮所在未能確定，依其位置，相合者在 ${alternatives.least} 至 ${alternatives.most} 項之間。`,
          ]
        : []),
    ].filter((one) => one !== "");
  },
  picture: {
    title: "坦米爾十合",
    total: ({ held }) => `十合得 ${held}`,
    couple: (groom, bride) => `新郎：${groom} · 新娘：${bride}`,
    grades: { uttama: "上", madhyama: "中", adhama: "不合" },
    signs: match.picture.signs,
    legend: "滿條為上合，半條為中合",
    desc: ({ poruthams }) =>
      poruthams.map((one) => `${short(one.porutham)}：${poruthamGrade[one.grade]}`).join("；"),
  },
};
