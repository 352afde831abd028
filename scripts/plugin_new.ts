/**
 * `bun run plugin:new ID [DIR]`: writes a working plugin folder: a procedure with an omission, a convention
 * and a picture, its words in English and Traditional Chinese, an icon and tests.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Glob } from "bun";

const TEMPLATE = join(import.meta.dir, "plugin_template");
/** Marks in the template, and in names of its files. */
const MARKS = /ID_|SPACE_|TITLE_/g;

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
const filled: Readonly<Record<string, string>> = {
  ID_: id,
  SPACE_: id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  TITLE_: id
    .split("-")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" "),
};
const fill = (text: string) => text.replace(MARKS, (mark) => filled[mark]!);

for (const file of new Glob("**/*.txt").scanSync({ cwd: TEMPLATE })) {
  const text = await Bun.file(join(TEMPLATE, file)).text();
  await Bun.write(join(folder, fill(file.replace(/\.txt$/, ""))), fill(text));
}
console.log(`Wrote ${folder}`);
console.log(`Check it with: bun run plugin:check ${folder}`);
