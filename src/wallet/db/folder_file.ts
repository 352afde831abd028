/**
 * A folder as one file, for stores that are prepared, kept and brought back: "AUSPEXF1", the length of a header
 * (uint32, little-endian), the header in JSON, then the bytes of the files one after another; all of it in zstd.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";

const MAGIC = "AUSPEXF1";

interface Header {
  readonly folders: readonly string[];
  readonly files: readonly (readonly [path: string, bytes: number])[];
  /** What the maker of the file says of it. */
  readonly about: Readonly<Record<string, unknown>>;
}

/**
 * Puts everything below a folder into one file's bytes.
 *
 * @param about told again by {@link unfold}
 * @param wants whether a file of that path is taken in
 */
export function fold(
  folder: string,
  about: Header["about"],
  wants: (path: string) => boolean = () => true,
): Uint8Array {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll(sep, "/"),
    isFolder: entry.isDirectory(),
  }));
  const folders = entries.filter(({ isFolder }) => isFolder).map(({ path }) => path);
  const files = entries
    .filter(({ path, isFolder }) => !isFolder && wants(path))
    .map(({ path }) => [path, readFileSync(join(folder, path))] as const);
  const header: Header = {
    folders: folders.sort(),
    files: files.map(([path, bytes]) => [path, bytes.byteLength] as const),
    about,
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text.byteLength, true);
  const magic = new TextEncoder().encode(MAGIC);
  return Bun.zstdCompressSync(
    Buffer.concat([magic, length, text, ...files.map(([, bytes]) => bytes)]),
    { level: 9 },
  );
}

/**
 * Lays a folder out again.
 *
 * @param folder made where it is not there
 * @returns what its maker said of it
 * @throws {Error} if the bytes are of another kind, or not whole
 */
export function unfold(packed: Uint8Array<ArrayBuffer>, folder: string): Header["about"] {
  const bytes = decompress(packed);
  const start = MAGIC.length + 4;
  const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new Error("is no folder that was kept by this program");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start + view.getUint32(MAGIC.length, true);
  const { folders, files, about } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(start, at)),
  ) as Header;
  const size = files.reduce((sum, [, length]) => sum + length, at);
  if (size !== bytes.byteLength) throw new Error("is not whole");
  const stray = [...folders, ...files.map(([path]) => path)].find(leavesFolder);
  if (stray !== undefined) throw new Error(`names a file outside its folder: ${stray}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const path of folders) mkdirSync(join(folder, path), { recursive: true, mode: 0o700 });
  for (const [path, length] of files) {
    writeFileSync(join(folder, path), bytes.subarray(at, at + length), { mode: 0o600 });
    at += length;
  }
  return about;
}

function leavesFolder(path: string): boolean {
  return path.startsWith("/") || path.split("/").includes("..");
}

function decompress(packed: Uint8Array<ArrayBuffer>): Uint8Array {
  try {
    return Bun.zstdDecompressSync(packed);
  } catch (cause) {
    throw new Error("is no folder that was kept by this program, or is damaged", { cause });
  }
}
