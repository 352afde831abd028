/**
 * What a built program has instead of the files of this repository. From source there is nothing here, and modules
 * are found in their folders; `scripts/build` puts a module of its own in place of this one.
 */

/** The modules that are found by looking into folders, as a build put them into the program. */
export interface Packed {
  /** Absolute path of the folder where data files stand as they do in the repository. */
  readonly root: string;
  /** By path from there: `plugins/chinese/mod.ts`. */
  readonly modules: Readonly<Record<string, () => Promise<object>>>;
}

/** Null from source. */
export const PACKED = null as Packed | null;

/**
 * Imports a module by its absolute path.
 *
 * @throws what the module throws, or that there is none
 */
export function importFile(path: string): Promise<object> {
  return PACKED?.modules[pathInside(PACKED, path)]?.() ?? (import(path) as Promise<object>);
}

/** Names of the modules that a built program has of a folder; null where the folder is to be read itself. */
export function packedFiles(folder: string): readonly string[] | null {
  if (PACKED === null || !folder.startsWith(`${PACKED.root}/`)) return null;
  const start = `${pathInside(PACKED, folder)}/`;
  return Object.keys(PACKED.modules)
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length));
}

function pathInside({ root }: Packed, path: string): string {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}

/** What `import.meta` says of a module from source: a build puts this in its place, by the path of the module. */
export function metaOf(path: string): {
  readonly dir: string;
  readonly file: string;
  readonly url: string;
} {
  const root = PACKED?.root ?? "";
  const at = path.lastIndexOf("/");
  const url = new URL(`file://${root}/${path}`).href;
  return { dir: `${root}/${path.slice(0, at)}`, file: path.slice(at + 1), url };
}

/** The folder that a relative `DATA_DIR` is taken from: the repository, or where a built program is started. */
export function homeOf(repository: string): string {
  return PACKED === null ? repository : process.cwd();
}
