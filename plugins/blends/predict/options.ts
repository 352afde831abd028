/**
 * Several outcomes read on one set of boards, each at a place of its own.
 *
 * Six Ren knows how to ask several things in one hour: the later ones are read further along the plate (the
 * method of the second guest). The same idea carries the outcomes over the palaces of Mysterious Gates; each
 * outcome has a throw of coins of its own. Where an outcome stands is drawn by its own words and is a
 * convention of this service.
 *
 * @source Da Liu Ren Daquan (second guests)
 */
import type { MemberReply } from "#sdk";
import { askEach, callSystems, unranked, type Reach } from "../core/call.ts";
import { momentFields, type Moment } from "../core/moment.ts";
import type { System, SystemId } from "../core/system.ts";
import { atLiveHour, callOnce, drawnBy, type Drawn } from "./boards.ts";
import type { Part } from "./outcomes.ts";
import { nameOf, placesOf } from "./wording.ts";

/** The boards and their weights. */
export const OPTION_WEIGHTS = {
  "daLiuRen.calculate": 0.35,
  "qimen.calculate": 0.35,
  "liuyao.calculate": 0.3,
} as const satisfies Partial<Record<SystemId, number>>;
export const OPTION_BOARDS = Object.keys(
  OPTION_WEIGHTS,
) as readonly (keyof typeof OPTION_WEIGHTS)[];

/** What the boards say of each outcome. */
export interface OptionsRead {
  readonly drawn: Drawn;
  /** By outcome, in the order given. */
  readonly parts: readonly (readonly Part[])[];
  /** Ranks of the outcomes by what their words draw: the same in whatever order they are given. */
  readonly names: readonly string[];
  /** The Six Ren board and the Gates, then the throw of each outcome, in the order given. */
  readonly systems: readonly System[];
}

/**
 * Reads the outcomes.
 *
 * @param words of the question, all that the boards are cast for beside the moment
 * @param options words of each outcome
 */
export async function readOptions(
  words: readonly string[],
  options: readonly string[],
  moment: Moment,
  give: Reach,
): Promise<OptionsRead> {
  const [question = ""] = words;
  const drawn = drawnBy(words, moment);
  const names = options.map((option) => nameOf([drawn.seed, option]));
  const at = momentFields(moment);
  const call = callOnce(give.call);
  const boards = [
    atLiveHour({ at, question }, drawn.hour, give, OPTION_WEIGHTS["daLiuRen.calculate"]),
    ...askEach(["qimen.calculate"], { at }, give, OPTION_WEIGHTS),
  ];
  const throws = names.flatMap((seed) =>
    askEach(["liuyao.calculate"], { at, question, seed }, give, OPTION_WEIGHTS),
  );
  const asks = [...boards, ...throws];
  const called = (await callSystems(asks, call)).map(unranked);
  const read = await Promise.all(
    asks.map(async ({ system, ways }, index) => {
      if (!called[index]!.delivered || !(ways instanceof Array)) return [];
      const reply = (await call(system, ways[0]!.input)) as MemberReply;
      return reply.weight?.places ?? [];
    }),
  );
  const parts = names.map((_, option) =>
    [...boards.keys(), boards.length + option].flatMap((index): readonly Part[] => {
      const places = read[index]!;
      const { system, confidence, weight } = called[index]!;
      if (places.length === 0) return [];
      const place = places[index < boards.length ? placesOf(names, places.length)[option]! : 0]!;
      const { score, testimonies } = place;
      return [
        {
          system,
          place: { ...place.place, of: system },
          score,
          confidence,
          weight,
          testimonies: testimonies.map((one) => ({ ...one, of: system })),
        },
      ];
    }),
  );
  return { drawn, parts, names, systems: called };
}

/** How the boards were cast, as the answer says it. */
export function placedBy({ seed, hour }: Drawn) {
  return { seed, hour, says: { code: "placedByWords" as const, with: { hour } } };
}
