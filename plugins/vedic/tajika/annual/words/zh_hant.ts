import type { PlanetId } from "../../../core/grahas.ts";
import * as core from "../../../core/words/zh_hant.ts";
import { houseTopics } from "../../../chart/words/zh_hant/sentences.ts";
import { zhHant as mudda } from "../../mudda/words/zh_hant.ts";
import { zhHant as sahams } from "../../sahams/words/zh_hant.ts";
import { tajikaInputs, tajikaRefusals } from "../../words/zh_hant.ts";
import type { AnnualAnswer, Outcome, Phrases } from "../answer.ts";
import type { AnnualWords } from "./en.ts";
import { munthaTexts, tajikaYoga, yearLordTexts } from "./zh_hant/sentences.ts";

const { graha, sign, houseName } = core;

const yearOffice = {
  light: { text: "發光主", about: "晝取太陽所在座之主，夜取月亮所在座之主" },
  natalLagna: { text: "本命主", about: "本命命宮之主" },
  muntha: { text: "行年主", about: "行年（Muntha）所至座之主" },
  yearLagna: { text: "年命主", about: "年盤上升座之主" },
  triad: { text: "三合主", about: "依上升座而定，晝夜有別" },
};
const yearOutcome = {
  comes: { text: "可成", about: "二主授受其光" },
  helped: { text: "另途而成", about: "由第三星或佳位促成" },
  hindered: { text: "受阻", about: "光已授而遭損" },
  quiet: { text: "平靜", about: "二主之間無光相通" },
  fades: { text: "漸遠", about: "光已授畢" },
};
const ends: Readonly<Record<Outcome, string>> = {
  comes: "此年可及者。",
  helped: "須繞道或得人相助者。",
  hindered: "起而受阻者。",
  quiet: "維持原狀者。",
  fades: "盛時已過者。",
};
const dateOf = (instant: string) => instant.slice(0, instant.lastIndexOf("T"));
const named = (id: PlanetId | null) => (id ? graha[id] : "");

const formed = ({ yoga, a, b, by }: Phrases["formed"]) => {
  const pair = `${graha[a]}與${graha[b]}`;
  const texts: Readonly<Record<typeof yoga, string>> = {
    ikkabala: pair,
    induvara: pair,
    ithasala: `${pair}相就（Ithasala）`,
    ishrapha: `${pair}已相離（Ishrapha）`,
    nakta: `${named(by)}快於二者，傳光於${pair}之間（Nakta）`,
    yamaya: `${named(by)}慢於二者，聚${pair}之光（Yamaya）`,
    manau: `${named(by)}奪其光（Manau）`,
    kambula: "月亮添光（Kambula）",
    gairiKambula: `月亮將換座而就${named(by)}（Gairi-Kambula）`,
    khallasara: "月亮無光可添（Khallasara）",
    rudda: `${named(by)}受損或居難宮，其事退還（Rudda）`,
    duhphaliKuttha: `慢星${named(by)}得位（Duhphali-Kuttha）`,
    dutthotthaDavira: `二者皆弱，${named(by)}相援（Dutthottha-Davira）`,
    tambira: `${pair}之一將換座而逢${named(by)}（Tambira）`,
    kuttha: pair,
    durapha: pair,
  };
  return texts[yoga];
};

export const zhHant: AnnualWords = {
  title: "塔吉卡年盤（Varshaphala）",
  summary: "一年之太陽回歸盤：行年、年主、五重力、十六格、諸點、年中諸運與解讀",
  inputs: {
    ...tajikaInputs,
    ageYear: { label: "已滿年數", about: "所問之年起始時已滿之歲，未填取當下所行之年" },
    night: sahams.inputs.night,
    yearLatitude: { label: "當年緯度", about: "起年盤之地，未填取出生地" },
    yearLongitude: { label: "當年經度", about: "起年盤之地，未填取出生地" },
  },
  fields: {
    ...sahams.fields,
    ...mudda.fields,
    completedYears: "已滿年數",
    begins: "此年起",
    night: "夜起",
    lagna: "年盤命宮",
    muntha: "行年（Muntha）",
    yearLord: "年主",
    offices: "可為年主之五者",
    office: "職",
    about: "其意",
    grahas: "諸星",
    graha: "星",
    dignity: "位階",
    retrograde: "逆行",
    kshetra: "座力",
    uchcha: "旺力",
    hadda: "界力",
    drekkana: "旬力",
    navamsha: "九分力",
    strength: "五重力",
    joy: "喜力",
    nodes: "交點",
    contacts: "相會",
    faster: "快星",
    slower: "慢星",
    yoga: "格",
    full: "滿光",
    future: "入次座後",
    signs: "相距之座",
    toGoDeg: "尚差（度）",
    orbDeg: "容許（度）",
    matters: "諸事",
    outcome: "結果",
    yogas: "全盤諸格",
  },
  terms: {
    ...sahams.terms,
    ...mudda.terms,
    graha,
    dignity: core.dignity,
    yearOffice,
    yearOutcome,
    tajikaYoga,
  },
  phrases: {
    sameLord: ({ graha: id, house, dignified }) =>
      `${graha[id]}兼主命宮與此事，居${houseName(house)}${dignified ? "而得位" : ""}`,
    noLight: ({ a, b }) => `${graha[a]}與${graha[b]}之間無光相通`,
    formed,
    strongestSeeing: ({ graha: id, offices, total }) =>
      `${graha[id]}任${offices.map((one) => yearOffice[one].text).join("、")}，為照見命宮者中之最強，得 ${total}（滿分二十）`,
    noneSees: ({ graha: id, offices, total }) =>
      `五者皆不見命宮；${graha[id]}任${offices.map((one) => yearOffice[one].text).join("、")}而最強，得 ${total}（滿分二十）`,
  },
  conventions: {
    between: sahams.conventions.between,
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
  },
  refusals: tajikaRefusals,
  reading: (answer) => {
    const {
      begins,
      completedYears,
      lagna,
      muntha,
      yearLord,
      grahas,
      matters,
      yogas,
      mudda: periods,
    } = answer;
    const planet = (id: string) => grahas.find((one) => one.graha === id)!;
    const groups = (["comes", "helped", "hindered", "fades", "quiet"] as const).flatMap(
      (outcome) => {
        const of = matters.filter((one) => one.outcome.value === outcome);
        const told = [...new Set(of.map(({ lord }) => lord))].map((lord) => {
          const under = of.filter((one) => one.lord === lord);
          const topics = under.map(({ house }) => houseTopics[house - 1]!).join("、");
          return `${topics}：${under[0]!.outcome.because.map(says).join("；")}。`;
        });
        return told.length > 0 ? [`${ends[outcome]}${told.join("")}`] : [];
      },
    );
    const [first, ...rest] = periods;
    return [
      `${begins ? `滿 ${completedYears} 歲後之年起於 ${dateOf(begins)}，太陽回至出生之位。` : "此為手填之盤。"}${sign[lagna.sign]} ${lagna.degree} 上升。${muntha ? `行年至${sign[muntha.sign]}，居年盤${houseName(muntha.house)}：${munthaTexts[muntha.house - 1]!}。其主${graha[muntha.lord]}居${houseName(muntha.lordHouse)}。` : ""}`,
      ...(yearLord
        ? [
            `年主為${graha[yearLord.value]}，居${houseName(planet(yearLord.value).house)}，五重力 ${planet(yearLord.value).strength.toFixed(1)}（滿分二十）：${yearLordTexts[yearLord.value as PlanetId]}${planet(yearLord.value).strength < 5 ? "力既微薄，所許多於所踐。" : planet(yearLord.value).strength >= 10 ? "其力足以踐言。" : ""}`,
          ]
        : []),
      ...groups,
      ...yogas.map(
        ({ yoga, grahas: by }) =>
          `${tajikaYoga[yoga].text}${by.length < 7 ? `，成於${by.map((id) => graha[id]).join("、")}` : ""}：${tajikaYoga[yoga].about}。`,
      ),
      ...(first
        ? [
            `依 Mudda，年初行${graha[first.lord]}，至 ${dateOf(first.end!)}；繼以${rest
              .slice(0, 3)
              .map(({ lord, start }) => `${graha[lord]}（${dateOf(start!)} 起）`)
              .join("、")}。`,
          ]
        : []),
    ];
  },
  picture: {
    ...core.forms,
    short: core.grahaShort,
    signShort: core.signShort,
    muntha: "行年",
    foot: "括號：逆行；底色：上升星座",
    head: ({ begins, muntha, yearLord }) => [
      ...(begins ? [begins.replace("T", " ").replace("Z", " UTC")] : []),
      ...(muntha && yearLord ? [`行年${sign[muntha.sign]} · 年主${graha[yearLord.value]}`] : []),
    ],
    centre: ({ completedYears }) => ["年盤", `滿 ${completedYears} 歲`],
    desc: ({ lagna, grahas, muntha }) =>
      `命宮${sign[lagna.sign]} ${lagna.degree}；${grahas.map((one) => `${graha[one.graha]}在${sign[one.sign]} ${one.degree}（第 ${one.house} 宮）`).join("；")}${muntha ? `；行年在${sign[muntha.sign]}` : ""}。`,
  },
};

type Because = AnnualAnswer["matters"][number]["outcome"]["because"][number];

/** A reason within a sentence. */
function says(reason: Because): string {
  const phrases = zhHant.phrases as unknown as Readonly<Record<string, (facts: never) => string>>;
  return phrases[reason.code]!(reason.with as never);
}
