/** A kept reading in the language of a page, with its picture; as it was given where that cannot be. */
import type { WholeReading } from "../../../wallet/contract.ts";
import { dataOf, readNote, type Again } from "../../kept/mod.ts";
import type { Answered } from "../answer.ts";
import type { Fields } from "../fields.ts";
import type { Room, Rooms } from "../rooms.ts";
import { missing } from "./missing.ts";

/** A reading as a page shows it. */
export interface InWords {
  readonly answered: Answered;
  /** The language it was given in, where it cannot come in another any more. */
  readonly stuckIn: string | null;
}

/** Puts a reading into the words of a room. @throws {HttpError} 404 where its tradition is not served any more */
export type PutInWords = (reading: WholeReading, room: Room, origin: string) => Promise<InWords>;

/** Makes the function. */
export function createInWords(rooms: Rooms, again: Again): PutInWords {
  return async (reading, room, origin) => {
    const { voice, library } = room;
    const volume = library.volumes.get(reading.reference);
    // A tradition that is not served any more has no page to be read on; the API gives its bytes.
    if (!volume) throw missing();
    const { entry } = volume;
    const given = dataOf(reading);
    const { given: givenIn } = (given["lang"] ?? {}) as { readonly given?: string };
    const isWhole = !entry.picture || given["picture"] !== undefined;
    const isFit = givenIn === voice.asked && isWhole;
    const fresh = isFit ? null : await again(reading, { lang: voice.asked, picture: true });
    const isStuck = !isFit && fresh === null && givenIn !== voice.asked;
    const answered: Answered = {
      voice,
      labels: await rooms.labelsFor(room, volume),
      entry,
      input: shownInput(readNote(reading.request).input),
      data: fresh ?? given,
      points: reading.points,
      origin,
      canVerify: library.volumes.has("draws.verify"),
    };
    return { answered, stuckIn: isStuck ? (givenIn ?? null) : null };
  };
}

/** The input as its form has it. */
function shownInput(input: Fields): Fields {
  const { lang: _spoken, picture: _drawn, commitment: _fixed, salt: _theirs, ...asked } = input;
  return asked;
}
