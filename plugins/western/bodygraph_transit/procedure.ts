import { defineProcedure, wordsIn } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { activationsAt, skiesOf } from "../bodygraph/graph.ts";
import { drawCentres } from "../bodygraph/picture.ts";
import { CENTRE, channelsOf, gatesOf, groupsOf } from "../bodygraph/wheel.ts";
import { nodeBody } from "../core/conventions.ts";
import { utcOf } from "../core/nativity.ts";
import { COLOURS } from "../core/picture/drawing.ts";
import { captionLines } from "../core/picture/caption.ts";
import { readTarget, TARGET_REFUSALS } from "../core/target_date.ts";
import { answer, type BodygraphTransitAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BodygraphTransitWords } from "./words/en.ts";

/** What the present sky adds to a bodygraph. */
export const bodygraphTransit = defineProcedure({
  name: "bodygraph.transit",
  tradition: "bodygraph",
  words: wordsIn<BodygraphTransitWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/bodygraph.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: ["birth-time-needed", ...TARGET_REFUSALS],
  input,
  output: answer,
  run(chosen, give): BodygraphTransitAnswer {
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
  },
  picture: (result, { picture, terms }, lang, captions) => {
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
  },
  examples: [
    {
      title: "the sky of its own birth adds no gate",
      input: {
        birthDate: "1983-01-17",
        birthTime: "10:37",
        timezone: "UTC",
        targetDate: "1983-01-17",
        targetTime: "10:37",
      },
      expect: { added: [], opened: [] },
      source: "By the rule: every gate of that sky is of the birth",
    },
  ],
  references: [{ title: "The Rave I'Ching", author: "Ra Uru Hu", year: "1992" }],
});
