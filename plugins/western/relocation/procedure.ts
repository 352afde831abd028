import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { houseOf, housesAt, type Body } from "#sky";
import { captionLines } from "../core/picture/caption.ts";
import { drawView, pointsOfChart, reportView, VIEW_IDS } from "../core/chart_view.ts";
import { ANGLE_REFUSALS, readNativity, requireAngles } from "../core/nativity.ts";
import { separationOf } from "../core/sphere.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type RelocationAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { RelocationWords } from "./words/en.ts";

const ON_ANGLE_DEG = 6;

/** The birth chart as another place would have had it. */
export const relocationChart = defineProcedure({
  name: "relocation.chart",
  tradition: "western",
  words: wordsIn<RelocationWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/relocation.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...ANGLE_REFUSALS, "new-place-needed"],
  input,
  output: answer,
  run(chosen, give): RelocationAnswer {
    const { newLatitude, newLongitude, houseSystem } = chosen;
    const chart = requireAngles(readNativity(give.civil(), VIEW_IDS, houseSystem));
    if (newLatitude === undefined || newLongitude === undefined) {
      throw new Refusal("new-place-needed");
    }
    const there = housesAt(
      chart.julianDayUt,
      newLatitude,
      newLongitude,
      houseSystem,
      chart.sky.frame,
    );
    const points = pointsOfChart(chart, VIEW_IDS);
    const corners = [
      ["ascendant", there.ascendantDeg],
      ["midheaven", there.midheavenDeg],
      ["descendant", there.ascendantDeg + 180],
      ["imumCoeli", there.midheavenDeg + 180],
    ] as const;
    return {
      ...reportView(points, there),
      birthplace: {
        ascendant: placeOf(chart.houses.ascendantDeg),
        midheaven: placeOf(chart.houses.midheavenDeg),
      },
      moved: points.flatMap(({ id, longitudeDeg }) => {
        const from = houseOf(longitudeDeg, chart.houses.cuspsDeg);
        const to = houseOf(longitudeDeg, there.cuspsDeg);
        return from === to ? [] : [{ body: id as Body, from, to }];
      }),
      angular: points
        .flatMap(({ id, longitudeDeg }) =>
          corners.flatMap(([angle, at]) => {
            const orbDeg = separationOf(longitudeDeg, at);
            return orbDeg <= ON_ANGLE_DEG
              ? [{ body: id as Body, angle, orbDeg: round(orbDeg, 4) }]
              : [];
          }),
        )
        .sort((a, b) => a.orbDeg - b.orbDeg),
    };
  },
  picture: (result, { picture, terms }, lang, captions) =>
    drawView(
      "relocation",
      result,
      { ...picture, desc: picture.desc(result) },
      captionLines(
        captions[""],
        ...(result.houses ? [picture.houses(terms.houseSystem[result.houses.used])] : []),
      ),
      lang,
    ),
  examples: [
    {
      title: "a birth of Mumbai seen in Washington",
      input: {
        birthDate: "1884-06-21",
        birthTime: "00:59:03",
        timezone: "UTC",
        latitude: 19.076,
        longitude: 72.8777,
        newLatitude: 38.9072,
        newLongitude: -77.0369,
      },
      expect: {
        angles: { ascendant: { longitudeDeg: 276.448 }, midheaven: { longitudeDeg: 209.424 } },
      },
      tolerance: 0.05,
      source: "Swiss Ephemeris 2.10.03: angles of that instant over Washington",
    },
  ],
  references: [
    {
      title: "Only Way to Learn Astrology",
      author: "Marion March and Joan McEvers",
      year: "1980s",
    },
  ],
});
