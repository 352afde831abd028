/** A document before it is set: what it says, in blocks, without a word about how it looks. */

/** A piece of a line. */
export type Inline =
  | string
  | {
      readonly t: "strong" | "em" | "small" | "code" | "lang";
      readonly c: readonly Inline[];
      /** BCP 47, of what is in another language than the rest. */
      readonly lang?: string;
    };

/** A block of a page. */
export type Block =
  | {
      readonly t: "p";
      readonly c: readonly Inline[];
      readonly look?: "minor" | "value" | "quiet" | "headline";
    }
  | { readonly t: "h"; readonly level: number; readonly c: readonly Inline[] }
  | {
      readonly t: "facts";
      readonly rows: readonly (readonly [readonly Inline[], readonly Inline[]])[];
    }
  | {
      readonly t: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
      /** How the width is shared among the columns; as each column needs where it is left out. */
      readonly shares?: readonly number[];
    }
  | { readonly t: "list"; readonly items: readonly (readonly Block[])[] }
  | {
      readonly t: "verse";
      readonly lines: readonly (readonly Inline[])[];
      readonly lang: string | null;
    }
  | Picture;

/** A drawing, with what it shows in words. */
export interface Picture {
  readonly t: "picture";
  readonly svg: string;
  readonly alt: string;
  /** Width over height. */
  readonly ratio: number;
}

/** One reading of a document. */
export interface DocumentPart {
  readonly title: string;
  /** When and how it was asked, a line each. */
  readonly lines: readonly string[];
  readonly blocks: readonly Block[];
}

export interface Document {
  readonly title: string;
  /** Lines below the title: whom or what it is about, and when it was asked. */
  readonly lines: readonly string[];
  /** Whose document it is: the name of a partner, or of this service. */
  readonly brand: string;
  /** `#rrggbb`, dark enough to be read on white. */
  readonly colour: string;
  /** BCP 47. */
  readonly lang: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly words: {
    readonly contents: string;
    readonly page: string;
    /** Said at the end where letters had to be left out. */
    readonly lacking: string;
  };
  readonly notice: string;
  readonly parts: readonly DocumentPart[];
}
