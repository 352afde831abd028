import type { Candidates, Given } from "#sdk";
import { type AyanamsaName, KARAKA_SCHEME } from "../core/conventions.ts";
import type { GrahaId } from "../core/grahas.ts";
import { charaKarakas, karakaDegree, type KarakaId } from "../core/jaimini.ts";
import { type Marker, birthTimes } from "../core/birth_times.ts";
import { formatDegree, type Longitudes, round, siderealSkyAt } from "../core/positions.ts";
import { signIdAt, signOfLongitude } from "../core/signs.ts";
import { vargaSign } from "../core/vargas.ts";
import { KARAKA, type KarakasAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawKarakas as picture } from "./picture.ts";

/** Neighbours nearer than this, minutes of arc, are named. */
const CLOSE_MINUTES = 10;

type Scheme = keyof typeof KARAKA_SCHEME.options;

export function run(chosen: Input, give: Given): KarakasAnswer {
  const { ayanamsa, node, positions, karakaScheme } = chosen;
  const { julianDayTt } = give.civil();
  const { longitudes } = siderealSkyAt(julianDayTt, ayanamsa as AyanamsaName, node, positions);
  const held = charaKarakas(longitudes, karakaScheme);
  const order = KARAKA.ids.flatMap((karaka) => {
    const graha = held[karaka];
    return graha ? [{ karaka, graha, advanceDeg: karakaDegree(graha, longitudes) }] : [];
  });
  const karakas = order.map((one, i) => {
    const next = order[i + 1];
    const deg = longitudes[one.graha];
    return {
      ...one,
      sign: signOfLongitude(deg),
      navamsha: signIdAt(vargaSign(deg, "D9")),
      degree: formatDegree(deg),
      advanceDeg: round(one.advanceDeg),
      leadMinutes: next ? round(60 * (one.advanceDeg - next.advanceDeg), 2) : null,
    };
  });
  return { karakas, close: closeOf(karakas) };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes(
    (fields) => [orderMarker((fields["karakaScheme"] ?? KARAKA_SCHEME.default) as Scheme)],
    (fields) =>
      ({ longitudes }) => {
        const held = charaKarakas(
          longitudes,
          (fields["karakaScheme"] ?? KARAKA_SCHEME.default) as Scheme,
        );
        return { "/karakas/0/graha": held.atma, "/karakas/1/graha": held.amatya };
      },
  ),
};

type Told = { readonly graha: GrahaId; readonly leadMinutes: number | null };

function closeOf(karakas: readonly Told[]): KarakasAnswer["close"] {
  return karakas.flatMap(({ graha, leadMinutes }, i) =>
    leadMinutes !== null && leadMinutes < CLOSE_MINUTES
      ? [{ first: graha, second: karakas[i + 1]!.graha, leadMinutes }]
      : [],
  );
}

/** Who holds the first two offices. */
function orderMarker(scheme: Scheme): Marker {
  return ({ longitudes }: { readonly longitudes: Longitudes }) => {
    const held: Readonly<Partial<Record<KarakaId, GrahaId>>> = charaKarakas(longitudes, scheme);
    return `${held.atma} ${held.amatya}`;
  };
}
