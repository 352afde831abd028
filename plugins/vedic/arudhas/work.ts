import type { Given } from "#sdk";
import { readBirthChart } from "../core/birth_chart.ts";
import { GRAHA_IDS, SIGN_LORDS } from "../core/grahas.ts";
import { arudhaOf, grahaArudhaOf, rulerOf } from "../core/jaimini.ts";
import { perGraha } from "../core/shapes.ts";
import { countSigns, signAt, signIdAt, signIndexOf } from "../core/signs.ts";
import type { ArudhasAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawArudhas as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): ArudhasAnswer {
  const { longitudes, lagna } = readBirthChart(give.civil(), chosen);
  const signs = perGraha(GRAHA_IDS, (id) => signIndexOf(longitudes[id]));
  const inside = (sign: number) => GRAHA_IDS.filter((id) => signs[id] === sign);
  const arudhas = Array.from({ length: 12 }, (_, i) => {
    const house = (lagna + i) % 12;
    const lord = rulerOf(house, longitudes, chosen.coLords);
    const count = countSigns(house, signs[lord]);
    const sign = arudhaOf(house, longitudes, chosen.coLords);
    return {
      house: i + 1,
      sign,
      inHouse: countSigns(lagna, sign),
      lord,
      count,
      moved: [1, 4, 7, 10].includes(count),
      occupants: inside(sign),
    };
  });
  const upapada = arudhas[11]!.sign;
  const second = signAt(upapada, 2);
  return {
    lagna: signIdAt(lagna),
    signs: perGraha(GRAHA_IDS, (id) => signIdAt(signs[id])),
    arudhas: arudhas.map((one) => ({ ...one, sign: signIdAt(one.sign) })),
    upapada: {
      sign: signIdAt(upapada),
      lord: rulerOf(upapada, longitudes, chosen.coLords),
      second: signIdAt(second),
      inSecond: inside(second),
    },
    grahas: SIGN_LORDS.map((graha, ruled) => {
      const sign = grahaArudhaOf(signs[graha], ruled);
      return {
        graha,
        rules: signIdAt(ruled),
        sign: signIdAt(sign),
        house: countSigns(lagna, sign),
      };
    }),
  };
}
