import { BRANCH, STEM } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import { phrases as boundaryPhrases } from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { PalaceId } from "#east/purple_star/stars.ts";
import type { ZiweiRefusal } from "../../chart/read_chart.ts";
import { en as chart } from "../../chart/words/en.ts";
import { glossary, type Glossary } from "../../chart/words/en/glossary.ts";
import { palace, star, transformation } from "#east/purple_star/words/en.ts";
import { themes } from "../../chart/words/en/themes.ts";
import { EXCHANGE, type answer, type Exchange, type FlightsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { capital, list } = english;
type Sender = FlightsAnswer["palaces"][number];
type Flight = Sender["flights"][number];

/** What a palace does by its 化祿 and its 化忌 to the matter in which they fall. */
const does: Readonly<Record<PalaceId, readonly [gives: string, binds: string]>> = {
  life: ["you are open-handed in", "your mind keeps returning to"],
  siblings: ["brothers and sisters bring good to", "brothers and sisters draw on"],
  spouse: ["a partner brightens", "a partner weighs on"],
  children: ["children and pupils gladden", "children and pupils are a charge on"],
  wealth: ["money flows towards", "money is swallowed by"],
  health: ["bodily ease shows in", "strength is spent on"],
  travel: ["the world outside favours", "the world outside unsettles"],
  friends: ["friends and staff further", "friends and staff trouble"],
  career: ["work feeds", "work burdens"],
  property: ["the house supports", "the house ties down"],
  fortune: ["joy is found in", "brooding settles on"],
  parents: ["parents and superiors further", "parents and superiors hem in"],
};
/** What it means that a palace turns its own star. */
const selfs = {
  lu: "what comes in easily goes out as easily",
  quan: "it presses where nothing resists",
  ke: "it explains itself more than is asked",
  ji: "it ties its own knot and lets it loose again",
};
const exchange: Readonly<Record<Exchange, string>> = {
  luLu: "prosperity both ways",
  jiJi: "obstruction both ways",
  luJi: "prosperity out, obstruction back",
};
const exchangeSense: Readonly<Record<Exchange, (a: string, b: string) => string>> = {
  luLu: (a, b) => `${a} and ${b} feed each other: keep them together`,
  jiJi: (a, b) => `${a} and ${b} hold each other fast: settle one before you touch the other`,
  luJi: (a, b) => `what ${a} gives to ${b} comes back as a burden: put a limit to the giving`,
};

const topic = (id: PalaceId) => themes[id].topic;

function senderText(one: Sender, gloss: Glossary): string {
  const at = (change: Flight["transformation"]) =>
    one.flights.find(({ transformation: id }) => id === change)!;
  const [lu, quan, ke, ji] = [at("lu"), at("quan"), at("ke"), at("ji")];
  const [gives, binds] = does[one.palace];
  const turned = (flight: Flight) =>
    `${gloss.star(flight.star)} to ${gloss.change(flight.transformation)}`;
  const part = (flight: Flight, verb: string) =>
    flight.isSelf
      ? `turns its own ${turned(flight)}, so that ${selfs[flight.transformation]}`
      : `turns ${turned(flight)} in the ${themes[flight.to].name}: ${verb} ${topic(flight.to)}`;
  const knock = ji.isSelf
    ? ""
    : ji.toOpposite
      ? " and looks back on itself"
      : `, and from there knocks on ${topic(ji.opposite)}`;
  const rest = [quan, ke]
    .map(
      (flight) =>
        `${turned(flight)} ${flight.isSelf ? "in its own place" : `for ${topic(flight.to)}`}`,
    )
    .join(" and ");
  return `${capital(themes[one.palace].name)} (${nativeOf(STEM, one.stem)}${nativeOf(BRANCH, one.branch)}) ${part(lu, gives)}. It ${part(ji, binds)}${knock}. It lends ${rest}.`;
}

function receivedText({ palace: id, received }: Sender): string {
  const from = (change: string) =>
    received.filter((one) => one.transformation === change).map((one) => themes[one.from].short);
  const [lu, ji] = [from("lu"), from("ji")];
  const parts = [
    ...(lu.length > 0 ? [`prosperity from ${list(lu)}`] : []),
    ...(ji.length > 0 ? [`obstruction from ${list(ji)}`] : []),
  ];
  return parts.length > 0 ? `To ${topic(id)} comes ${parts.join(" and ")}.` : "";
}

export const en = {
  title: "Flying transformations",
  summary:
    "What the stem of each palace of a purple star chart sends where: the four transformations with the stars they turn, those that stay or look back, what each palace receives, and palaces that fly to each other",
  inputs: {
    fromPalace: {
      label: "From the palace",
      about: "The palace whose flights are read; left out, all twelve",
      values: palace,
    },
  },
  fields: {
    lifePalace: "Life palace",
    palaces: "Palaces",
    palace: "Palace",
    stem: "Stem",
    branch: "Branch",
    flights: "Flights",
    transformation: "Transformation",
    star: "Star",
    to: "To",
    toBranch: "Branch there",
    opposite: "Opposite",
    isSelf: "Stays",
    toOpposite: "Looks back",
    received: "Received",
    from: "From",
    exchanges: "Exchanges",
    exchange: "Exchange",
  },
  terms: { palace, star, transformation, exchange },
  phrases: { ...boundaryPhrases },
  conventions: {
    clock: chart.conventions.clock,
    yearBoundary: chart.conventions.yearBoundary,
    leapMonth: chart.conventions.leapMonth,
    lateZi: chart.conventions.lateZi,
    transformations: chart.conventions.transformations,
  },
  refusals: {
    longitudeNeeded: chart.refusals.longitudeNeeded,
    hourNeeded: chart.refusals.hourNeeded,
    yearOutOfRange: chart.refusals.yearOutOfRange,
  },
  reading({ palaces, exchanges }: FlightsAnswer) {
    const gloss = glossary();
    return [
      ...palaces.map((one) => senderText(one, gloss)),
      palaces
        .map(receivedText)
        .filter((one) => one !== "")
        .join(" "),
      exchanges
        .map(
          ({ exchange: id, from, to }) =>
            `${nativeOf(EXCHANGE, id)} (${exchange[id]}): ${exchangeSense[id](topic(from), topic(to))}.`,
        )
        .join(" "),
    ].filter((one) => one !== "");
  },
  picture: {
    title: "Flying transformations",
    palace: chart.picture.palace,
    mark: { lu: "P", quan: "A", ke: "R", ji: "O" },
    legend: (isOne: boolean): string =>
      isOne
        ? "green prosperity, purple authority, blue renown, red obstruction"
        : "green prosperity, red obstruction; letters: stays in its palace",
    desc: ({ palaces }: FlightsAnswer) =>
      palaces
        .map(
          ({ palace: id, flights }) =>
            `${palace[id]}: ${flights.map((one) => `${transformation[one.transformation]} to ${palace[one.to]}`).join(", ")}`,
        )
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & Pick<ZiweiRefusal, "hourNeeded" | "yearOutOfRange">;
}>;

export type FlightsWords = Translation<typeof en>;
