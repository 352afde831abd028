import { wanderingStar } from "../../../core/words/zh_hant.ts";
import * as shared from "../../words/zh_hant.ts";
import type { IdentityAnswer } from "../answer.ts";
import { courseOf } from "../course.ts";
import type { IdentityWords } from "./en.ts";

const { senses } = shared;
const { ages } = shared.terms;

const region = { mainland: "中國大陸", taiwan: "臺灣", hongKong: "香港", other: "其他" };

function courseText({ stages, dominant }: IdentityAnswer): string {
  const course = courseOf(stages);
  if (!course) return "以人生論之，各段皆無星可主。";
  const { first, last, best, worst, even } = course;
  if (even) {
    return `以人生論之，前後平勻，始於${wanderingStar[first.leading]}，終於${wanderingStar[last.leading]}。`;
  }
  const hardest =
    worst.leading === dominant ? "，與全號之主星相同" : `，主${senses[worst.leading]}`;
  return `以人生論之，${ages[best.ages]}最為明朗，星在${wanderingStar[best.leading]}，主${senses[best.leading]}；${ages[worst.ages]}最宜留意，星在${wanderingStar[worst.leading]}${hardest}。`;
}

function paragraphs(reading: IdentityAnswer): readonly string[] {
  const { dominant, pairCount, score, check } = reading;
  if (!dominant) return ["號中無兩數可成一星，蓋零與五不自成星，此法無從置評。"];
  const mistyped = check === "doesNotFit" ? "惟檢查碼不合，恐有誤植。" : "";
  return [
    `此號共成${pairCount}組，以${wanderingStar[dominant]}為重，主${senses[dominant]}。末四位加倍計之，吉星之力佔 ${score}%。${mistyped}`,
    courseText(reading),
    `此類號碼受之於公，不由自擇；論者以可擇之電話、車牌補其所缺，而為人處世又在其先。年歲之分乃數字論者之慣例。文中不載號碼之任何數字。`,
  ];
}

export const zhHant: IdentityWords = {
  title: "身分證號碼風水",
  summary: "以八星論身分證號碼，分段論人生，末四位加倍計量，號碼概不顯示",
  inputs: {
    number: { label: "身分證號碼", about: "有無分隔符號皆可；答案與錯誤訊息皆不重複號碼" },
    region: { label: "何地證件", about: "何地證件，預設依其格式判別", values: region },
  },
  fields: {
    ...shared.fields,
    ...shared.stageFields,
    region: "何地證件",
    check: "檢查碼",
    pairCount: "組數",
    stages: "分段人生",
    privacy: "隱私",
  },
  terms: {
    ...shared.terms,
    region,
    check: { fits: "相符", doesNotFit: "不符", notChecked: "未驗" },
  },
  phrases: {
    ...shared.phrases,
    noDigitShown: "本答覆之資料、文字與圖均不載此號碼之任何數字。",
    cardSigns: "身分證號碼僅可含數字與英文字母，數字至少四位",
    cardForm: (asked) => `號碼不合${region[asked.region]}證件之格式`,
  },
  conventions: {
    ...shared.conventions,
    checkX: { title: "末位 X", options: { ten: "作十計", skip: "略去不計" } },
  },
  reading: (reading) => ({
    paragraphs: paragraphs(reading),
    outline: ["總論", "分段人生", "取用"],
    facts: {
      stages: reading.stages.map(({ ages: age, leading, luckyPercent }) => ({
        ages: ages[age],
        star: leading && wanderingStar[leading],
        luckyPercent,
      })),
      dominant: reading.dominant && wanderingStar[reading.dominant],
      score: reading.score,
    },
  }),
  picture: { ...shared.stagePicture, name: "身分證號碼" },
};
