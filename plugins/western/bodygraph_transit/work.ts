import type { Captions, Give, Lang } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { activationsAt, skiesOf } from "../bodygraph/graph.ts";
import { drawCentres } from "../bodygraph/picture.ts";
import { CENTRE, channelsOf, gatesOf, groupsOf } from "../bodygraph/wheel.ts";
import { nodeBody } from "../core/conventions.ts";
import { utcOf } from "../core/nativity.ts";
import { COLOURS } from "../core/picture/drawing.ts";
import { captionLines } from "../core/picture/caption.ts";
import { readTarget } from "../core/target_date.ts";
import type { BodygraphTransitAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import type { BodygraphTransitWords } from "./words/en.ts";

export function run(chosen: Input, give: Give<"now">): BodygraphTransitAnswer {
  const civil = give.civil();
  const node = nodeBody(chosen.node);
  const { active } = skiesOf(civil, node);
  const at =
    chosen.targetDate === undefined
      ? julianDayOfEpochMs(give.now)
      : readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
  const sky = activationsAt(at, node);
  const own = channelsOf(active);
  const together = channelsOf(new Set([...active, ...sky.map(({ gate }) => gate)]));
  const [before, now] = [own, together].map((channels) => {
    const groups = groupsOf(channels);
    return CENTRE.ids.filter((centre) => groups.some((group) => group.has(centre)));
  });
  return {
    utc: utcOf(at),
    transits: sky.map((one) => ({ ...one, own: active.has(one.gate) })),
    added: together
      .filter((channel) => !own.includes(channel))
      .map((channel) => {
        const gates = gatesOf(channel);
        const brought = gates.filter((gate) => !active.has(gate));
        return {
          channel,
          wholly: brought.length === 2,
          by: sky.filter(({ gate }) => brought.includes(gate)).map(({ body }) => body),
        };
      }),
    opened: now!.filter((centre) => !before!.includes(centre)),
    defined: before!,
    channels: own,
  };
}

export function picture(
  result: BodygraphTransitAnswer,
  { picture, terms }: BodygraphTransitWords,
  lang: Lang,
  captions: Captions,
) {
  const added = new Set(result.added.map(({ channel }) => channel));
  const own = new Set(result.channels);
  return drawCentres(
    "bodygraph-transit",
    { lang, title: picture.title, desc: picture.desc(result) },
    captionLines(captions[""], `${result.utc.slice(0, -4).replace("T", " ")} UTC`),
    picture.legend,
    terms.centre,
    new Set([...result.defined, ...result.opened]),
    (channel) => (added.has(channel) ? COLOURS.tense : own.has(channel) ? COLOURS.union : null),
  );
}
