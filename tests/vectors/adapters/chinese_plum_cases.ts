import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { simplify, simplifyAll } from "./chinese_script.ts";
import { branchId } from "./chinese_given.ts";
import { TRIGRAM } from "../../../plugins/chinese/core/trigrams.ts";

type Answer = any;

const trigramId = (native: string) =>
  TRIGRAM.ids.find((id) => TRIGRAM.writings[id]!.native === native);

/** What a case of the book gives, by its method. */
function inputOf({ method, ...given }: Answer, { linesFromBottom, movingLine }: Answer): Answer {
  const hour = given.hourBranch ? { hourBranch: branchId(given.hourBranch) } : {};
  switch (method) {
    case "年月日時":
    case "年月日時加姓畫":
      return {
        ...hour,
        yearBranch: branchId(given.yearBranch),
        lunarMonth: given.lunarMonth,
        lunarDay: given.lunarDay,
        ...(given.strokes ? { surnameStrokes: given.strokes } : {}),
      };
    case "聲音":
      return { ...hour, counts: [given.firstSounds, given.secondSounds] };
    case "字占(平仄)":
      return { text: given.characters };
    case "字畫":
      return { strokes: [given.upperStrokes, given.lowerStrokes] };
    case "端法(物卦+方位)":
      return {
        ...hour,
        object: trigramId(given.objectTrigram),
        direction: trigramId(given.direction),
      };
    default:
      return { figure: linesFromBottom, movingLine };
  }
}

/** The cases of 梅花易數: cast, mutual, changed, body and use. Outcomes are images, and are not judged. */
const worked: Adapter = {
  files: /^meihua\.json$/,
  procedures: () => ["meihua.calculate"],
  async judge(one, call) {
    const expected = one["expect"] as Answer;
    const answer: Answer = await call("meihua.calculate", inputOf(one["input"], expected));
    const { mutual, changed, hexagram } = answer;
    const wanted = {
      upper: expected.upper,
      lower: expected.lower,
      movingLine: expected.movingLine,
      hexagram: expected.hexagram,
      linesFromBottom: expected.linesFromBottom,
      changed: expected.changed,
      changedLinesFromBottom: expected.changedLinesFromBottom,
      mutual: [...expected.mutual].sort(),
      body: expected.body,
      use: expected.use,
      bodyUse: expected.bodyUse,
    };
    const found = {
      upper: answer.upper.native,
      lower: answer.lower.native,
      movingLine: answer.movingLine,
      hexagram: hexagram.fullName,
      linesFromBottom: hexagram.lines,
      changed: changed.fullName,
      changedLinesFromBottom: changed.lines,
      mutual: [mutual.upper.native, mutual.lower.native].sort(),
      body: answer.body.trigram.native,
      use: answer.use.trigram.native,
      bodyUse: answer.relation.native,
    };
    return verdictOf(differ(plain(wanted), plain(found)));
  },
};

/** 剋 and 克, 恆 and 恒 are two writings of one character; 「震為雷」 goes by either. */
function plain(value: Answer): Answer {
  return JSON.parse(
    simplify(JSON.stringify(simplifyAll(value)))
      .replaceAll("剋", "克")
      .replaceAll("恆", "恒"),
  );
}

export const adapters: readonly Adapter[] = [worked];
