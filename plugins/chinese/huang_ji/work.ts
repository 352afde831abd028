import type { InputOf } from "#sdk";
import { branch, yearPillar } from "#time";
import { showHexagram } from "../core/hexagrams.ts";
import type { GreatYearAnswer } from "./answer.ts";
import { placeOf, rulersOf } from "./great_year.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawGreatYear as picture } from "./picture.ts";

export function run({ year, count }: InputOf<typeof input, typeof CONVENTIONS>): GreatYearAnswer {
  const place = placeOf(year, count);
  const { yearInYun } = place;
  const rulers = rulersOf(place);
  const yunStart = year - yearInYun + 1;
  const shiStart = yunStart + (rulers.shiLine - 1) * 60;
  return {
    year,
    pillar: yearPillar(year).id,
    ...place,
    huiBranch: branch(place.hui - 1).id,
    yunInHui: ((place.yun - 1) % 30) + 1,
    shiInYun: ((place.shi - 1) % 12) + 1,
    spans: { yun: [yunStart, yunStart + 359], shi: [shiStart, shiStart + 59] },
    main: showHexagram(rulers.main),
    line: rulers.line,
    yunFigure: showHexagram(rulers.yun),
    shiLine: rulers.shiLine,
    shiFigure: showHexagram(rulers.shi),
    yearFigure: showHexagram(rulers.year),
  };
}
