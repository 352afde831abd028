import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import { QUALITIES, TEMPERAMENT, type Temperament } from "../rules.ts";
import type { TemperamentAnswer } from "../answer.ts";
import type { TemperamentWords } from "./en.ts";

const { body, sign } = core;

const temperament = {
  sanguine: { text: "多血質", about: "易熱絡、愛交際、凡事往好處想，而費時之事難以久耐" },
  choleric: { text: "膽汁質", about: "行動快、脾氣也快，認定方向，不慣受人牽引" },
  melancholic: { text: "憂鬱質", about: "起步慢、放手也慢，精細認真，獨處自在" },
  phlegmatic: { text: "黏液質", about: "沉靜隨和，隨感受而不隨急迫而動，不易被激怒" },
};
const quality = { hot: "熱", cold: "冷", moist: "濕", dry: "乾" };
const testimony = {
  ascendantSign: "上升星座",
  ascendantLord: "上升之主星",
  ascendantLordSign: "上升主星所在星座",
  inFirstHouse: "第一宮內之星",
  atAscendant: "合上升之星",
  beholdsAscendant: "映照上升之星",
  moonSign: "月亮星座",
  moonPhase: "月相四分",
  moonLordSign: "月亮主星所在星座",
  withMoon: "合月之星",
  beholdsMoon: "映照月亮之星",
  season: "季節",
  nativityLord: "命主星",
  nativityLordSign: "命主星所在星座",
};
const MEASURE: Readonly<Record<Temperament, string>> = {
  sanguine: "同時少攬幾件事，每週了結一樁，最能安頓",
  choleric: "有值得一爭的對手，又每日留一個時辰不與人爭，最能安頓",
  melancholic: "有不求回報的友伴，並替自己訂下停筆之日，最能安頓",
  phlegmatic: "由旁人開個頭，收尾任其自定，最能安頓",
};
const SECOND: Readonly<Record<Temperament, string>> = {
  sanguine: "言談與好興致",
  choleric: "火氣與求勝之心",
  melancholic: "疑慮與對細節的講究",
  phlegmatic: "耐性與靜養之需",
};

type Testimony = TemperamentAnswer["testimonies"][number];

function saidOf({ testimony: id, planet, sign: where, aspect }: Testimony): string {
  if (id === "ascendantSign") return `${sign[where!]}上升`;
  if (id === "moonSign") return `月在${sign[where!]}`;
  if (id === "moonPhase") return "月相";
  if (id === "season") return "時令";
  if (aspect && aspect !== "conjunction") {
    const point = id === "beholdsMoon" ? "月亮" : "上升點";
    return `${body[planet!]}與${point}${core.aspect[aspect]}`;
  }
  if (id === "withMoon") return `${body[planet!]}合月`;
  if (id === "atAscendant") return `${body[planet!]}合上升點`;
  if (id === "inFirstHouse") return `${body[planet!]}在第一宮`;
  if (where) return `${body[planet!]}在${sign[where]}`;
  return `${body[planet!]}本性`;
}

const wholeOf = (id: Temperament, list: readonly Testimony[]) =>
  list.filter(({ qualities }) => QUALITIES[id].every((one) => qualities.includes(one)));
const names = (list: readonly Testimony[]) =>
  chinese.list([...new Set(list.map(saidOf))].slice(0, 3));

export const zhHant: TemperamentWords = {
  title: "四體液氣質",
  summary: "由上升、月亮、時令與最強之星數其冷熱乾濕，斷為膽汁、多血、憂鬱或黏液質",
  inputs: {},
  fields: {
    temperament: "氣質",
    about: "其性",
    qualities: "冷熱乾濕",
    hot: "熱",
    cold: "冷",
    moist: "濕",
    dry: "乾",
    points: "全合之證",
    sanguine: "多血質",
    choleric: "膽汁質",
    melancholic: "憂鬱質",
    phlegmatic: "黏液質",
    nativityLord: "命主星",
    testimonies: "諸證",
    testimony: "證",
    planet: "行星",
    sign: "星座",
    aspect: "相位",
    "testimonies/qualities": "本性",
  },
  terms: { temperament, quality, testimony, aspect: core.aspect },
  conventions: {
    natures: {
      title: "行星本性",
      options: { byPhase: "依先日而升或後日而沒", byPlanet: "每星一性" },
    },
    nativityLord: {
      title: "命主星",
      options: { counted: "最強之星及其星座計入", leftOut: "不計" },
    },
    houseSystem: core.conventions.houseSystem,
  },
  refusals: core.angleRefusals,
  reading: ({ temperament: led, qualities, points, nativityLord, testimonies }) => {
    const { hot, cold, moist, dry } = qualities;
    const [first] = led;
    const second = TEMPERAMENT.ids
      .filter((id) => !led.includes(id) && points[id] > 0)
      .sort((a, b) => points[b] - points[a])[0];
    return core.paragraphs(
      led.length === 1
        ? `${testimonies.length} 證之中，熱 ${hot}、冷 ${cold}、濕 ${moist}、乾 ${dry}：氣質屬${temperament[first!].text}，${temperament[first!].about}。`
        : `${testimonies.length} 證之中，熱 ${hot}、冷 ${cold}、濕 ${moist}、乾 ${dry}，氣質介於${chinese.list(led.map((id) => temperament[id].text))}之間：有時${temperament[first!].about}，有時${temperament[led.at(-1)!].about}。`,
      core.paragraph(
        wholeOf(first!, testimonies).length > 0 &&
          `成其${temperament[first!].text}者：${names(wholeOf(first!, testimonies))}。`,
        second &&
          `${names(wholeOf(second, testimonies))}則添入${temperament[second].text}之氣，帶來${SECOND[second]}。`,
      ),
      core.paragraph(
        nativityLord &&
          `全盤最強之星為${body[nativityLord]}，無論心境如何，基調總在${core.themeOf(nativityLord)}。`,
        `${MEASURE[first!]}。`,
      ),
    );
  },
  picture: {
    title: "四體液氣質",
    desc: (points) =>
      TEMPERAMENT.ids.map((id) => `${temperament[id].text} ${points[id]}`).join("；"),
  },
};
