/** What is thrown, counted or dealt otherwise than from a deck, in the order in which it uses chance. */

import { blocks, inOrder, sum, times } from "./steps.js";
import { ANKLE_BONES, IRK_BITIG, MO_ANSWERS, MO_SYLLABLES } from "./tables.js";

/** A line from three coins: heads three, tails two. */
const coins = (chance) => sum(3, async () => 2 + (await chance.below(2)));
/** A line from forty-nine stalks: what each of three changes leaves. */
async function stalks(chance) {
  const first = (await chance.below(4)) === 0 ? 9 : 5;
  return [first, ...(await times(2, async () => ((await chance.below(2)) === 0 ? 8 : 4)))];
}
const lineOf = (left) => (49 - left.reduce((a, b) => a + b, 0)) / 4;

async function tokens(chance) {
  return times(3, () => sum(4, () => chance.below(2)));
}

/** Nine fields from forty-one beans, each row parted at two places. */
async function beans(chance) {
  const fields = [];
  let left = 41;
  await inOrder(3, async () => {
    const first = (await chance.below(left - 1)) + 1;
    const other = (await chance.below(left - 2)) + 1;
    const second = other >= first ? other + 1 : other;
    const [low, high] = first < second ? [first, second] : [second, first];
    const row = [low, high - low, left - high].map((heap) => ((heap - 1) % 4) + 1);
    left -= row.reduce((a, b) => a + b, 0);
    fields.push(...row);
  });
  return fields;
}

/** Three throws of four sticks, by how many lie with their flat sides up. */
async function sticks(chance) {
  const names = ["mo", "do", "gae", "geol", "yut"];
  const flat = async () => ((await chance.next()) < 0.5 ? 1 : 0);
  return times(3, async () => names[await sum(4, flat)]);
}

/** Four lines of one, two or three strokes from thirty-three stalks, counted by threes. */
const digits = (chance) =>
  times(4, async () => {
    const first = (await chance.below(3)) === 0 ? 30 : 27;
    const left = first - ((await chance.below(3)) === 0 ? 6 : 3);
    return left / 3 - 6;
  });

/** As many more as there are options. */
const forEach = (list, each) => inOrder(list?.length ?? 0, each);

export const CASTS = {
  async "yijing.cast"(chance, answer, { method = "coins" }, expect) {
    expect("method/id", method === "yarrow" ? "yarrow" : "coins");
    const six = () => times(6, async () => (method === "yarrow" ? stalks(chance) : coins(chance)));
    const thrown = await six();
    if (method === "yarrow") thrown.forEach((left, i) => expect(`stalks/${i}`, left));
    const valuesOf = (lines) => (method === "yarrow" ? lines.map(lineOf) : lines);
    expect.each("values", valuesOf(thrown));
    await forEach(answer.optionCasts, async (i) => {
      const lines = valuesOf(await six()).map((value) => value % 2);
      expect(`optionCasts/${i}/figure/lines`, lines.join(""));
    });
  },
  async "lingQi.cast"(chance, answer, input, expect) {
    const thrown = await tokens(chance);
    ["upper", "middle", "lower"].forEach((where, i) => expect(`counts/${where}`, thrown[i]));
    expect("figure/id", `tokens${thrown.join("")}`);
    await forEach(answer.optionFigures, async (i) =>
      expect(`optionFigures/${i}/figure/id`, `tokens${(await tokens(chance)).join("")}`),
    );
  },
  async "mo.cast"(chance, answer, input, expect) {
    const thrown = await times(2, () => chance.below(6));
    expect.each(
      "throws",
      thrown.map((face) => MO_SYLLABLES[face]),
      "/id",
    );
    const answerOf = ([first, second]) => MO_ANSWERS[6 * first + second];
    expect("answer/id", answerOf(thrown));
    await forEach(answer.optionAnswers, async (i) =>
      expect(`optionAnswers/${i}/id`, answerOf(await times(2, () => chance.below(6)))),
    );
  },
  async "irkBitig.cast"(chance, answer, input, expect) {
    const pips = () => times(3, async () => 1 + (await chance.below(4)));
    const thrown = await pips();
    expect.each("throws", thrown);
    expect("omen/id", IRK_BITIG.get(thrown.join("")));
    await forEach(answer.optionOmens, async (i) =>
      expect(`optionOmens/${i}/id`, IRK_BITIG.get((await pips()).join(""))),
    );
  },
  async "taiXuan.cast"(chance, answer, input, expect) {
    const head = await digits(chance);
    expect.each("digits", head);
    expect("head/id", `head${head.join("")}`);
    await forEach(answer.optionHeads, async (i) =>
      expect(`optionHeads/${i}/head/id`, `head${(await digits(chance)).join("")}`),
    );
  },
  async "shagai.cast"(chance, answer, input, expect) {
    const bones = () => times(4, async () => ANKLE_BONES[await chance.below(10)]);
    expect.each("bones", await bones(), "/id");
    await forEach(answer.optionBones, async (i) =>
      expect.each(`optionBones/${i}`, await bones(), "/id"),
    );
  },
  async "kumalak.cast"(chance, answer, input, expect) {
    expect.each("heaps", await beans(chance));
    await forEach(answer.optionHeaps, async (i) =>
      expect.each(`optionHeaps/${i}`, await beans(chance)),
    );
  },
  async "yutjeom.cast"(chance, answer, input, expect) {
    const figureOf = (throws) => throws.map((one) => (one === "yut" ? "mo" : one)).join("-");
    const thrown = await sticks(chance);
    expect.each("throws", thrown, "/id");
    expect("figure/id", figureOf(thrown));
    await forEach(answer.optionFigures, async (i) =>
      expect(`optionFigures/${i}/id`, figureOf(await sticks(chance))),
    );
  },
  async "jiaoBei.cast"(chance, answer, { rule = "one" }, expect) {
    // They are thrown until they answer: sacred throws in a row grant, a refusing one refuses.
    const wanted = rule === "three" ? 3 : 1;
    const [thrown, most] = [[], answer.most];
    let row = 0;
    while (thrown.length < most && row < wanted && thrown.at(-1) !== "yin") {
      thrown.push(await blocks(chance));
      row = thrown.at(-1) === "sheng" ? row + 1 : 0;
    }
    expect.each("throws", thrown, "/id");
    await forEach(answer.optionThrows, async (i) =>
      expect.each(`optionThrows/${i}/throws`, await times(3, () => blocks(chance)), "/id"),
    );
  },
};
