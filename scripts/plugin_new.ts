/**
 * `bun run plugin:new ID [DIR] [--package]`: writes a plugin folder: a procedure with an omission, a convention and a
 * picture, its words in English and Traditional Chinese, an icon and tests. What its author must say is marked ‹so›.
 * With `--package` it is an npm package, `auspex-plugin-ID`, in DIR or here.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Glob } from "bun";
import { SDK_RELEASE } from "../src/plugins/mod.ts";

const TEMPLATE = join(import.meta.dir, "plugin_template");
/** Files that only a package has. */
const OF_PACKAGE = "package_/";
/** Marks in the template, and in names of its files. */
const MARKS = /ID_|SPACE_|TITLE_|RELEASE_/g;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { package: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [id, parent] = positionals;
if (!id || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  console.error(
    "Usage: bun run plugin:new ID [DIR] [--package]; ID is kebab-case, such as norse-lots",
  );
  process.exit(2);
}
const folder = values.package
  ? join(resolve(parent ?? "."), `auspex-plugin-${id}`)
  : join(resolve(parent ?? join(import.meta.dir, "../plugins")), id);
if (existsSync(folder)) {
  console.error(`Cannot write ${folder}: it exists`);
  process.exit(2);
}
const filled: Readonly<Record<string, string>> = {
  ID_: id,
  SPACE_: id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  TITLE_: id
    .split("-")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" "),
  RELEASE_: SDK_RELEASE,
};
const fill = (text: string) => text.replace(MARKS, (mark) => filled[mark]!);

for (const file of new Glob("**/*.txt").scanSync({ cwd: TEMPLATE })) {
  const ofPackage = file.startsWith(OF_PACKAGE);
  if (ofPackage && !values.package) continue;
  const target = ofPackage ? file.slice(OF_PACKAGE.length) : file;
  const text = await Bun.file(join(TEMPLATE, file)).text();
  await Bun.write(join(folder, fill(target.replace(/\.txt$/, ""))), fill(text));
}
const check = values.package ? "bunx auspex plugin:check" : "bun run plugin:check";
console.log(`Wrote ${folder}`);
console.log(`Check it with: ${check} ${folder}`);
