/** The folder that `plugin:new` writes, with its placeholders filled in as an author would. */
import { Glob } from "bun";
import { join } from "node:path";

const ROOT = join(import.meta.dir, "../..");

const FILLED: Readonly<Record<string, string>> = {
  "What this folder holds, in a sentence":
    "The weekday on which somebody was born, by two reckonings",
  "Its family, such as Norse": "Norse",
  "Where it is at home": "Scandinavia",
  "What your art says of such a day": "Whoever begins something on it begins it in company.",
  中文名: "北歐之籤",
  以一句話說明此資料夾之內容: "依兩種算法指出某人生於星期幾",
  所屬之類: "北歐",
  流傳之地: "斯堪地那維亞",
  這門術數對這一天的說法: "凡在這一天起頭的事，多半有人同行，也有人分擔。",
};

/** Fills every placeholder of a folder; one that is not known here stays, and `plugin:check` names it. */
export async function fillFolder(folder: string): Promise<void> {
  for (const file of new Glob("**/*.ts").scanSync({ cwd: folder })) {
    const text = await Bun.file(join(folder, file)).text();
    const filled = text.replaceAll(/‹([^›]*)›/g, (mark, asked: string) => FILLED[asked] ?? mark);
    if (filled !== text) await Bun.write(join(folder, file), filled);
  }
}

/** Writes a folder by `plugin:new` into a directory, and fills it. */
export async function writeFilledFolder(id: string, directory: string): Promise<void> {
  const child = Bun.spawn([process.execPath, "scripts/plugin_new.ts", id, directory], {
    cwd: ROOT,
    stdout: "ignore",
    stderr: "inherit",
  });
  if ((await child.exited) !== 0) throw new Error(`plugin:new refused ${id}`);
  await fillFolder(join(directory, id));
}
