import { type Lang, Refusal } from "#sdk";
import { drawView, pointsOfChart, reportView, VIEW_IDS } from "../core/chart_view.ts";
import { nativityAt, requireAngles } from "../core/nativity.ts";
import { clockOf } from "../core/span.ts";
import { toTt } from "#time";
import type { IngressAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { instantOf, monthsOf, rankedOf } from "./rules.ts";
import type { IngressWords } from "./words/en.ts";

export function run(chosen: Input): IngressAnswer {
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
}

export function picture(result: IngressAnswer, { picture, terms }: IngressWords, lang: Lang) {
  return drawView(
    "ingress",
    result,
    { ...picture, desc: picture.desc(result) },
    [
      `${terms.mundaneEvent[result.event]} · ${result.local.replace("T", " ")}`,
      picture.houses(terms.houseSystem[result.houses!.used]),
    ],
    lang,
  );
}
