import type { PhaseRelation } from "#lore";
import { yearOutOfRange } from "../../../core/words/ja.ts";
import { PALACE, type Palace } from "../../stars.ts";
import { kiPalace, kiStar } from "../../words/ja.ts";
import type { NineStarKiWords } from "./en.ts";

const RELATION: Readonly<Record<PhaseRelation, string>> = {
  generatedBy: "本命星を生じます",
  same: "本命星と比和します",
  generates: "本命星に生じられます",
  controls: "本命星に剋されます",
  controlledBy: "本命星を剋します",
};

const palaceName = (id: Palace) => PALACE.writings[id]!.native!;

export const ja: NineStarKiWords = {
  title: "九星気学",
  summary: "本命星、月命星、日命星、傾斜宮と三つの盤。男女とも同じ方法です",
  weighs: "月命星と日命星の五行が本命星に対して相生か相剋か。配点はこのサービス独自です",
  fields: {
    year: "本命星",
    "plates/year": "年盤",
    month: "月命星",
    "plates/month": "月盤",
    day: "日命星",
    "plates/day": "日盤",
    star: "星",
    portrait: "人となり",
    number: "星の数",
    element: "五行",
    dayDisputed: "日命星に諸説あり",
    solarYear: "立春からの年",
    solarMonth: "節月",
    inclination: "傾斜宮",
    inner: "内面",
    plates: "盤",
    palace: "宮",
    friendlyStars: "相生・比和の星",
  },
  terms: { kiStar, kiPalace },
  phrases: {
    base: "どの生まれにも共通",
    month: ({ relation }) => `月命星は${RELATION[relation]}`,
    day: ({ relation }) => `日命星は${RELATION[relation]}`,
  },
  conventions: {
    longRun: {
      title: "日の九星の閏（二百四十日の遁）",
      options: {
        lateTurn: "終わりの三十日前、後の甲午で転じる",
        earlyTurn: "始まりの三十日後、先の甲午で転じる",
        runsOn: "次の甲子までそのまま続ける",
      },
    },
  },
  refusals: { yearOutOfRange },
  omissions: {
    birthTime:
      "出生時刻がないため正午としました。結果が変わりうるのは、節入りの日に生まれた場合だけです。",
  },
  reading: ({ year, month, day, inclination, dayDisputed, score, testimonies }, say) => {
    const ofMonth =
      year.star === month.star
        ? `月命星も${kiStar[month.star].text}で、その色合いがいっそう濃くなります。`
        : `月命星の${kiStar[month.star].text}は、考え方と幼い頃に表れます。${kiStar[month.star].portrait}。`;
    const inner = inclination.map((id) => kiPalace[id].inner).join("。別の説では、");
    const reasons = testimonies.slice(1).map((one) => `${say.phrase(one)}。`);
    const disputed = dayDisputed
      ? "生まれた日は九星の閏を置く期間に当たり、日命星の数え方は流派によって異なります。"
      : "";
    return [
      `本命星は${kiStar[year.star].text}です。この星の人は、${kiStar[year.star].portrait}。`,
      `${ofMonth}傾斜宮は${inclination.map(palaceName).join("または")}で、内面は${inner}。`,
      `日命星は${kiStar[day.star].text}です。${reasons.join("")}${disputed}三つの星の折り合いは100点満点中${score}点で、過ごしやすさの目安にすぎません。`,
    ];
  },
  picture: {
    title: (star) => `九星気学：${kiStar[star].text}`,
    plates: ["年盤", "月盤", "日盤"],
  },
};
