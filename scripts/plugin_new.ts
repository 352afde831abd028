/** `bun run plugin:new ID [DIR]`: writes a working plugin folder with a procedure, an icon and a test. */
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const [id, parent] = process.argv.slice(2);
if (!id || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  console.error("Usage: bun run plugin:new ID [DIR]; ID is kebab-case, such as norse-lots");
  process.exit(2);
}
const folder = join(resolve(parent ?? join(import.meta.dir, "../plugins")), id);
if (existsSync(folder)) {
  console.error(`Cannot write ${folder}: it exists`);
  process.exit(2);
}
const space = id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const title = id
  .split("-")
  .map((word) => word[0]!.toUpperCase() + word.slice(1))
  .join(" ");

const FILES: Readonly<Record<string, string>> = {
  "mod.ts": `/** ${title}: say in one sentence what this folder holds. */
import { definePlugin } from "#sdk";
import { weekday } from "./weekday/weekday.ts";

export default definePlugin({
  id: "${id}",
  sdk: 1,
  version: "1.0.0",
  title: { en: "${title}", zhHant: "${title}（中文名）" },
  summary: { en: "What this folder holds", zhHant: "此資料夾之內容" },
  traditions: [
    {
      id: "${id}",
      title: { en: "${title}", zhHant: "${title}（中文名）" },
      family: "${title}",
      region: "Where it is at home",
      icon: "icons/${id}.svg",
    },
  ],
  procedures: [weekday],
});
`,
  "weekday/weekday.ts": `import { defineProcedure, Moment, Type } from "#sdk";
import { weekdayName } from "./rules.ts";

/** Names the weekday of a civil date: the smallest complete procedure; put your own in its place. */
export const weekday = defineProcedure({
  name: "${space}.weekday",
  tradition: "${id}",
  title: { en: "Weekday", zhHant: "星期" },
  summary: { en: "The weekday of a civil date", zhHant: "民用日期之星期" },
  kind: "calculation",
  cost: 1,
  reads: "moment",
  input: Type.Object({ ...Moment }),
  output: Type.Object({ weekday: Type.String({ description: "English name" }) }),
  run: (_input, give) => ({ weekday: weekdayName(give.civil().dayOfWeek) }),
  examples: [
    {
      title: "the first day on the Moon",
      input: { date: "1969-07-20" },
      expect: { weekday: "Sunday" },
      source: "Apollo 11 mission report",
    },
  ],
  references: [{ title: "ISO 8601", part: "calendar dates" }],
});
`,
  "weekday/rules.ts": `const NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** @param index 0 is Sunday, to 6 */
export function weekdayName(index: number): string {
  const name = NAMES[index];
  if (name === undefined) throw new RangeError(\`Cannot name weekday \${index}: must be 0 to 6\`);
  return name;
}
`,
  "weekday/rules_test.ts": `import { expect, test } from "bun:test";
import { weekdayName } from "./rules.ts";

test("weekdayName() counts from Sunday", () => {
  expect(weekdayName(0)).toBe("Sunday");
  expect(weekdayName(6)).toBe("Saturday");
  expect(() => weekdayName(7)).toThrow(RangeError);
});
`,
  [`icons/${id}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="#3f6fb5" stroke-width="4" stroke-linecap="round">
  <circle cx="32" cy="32" r="22"/>
  <path d="M32 18v14l9 6"/>
</svg>
`,
  "README.md": `# ${title}

| Procedure | What it answers | Source |
|---|---|---|
| \`${space}.weekday\` | The weekday of a civil date | ISO 8601 |
`,
};

for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  await Bun.write(join(folder, name), text);
}
console.log(`Wrote ${folder}`);
console.log(`Check it with: bun run plugin:check ${folder}`);
