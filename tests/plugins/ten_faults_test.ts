/** Ten faults of a newcomer's folder, each refused by name with the field and the fix. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideModules } from "../../src/host/provide_modules.ts";
import { findFaults } from "../../src/plugins/check/mod.ts";
import { createRegistry, discover, loadFolder, type LoadedPlugin } from "../../src/plugins/mod.ts";
import { callExample } from "../../src/host/trial_call.ts";
import { writeFilledFolder } from "./filled_folder.ts";

const ROOT = join(import.meta.dir, "../..");
const outside = mkdtempSync(join(tmpdir(), "auspex-faults-"));
const whole = join(outside, "whole");
let others: readonly LoadedPlugin[];

beforeAll(async () => {
  await provideModules();
  others = (await discover([join(ROOT, "plugins")])).loaded;
  await writeFilledFolder("norse-lots", whole);
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

interface Change {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** A copy of the whole folder with changes, in a place of its own, since modules are loaded once a path. */
function changed(name: string, changes: readonly Change[]): string {
  const folder = join(outside, name, "norse-lots");
  mkdirSync(join(outside, name));
  cpSync(join(whole, "norse-lots"), folder, { recursive: true });
  for (const { file, from, to } of changes) {
    const before = readFileSync(join(folder, file), "utf8");
    const after = before.replace(from, to);
    expect(after, `${file} has nothing to change for ${name}`).not.toBe(before);
    writeFileSync(join(folder, file), after);
  }
  return folder;
}

/** What `plugin:check` says of a folder. */
async function faultsOf(folder: string): Promise<readonly string[]> {
  const loaded = await loadFolder(folder, "norse-lots");
  if (!("plugin" in loaded)) return loaded.reasons;
  const registry = createRegistry({ loaded: [...others, loaded], failed: [] });
  return findFaults(loaded, { others, call: (one, input) => callExample(registry, one, input) });
}

const procedure = "weekday/procedure.ts";
const FAULTS: readonly (readonly [name: string, change: Change, ...said: string[]])[] = [
  [
    "1 a convention's default that is no option",
    { file: "weekday/input.ts", from: 'default: "midnight"', to: 'default: "midnite"' },
    'norseLots.weekday, conventions dayStart default: "midnite" is none of its options; use one of midnight, dusk',
  ],
  [
    "2 a verdict that points at no field",
    { file: procedure, from: '"/kind/value"', to: '"/kind/verdict"' },
    'norseLots.weekday, omittable birthTime verdicts: the answer has no field "/kind/verdict"; write a JSON pointer into the output, such as "/weekday"',
  ],
  [
    "3 a handler in a picture",
    { file: "weekday/picture.ts", from: "`<circle cx", to: '`<circle onclick="go()" cx' },
    "norseLots.weekday: the picture in en contains onclick=: no scripts, handlers or references to the outside",
  ],
  [
    "4 a death foretold in a summary",
    {
      file: "weekday/words/en.ts",
      from: "Names the weekday of a birth,",
      to: "Tells the year of your death,",
    },
    'norseLots.weekday, words/en.ts/summary: "year of your death"; nothing may foretell a death or the length of a life: say it otherwise',
  ],
  [
    "5 Simplified characters among Traditional ones",
    { file: "weekday/words/zh_hant.ts", from: "眾人多在工作", to: "众人多在工作" },
    "norseLots.weekday, words/zh_hant.ts/terms/kind/workday/about: 众 is Simplified Chinese; write it in Traditional characters (zh-Hans is made from them)",
  ],
  [
    "6 a name that another folder has",
    { file: procedure, from: "norseLots.weekday", to: "bazi.chart" },
    '"bazi.chart" is declared by chinese, which was here before norse-lots; choose another',
  ],
  [
    "7 an unknown key",
    {
      file: procedure,
      from: "  pictured: true,",
      to: "  pictured: true,\n  referencess: [],",
    },
    'norseLots.weekday, referencess: is no key of the contract; did you mean "references"?',
  ],
  [
    "8 a mark of the template",
    {
      file: "words/en.ts",
      from: /summary: "[^"]*"/,
      to: 'summary: "‹What this folder holds, in a sentence›"',
    },
    'words/en.ts/summary: "‹What this folder holds, in a sentence›" is a placeholder; write what belongs there',
  ],
  [
    "9 chance outside `random`",
    {
      file: "weekday/rules.ts",
      from: "const shift =",
      to: "const luck = Math.random() * 0;\n  const shift = luck +",
    },
    'weekday/rules.ts:19: uses Math.random; chance outside `random` cannot be drawn again: write needs: ["random"] and use give.random',
  ],
  [
    "10 a reading that says next to nothing",
    {
      file: "weekday/words/en.ts",
      from: /reading: [^]*?\],\n/,
      to: "reading: ({ weekday }: WeekdayAnswer) => [capital(day[weekday])],\n",
    },
    "norseLots.weekday: in en: the reading has 6 characters; write 120 or more that speak of this answer",
  ],
];

test("what the template becomes is ready", async () => {
  expect(await faultsOf(join(whole, "norse-lots"))).toEqual([]);
});

describe("plugin:check refuses", () => {
  test.each(FAULTS)("%s", async (name, change, said) => {
    const faults = await faultsOf(changed(name.split(" ")[0]!, [change]));
    expect(faults).toContain(said);
  });

  test("chance that is hidden behind another name", async () => {
    const hidden = {
      file: "weekday/rules.ts",
      from: "const shift =",
      to: 'const luck = (Math as never as Record<string, () => number>)["ran" + "dom"]!() * 0;\n  const shift = luck +',
    };
    const faults = await faultsOf(changed("hidden", [hidden]));
    expect(faults.join("\n")).toContain("uses Math.random; chance outside `random`");
  });

  const work = "weekday/work.ts";
  test.each<[string, Change, string]>([
    [
      "that draws unsaid",
      { file: procedure, from: "  pictured: true,\n", to: "" },
      "exports a picture; write pictured: true",
    ],
    [
      "that does not draw",
      { file: work, from: /export \{ drawWeek[^\n]*\n/, to: "" },
      "exports no picture; write one, or leave pictured out",
    ],
    [
      "that weighs unsaid",
      { file: work, from: /$/, to: "export const weigh = () => ({ score: 50, testimonies: [] });" },
      "exports weigh; say by weighs where the score comes from",
    ],
    [
      "that tries what nobody may leave out",
      { file: work, from: "  birthTime: () =>", to: "  birthPlace: () =>" },
      'has candidates of "birthPlace", which is not among omittable',
    ],
    ["without a run", { file: work, from: "function run", to: "function walk" }, "exports no run"],
  ])("work %s, before anybody calls it", async (name, change, said) => {
    const faults = await faultsOf(changed(`work-${name.replaceAll(" ", "-")}`, [change]));
    expect(faults).toEqual([`norseLots.weekday: its work ${said}`]);
  });

  test("work that throws when it is imported", async () => {
    const change = { file: work, from: /$/, to: 'throw new Error("no table");' };
    expect(await faultsOf(changed("work-throws", [change]))).toEqual([
      "norseLots.weekday: cannot import its work: no table",
    ]);
  });

  test("nobody else for a name that a newcomer takes, wherever it sorts", async () => {
    const taken = { file: procedure, from: "norseLots.weekday", to: "discordian.day" };
    const newcomer = await loadFolder(changed("taken", [taken]), "norse-lots");
    const owner = others.find(({ plugin }) => plugin.id === "world-calendars")!;
    const registry = createRegistry({ loaded: [newcomer as LoadedPlugin, owner], failed: [] });
    expect(registry.failed.map(({ id }) => id)).toEqual(["norse-lots"]);
  });
});

/** Runs the conformance suite over one folder outside the repository and returns what it printed. */
async function suiteOver(folder: string): Promise<string> {
  const child = Bun.spawn(
    [process.execPath, "test", "--timeout", "30000", "tests/plugins/conformance_test.ts"],
    {
      cwd: ROOT,
      env: { ...process.env, PLUGIN: "norse-lots", PLUGINS_DIR: join(folder, "..") },
      stdout: "pipe",
      stderr: "pipe",
    },
  );
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  expect(await child.exited).toBe(1);
  return (out + err).replaceAll('\\"', '"');
}

test("the suite refuses them with the same words", async () => {
  const atLoad = FAULTS.filter(([name]) => /^(1|2|7) /.test(name));
  const inUse = FAULTS.filter(([name]) => /^(3|4|5|8|9) /.test(name));
  for (const group of [atLoad, inUse]) {
    const changes = group.map(([, change]) => change);
    const printed = await suiteOver(changed(`suite-${group.length}`, changes));
    for (const [, , said] of group) {
      const words = said!.replace(/^norseLots\.weekday: /, "");
      expect(printed).toContain(words);
    }
  }
}, 60_000);
