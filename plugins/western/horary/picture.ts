import type { Captions, Lang } from "#sdk";
import { aspectsAmong } from "../core/aspects.ts";
import { captionLines } from "../core/picture/caption.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import type { HoraryAnswer } from "./answer.ts";
import type { HoraryWords } from "./words/en.ts";

/** Draws the chart of the question with the aspects of the significators. */
export function drawHorary(
  answer: HoraryAnswer,
  { picture, terms }: HoraryWords,
  lang: Lang,
  captions: Captions,
): string {
  const { chart, significators } = answer;
  const { querent, quesited } = significators;
  const { used } = chart.houses;
  return drawWheel({
    id: "horary",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    caption: [
      ...captionLines(captions[""], ...(used ? [picture.houses(terms.houseSystem[used])] : [])),
      picture.significators(querent.planet, quesited.planet),
    ],
    legend: picture.legend,
    cusps: chart.houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
    ascendantDeg: chart.ascendant.longitudeDeg,
    midheavenDeg: chart.midheaven.longitudeDeg,
    bodies: chart.planets.map(({ planet: id, longitudeDeg, retrograde }) => ({
      id,
      longitudeDeg,
      retrograde,
    })),
    aspects: aspectsOf(answer),
  });
}

/** Aspects of both lords and the Moon by half orbs, the one that decides and the Moon's next whatever their orb. */
function aspectsOf({ chart, significators, timing, nextMoonAspect: next }: HoraryAnswer) {
  const { querent, quesited } = significators;
  const speakers = new Set<string>([querent.planet, quesited.planet, "moon"]);
  const points = chart.planets.map(({ planet: id, longitudeDeg, speedDegPerDay: speed }) => ({
    id,
    longitudeDeg,
    speed,
  }));
  const among = aspectsAmong(points, "moieties").filter(
    ({ a, b }) => speakers.has(a) && speakers.has(b),
  );
  const decisive = [
    ...(timing ? [{ a: timing.a, b: timing.b, aspect: timing.aspect }] : []),
    ...(next ? [{ a: "moon", b: next.planet, aspect: next.aspect }] : []),
  ];
  const drawn = among.map(({ a, b, aspect }) => ({ a, b, aspect }));
  const isDrawn = (x: string, y: string) =>
    drawn.some(({ a, b }) => (a === x && b === y) || (a === y && b === x));
  return [...drawn, ...decisive.filter(({ a, b }) => !isDrawn(a, b))];
}
