import type { Frozen, Lang } from "#old";
import { drawWheel } from "../core/picture/wheel.ts";
import { say } from "../core/prose.ts";
import type { HellenisticAnswer } from "./output.ts";

/** Draws the seven planets, the angles, Fortune and Spirit in whole signs. */
export function drawHellenisticWheel(answer: Frozen<HellenisticAnswer>, lang: Lang): string {
  const { ascendant, midheaven, lots } = answer;
  const shown = (lots ?? []).filter(({ id }) => id === "fortune" || id === "spirit");
  const listed = [...answer.planets, ...shown].map(
    (one) => `${say(one.name, lang)} ${say(one.formatted, lang)}`,
  );
  return drawWheel({
    id: "hellenistic",
    lang,
    title: lang === "en" ? "Hellenistic nativity in whole signs" : "希臘占星整宮盤",
    desc: listed.join(lang === "en" ? "; " : "；"),
    cusps: ascendant
      ? Array.from({ length: 12 }, (_, i) => (Math.floor(ascendant.longitudeDeg / 30) + i) * 30)
      : null,
    ascendantDeg: ascendant?.longitudeDeg ?? null,
    midheavenDeg: midheaven?.longitudeDeg ?? null,
    bodies: [
      ...answer.planets.map(({ id, longitudeDeg, retrograde }) => ({
        id,
        longitudeDeg,
        retrograde,
      })),
      ...shown.map(({ id, longitudeDeg }) => ({ id: id as "fortune" | "spirit", longitudeDeg })),
    ],
    aspects: answer.configurations.flatMap(({ a, b, kind, byDegree }) =>
      byDegree && kind !== "aversion" ? [{ a, b, aspect: kind }] : [],
    ),
  });
}
