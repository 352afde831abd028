/** Sets documents in a thread of its own: `typesetter.ts` sends them, one after another. */
import { readFileSync } from "node:fs";
import type { Document } from "./document.ts";
import { FONT_FAMILIES, type Families } from "./fonts.ts";
import { packPdf } from "./pack_pdf.ts";
import { withoutLetters } from "./without_letters.ts";

declare const self: {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
};

/** What is asked of this thread. */
export interface Order {
  readonly id: number;
  /** A {@link Document} as JSON, which goes from thread to thread several times faster. */
  readonly document: string;
}

/** What it answers. */
export type Done =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly fault: string }
  | { readonly opened: true; readonly hasChinese: boolean }
  | { readonly opened: false; readonly fault: string };

const TEMPLATE = readFileSync(new URL("./template.typ", import.meta.url), "utf8");
/** Results of earlier documents that are kept; a new document makes those older that it does not use. */
const CACHE_AGE = 8;

type Compiler = import("@myriaddreamin/typst-ts-node-compiler").NodeCompiler;

async function open(fontPaths: readonly string[]): Promise<Compiler> {
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const fonts = fontPaths.length > 0 ? { fontArgs: [{ fontPaths: [...fontPaths] }] } : {};
  return NodeCompiler.create({ workspace: import.meta.dir, ...fonts });
}

/** Whether a Chinese letter is set in a font of ours and not as an empty box. */
function hasChinese(compiler: Compiler): boolean {
  const families = JSON.stringify(FONT_FAMILIES["zh-Hant"].serif).slice(1, -1);
  const source = `#set text(font: (${families},), fallback: false)\n#context measure([\u5409]).width.pt()`;
  const made = compiler.compile({ mainFileContent: source });
  // Every family that is not there is warned of.
  const warnings = made.takeWarnings()?.shortDiagnostics.length ?? 0;
  return !made.hasError() && warnings < FONT_FAMILIES["zh-Hant"].serif.length;
}

function set(compiler: Compiler, given: string): Uint8Array {
  const families =
    FONT_FAMILIES[(JSON.parse(given) as Document).lang as keyof typeof FONT_FAMILIES] ??
    FONT_FAMILIES.en;
  const { serif, sans } = families;
  // A letter that the first family of a picture lacks would be taken from any font that has it.
  const text = families === FONT_FAMILIES.en ? given : drawnIn(given, families);
  const document = JSON.parse(text) as Document;
  const fonts = { serif: JSON.stringify(serif), sans: JSON.stringify(sans) };
  for (let round = 0; ; round++) {
    const shown = withoutLetters(document, lacking);
    const inputs = { ...fonts, data: shown === document ? text : JSON.stringify(shown) };
    const made = compiler.compile({ mainFileContent: TEMPLATE, inputs });
    const error = made.takeError();
    if (error) throw new Error(JSON.stringify(compiler.fetchDiagnostics(error)).slice(0, 2000));
    try {
      const pdf = compiler.pdf(made.result!, { pdfStandard: "ua-1" });
      compiler.evictCache(CACHE_AGE);
      return packPdf(pdf);
    } catch (failure) {
      const letters = lettersIn(textOf(failure));
      if (letters.length === 0 || round === MAX_ROUNDS) throw failure;
      for (const one of letters) lacking.add(one);
    }
  }
}

/** A document whose pictures have the letters of its language before their own: as JSON, as it came. */
function drawnIn(text: string, { serif, sans }: Families): string {
  return text.replace(/font-family=\\"([^"\\]*)\\"/g, (_, own: string) => {
    const first = own.includes("sans-serif") ? sans : serif;
    return `font-family=\\"${first.map((name) => `'${name}'`).join(",")},${own}\\"`;
  });
}

/** Letters that no font of this host shows, as far as documents have met them. */
const lacking = new Set<string>();
const MAX_ROUNDS = 3;

/** The letters that a fault names as those that no font shows. */
function lettersIn(fault: string): readonly string[] {
  const found = fault.matchAll(/the text `\\?"((?:\\.|[^"`])*)\\?"` could not be displayed/g);
  return [...found].flatMap(([, text]) => [
    ...text!
      .replaceAll("\\\\u", "\\u")
      .replace(/\\u\{([0-9a-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll("\\", ""),
  ]);
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

let compiler: Compiler | undefined;
self.onmessage = async ({ data }: MessageEvent) => {
  const order = data as Order | { readonly fontPaths: readonly string[] };
  const answer = (done: Done) => self.postMessage(done);
  if ("fontPaths" in order) {
    try {
      compiler = await open(order.fontPaths);
      answer({ opened: true, hasChinese: hasChinese(compiler) });
    } catch (error) {
      answer({ opened: false, fault: textOf(error) });
    }
    return;
  }
  const { id, document } = order;
  try {
    answer({ id, pdf: set(compiler!, document) });
  } catch (error) {
    answer({ id, fault: textOf(error) });
  }
};
