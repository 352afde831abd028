import type { Frozen, Lang } from "#old";
import { drawWheel } from "../core/picture/wheel.ts";
import { say } from "../core/prose.ts";
import type { PointId } from "../core/names.ts";
import type { ProgressionsAnswer } from "./output.ts";

/** Draws natal points (found back from the solar arc) within, progressed bodies outside. */
export function drawProgressions(answer: Frozen<ProgressionsAnswer>, lang: Lang): string {
  const natal = answer.solarArc.directed.map(({ id, longitudeDeg }) => ({
    id: id as PointId,
    longitudeDeg: (longitudeDeg - answer.solarArc.arcDeg + 720) % 360,
  }));
  const at = (id: string) => natal.find((one) => one.id === id)?.longitudeDeg ?? null;
  const listed = answer.secondary.bodies.map(
    (body) => `${say(body.name, lang)} ${say(body.formatted, lang)}`,
  );
  return drawWheel({
    id: "progressions",
    lang,
    title: lang === "en" ? "Birth chart and progressions" : "本命與次限推運",
    desc: listed.join(lang === "en" ? "; " : "；"),
    cusps: null,
    ascendantDeg: at("ascendant"),
    midheavenDeg: at("midheaven"),
    bodies: natal.filter(({ id }) => id !== "ascendant" && id !== "midheaven"),
    outer: answer.secondary.bodies.map(({ id, longitudeDeg, retrograde }) => ({
      id: id as PointId,
      longitudeDeg,
      retrograde,
    })),
    across: true,
    aspects: answer.contacts.map(({ natal: a, progressed: b, aspect }) => ({ a, b, aspect })),
  });
}
