/** `cards.json` and `cards-tarot.json`: decks card by card against the printed lists, and the spreads that books describe. */
import { differ, verdictOf, type Adapter, type Call } from "../adapter.ts";

type Any = any;

const SUITS = ["wands", "cups", "swords", "pentacles"];
const RANKS = "ace two three four five six seven eight nine ten page knight queen king".split(" ");
const TRUMPS =
  "the-fool the-magician the-high-priestess the-empress the-emperor the-hierophant the-lovers the-chariot strength the-hermit wheel-of-fortune justice the-hanged-man death temperance the-devil the-tower the-star the-moon the-sun judgement the-world".split(
    " ",
  );
const ETTEILLA_MAJORS =
  "etteilla light plants sky man-and-beasts stars birds-and-fish rest justice temperance strength prudence high-priest devil magician last-judgement mortality capuchin temple wheel-of-fortune despot".split(
    " ",
  );
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Marks of omission as the file writes them. */
const plain = (text: string) => text.replaceAll("’", "'");

/** Lays a deck in spreads of so many cards, the last of them filled from the start. */
async function layAll(
  call: Call,
  procedure: string,
  spread: string,
  names: readonly string[],
  size: number,
): Promise<readonly Any[]> {
  const found: Any[] = [];
  for (let from = 0; from < names.length; from += size) {
    const own = names.slice(from, from + size);
    const cards = [...own, ...names.slice(0, size - own.length)];
    const answer: Any = await call(procedure, { spread, cards });
    found.push(...answer.cards.slice(0, own.length));
  }
  return found;
}

const JUDGES: Readonly<
  Record<string, (call: Call, one: Any, file: Any) => Promise<readonly string[]>>
> = {
  async "lenormand.count"(call, { expect }, file) {
    const [man, woman] = expect.persons;
    const answer: Any = await call("lenormand.grandTableau", {
      person: man,
      cards: upTo(expect.cards),
    });
    const her: Any = await call("lenormand.grandTableau", {
      person: woman,
      cards: upTo(expect.cards),
    });
    const wanted = file.lenormand.map(({ number, name, playingCard, polarity }: Any) => ({
      number,
      name,
      playingCard: playingCard.replace(" ", "-of-"),
      polarity,
    }));
    const kinds = ["ill", "mixed", "good"];
    return [
      ...differ([man, woman], [answer.person.place, her.person.place], { path: "/persons" }),
      ...differ(
        wanted,
        answer.cards.map(({ number, card, playingCard, polarity }: Any) => ({
          number,
          // The sheet has one mouse; every deck since, and ours, draws several.
          name: card.text.replace(/^Mice$/, "Mouse"),
          playingCard,
          polarity: kinds[Math.sign(polarity) + 1],
        })),
        { path: "/cards" },
      ),
    ];
  },
  async "kipper.count"(call, { expect }, file) {
    const [man, woman] = expect.mainPersons;
    const laid = { spread: "full", cards: upTo(expect.cards) };
    const [his, hers]: Any[] = [
      await call("kipper.draw", { ...laid, person: man }),
      await call("kipper.draw", { ...laid, person: woman }),
    ];
    return [
      ...differ([man, woman], [his.person.place, hers.person.place], { path: "/mainPersons" }),
      ...differ(
        file.kipper.map(({ number, title }: Any) => ({ number, title })),
        his.cards.map(({ number, card }: Any) => ({ number, title: card.native })),
        { path: "/cards" },
      ),
    ];
  },
  async "etteilla.count"(call, { expect }, file) {
    const down = [...RANKS].reverse();
    const ids = [
      ...ETTEILLA_MAJORS,
      ...SUITS.flatMap((suit) => down.map((rank) => `${rank}-of-${suit}`)),
      "folly",
    ];
    const upright = await layAll(call, "etteilla.draw", "twelve", ids, 12);
    const turned = await layAll(
      call,
      "etteilla.draw",
      "twelve",
      ids.map((id) => `${id}:reversed`),
      12,
    );
    const wanted = file.etteilla.map(({ number, upright: up, reversed }: Any) => ({
      number,
      up,
      reversed,
    }));
    const suits = file.etteilla.filter(({ image }: Any) =>
      / of (Wands|Cups|Swords|Coins)$/.test(image),
    );
    return [
      ...differ(expect.cards, upright.length, { path: "/cards" }),
      ...differ(
        wanted,
        upright.map(({ number, keyword }, index) => ({
          number,
          up: plain(keyword),
          reversed: plain(turned[index].keyword),
        })),
        { path: "/cards" },
      ),
      ...suits.flatMap(({ number, image }: Any) =>
        differ(image, upright[number - 1].card.text, { path: `/cards/${number}/image` }),
      ),
    ];
  },
  async "foli.past"(call, { expect }) {
    const { cards }: Any = await call("playingCards.draw", {
      deck: "32",
      spread: "pastPresentFuture",
      seed: "foli",
    });
    const count = (place: string) => cards.filter((card: Any) => card.position.id === place).length;
    const order = [...new Set(cards.map((card: Any) => card.position.id))].filter(
      (place) => place !== "surprise",
    );
    return differ(expect, {
      surprise: count("surprise"),
      packs: expect.order.map(count),
      order,
    });
  },
  async "waite.count"(call, { expect }) {
    const ids = [...TRUMPS, ...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}-of-${suit}`))];
    const cards = await layAll(call, "tarot.draw", "celticCross", ids, 10);
    const of = (arcana: string) => cards.filter((card) => card.arcana.id === arcana).length;
    const numbered = (id: string) => cards.find((card) => card.card.id === id).number;
    return differ(expect, {
      cards: new Set(cards.map(({ index }) => index)).size,
      major: of("major"),
      minor: of("minor"),
      suits: Object.fromEntries(
        SUITS.map((suit) => [suit, cards.filter((card) => card.suit?.id === suit).length]),
      ),
      strength: numbered("strength"),
      justice: numbered("justice"),
      fool: numbered("the-fool"),
    });
  },
  async "marseille.order"(call, { expect }) {
    const names = ["justice", "strength", "the-fool"];
    const { cards }: Any = await call("tarot.draw", {
      spread: "three",
      cards: names,
      order: "marseille",
    });
    return differ(expect, { justice: cards[0].number, strength: cards[1].number });
  },
  async celtic(call, { expect }) {
    const { cards }: Any = await call("tarot.draw", { spread: "celticCross", seed: "waite" });
    const waite: Readonly<Record<string, string>> = {
      present: "what covers",
      crossing: "what crosses",
      crown: "what crowns",
      root: "what is beneath",
      past: "what is behind",
      nearFuture: "what is before",
      self: "himself",
      surroundings: "his house",
      hopesAndFears: "his hopes and fears",
      outcome: "what will come",
    };
    const names = cards.map((card: Any) => waite[card.position.id]);
    return differ(expect, { positions: cards.length, names });
  },
};

export const adapters: readonly Adapter[] = [
  {
    files: /^cards(-tarot)?\.json$/,
    procedures: (one) => [String(one["procedure"])],
    async judge(one, call, file) {
      const judge = JUDGES[String(one["id"])];
      if (!judge) return { kind: "skipped", reason: `no judge for ${String(one["id"])}` };
      return verdictOf(await judge(call, one, file));
    },
  },
];
