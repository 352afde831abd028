import { natives } from "#east/natives.ts";
import { said } from "../../core/question/words/zh_hant.ts";
import { sayAnswer } from "../../core/question/words/said.ts";
import type { HeadAnswer, HeadPhrases } from "../answer.ts";
import { HEAD, SPEAKING, type HeadId, type Luck, type Watch } from "../tetragrams.ts";
import type { HeadWords } from "./en.ts";
import { readGists } from "./parse.ts";
import { gists } from "./zh_hant/gists.ts";

const told = readGists(gists);
const luck: Readonly<Record<Luck, string>> = { good: "有利", mixed: "吉凶相雜", care: "宜慎" };
const watch: Readonly<Record<Watch, string>> = {
  morning: "旦",
  middle: "日中或夜中",
  evening: "夕",
};
const PLACES = ["", "初一", "次二", "次三", "次四", "次五", "次六", "次七", "次八", "上九"];
const NUMERALS = ["", "一", "二", "三"];
const COUNTS = ["三贊皆在夜", "一贊在晝，兩贊在夜", "兩贊在晝，一贊在夜", "三贊皆在晝"];
const ELEMENTS = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" } as const;
/** 竈首從今之標準字作灶。 */
const names: Readonly<Record<HeadId, string>> = { ...natives(HEAD), head2232: "灶" };
const named = (id: HeadId) => `「${names[id]}」`;

function linesText([a, b, c, d]: readonly number[]): string {
  return `${NUMERALS[a!]}方${NUMERALS[b!]}州${NUMERALS[c!]}部${NUMERALS[d!]}家`;
}

function spokenBy({ head, watch: at }: HeadAnswer): string {
  const three = SPEAKING[at].map((of) => `${PLACES[of]}，${told[head][of]!.replace(/。$/, "")}`);
  return `${watch[at]}之筮看三贊，大旨是：${three.join("；")}。`;
}

function heldText({ head, watch: at, good, luck: held }: HeadPhrases["threeSpeak"]): string {
  return `${watch[at]}筮得${named(head)}首，看${SPEAKING[at].map((of) => PLACES[of]).join("、")}：${COUNTS[good]}，所以${luck[held]}`;
}

export const zhHant: HeadWords = {
  title: "太玄筮",
  summary: "以策數得太玄八十一首之一，以白話述其首辭與九贊之大旨，並答所問",
  weighs: "自五十起，所看之贊在晝則加、在夜則減：前二贊各十，末一贊十五",
  inputs: {
    digits: { label: "自定四畫", about: "自上而下：一為全畫，二為兩段，三為三段；如此則不再隨機" },
    watch: { label: "筮時", about: "決定看哪三贊；不填則依當時鐘點", values: watch },
  },
  fields: {
    digits: "方州部家",
    head: "首",
    number: "序",
    symbol: "玄畫",
    yang: "陽家",
    phase: "五行",
    gist: "大旨",
    watch: "筮時",
    appraisals: "九贊",
    day: "在晝",
    speaks: "當看",
    verdict: "斷語",
    optionHeads: "各選項之首",
    luck: "吉凶",
  },
  terms: { tetragram: names, taiXuanWatch: watch, taiXuanLuck: luck },
  phrases: {
    headGist: ({ head }) => told[head][0]!,
    appraisalGist: ({ head, appraisal }) => told[head][appraisal]!,
    threeSpeak: heldText,
  },
  reading(cast) {
    const {
      head,
      digits,
      number,
      phase,
      question,
      asked,
      reply,
      castBy,
      verdict,
      watch: at,
    } = cast;
    const { good } = verdict.because[0]!.with;
    const first = `${castBy === "caller" ? "自定" : "數策得"}${linesText(digits)}，為${named(head)}首，在八十一首中居第 ${number}。`;
    if (question === null) {
      return [
        `${first}首辭大旨，以白話說：${told[head][0]!}`,
        `${spokenBy(cast)}${COUNTS[good]}，所以${luck[verdict.because[0]!.with.luck]}。`,
      ];
    }
    const {
      head: answered,
      part,
      step,
    } = sayAnswer(said, {
      question,
      asked,
      reply,
      phase,
      why: {
        where: `此首屬${ELEMENTS[phase]}，${ELEMENTS[phase]}居此方。`,
        when: "期依此首在九首中之數。",
      },
      each: cast.optionHeads.map((one) => `另筮得${named(one.head)}，${luck[one.luck]}`),
    });
    const last = SPEAKING[at][2];
    const spoken = `筮得${named(head)}首，${watch[at]}看三贊，${COUNTS[good]}。末贊最重，大旨是：${told[head][last]!}`;
    return [answered, `${spoken}${part}`, step];
  },
  picture: {
    title: (native) => `太玄：${native}`,
    name: () => "",
    key: "金色在晝，灰色在夜；紅圈者當看",
  },
};
