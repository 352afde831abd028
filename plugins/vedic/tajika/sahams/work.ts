import { type Given, Refusal } from "#sdk";
import { isNight, pointsOfBirth, type TajikaPoints } from "../points.ts";
import type { SahamsAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { reportSahams } from "./report.ts";

export { drawSahams as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): SahamsAnswer {
  const points: TajikaPoints = chosen.longitudes
    ? { longitudes: chosen.longitudes, night: chosen.night ?? isNight(chosen.longitudes) }
    : chosen.birthDate === undefined
      ? refuse()
      : pointsOfBirth(give.civil(), chosen.ageYear, chosen);
  return { night: points.night, sahams: reportSahams(points, chosen.between) };
}

function refuse(): never {
  throw new Refusal("chart-needed");
}
