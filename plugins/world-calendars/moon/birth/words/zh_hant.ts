import { dateText } from "../../../core/words/zh_hant.ts";
import { moonQuarter, refusals, signs } from "../../core/words/zh_hant.ts";
import type { MoonBirthWords } from "./en.ts";

const lunationType = {
  new: { text: "新月型", motto: "還不知道為什麼就動身了" },
  crescent: { text: "眉月型", motto: "從舊事裡掙脫出來" },
  firstQuarter: { text: "上弦型", motto: "在緊要關頭動手蓋" },
  gibbous: { text: "盈凸型", motto: "一改再改，並且追問為了誰" },
  full: { text: "滿月型", motto: "在別人身上看見自己" },
  disseminating: { text: "散播型", motto: "把看見的傳下去" },
  lastQuarter: { text: "下弦型", motto: "轉身質疑自己信過的" },
  balsamic: { text: "殘月型", motto: "放手，只留種子" },
};

const PORTRAITS: Readonly<Record<keyof typeof lunationType, string>> = {
  new: "日月剛剛相會，還沒有光可以照路。這一型憑衝動做事，從回聲裡學；做什麼都整個人投進去，往往把那件事當成自己的一部分。",
  crescent:
    "一道細光貼著暗面。這一型的人生裡總有什麼要離開：一個家、一種習慣、一個聲音；離開本身就是功課，而他們比自己以為的強。",
  firstQuarter:
    "半面受光，日月成直角。哪裡需要先拆才能再蓋，這一型就在哪裡自在；太平的年頭反而坐不住。",
  gibbous:
    "月面將圓未圓。這一型一輩子想把好東西改得更對，也一直問它究竟為誰服務；先找老師，後來自己成了挑毛病的人。",
  full: "日月相望，什麼都看得見。人與人之間就是課堂：自己是誰，要隔著另一個人才看得清；半明半暗最難受。",
  disseminating:
    "光過了最盛，開始分給別人。知道的事不說出去就難受：教出去、賣出去、唱出去都行；最窮的時候，是把東西留給自己的時候。",
  lastQuarter:
    "又是半面，從另一邊亮。這一型會有一次信念的翻轉，也會有一段臉變了、面具還戴著的日子；他們替還沒到場的人打底。",
  balsamic:
    "太陽前面最後一道光。這一型帶著收尾的味道，又像提早來等下一件事：別人擱下的由他們做完，寧要一句承諾，不要一樣東西。",
};

export const zhHant: MoonBirthWords = {
  title: "出生時的月相",
  summary: "魯伊爾八種月相型中的本命型，附精確距角、出生前的朔或望，以及此角再現的日子",
  inputs: { to: { label: "自何日列起", about: "從哪一天起列出再現的時刻；不填為今天" } },
  fields: {
    type: "月相型",
    motto: "一句話",
    elongationDeg: "月距日（度）",
    degreeInType: "在本型內（度）",
    illuminated: "受光比例",
    waxing: "漸盈",
    ageDays: "月齡（日）",
    sign: "月亮星座",
    degree: "星座內度數",
    prenatal: "出生前的朔或望",
    phase: "月相",
    utc: "時刻",
    returns: "此角再現",
  },
  terms: { lunationType, moonQuarter },
  omissions: { birthTime: "未給出生時間，以正午計；日月距角每小時約增半度。" },
  refusals,
  reading({ type, elongationDeg, illuminated, waxing, prenatal, returns, sign, degreeInType }) {
    const where =
      degreeInType < 5
        ? "剛入此型，前一型的口氣還在。"
        : degreeInType > 40
          ? "此型將盡，下一型已隱約可聞。"
          : "";
    return [
      `月亮在太陽前方 ${elongationDeg.toFixed(1)} 度，位於${signs[sign]}，${waxing ? "漸盈" : "漸虧"}，受光 ${Math.round(100 * illuminated)}%：屬${lunationType[type].text}，${lunationType[type].motto}。${where}`,
      PORTRAITS[type],
      `出生之前是一次${moonQuarter[prenatal.phase]}，在${signs[prenatal.sign]}第 ${Math.floor(prenatal.degree) + 1} 度。同樣的距角每月重來一次，下一次在 ${dateText(returns[0]!.utc.slice(0, -10))}；這一派把這天留給自己要開頭的事。`,
    ];
  },
  picture: { angle: (degrees) => `${degrees.toFixed(1)}°` },
};
