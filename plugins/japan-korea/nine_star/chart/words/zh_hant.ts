import type { PhaseRelation } from "#lore";
import { yearOutOfRange } from "../../../core/words/zh_hant.ts";
import { PALACE, type Palace } from "../../stars.ts";
import { kiPalace, kiStar } from "../../words/zh_hant.ts";
import type { NineStarKiWords } from "./en.ts";

const RELATION: Readonly<Record<PhaseRelation, string>> = {
  generatedBy: "生本命星",
  same: "與本命星比和",
  generates: "為本命星所生",
  controls: "為本命星所剋",
  controlledBy: "剋本命星",
};

const palaceName = (id: Palace) => PALACE.writings[id]!.native!;

export const zhHant: NineStarKiWords = {
  title: "九星氣學命盤",
  summary: "本命星、月命星、日命星、傾斜宮與九宮飛泊；男女同法",
  weighs: "月命星與日命星之五行對本命星的生剋，分數為本服務自訂",
  fields: {
    year: "本命星",
    "plates/year": "年盤",
    month: "月命星",
    "plates/month": "月盤",
    day: "日命星",
    "plates/day": "日盤",
    star: "星",
    portrait: "性情",
    number: "星數",
    element: "五行",
    dayDisputed: "日星有異說",
    solarYear: "立春之年",
    solarMonth: "節月",
    inclination: "傾斜宮",
    inner: "內裡",
    plates: "九宮飛泊",
    palace: "宮",
    friendlyStars: "相生比和之星",
  },
  terms: { kiStar, kiPalace },
  phrases: {
    base: "任何命盤",
    month: ({ relation }) => `月命星${RELATION[relation]}`,
    day: ({ relation }) => `日命星${RELATION[relation]}`,
  },
  conventions: {
    longRun: {
      title: "二百四十日之遁的日星",
      options: {
        lateTurn: "在末一甲午日（終前三十日）轉遁",
        earlyTurn: "在首一甲午日（始後三十日）轉遁",
        runsOn: "順推至下一甲子",
      },
    },
  },
  refusals: { yearOutOfRange },
  omissions: { birthTime: "未提供出生時刻，以正午計；只有在交節當日才會影響結果。" },
  reading: ({ year, month, day, inclination, dayDisputed, score, testimonies }, say) => {
    const ofMonth =
      year.star === month.star
        ? `月命星也是${kiStar[month.star].text}星，性情更濃一層。`
        : `月命星${kiStar[month.star].text}星管思緒與少年時：${kiStar[month.star].portrait}。`;
    const inner = inclination.map((id) => kiPalace[id].inner).join("；依另一說則是");
    const reasons = testimonies.slice(1).map((one) => say.phrase(one));
    const disputed = dayDisputed ? "出生日落在較長的半年之中，各派日星算法不一。" : "";
    return [
      `本命星是${kiStar[year.star].text}星。這顆星下的人${kiStar[year.star].portrait}。`,
      `${ofMonth}本命星落在月盤的${inclination.map(palaceName).join("或")}，內裡的性情是${inner}。`,
      `日命星為${kiStar[day.star].text}星。${reasons.join("；")}。${disputed}三星合計 ${score} 分（滿分一百），量的只是順手與否。`,
    ];
  },
  picture: {
    title: (star) => `九星氣學：${kiStar[star].text}星`,
    plates: ["年盤", "月盤", "日盤"],
  },
};
