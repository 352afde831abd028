import { animalOf, type Branch } from "#lore";
import { nativeOf } from "#east/natives.ts";
import type { Tie } from "../../core/arts.ts";
import { branchTie, nabeum } from "../../core/words/ko/arts.ts";
import { band as bands, calendarOutOfRange, phase } from "../../core/words/ko/calendar.ts";
import { cheongan, gapja, jiji, tti } from "../../core/words/ko/korean.ts";
import type { GungHap } from "../answer.ts";
import { IMAGE } from "../terms.ts";
import type { GungHapWords } from "./en.ts";
import { gungHapImage } from "./images_ko.ts";

const OUTSIDE: Readonly<Record<Tie, string>> = {
  yukhap: "육합이라 서로 끌립니다",
  samhap: "삼합이라 바라는 것이 같습니다",
  chung: "충이라 한 사람이 시작하면 다른 사람이 뒤집습니다",
  hyeong: "형이라 서로 아픈 데를 건드립니다",
  pa: "파라 짜 놓은 일이 흐트러집니다",
  hae: "해라 서로 돕는 길을 막습니다",
  wonjin: "원진이라 까닭 모르게 서운하면서도 헤어지지 못합니다",
};
const INSIDE: Readonly<Record<Tie, string>> = {
  yukhap: "육합이라 집 안에서 서로를 붙듭니다",
  samhap: "삼합이라 집 안에서 한마음이 됩니다",
  chung: "충이라 집안이 흔들리기 쉬우니, 저마다의 방과 시간을 두세요",
  hyeong: "형이라 집 안에서 신경이 곤두섭니다",
  pa: "파라 집안 계획이 자주 바뀝니다",
  hae: "해라 작은 일에 발이 걸립니다",
  wonjin: "원진이라 서운함이 말없이 쌓입니다",
};
const animal = (branch: Branch) => `${tti[animalOf(branch)]}띠`;
/** 이름 뒤의 조사가 받침을 타지 않도록 괄호 안에 적는다. */
const pair = <Id extends string>(names: Readonly<Record<Id, string>>, a: Id, b: Id) =>
  `(${names[a][0]}·${names[b][0]})`;

export const ko: GungHapWords = {
  title: "궁합",
  summary: "두 사람의 띠로 보는 겉궁합과, 납음오행과 일주로 보는 속궁합",
  weighs:
    "55점에서 시작해 띠의 관계는 +16에서 -12, 납음의 상은 +14, +4, -10, 일지는 +10에서 -8, 일간은 +10에서 -5. 배점은 이 서비스가 정했습니다",
  inputs: {},
  fields: {
    year: "연주",
    animal: "띠",
    sound: "납음",
    element: "납음오행",
    day: "일주",
    outer: "겉궁합",
    image: "납음의 상(속궁합)",
    gist: "풀이",
    home: "배우자 자리",
  },
  terms: { gapja, tti, nabeum, branchTie, gungHapImage },
  phrases: {
    base: "누구에게나 주는 기본 점수입니다",
    outer: ({ tie, a, b }) => `${animal(a)}와 ${animal(b)}는 ${OUTSIDE[tie]}`,
    outerSame: ({ a }) => `둘 다 ${animal(a)}라 좋은 점도 나쁜 점도 닮았습니다`,
    outerNone: ({ a, b }) => `${animal(a)}와 ${animal(b)}는 서로 거스르지 않습니다`,
    image: ({ image }) =>
      `남녀의 납음은 ${nativeOf(IMAGE, image)}, 곧 ${gungHapImage[image].text}입니다. ${gungHapImage[image].gist}`,
    sounds: ({ a, b, relation }) =>
      relation === "same"
        ? `두 해의 납음이 모두 ${phase[a]}입니다`
        : relation === "generates" || relation === "generatedBy"
          ? `두 해의 납음(${phase[a]}·${phase[b]})은 상생합니다`
          : `두 해의 납음(${phase[a]}·${phase[b]})은 상극합니다`,
    home: ({ tie, a, b }) => `두 사람의 일지${pair(jiji, a, b)}는 ${INSIDE[tie]}`,
    stemCombine: ({ a, b }) => `두 사람의 일간${pair(cheongan, a, b)}은 합이라 서로를 알아봅니다`,
    stemClash: ({ a, b }) => `두 사람의 일간${pair(cheongan, a, b)}은 충이라 정면으로 부딪칩니다`,
    stemFeeds: ({ a, b }) =>
      `두 사람의 일간${pair(cheongan, a, b)}은 상생이라 한쪽이 다른 쪽을 살립니다`,
    stemChecks: ({ a, b }) =>
      `두 사람의 일간${pair(cheongan, a, b)}은 상극이라 한쪽이 다른 쪽을 누릅니다`,
  },
  conventions: {
    yearBoundary: { title: "해가 바뀌는 때", options: { liChun: "입춘", lunarNewYear: "설날" } },
  },
  refusals: { calendarOutOfRange },
  reading({ a, b, components, score, band, image }) {
    const say = (codes: readonly string[]) =>
      components
        .filter(({ code }) => codes.includes(code))
        .map((one) => `${phraseOf(one)}.`)
        .join(" ");
    const person = ({ year, animal: of, sound }: GungHap["a"]) =>
      `${gapja[year]}년 ${tti[of]}띠, 납음 ${nabeum[sound]}`;
    return [
      `한 사람은 ${person(a)}, 다른 사람은 ${person(b)}입니다.`,
      `겉궁합: ${say(["outer", "outerSame", "outerNone"])}`,
      `속궁합: ${say(["image", "sounds", "home", "stemCombine", "stemClash", "stemFeeds", "stemChecks"])}${image ? "" : " 전해 오는 상은 남녀 한 쌍일 때만 볼 수 있어, 오행의 생극만 따졌습니다."}`,
      `100점 만점에 ${score}점, ${bands[band]} 궁합입니다. ${score >= 65 ? "중매인이 혼담을 넣을 만합니다." : "옛 중매인이라면 다른 집도 알아보았을 자리이니, 위에서 짚은 것을 두 사람이 이야기해 보세요."}`,
    ];
  },
};

function phraseOf(one: GungHap["components"][number]): string {
  const phrase = ko.phrases[one.code];
  return typeof phrase === "string"
    ? phrase
    : (phrase as (given: never) => string)(one.with as never);
}
