/** Documents of kept readings as PDF, for pages and for programs. */
import type { Lang } from "../../../speech/mod.ts";
import type { Again, SetDocument } from "../../kept/mod.ts";
import { HttpError } from "../../problem.ts";
import { CannotTypeset, type Missing, type Typesetter } from "../../typeset/mod.ts";
import { createInWords } from "../keep/in_words.ts";
import type { Rooms } from "../rooms.ts";
import { buildDocument, reportWords } from "./build.ts";

export interface DocumentsDeps {
  readonly rooms: Rooms;
  readonly again: Again;
  readonly typesetter: Typesetter;
}

const PACKAGE = "@myriaddreamin/typst-ts-node-compiler";

/** Makes the function. */
export function createDocuments({ rooms, again, typesetter }: DocumentsDeps): SetDocument {
  const inWords = createInWords(rooms, again);

  async function why(missing: Missing, lang: Lang): Promise<HttpError> {
    const words = await reportWords(lang);
    const text = missing === "compiler" ? words.noCompiler : words.noChinese;
    return new HttpError(503, "documents_not_set_up", text.replace("{package}", PACKAGE));
  }

  return async (readings, { lang, origin, ...branding }) => {
    if (!typesetter.isInstalled) throw await why("compiler", lang);
    const room = await rooms.inLang(lang);
    const told = await Promise.all(
      readings.map(async (reading) => ({ reading, ...(await inWords(reading, room, origin)) })),
    );
    const document = await buildDocument(room.voice, told, branding);
    let pdf: Uint8Array;
    try {
      pdf = await typesetter.set(document);
    } catch (error) {
      if (error instanceof CannotTypeset) throw await why(error.missing, lang);
      throw error;
    }
    const [first] = readings;
    const name = readings.length === 1 ? first!.reference : "readings";
    return new Response(pdf as Uint8Array<ArrayBuffer>, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${name}.pdf"`,
        "content-language": lang,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex, nofollow, noarchive",
        "referrer-policy": "no-referrer",
      },
    });
  };
}
