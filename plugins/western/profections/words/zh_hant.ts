import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { ProfectionsAnswer } from "../answer.ts";
import type { ProfectionsWords } from "./en.ts";

type Arrival = ProfectionsAnswer["points"][number];

const { houseName, point, sign, themeOf, topicOf } = core;
const { list } = chinese;

function handedOver({ meets, lord, sign: at }: Omit<Arrival, "point" | "natal">): string {
  return meets.length > 0
    ? `本命有${list(meets.map((id) => point[id]))}居此，接掌此年，主${list(meets.map(themeOf))}。`
    : `本命無星居${sign[at]}，此年全由座主${point[lord]}承擔，主${themeOf(lord)}。`;
}

function others({ points: all, point: followed }: ProfectionsAnswer): string {
  const told = all.flatMap(({ point: one, meets: met }) => {
    const meets = met.filter((id) => id !== one);
    return one !== followed && meets.length > 0 ? [{ point: one, meets }] : [];
  });
  if (told.length === 0) return "";
  return `另外，${told
    .slice(0, 4)
    .map(({ point: one, meets }) => `${point[one]}行至${list(meets.map((id) => point[id]))}`)
    .join("，")}。`;
}

export const zhHant: ProfectionsWords = {
  title: "小限法",
  summary: "自任一點起算之年限、月限與日限，並列其主星",
  inputs: {
    ...core.givenInputs,
    ...core.inputs,
    age: { label: "年齡", about: "足歲，可代替日期" },
    point: { label: "起點", about: "所循之點，預設為上升點", values: point },
  },
  fields: {
    ageYears: "足歲",
    count: "餘數",
    point: "點",
    annual: "年限",
    sign: "星座",
    lord: "主星",
    house: "宮位",
    meets: "所遇之星",
    points: "諸點",
    natal: "本命",
    yearStart: "此歲起（UTC）",
    yearEnd: "此歲迄（UTC）",
    months: "各月",
    month: "月",
    start: "起（UTC）",
    end: "迄（UTC）",
    daily: "日限",
  },
  terms: { point },
  conventions: {
    months: {
      title: "一年之月數",
      options: { twelfths: "十二月，月行一座", thirteenths: "十三月，每月二十八日，末月復歸年座" },
    },
    ageBy: {
      title: "歲數起算",
      options: {
        birthday: "生日當天",
        tropicalYear: "每三六五點二四二一九日",
        solarReturn: "太陽回歸原位之時",
      },
    },
  },
  refusals: {
    ...core.givenRefusals,
    ...core.targetRefusals,
    "age-missing": {
      when: "所給之盤無出生資料，亦未填年齡",
      says: "以星座排成之盤無日期可計，請填年齡",
    },
    "point-missing": {
      when: "盤中沒有所要循之點",
      says: ({ point: missing }) => `盤中沒有${point[missing]}，請改循他點，或填入其位置`,
    },
  },
  reading: (answer) => {
    const { ageYears, point: followed, annual, months, month, daily } = answer;
    const now = months?.find((one) => one.month === month);
    return core.paragraphs(
      core.paragraph(
        `${ageYears} 歲時，${point[followed]}行至${sign[annual.sign]}，為本命${houseName(annual.house)}：此年以${topicOf(annual.house)}為要，年主為${point[annual.lord]}。`,
        handedOver(annual),
      ),
      others(answer),
      now &&
        daily &&
        `月限在${sign[now.sign]}，由${point[now.lord]}主事，至 ${now.end.slice(0, 10)} 止；這幾日輪到${sign[daily.sign]}，主星為${point[daily.lord]}。`,
    );
  },
  picture: {
    title: "小限",
    desc: ({ ageYears, annual }) =>
      `十二宮及輪到各宮之年歲；${ageYears} 歲時年限在${sign[annual.sign]}`,
  },
};
