/** Keeps the text that is streamed in step with the text that is answered. */
import type { Tell } from "./stream.ts";

export interface StreamedText {
  /** A further piece by the model. */
  readonly piece: (text: string) => void;
  /** Sends what is missing of the final text, from the start where another text was begun. */
  readonly settle: (final: string | undefined, reason: string | undefined) => void;
}

/** Follows one text. */
export function followText(tell: Tell): StreamedText {
  let sent = "";
  return {
    piece(text) {
      sent += text;
      tell({ event: "text", text });
    },
    settle(final, reason) {
      if (final === undefined) return;
      let rest = final;
      if (final.startsWith(sent)) rest = final.slice(sent.length);
      else tell({ event: "reset", reason: reason ?? "the text was written anew" });
      for (const text of paragraphsOf(rest)) tell({ event: "text", text });
    },
  };
}

/** Pieces that add up to the text, each with the blank line behind it. */
function paragraphsOf(text: string): readonly string[] {
  return text.split(/(?<=\n\n)/).filter((piece) => piece !== "");
}
