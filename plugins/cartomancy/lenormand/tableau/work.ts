import { type Give, type InputOf, requireAnswerable, standingOf, understand } from "#sdk";
import { deal } from "../../core/deal.ts";
import { layNumbers } from "../../core/laid.ts";
import { scoreOf } from "../../core/reply.ts";
import { DECK, LENORMAND, type LenormandCard, type LenormandId } from "../core/deck.ts";
import { describeCard } from "../core/describe.ts";
import type { TableauAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import {
  around,
  cornersOf,
  distanceOf,
  heartOf,
  knightsOf,
  lineOf,
  mirrorsOf,
  type Layout,
} from "./layout.ts";
import { FAR, houseOf, leaningOf, optionPlaces, quarterFrom, timeFrom, topicOf } from "./rules.ts";

export { weigh } from "../../core/leaning.ts";
export { drawTableau as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): TableauAnswer {
  const { person: number, layout = "8x4+4", question, cards: numbers } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const cards = numbers
    ? layNumbers(DECK, numbers, DECK.length)
    : deal(random, DECK, DECK.length, false).map(({ card }) => card);
  const placeOf = (id: LenormandId) => cards.findIndex((card) => card.id === id);
  const person = cards.findIndex((card) => card.number === number);
  const topicId = topicOf(asked.matter);
  const topic = topicId === null ? person : placeOf(topicId);
  const leaning = leaningOf(cards, person, topic, layout);
  const forOptions = optionPlaces(asked, placeOf("ways"), layout).map((place) => cards[place]!);
  const at = (places: readonly number[]) => places.map((place) => cards[place]!.id);
  return {
    layout,
    question: question ?? null,
    asked,
    reply: {
      standing: standingOf(leaning.score, asked.hope),
      where:
        asked.form === "where"
          ? { quarter: quarterFrom(person, topic, layout), ground: cards[topic]!.element }
          : null,
      when: asked.form === "when" ? timeFrom(person, topic, layout) : null,
      weighed: forOptions.map(({ polarity }, index) => ({
        option: asked.options[index]!,
        score: scoreOf(polarity),
      })),
    },
    castBy: numbers ? "caller" : "chance",
    cards: cards.map((card, place) => describeLaid(card, place, person, layout)),
    person: centreOf(cards, person, layout),
    topic: topicId === null ? null : centreOf(cards, topic, layout),
    apart: topicId === null ? null : distanceOf(person, topic, layout),
    first: at([0, 1, 2]),
    corners: at(cornersOf(layout)),
    heart: at(heartOf(layout)),
    optionCards: forOptions.map(describeCard),
    leaning,
  };
}

function describeLaid(
  card: LenormandCard,
  place: number,
  person: number,
  layout: Layout,
): TableauAnswer["cards"][number] {
  const house = houseOf(place);
  const distance = distanceOf(person, place, layout);
  const reach =
    distance === 0 ? "self" : distance === 1 ? "near" : distance >= FAR ? "far" : "middle";
  return {
    place: place + 1,
    ...describeCard(card),
    house,
    housed: { code: "housed", with: { card: card.id, house } },
    distance,
    reach,
    reads: reach === "near" || reach === "far" ? { code: reach, with: { card: card.id } } : null,
  };
}

function centreOf(
  cards: readonly LenormandCard[],
  place: number,
  layout: Layout,
): TableauAnswer["person"] {
  const at = (places: readonly number[]) => places.map((one) => cards[one]!.id);
  const { id: card } = cards[place]!;
  const house = houseOf(place);
  return {
    card,
    place: place + 1,
    house,
    says: { code: "housed", with: { card, house } },
    guest: cards[LENORMAND.ids.indexOf(card)]!.id,
    around: at(around(place, layout)),
    left: at(lineOf(place, layout, "left")),
    right: at(lineOf(place, layout, "right")),
    above: at(lineOf(place, layout, "above")),
    below: at(lineOf(place, layout, "below")),
    knights: at(knightsOf(place, layout)),
    mirrors: at(mirrorsOf(place, layout)),
  };
}
