/** Who is named first changes nothing but the names, where both are of one kind. */
import { expect, test } from "bun:test";
import { seededRandom } from "../../src/plugins/mod.ts";
import { callBlend } from "./support.ts";

const COUNT = 12;

function birth(seed: string) {
  const random = seededRandom(seed);
  const two = (value: number) => String(value).padStart(2, "0");
  return {
    birthDate: `${1940 + random.below(70)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`,
    birthTime: `${two(random.below(24))}:30`,
    timezone: "Asia/Taipei",
    latitude: 25.033,
    longitude: 121.565,
    gender: "female",
  };
}

test("compatibility.tian of two people of one gender is the same both ways round", async () => {
  for (let n = 0; n < COUNT; n++) {
    const [a, b] = [birth(`${n} a`), birth(`${n} b`)];
    const { answer: one } = await callBlend("compatibility.tian", { a, b });
    const { answer: other } = await callBlend("compatibility.tian", { a: b, b: a });
    const scores = ({ systems }: { systems: { system: string; score: number }[] }) =>
      systems.map(({ system, score }) => [system, score]);
    const differ = scores(one).filter(([, score], i) => score !== scores(other)[i]![1]);
    expect([n, differ]).toEqual([n, []]);
    expect(other.blendedScore).toBe(one.blendedScore);
  }
}, 60_000);
