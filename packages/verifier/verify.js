/**
 * Verifiable draws, version 1: proves from an answer alone that chance decided what it shows, without asking anybody.
 * Runs wherever Web Crypto does: browsers (also from a saved page), Bun, Deno, Node. README.md is the specification.
 */

import { CASTS } from "./casts.js";
import { chanceOf, hex, hmac, requestOf, sha256 } from "./chance.js";
import {
  DECK,
  ETTEILLA,
  FALLS,
  FIGURES,
  givenOf,
  KIPPER,
  LEGS,
  LENORMAND,
  PLACES,
  PLAYING,
  RUNES,
  SIBILLA,
  UPRIGHT,
} from "./tables.js";
import { ask, blocks, figure, inOrder, sum, times } from "./steps.js";

/** What each procedure draws, in the order in which it uses chance. */
const PROCEDURES = {
  ...CASTS,
  async "coinFlip.flip"(chance, answer, { weight = 0.5, flips = 1 }, expect) {
    const sequence = await times(flips, async () =>
      (await chance.next()) < weight ? "heads" : "tails",
    );
    expect.each("sequence", sequence, "/id");
    const heads = sequence.filter((side) => side === "heads").length;
    expect("heads", heads);
    expect("tails", flips - heads);
    expect("answer/id", heads * 2 > flips ? "yes" : "no");
  },
  async "tarot.draw"(chance, answer, { spread = "single", reversals = true }, expect) {
    const deck = [...DECK];
    const deal = async (path) => {
      expect(`${path}/card/id`, deck.splice(await chance.below(deck.length), 1)[0]);
      expect(`${path}/reversed`, reversals && (await chance.below(2)) === 1);
    };
    expect("cards/length", PLACES[spread]);
    await inOrder(PLACES[spread], (i) => deal(`cards/${i}`));
    await inOrder(answer.optionCards?.length ?? 0, (i) => deal(`optionCards/${i}`));
  },
  "lenormand.draw": (chance, answer, { spread }, expect) =>
    cards(chance, answer, LENORMAND, PLACES[spread], expect),
  "lenormand.grandTableau": (chance, answer, input, expect) =>
    cards(chance, {}, LENORMAND, 36, expect),
  async "tarot.openingOfTheKey"(chance, answer, { significator }, expect) {
    const courts = DECK.filter((card) => /^(page|knight|queen|king)-/.test(card));
    const who = significator ?? courts[await chance.below(courts.length)];
    expect("significator/card/id", who);
    const names = ["yod", "heh", "vau", "hehFinal"];
    const heaps = [null, 12, 12, 0, 10];
    await inOrder(5, async (operation) => {
      const pack = await shuffled(chance, DECK);
      const at = pack.findIndex(({ card }) => card === who);
      const path = `operations/${operation}`;
      let opened;
      if (operation === 0) {
        const stacks = await quartered(chance, pack);
        const found = stacks.findIndex((stack) => stack.some(({ card }) => card === who));
        expect(`${path}/division/id`, names[found]);
        opened = stacks[found];
      } else if (operation === 3) {
        opened = Array.from({ length: 37 }, (_, i) => pack[(at + i) % pack.length]);
      } else {
        const count = heaps[operation];
        opened = pack.filter((_, i) => i % count === at % count);
      }
      expect(`${path}/cards/length`, opened.length);
      opened.forEach(({ card, reversed }, i) => {
        expect(`${path}/cards/${i}/card/id`, card);
        expect(`${path}/cards/${i}/reversed`, reversed);
      });
    });
  },
  "etteilla.draw": (chance, answer, { spread }, expect) =>
    cards(chance, answer, ETTEILLA, PLACES[spread], expect, true),
  "kipper.draw": (chance, answer, { spread }, expect) =>
    spread === "full"
      ? cards(chance, {}, KIPPER, 36, expect)
      : cards(chance, answer, KIPPER, PLACES[spread], expect),
  "sibilla.draw": (chance, answer, { spread }, expect) =>
    cards(chance, answer, SIBILLA, PLACES[spread], expect, true),
  "playingCards.draw": (chance, answer, { deck, spread }, expect) => {
    const pack = PLAYING.filter((card) => deck === "52" || !/^[2-6]-/.test(card));
    // Where the whole pack is dealt, options have cards of the spread.
    const rest = spread === "pastPresentFuture" ? {} : answer;
    return cards(chance, rest, pack, PLACES[spread], expect, deck === "32");
  },
  async "runes.cast"(
    chance,
    answer,
    { spread = "single", reversals = true, blank = false },
    expect,
  ) {
    const bag = blank ? [...RUNES, "blank"] : [...RUNES];
    const cast = async (path) => {
      const rune = bag.splice(await chance.below(bag.length), 1)[0];
      expect(`${path}/rune/id`, rune);
      const turns = reversals && !UPRIGHT.includes(rune);
      expect(`${path}/merkstave`, turns && (await chance.below(2)) === 1);
    };
    expect("runes/length", PLACES[spread]);
    await inOrder(PLACES[spread], (i) => cast(`runes/${i}`));
    await inOrder(answer.optionRunes?.length ?? 0, (i) => cast(`optionRunes/${i}`));
  },
  async "ramShalaka.draw"(chance, answer, _input, expect) {
    const square = async () => 1 + (await chance.below(225));
    expect("cell", await square());
    await inOrder(answer.options?.length ?? 0, async (i) =>
      expect(`options/${i}/cell`, await square()),
    );
  },
  async "divination.draw"(chance, answer, { systemSlug, confirm = "off", method }, expect) {
    expect("system/set/id", systemSlug);
    const count = Number(/\d+$/.exec(systemSlug)?.[0]);
    expect("system/count", count);
    if (method === "blocks") {
      if ((await chance.next()) < 1 / 1024) return expect("throws/length", 0);
      return expect.each("throws", await times(3, () => blocks(chance)), "/id");
    }
    let lot = 1 + (await chance.below(count));
    for (let i = 0; confirm !== "off" && answer.confirmation?.performed; i++) {
      expect(`confirmation/attempts/${i}/lotNumber`, lot);
      const { confirmed, throws } = await ask(chance, confirm);
      expect.each(`confirmation/attempts/${i}/throws`, throws, "/id");
      if (confirmed || i === 9) break;
      lot = 1 + (await chance.below(count));
    }
    expect("lotNumber", lot);
  },
  async "liuyao.calculate"(chance, answer, input, expect) {
    const values = await times(6, async () => 6 + (await sum(3, () => chance.below(2))));
    expect.each("cast/values", values);
    expect("hexagram/lines", values.map((value) => value % 2).join(""));
    expect(
      "moving",
      values.flatMap((value, i) => (value === 6 || value === 9 ? [i + 1] : [])),
    );
  },
  async "raml.cast"(chance, answer, input, expect) {
    const lines = await times(16, async () => 13 + (await chance.below(8)));
    expect.each("lines", lines);
    const rows = lines.map((points) => (points % 2 === 1 ? 1 : 2));
    [0, 1, 2, 3].forEach((i) =>
      expect(`houses/${i}/pattern`, rows.slice(4 * i, 4 * i + 4).join("")),
    );
  },
  "geomancy.cast": mothers,
  "geomancy.judge": mothers,
  async "ramal.cast"(chance, answer, input, expect) {
    const dice = await times(8, async () => 1 + (await chance.below(4)));
    expect.each("dice", dice);
    const faces = dice.map((face) => ["11", "12", "21", "22"][face - 1]);
    [0, 1, 2, 3].forEach((i) => expect(`houses/${i}/pattern`, `${faces[i]}${faces[i + 4]}`));
  },
  async "sikidy.cast"(chance, answer, input, expect) {
    await inOrder(4, async (i) => expect(`columns/${i}/figure`, await figure(chance)));
  },
  async "ifa.cast"(chance, answer, input, expect) {
    const [right, left] = [await figure(chance), await figure(chance)];
    expect("odu/id", `${LEGS.get(right)}-${LEGS.get(left)}`);
    expect.each("marks", [...right, ...left].map(Number));
    for (const list of ["fortuneThrows", "kindThrows", "replyThrows"]) {
      await inOrder(answer[list]?.length ?? 0, async (i) => {
        const legs = [LEGS.get(await figure(chance)), LEGS.get(await figure(chance))];
        expect(`${list}/${i}/odu/id`, legs.join("-"));
      });
    }
  },
  async "hakata.cast"(chance, answer, input, expect) {
    const open = await times(4, async () => (await chance.below(2)) === 1);
    expect.each("tablets", open, "/open");
    const number = open.reduce((sum_, one) => sum_ * 2 + (one ? 1 : 0), 0);
    expect("number", number);
    expect("fall/id", FALLS[number]);
  },
};

/** Procedures whose draws can be proved here. */
export const COVERED = Object.keys(PROCEDURES);

/**
 * Proves a draw.
 *
 * @param answer as the service gave it: the body, its `result`, or its `data`
 * @param noted `salt` and `serverHash`, where you kept them yourself
 * @returns {Promise<{ proved: boolean, procedure: string, checks: { check, ok, expected, found }[] }>} `proved` where
 *   every check holds; it never throws
 */
export async function verifyDraw(answer, noted = {}) {
  const data = answer?.result?.data ?? answer?.data ?? answer;
  const checks = [];
  const add = (check, expected, found) =>
    checks.push({ check, ok: JSON.stringify(expected) === JSON.stringify(found), expected, found });
  const procedure = data?.reading?.procedure;
  try {
    await prove(data, noted, add);
  } catch (error) {
    add("readable", "an answer of a draw", String(error));
  }
  return { proved: checks.every(({ ok }) => ok), procedure, checks };
}

async function prove(data, noted, add) {
  const { procedure, seed, method, draw } = data.reading;
  add("covered", true, COVERED.includes(procedure));
  add("method", "hmac-sha256-counter", method);
  const named = Object.keys(draw.input).filter((name) => givenOf(procedure).includes(name));
  add("outcomes that the caller named", [], named);
  if (!COVERED.includes(procedure)) return;
  if (draw.commitment || noted.salt || noted.serverHash) {
    const { commitment, serverHash, serverSeed, salt } = draw.commitment;
    add("serverHash", noted.serverHash ?? serverHash, await sha256(serverSeed));
    add("salt", noted.salt ?? salt, salt);
    add("seed", hex(await hmac(serverSeed, salt)), seed);
    const base64 = commitment.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = [...atob(base64)].map((char) => char.charCodeAt(0));
    add("salt in the commitment", await sha256(salt), hex(bytes.slice(16, 48)));
    const request = await sha256(requestOf(procedure, draw.input));
    add("request in the commitment", request, hex(bytes.slice(48, 80)));
  }
  const at = (path) => path.split("/").reduce((value, step) => value?.[step], data);
  const expect = (path, expected) => add(path, expected, at(path));
  expect.each = (path, values, below = "") => {
    expect(`${path}/length`, values.length);
    values.forEach((value, i) => expect(`${path}/${i}${below}`, value));
  };
  await PROCEDURES[procedure](chanceOf(seed), data, draw.input, expect);
}

/** Cards dealt in deck order, then one for each option; sides only where reversals are named. */
async function cards(chance, answer, names, count, expect, reversals) {
  const deck = [...names];
  const deal = async (path) => {
    expect(`${path}/card/id`, deck.splice(await chance.below(deck.length), 1)[0]);
    if (reversals !== undefined) {
      expect(`${path}/reversed`, reversals && (await chance.below(2)) === 1);
    }
  };
  expect("cards/length", count);
  await inOrder(count, (i) => deal(`cards/${i}`));
  await inOrder(answer.optionCards?.length ?? 0, (i) => deal(`optionCards/${i}`));
}
async function shuffled(chance, names) {
  const deck = [...names];
  return times(names.length, async () => {
    const card = deck.splice(await chance.below(deck.length), 1)[0];
    return { card, reversed: (await chance.below(2)) === 1 };
  });
}
/** Each half cut to the left: from the right Yod, Heh, Vau and the final Heh. */
async function quartered(chance, pack) {
  const cut = async (size) => (size < 2 ? size : 1 + (await chance.below(size - 1)));
  const middle = await cut(pack.length);
  const [upper, lower] = [pack.slice(0, middle), pack.slice(middle)];
  const [a, b] = [await cut(upper.length), await cut(lower.length)];
  return [lower.slice(b), lower.slice(0, b), upper.slice(a), upper.slice(0, a)];
}
async function mothers(chance, answer, input, expect) {
  await inOrder(4, async (i) =>
    expect(`shield/mothers/${i}/id`, FIGURES.get(await figure(chance))),
  );
}
