import { Refusal, type InputOf } from "#sdk";
import type { BintangAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { isLatin, readLetters, toJawi } from "./letters.ts";
import { starAt, starNumber } from "./stars.ts";

export { drawRing as picture } from "./picture.ts";

type Asked = InputOf<typeof input, typeof CONVENTIONS>;

export function run(asked: Asked): BintangAnswer {
  const [own, mother] = [sumOf("name", asked), sumOf("mother", asked)];
  const sum = own.total + mother.total;
  const number = starNumber(sum);
  return { own, mother, sum, number, ...starAt(number) };
}

function sumOf(who: "name" | "mother", asked: Asked): BintangAnswer["own"] {
  const name = asked[who];
  const spelled = asked.script !== "jawi" && isLatin(name);
  const jawi = spelled ? toJawi(name) : name;
  const { letters, foreign } = readLetters(jawi, asked.alif);
  const total = letters.reduce((sum, { value }) => sum + value, 0);
  if (foreign !== null || total === 0) throw new Refusal("not-jawi", { who, sign: foreign });
  return { jawi, spelled, letters, total };
}
