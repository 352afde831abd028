/** Opens the atlas in a process of its own and prints how long and how much memory the first answer took. */
import { openAtlas, resolvePlace } from "../../src/places/mod.ts";

Bun.gc(true);
const before = process.memoryUsage.rss();
const start = performance.now();
const answer = resolvePlace(openAtlas(), { text: "臺北", lang: "zh-Hant" });
const ms = performance.now() - start;
if (answer.kind !== "one") throw new Error(`Cannot measure: 臺北 is ${answer.kind}`);
const mb = (process.memoryUsage.rss() - before) / 1e6;
console.log(JSON.stringify({ ms, mb }));
