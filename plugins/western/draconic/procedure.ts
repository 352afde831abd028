import { defineProcedure, wordsIn } from "#sdk";
import { normalizeDeg } from "#sky";
import type { Aspectable } from "../core/aspects.ts";
import { drawView, pointsOfChart, reportView, VIEW_IDS, wheelBodies } from "../core/chart_view.ts";
import { nodeBody } from "../core/conventions.ts";
import { CHART_REFUSALS, readNativity, type Nativity } from "../core/nativity.ts";
import { captionLines } from "../core/picture/caption.ts";
import { requireTime } from "../core/return_chart.ts";
import { separationOf } from "../core/sphere.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type DraconicAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DraconicWords } from "./words/en.ts";

const CONTACT_DEG = 2;
const BODIES = VIEW_IDS.filter((id) => id !== "meanNode");

/** The signs counted from the Moon's node. */
export const draconicChart = defineProcedure({
  name: "draconic.chart",
  tradition: "western",
  words: wordsIn<DraconicWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/draconic.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed"],
  input,
  output: answer,
  run(chosen, give): DraconicAnswer {
    const node = nodeBody(chosen.node);
    const chart = readNativity(give.civil(), [...BODIES, node], chosen.houseSystem);
    requireTime(chart);
    const offsetDeg = chart.positions[node]!.longitudeDeg;
    const own = pointsOfChart(chart, BODIES, offsetDeg);
    return {
      node: placeOf(offsetDeg),
      ...reportView(own, chart.houses, { offsetDeg }),
      contacts: contactsOf(
        [...own, ...anglesOf(chart, offsetDeg)],
        [...pointsOfChart(chart, BODIES), ...anglesOf(chart, 0)],
      ),
    };
  },
  picture: (result, { picture }, lang, captions) =>
    drawView(
      "draconic",
      result,
      { ...picture, desc: picture.desc(result) },
      captionLines(captions[""], picture.rings),
      lang,
      wheelBodies(
        result.bodies.map((one) => ({
          ...one,
          longitudeDeg: normalizeDeg(one.longitudeDeg + result.node.longitudeDeg),
        })),
      ),
    ),
  examples: [
    {
      title: "a birth with the mean node at 9° Aquarius",
      input: { birthDate: "1990-06-10", birthTime: "14:30", timezone: "UTC" },
      expect: { node: { sign: { id: "aquarius" } } },
      source: "Swiss Ephemeris 2.10.03: mean node",
    },
  ],
  references: [{ title: "Draconic Astrology", author: "Pamela Crane", year: "1987" }],
});

function anglesOf({ houses }: Nativity, offsetDeg: number): readonly Aspectable[] {
  if (!houses) return [];
  return (["ascendant", "midheaven"] as const).map((id) => ({
    id,
    longitudeDeg: normalizeDeg(houses[`${id}Deg`] - offsetDeg),
    speed: 0,
  }));
}

/** Conjunctions and oppositions of the draconic points with those of the birth. */
function contactsOf(draconic: readonly Aspectable[], natal: readonly Aspectable[]) {
  return draconic
    .flatMap((one) =>
      natal.flatMap((other) => {
        const apart = separationOf(one.longitudeDeg, other.longitudeDeg);
        const orbDeg = Math.min(apart, 180 - apart);
        if (orbDeg > CONTACT_DEG) return [];
        return [
          { draconic: one.id, natal: other.id, orbDeg: round(orbDeg, 4), opposed: apart > 90 },
        ];
      }),
    )
    .sort((a, b) => a.orbDeg - b.orbDeg);
}
