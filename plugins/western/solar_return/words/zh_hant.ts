import { ASPECTS } from "../../core/aspects.ts";
import { senseOf, type Sense } from "../../core/pairs.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { SolarReturnAnswer } from "../answer.ts";
import type { SolarReturnWords } from "./en.ts";

const { body: names, point, sign, themeOf, topicOf, paragraphs, placeName } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = names;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);
const minute = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);
type Chart = NonNullable<SolarReturnAnswer["chart"]>;
const of = ({ bodies }: Chart, id: keyof typeof body) => bodies.find((one) => one.body === id)!;

function opening(answer: SolarReturnAnswer): string {
  const { natalSun, ends, chart } = answer;
  const placeless = chart ? "" : "未提供地點，上升與宮位從缺。";
  return `太陽於 ${minute(answer)} 回到${placeName(natalSun.longitudeDeg)}，此年至 ${day(ends)} 為止。${placeless}`;
}

function frame({ chart, natalHouses }: SolarReturnAnswer): string | null {
  if (!chart) return null;
  const { ascendant } = chart;
  const over = natalHouses
    ? `其上升落在本命${core.houseName(natalHouses.ascendant)}，這一年由${topicOf(natalHouses.ascendant)}之事度過。`
    : "";
  return `上升${sign[ascendant.sign]}：這一年遇事${core.MANNERS[ascendant.sign]}。${over}`;
}

function lights({ chart }: SolarReturnAnswer): string | null {
  if (!chart) return null;
  const [light, night] = [of(chart, "sun"), of(chart, "moon")];
  const first =
    light.house === night.house
      ? `日月同在回歸盤${core.houseName(light.house)}，所願與所需都歸於${topicOf(light.house)}。`
      : `太陽在${core.houseName(light.house)}，一年之力用於${topicOf(light.house)}；月亮在${core.houseName(night.house)}，安心之處在${topicOf(night.house)}。`;
  const mood =
    night.sign === chart.ascendant.sign
      ? "月亮與上升同座，心情立刻寫在臉上。"
      : `月亮行經${sign[night.sign]}，情緒的回應${core.MANNERS[night.sign]}。`;
  return `${first}${mood}`;
}

function angles({ angular }: SolarReturnAnswer): string | null {
  return angular
    .slice(0, 4)
    .map(
      ({ body: id, angle }) =>
        `${body[id]}臨回歸盤${point[angle]}，這一年${core.angleSenses[id][angle]}。`,
    )
    .join("");
}

function aspects({ aspects: all }: SolarReturnAnswer): string | null {
  return all
    .flatMap(({ a, b, aspect }) => {
      const sense = senseOf(core.pairs, a, b, ASPECTS[aspect].nature as Sense);
      return sense ? [`${body[a]}與${body[b]}成${core.aspect[aspect]}，這一年${sense}。`] : [];
    })
    .slice(0, 4)
    .join("");
}

function crowd({ chart }: SolarReturnAnswer): string | null {
  if (!chart) return null;
  const counts = Array.from({ length: 12 }, (_, i) =>
    chart.bodies.filter(({ house }) => house === i + 1),
  );
  const most = counts.reduce((x, y) => (y.length > x.length ? y : x));
  if (most.length < 3) return null;
  const house = most[0]!.house;
  return `${most.length} 顆星聚於${core.houseName(house)}：${themeOf(most[0]!.body)}與${themeOf(most[1]!.body)}在${topicOf(house)}上相遇，這是一年中最費心之處。`;
}

export const zhHant: SolarReturnWords = {
  title: "太陽回歸",
  summary: "某年某地之太陽回歸盤，可依回歸黃道或恆星，並附解讀",
  inputs: {
    year: { label: "年", about: "回歸所在之西元年" },
    ...core.returnInputs,
  },
  fields: {
    ...core.place,
    ...core.when,
    ...core.returnFields,
    age: "第幾次回歸",
    ends: "此年終於",
    natalSun: "本命太陽",
    chart: "回歸盤",
    body: "星體",
    natalHouses: "落本命宮位",
    angular: "臨軸點之星",
    angle: "軸點",
    orbDeg: "容許度（度）",
    aspects: "最緊密之相位",
    a: "一星",
    b: "另一星",
    aspect: "相位",
  },
  terms: {
    body,
    sign,
    aspect: core.aspect,
    houseSystem: core.houseSystem,
    returnAngle: { ascendant: point.ascendant, midheaven: point.midheaven },
  },
  phrases: core.housePhrases,
  conventions: {
    precession: {
      title: "太陽回到何處",
      options: {
        tropical: "回歸黃道之同一度",
        precessed: "恆星間之同一處，每長一歲約遲二十分",
      },
    },
    houseSystem: core.conventions.houseSystem,
  },
  refusals: {
    "place-incomplete": core.angleRefusals["place-incomplete"],
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
    "year-out-of-reach": {
      when: "所填之年早於出生，或晚於出生一百五十年",
      says: ({ from, to }) => `此人之回歸盤可排 ${from} 至 ${to} 年，請改填其間之年`,
    },
  },
  reading: (answer) => ({
    paragraphs: paragraphs(
      opening(answer),
      frame(answer),
      lights(answer),
      crowd(answer),
      angles(answer),
      aspects(answer),
    ),
    outline: ["一年之始", "一年之框架", "日月", "軸點", "相位"],
    facts: {
      begins: answer.local,
      ends: answer.ends.local,
      ascendant: answer.chart && placeName(answer.chart.ascendant.longitudeDeg),
      bodies: (answer.chart?.bodies ?? []).map(({ body: id, longitudeDeg, house }) => ({
        body: body[id],
        at: placeName(longitudeDeg),
        house,
      })),
    },
  }),
  picture: {
    title: "太陽回歸盤",
    when: (answer) => minute(answer),
    legend: core.wheel.legend,
    desc: ({ chart, natalSun }) =>
      chart
        ? chart.bodies
            .map(({ body: id, longitudeDeg }) => `${body[id]} ${placeName(longitudeDeg)}`)
            .join("；")
        : `${body.sun} ${placeName(natalSun.longitudeDeg)}`,
  },
};
