/**
 * Sets documents as PDF with Typst, in a thread of its own that is begun with the first of them. The compiler is an
 * optional package: without it the service runs, and says what is missing.
 */
import type { Document } from "./document.ts";
import type { Done, Order } from "./worker.ts";

/** What is not there. */
export type Missing = "compiler" | "chinese";

/** No document can be set; `missing` says what would have to be installed. */
export class CannotTypeset extends Error {
  constructor(readonly missing: Missing) {
    super(`Cannot set a document: ${MISSING[missing]}`);
    this.name = "CannotTypeset";
  }
}

const PACKAGE = "@myriaddreamin/typst-ts-node-compiler";
const MISSING: Readonly<Record<Missing, string>> = {
  compiler: `the optional package ${PACKAGE} is not installed`,
  chinese: "no font with Chinese letters is there (fonts-noto-cjk, or a folder in PDF_FONTS)",
};

export interface Typesetter {
  /** Whether the compiler is installed; it is not loaded for that. */
  readonly isInstalled: boolean;
  /**
   * Sets a document: tagged after PDF/UA-1, its fonts embedded as subsets. The same document gives the same bytes.
   *
   * @throws {CannotTypeset} where the compiler or a font that the document needs is not there
   */
  set(document: Document): Promise<Uint8Array>;
  close(): void;
}

/** How long one document may take, the start of the thread included. */
const LIMIT_MS = 20_000;
/** Documents that wait. */
const MAX_WAITING = 32;
/** The thread goes after so long without one: it holds some 100 MB. */
const IDLE_MS = 300_000;
/** Documents that were set are remembered as long as the thread: who opens one often keeps it, too. */
const REMEMBERED_BYTES = 8 * 1024 * 1024;
const HAN = /\p{Script=Han}/u;

/** Bun's workers have it; the types of the web do not. */
type BunWorker = Worker & { unref(): void };

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Makes it; nothing is loaded. @param fontPaths folders of fonts besides those of the system */
export function createTypesetter(fontPaths: readonly string[]): Typesetter {
  const isInstalled = resolves(PACKAGE);
  let thread: { readonly worker: Worker; readonly opened: Promise<boolean> } | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let next = 0;
  const waiting = new Map<number, Waiting>();
  const remembered = createMemory(REMEMBERED_BYTES);

  function end(error: Error): void {
    clearTimeout(idle);
    thread?.worker.terminate();
    thread = undefined;
    remembered.clear();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function begin(): NonNullable<typeof thread> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url).href) as BunWorker;
    // A host that stops does not wait for it.
    worker.unref();
    const opened = new Promise<boolean>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent) => {
        const done = data as Done;
        if ("opened" in done) {
          if (done.opened) resolve(done.hasChinese);
          else reject(new Error(done.fault));
          return;
        }
        const one = waiting.get(done.id);
        waiting.delete(done.id);
        if ("pdf" in done) one?.resolve(done.pdf);
        else one?.reject(new Error(`Cannot set the document: ${done.fault}`));
      };
      worker.onerror = ({ message }) => {
        const error = new Error(`Cannot set documents: ${message}`);
        reject(error);
        end(error);
      };
    });
    worker.postMessage({ fontPaths });
    return { worker, opened };
  }

  async function send(document: Document): Promise<Uint8Array> {
    thread ??= begin();
    const { worker, opened } = thread;
    const hasChinese = await opened;
    const text = JSON.stringify(document);
    if (!hasChinese && HAN.test(text)) throw new CannotTypeset("chinese");
    const key = Bun.SHA256.hash(text, "base64");
    const known = remembered.get(key);
    if (known) return known;
    const id = next++;
    const pdf = await new Promise<Uint8Array>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, document: text } satisfies Order);
    });
    remembered.set(key, pdf);
    return pdf;
  }

  return {
    isInstalled,
    async set(document) {
      if (!isInstalled) throw new CannotTypeset("compiler");
      if (waiting.size >= MAX_WAITING) throw new Error("Cannot set the document: too many wait");
      clearTimeout(idle);
      const limit = setTimeout(
        () => end(new Error("Cannot set the document: it took too long")),
        LIMIT_MS,
      );
      try {
        return await send(document);
      } finally {
        clearTimeout(limit);
        if (waiting.size === 0) {
          idle = setTimeout(() => end(new Error("Idle")), IDLE_MS);
          idle.unref();
        }
      }
    },
    close: () => end(new Error("Cannot set the document: this host stops")),
  };
}

/** Remembers bytes by a key, the latest of them up to a size. */
function createMemory(mostBytes: number) {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;
  return {
    get(key: string): Uint8Array | undefined {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
      }
      return found;
    },
    set(key: string, value: Uint8Array): void {
      kept.set(key, value);
      bytes += value.byteLength;
      for (const [oldest, { byteLength }] of kept) {
        if (bytes <= mostBytes) break;
        kept.delete(oldest);
        bytes -= byteLength;
      }
    },
    clear(): void {
      kept.clear();
      bytes = 0;
    },
  };
}

function resolves(name: string): boolean {
  try {
    Bun.resolveSync(name, import.meta.dir);
    return true;
  } catch {
    return false;
  }
}
