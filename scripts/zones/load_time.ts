/** Prints what the zones cost a process: `bun scripts/zones/load_time.ts`. */
export {};

const start = performance.now();
const { findZone, zoneNames } = await import("../../src/time/zones/find_zone.ts");
const imported = performance.now();
const names = zoneNames();
const indexed = performance.now();
findZone("Asia/Taipei");
const first = performance.now();
findZone("America/New_York");
const second = performance.now();
for (const name of names) findZone(name);
const all = performance.now();

const ms = (from: number, to: number) => `${(to - from).toFixed(1)} ms`;
console.log(
  `import ${ms(start, imported)}, index of ${names.length} names ${ms(imported, indexed)}, ` +
    `Asia/Taipei ${ms(indexed, first)}, America/New_York ${ms(first, second)}, ` +
    `every zone ${ms(second, all)}`,
);
