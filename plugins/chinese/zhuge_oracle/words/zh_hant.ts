import { matters } from "#lore/words/matters_zh_hant.ts";
import { said } from "../../core/question/words/zh_hant.ts";
import { sayAnswer } from "../../core/question/words/said.ts";
import { TRIGRAMS } from "../../core/trigrams.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { OracleAnswer } from "../answer.ts";
import type { Luck } from "../verses.ts";
import type { OracleWords } from "./en.ts";
import { readGists } from "./parse.ts";
import { firstHalf } from "./zh_hant/first_half.ts";
import { secondHalf } from "./zh_hant/second_half.ts";

const gistOf = readGists(firstHalf, secondHalf);
const luck: Readonly<Record<Luck, string>> = { good: "有利", between: "平", care: "宜慎" };
const times = ["", "一", "兩"];

function countedText({
  text,
  counted,
  characters,
  written,
  takenOff,
  verse,
}: OracleAnswer): string {
  const strokes = characters.map((one) => one.strokes).join("、");
  const as = counted === text ? "" : `（以「${counted}」計）`;
  const sum = takenOff
    ? `得 ${written}，減去${times[takenOff]}次 384，為第 ${verse} 籤`
    : Number(written) === verse
      ? `得 ${written}，即第 ${verse} 籤`
      : `得 ${written}，作末籤，即第 ${verse} 籤`;
  return `所書「${text}」${as}三字，筆畫依序為 ${strokes}，${sum}。`;
}

export const zhHant: OracleWords = {
  title: "諸葛神數",
  summary: "隨心書寫三字，以筆畫得三百八十四籤之一，以本處之語述其大旨，並答所問",
  inputs: {
    text: { label: "三個字", about: "心中想著所問，隨意寫下的三個漢字；簡體以繁體計" },
  },
  fields: {
    text: "所書三字",
    counted: "所計字形",
    characters: "筆畫",
    character: "字",
    form: "字形",
    strokes: "筆畫數",
    digit: "尾數",
    written: "三位之數",
    takenOff: "減 384 之次數",
    verse: "籤號",
    continues: "續數",
    gist: "大旨",
    trigram: "卦位",
    verdict: "斷語",
  },
  terms: { trigram: core.trigram, verseLuck: luck },
  phrases: {
    gist: ({ verse }) => gistOf(verse),
    heldSo: ({ verse, luck: held }) => `第 ${verse} 籤${luck[held]}`,
    notThree: ({ count }) => `請書三字，現有 ${count} 字`,
    notChinese: ({ sign }) => `「${sign}」不是漢字`,
    strokesUnknown: ({ character }) => `「${character}」之筆畫未詳，請換一字`,
  },
  conventions: {
    strokeStandard: {
      title: "筆畫算法",
      options: { kangxi: "康熙筆畫：繁體，部首還原", traditional: "繁體，依書寫之筆畫" },
    },
  },
  reading(found) {
    const { text, written, verse, verdict, trigram, characters, question, asked, reply } = found;
    const gist = gistOf(verse);
    if (question === null) {
      return [countedText(found), `籤意以白話說：${gist}此籤所許：${luck[verdict.value]}。`];
    }
    const of = TRIGRAMS.find(({ id }) => id === trigram)!;
    const { head, step } = sayAnswer(said, {
      question,
      asked,
      reply,
      phase: of.element,
      why: {
        where: `總筆畫以八數之，得${core.trigram[of.id]}，位居此方。`,
        when: `末一字為 ${characters[2]!.strokes} 畫。`,
      },
    });
    const { person } = matters[asked.matter];
    return [
      head,
      `「${text}」得 ${written}，為第 ${verse} 籤，籤意是：${gist}${said.whose(person)}`,
      step,
    ];
  },
  picture: {
    title: (verse) => `第 ${verse} 籤`,
    strokes: (count) => `${count} 畫`,
    places: ["百位", "十位", "個位"],
  },
};
