/**
 * How long documents take: the first of a process, its thread and fonts included, and the tenth of its kind.
 *
 * bun run bench:documents
 */
import { openHouse } from "../../tests/site/signed_in.ts";

const BIRTH = { birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei" };
const CHARTS = [
  ["astrology.calculate", BIRTH],
  ["vedic.chart", BIRTH],
  ["bazi.chart", { ...BIRTH, gender: "female" }],
  ["ziwei.chart", { ...BIRTH, gender: "female" }],
  ["natal.tian", { ...BIRTH, gender: "female" }],
] as const;
const ROUNDS = 10;

const house = await openHouse();
const ann = await house.somebody(9000);
const ids: string[] = [];
for (const [name, input] of CHARTS) {
  const answer = await house.ask(`/api/trpc/${name}`, {
    method: "POST",
    headers: { authorization: ann.bearer, "content-type": "application/json" },
    body: JSON.stringify({ json: input }),
  });
  ids.push(answer.headers.get("x-kept-reading")!);
}

async function set(of: string, lang: string): Promise<readonly [ms: number, bytes: number]> {
  const since = performance.now();
  const path = `/api/v1/readings/document.pdf?of=${of}&lang=${lang}`;
  const response = await house.ask(path, { headers: { authorization: ann.bearer } });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`Cannot set ${of}: ${response.status}`);
  return [performance.now() - since, byteLength];
}

const kinds = [
  ...CHARTS.map(([name], at) => [name, ids[at]!] as const),
  ["four charts", ids.slice(0, 4).join(",")] as const,
];
const [cold] = await set(ids[2]!, "zh-Hant");
console.log(`first of the process (bazi.chart, zh-Hant): ${cold.toFixed(0)} ms`);
for (const [name, of] of kinds) {
  for (const lang of ["en", "zh-Hant"]) {
    const runs: number[] = [];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const [ms, size] = await set(of, lang);
      runs.push(ms);
      bytes = size;
    }
    const median = runs.slice(1).toSorted((a, b) => a - b)[Math.floor((ROUNDS - 1) / 2)]!;
    const parts = [name.padEnd(20), lang.padEnd(8), `first ${runs[0]!.toFixed(0)} ms`.padEnd(16)];
    console.log(
      ...parts,
      `warm ${median.toFixed(0)} ms`.padEnd(14),
      `${Math.ceil(bytes / 1024)} KB`,
    );
  }
}
await house.close();
process.exit(0);
