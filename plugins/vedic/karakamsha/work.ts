import type { Given } from "#sdk";
import { readBirthChart } from "../core/birth_chart.ts";
import { GRAHA_IDS } from "../core/grahas.ts";
import { charaKarakas } from "../core/jaimini.ts";
import { formatDegree } from "../core/positions.ts";
import { perGraha } from "../core/shapes.ts";
import { countSigns, signIdAt, signIndexOf } from "../core/signs.ts";
import { vargaSign } from "../core/vargas.ts";
import type { KarakamshaAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { placesFrom } from "./rules.ts";

export { drawKarakamsha as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): KarakamshaAnswer {
  const { longitudes, angles } = readBirthChart(give.civil(), chosen);
  const { atma, amatya } = charaKarakas(longitudes, chosen.karakaScheme);
  const karakamsha = vargaSign(longitudes[atma!], "D9");
  const navamshaLagna = vargaSign(angles.lagnaDeg, "D9");
  const signs = perGraha(GRAHA_IDS, (id) =>
    chosen.readIn === "navamsha" ? vargaSign(longitudes[id], "D9") : signIndexOf(longitudes[id]),
  );
  const places = placesFrom(karakamsha, signs);
  const [first, tenth, twelfth] = [places[0]!, places[9]!, places[11]!];
  // Of several the one furthest on in its sign speaks first.
  const graha = twelfth.speakers.reduce((best, id) =>
    longitudes[id] % 30 > longitudes[best] % 30 ? id : best,
  );
  return {
    atma: atma!,
    degree: formatDegree(longitudes[atma!]),
    amatya: amatya!,
    karakamsha: signIdAt(karakamsha),
    navamshaLagna: signIdAt(navamshaLagna),
    fromLagna: countSigns(navamshaLagna, karakamsha),
    places: places.map((one) => ({ ...one, sign: signIdAt(one.sign) })),
    vocation: [...new Set([...first.speakers, ...tenth.speakers])].slice(0, 4),
    deity: { deity: graha, graha, say: twelfth.say },
  };
}
