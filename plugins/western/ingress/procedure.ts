import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { drawView, pointsOfChart, reportView, VIEW_IDS } from "../core/chart_view.ts";
import { nativityAt, requireAngles } from "../core/nativity.ts";
import { clockOf } from "../core/span.ts";
import { toTt } from "#time";
import { answer, type IngressAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { instantOf, monthsOf, rankedOf } from "./rules.ts";
import type { IngressWords } from "./words/en.ts";

/** The chart of an ingress, a lunation or an eclipse for a capital. */
export const mundaneIngressChart = defineProcedure({
  name: "mundane.ingressChart",
  tradition: "western",
  words: wordsIn<IngressWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/ingress.svg",
  conventions: CONVENTIONS,
  refusals: ["place-needed", "no-such-event"],
  input,
  output: answer,
  run(chosen): IngressAnswer {
    const { latitude, longitude, houseSystem, event = "ingress", number = 1 } = chosen;
    if (latitude === undefined || longitude === undefined) throw new Refusal("place-needed");
    const at = instantOf(chosen);
    if (at === undefined) throw new Refusal("no-such-event", { number });
    const place = { latitudeDeg: latitude, longitudeDeg: longitude };
    const chart = requireAngles(nativityAt(at, toTt(at), true, place, VIEW_IDS, houseSystem));
    const view = reportView(pointsOfChart(chart, VIEW_IDS), chart.houses);
    const strengths = rankedOf(chart);
    return {
      event,
      ...clockOf(chosen.timezone)(at),
      ...view,
      months: monthsOf(view.angles!.ascendant.sign),
      lordOfYear: strengths[0]!.planet,
      strengths,
    };
  },
  picture: (result, { picture, terms }, lang) =>
    drawView(
      "ingress",
      result,
      { ...picture, desc: picture.desc(result) },
      [
        `${terms.mundaneEvent[result.event]} · ${result.local.replace("T", " ")}`,
        picture.houses(terms.houseSystem[result.houses!.used]),
      ],
      lang,
    ),
  examples: [
    {
      title: "the Sun's entry into Cancer of 1884 over Washington",
      input: {
        year: 1884,
        sign: "cancer",
        latitude: 38.9072,
        longitude: -77.0369,
        timezone: "UTC",
      },
      expect: {
        angles: { ascendant: { longitudeDeg: 276.448 }, midheaven: { longitudeDeg: 209.424 } },
        months: 3,
      },
      tolerance: 0.15,
      source: "Swiss Ephemeris 2.10.03, astronomy-engine and caelus: 21 June 1884, 00:59:03 UT",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Ptolemy", year: "2nd century", part: "II" },
    { title: "Astrologia Restaurata", author: "William Ramesey", year: "1653", part: "IV" },
    { title: "Mundane Astrology", author: "H. S. Green", year: "1911" },
  ],
});
