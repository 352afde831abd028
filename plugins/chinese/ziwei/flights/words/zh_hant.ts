import { BRANCH, STEM } from "#lore";
import { phrases as boundaryPhrases } from "#east/calendar/words/zh_hant.ts";
import { nativeOf, natives } from "#east/natives.ts";
import type { PalaceId } from "#east/purple_star/stars.ts";
import { zhHant as chart } from "../../chart/words/zh_hant.ts";
import { palace, star, transformation } from "#east/purple_star/words/zh_hant.ts";
import { themes } from "../../chart/words/zh_hant/themes.ts";
import { EXCHANGE, type Exchange, type FlightsAnswer } from "../answer.ts";
import type { FlightsWords } from "./en.ts";

type Sender = FlightsAnswer["palaces"][number];
type Flight = Sender["flights"][number];

/** 各宮化祿、化忌入某宮之意。 */
const does: Readonly<
  Record<PalaceId, readonly [gives: (to: string) => string, binds: (to: string) => string]>
> = {
  life: [(to) => `你在${to}上大方自在`, (to) => `你對${to}放不下心`],
  siblings: [(to) => `手足有益於${to}`, (to) => `手足牽累${to}`],
  spouse: [(to) => `伴侶使${to}生色`, (to) => `伴侶成了${to}的負擔`],
  children: [(to) => `子女門生為${to}添喜`, (to) => `子女門生耗在${to}`],
  wealth: [(to) => `錢財流向${to}`, (to) => `錢財為${to}所吞`],
  health: [(to) => `身心安泰見於${to}`, (to) => `體力耗於${to}`],
  travel: [(to) => `外頭的際遇利於${to}`, (to) => `外頭的變動擾及${to}`],
  friends: [(to) => `朋友部屬助成${to}`, (to) => `朋友部屬拖累${to}`],
  career: [(to) => `工作養著${to}`, (to) => `工作壓著${to}`],
  property: [(to) => `家宅撐著${to}`, (to) => `家宅綁住${to}`],
  fortune: [(to) => `樂趣在${to}`, (to) => `心事落在${to}`],
  parents: [(to) => `父母上司提攜${to}`, (to) => `父母上司管束${to}`],
};
const selfs = {
  lu: "來得容易也散得容易",
  quan: "無人相抗仍自用力",
  ke: "解釋多過所問",
  ji: "自己打結又自己鬆開",
};
const exchange = natives(EXCHANGE);
const exchangeSense: Readonly<Record<Exchange, (a: string, b: string) => string>> = {
  luLu: (a, b) => `${a}與${b}相養，不宜拆開來打算`,
  jiJi: (a, b) => `${a}與${b}互相絆住，先了一頭再動另一頭`,
  luJi: (a, b) => `${a}給${b}的好處回過頭成了負擔，給之前先定個界`,
};

const topic = (id: PalaceId) => themes[id].topic;

function senderText(one: Sender): string {
  const at = (change: Flight["transformation"]) =>
    one.flights.find(({ transformation: id }) => id === change)!;
  const [lu, quan, ke, ji] = [at("lu"), at("quan"), at("ke"), at("ji")];
  const [gives, binds] = does[one.palace];
  const turned = ({ star: id, transformation: change }: Flight) =>
    `${star[id]}${transformation[change]}`;
  const part = (flight: Flight, verb: (to: string) => string) =>
    flight.isSelf
      ? `${turned(flight)}自化，${selfs[flight.transformation]}`
      : `${turned(flight)}入${themes[flight.to].name}，${verb(topic(flight.to))}`;
  const knock = ji.isSelf ? "" : ji.toOpposite ? "，又回頭沖本宮" : `，並沖${topic(ji.opposite)}`;
  const rest = [quan, ke]
    .map((flight) => `${turned(flight)}${flight.isSelf ? "自化" : `入${themes[flight.to].short}`}`)
    .join("、");
  return `${themes[one.palace].name}${nativeOf(STEM, one.stem)}${nativeOf(BRANCH, one.branch)}：${part(lu, gives)}；${part(ji, binds)}${knock}；${rest}。`;
}

function receivedText({ palace: id, received }: Sender): string {
  const from = (change: string) =>
    received
      .filter((one) => one.transformation === change)
      .map((one) => themes[one.from].short)
      .join("、");
  const [lu, ji] = [from("lu"), from("ji")];
  const parts = [...(lu === "" ? [] : [`受${lu}之祿`]), ...(ji === "" ? [] : [`受${ji}之忌`])];
  return parts.length > 0 ? `${topic(id)}${parts.join("，")}。` : "";
}

export const zhHant: FlightsWords = {
  title: "紫微飛星四化",
  summary: "紫微命盤十二宮之宮干飛化：四化所轉之星與所入之宮、自化與回沖、各宮所受，以及兩宮互飛",
  inputs: {
    fromPalace: { label: "起飛之宮", about: "不填則論十二宮", values: palace },
  },
  fields: {
    lifePalace: "命宮",
    palaces: "各宮",
    palace: "宮",
    stem: "宮干",
    branch: "地支",
    flights: "飛化",
    transformation: "四化",
    star: "所化之星",
    to: "所入之宮",
    toBranch: "所入之支",
    opposite: "對宮",
    isSelf: "自化",
    toOpposite: "回沖",
    received: "所受",
    from: "來自",
    exchanges: "互飛",
    exchange: "何種互飛",
  },
  terms: { palace, star, transformation, exchange },
  phrases: { ...boundaryPhrases },
  conventions: {
    clock: chart.conventions.clock,
    yearBoundary: chart.conventions.yearBoundary,
    leapMonth: chart.conventions.leapMonth,
    lateZi: chart.conventions.lateZi,
    transformations: chart.conventions.transformations,
  },
  refusals: {
    longitudeNeeded: chart.refusals.longitudeNeeded,
    hourNeeded: chart.refusals.hourNeeded,
    yearOutOfRange: chart.refusals.yearOutOfRange,
  },
  reading: ({ palaces, exchanges }) =>
    [
      ...palaces.map(senderText),
      palaces.map(receivedText).join(""),
      exchanges
        .map(
          ({ exchange: id, from, to }) =>
            `${exchange[id]}：${exchangeSense[id](topic(from), topic(to))}。`,
        )
        .join(""),
    ].filter((one) => one !== ""),
  picture: {
    title: "紫微飛星四化",
    palace,
    mark: { lu: "祿", quan: "權", ke: "科", ji: "忌" },
    legend: (isOne) =>
      isOne ? "綠祿、紫權、藍科、紅忌；宮內之字為自化" : "綠線化祿，紅線化忌；宮內之字為自化",
    desc: ({ palaces }) =>
      palaces
        .map(
          ({ palace: id, flights }) =>
            `${palace[id]}：${flights.map((one) => `${transformation[one.transformation]}入${palace[one.to]}`).join("、")}`,
        )
        .join("；"),
  },
};
