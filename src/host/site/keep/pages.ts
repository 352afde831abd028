/** The pages of kept readings, for their owner and for whoever has a link. */
import type { Place } from "../../../ui/mod.ts";
import type { WholeReading } from "../../../wallet/contract.ts";
import {
  exportKept,
  MAX_READINGS,
  readBranding,
  SHARED_PATH,
  type Again,
  type SetDocument,
  type WantedDocument,
} from "../../kept/mod.ts";
import { HttpError } from "../../problem.ts";
import { goTo } from "../asking.ts";
import { draftPath } from "../draft.ts";
import { sitePage } from "../frame.ts";
import type { Rooms, Visited } from "../rooms.ts";
import { readSentForm } from "../try_out.ts";
import { signInPath, type Accounts, type SignedIn } from "../visitor.ts";
import { writeReadings } from "./list_page.ts";
import { createInWords } from "./in_words.ts";
import { missing } from "./missing.ts";
import { createWriteKept } from "./written.ts";
import { writeReading } from "./reading_page.ts";
import { keepWords } from "./voice.ts";
import type { KeepWords } from "./words/en.ts";

export interface KeepPagesDeps {
  readonly rooms: Rooms;
  readonly accounts: Accounts;
  readonly again: Again;
  readonly clock: { now(): number };
  readonly setDocument: SetDocument;
}

const PER_PAGE = 20;
const MAX_TITLE = 100;
const DAYS = /^(?:|0|30|90|365)$/;
/** A shared page is for whoever has its link, and for no machine that finds it. */
const UNLISTED = { "X-Robots-Tag": "noindex, nofollow, noarchive" };

/** Makes the handlers. */
export function createKeepPages({ rooms, accounts, again, clock, setDocument }: KeepPagesDeps) {
  const { keeping, sessions } = accounts;
  const { readings, people, feeds } = keeping;
  const write = createWriteKept(createInWords(rooms, again), () => clock.now());

  async function showList(request: Request): Promise<Response> {
    const visited = await rooms.visit(request);
    const { visitor } = visited;
    if (!visitor) return goTo(signInPath("/readings"));
    const { userId } = visitor.caller;
    const { searchParams } = new URL(request.url);
    const cursor = searchParams.get("cursor");
    const [words, page, keepDays] = await Promise.all([
      keepWords(visited.voice.asked),
      readings.list(userId, { limit: PER_PAGE, ...(cursor ? { cursor } : {}) }),
      readings.keepDays(userId),
    ]);
    const main = writeReadings({
      ...visited,
      words,
      csrf: visitor.csrf,
      page,
      isLater: cursor !== null,
      keepDays,
      done: doneText(words, searchParams),
      isRefused: searchParams.get("done") === "chooseSome",
      isOn: keeping.isOpen,
    });
    return personal(request, visited, words.readings, main, "readings");
  }

  async function changeAll(request: Request): Promise<Response> {
    const { visitor, form } = await ownForm(request);
    const { userId } = visitor.caller;
    const days = form.get("days") ?? "";
    if (form.get("do") === "keep" && DAYS.test(days)) {
      await readings.setKeepDays(userId, days === "" ? null : Number(days));
      return goTo("/readings?done=kept#data");
    }
    if (form.get("do") !== "delete-all") throw unknownDeed();
    await readings.removeAll(userId);
    await people.removeAll(userId);
    await feeds.removeAll(userId);
    return goTo("/readings?done=deleted");
  }

  async function exportAll(request: Request): Promise<Response> {
    const { visitor } = await rooms.visit(request);
    if (!visitor) return goTo(signInPath("/readings"));
    const whole = await exportKept(keeping, visitor.caller.userId);
    return new Response(JSON.stringify(whole, null, 1), {
      headers: {
        "content-type": "application/json",
        "content-disposition": 'attachment; filename="auspex.json"',
        "cache-control": "no-store",
      },
    });
  }

  async function showOne(request: Request, id: string): Promise<Response> {
    const visited = await rooms.visit(request);
    const { visitor, library, voice } = visited;
    if (!visitor) return goTo(signInPath(`/readings/${encodeURIComponent(id)}`));
    const reading = await readings.read(visitor.caller.userId, id);
    if (!reading) throw missing();
    const words = await keepWords(visited.voice.asked);
    const shown = await write(reading, visited, new URL(request.url).origin);
    const { searchParams, origin } = new URL(request.url);
    const href = library.volumes.get(reading.reference)?.href ?? "/";
    const owner = {
      csrf: visitor.csrf,
      done: doneText(words, searchParams),
      again: draftPath(keeping, href, { values: shown.input, chosen: {} }),
      link: reading.share === null ? null : `${origin}${SHARED_PATH}${reading.share}`,
    };
    const pdf = `/readings/${reading.id}/document.pdf`;
    const main = writeReading({ voice, words, library, reading, ...shown, pdf, owner });
    return personal(request, visited, titleOf(visited, reading), main, "readings");
  }

  async function change(request: Request, id: string): Promise<Response> {
    const { visitor, form } = await ownForm(request);
    const { userId } = visitor.caller;
    const deed = form.get("do");
    const at = `/readings/${encodeURIComponent(id)}`;
    const requireFound = (found: unknown) => {
      if (found === false || found === null) throw missing();
    };
    if (deed === "rename") {
      const title = (form.get("title") ?? "").trim().slice(0, MAX_TITLE);
      requireFound(await readings.rename(userId, id, title === "" ? null : title));
      return goTo(`${at}?done=renamed`);
    }
    if (deed === "share") {
      requireFound(await readings.share(userId, id));
      return goTo(`${at}?done=shared#share`);
    }
    if (deed === "withdraw") {
      requireFound(await readings.withdraw(userId, id));
      return goTo(`${at}?done=withdrawn#share`);
    }
    if (deed !== "delete") throw unknownDeed();
    requireFound(await readings.remove(userId, id));
    return goTo("/readings?done=deleted");
  }

  async function showShared(request: Request, token: string): Promise<Response> {
    const visited = await rooms.visit(request);
    const reading = await readings.readShared(token);
    if (!reading) throw missing();
    const words = await keepWords(visited.voice.asked);
    const shown = await write(reading, visited, new URL(request.url).origin);
    const { library, voice } = visited;
    const pdf = `${SHARED_PATH}${token}/document.pdf`;
    const main = writeReading({ voice, words, library, reading, ...shown, pdf, owner: null });
    const title = titleOf(visited, reading);
    return personal(request, visited, title, main, undefined, UNLISTED);
  }

  /** How a document is wanted, by the address and the language of the page. */
  function wantedBy(request: Request, { voice }: Visited): WantedDocument {
    const { searchParams, origin } = new URL(request.url);
    return { ...readBranding(searchParams), lang: voice.asked, origin };
  }

  async function showDocument(request: Request, id: string): Promise<Response> {
    const visited = await rooms.visit(request);
    const { visitor } = visited;
    if (!visitor) return goTo(signInPath(`/readings/${encodeURIComponent(id)}`));
    const reading = await readings.read(visitor.caller.userId, id);
    if (!reading) throw missing();
    return setDocument([reading], wantedBy(request, visited));
  }

  async function showSeveral(request: Request): Promise<Response> {
    const visited = await rooms.visit(request);
    const { visitor } = visited;
    if (!visitor) return goTo(signInPath("/readings"));
    const ids = [...new Set(new URL(request.url).searchParams.getAll("of"))].slice(0, MAX_READINGS);
    const all = await Promise.all(ids.map((id) => readings.read(visitor.caller.userId, id)));
    const found = all.filter((one) => one !== null);
    if (all.length === 0) return goTo("/readings?done=chooseSome");
    if (found.length < all.length) throw missing();
    return setDocument(found, wantedBy(request, visited));
  }

  async function showSharedDocument(request: Request, token: string): Promise<Response> {
    const visited = await rooms.visit(request);
    const reading = await readings.readShared(token);
    if (!reading) throw missing();
    const { lang, origin } = wantedBy(request, visited);
    return setDocument([reading], { lang, origin });
  }

  /** A form that the visitor's own page sent. */
  async function ownForm(
    request: Request,
  ): Promise<{ readonly visitor: SignedIn; readonly form: URLSearchParams }> {
    const form = await readSentForm(request);
    const { visitor } = await rooms.visit(request);
    if (!visitor || !sessions.isOwnForm(request, form, visitor)) {
      throw new HttpError(403, "foreign_form", "Cannot take the form: it is not the owner's own");
    }
    return { visitor, form };
  }

  return {
    showList,
    changeAll,
    exportAll,
    showOne,
    change,
    showShared,
    showDocument,
    showSeveral,
    showSharedDocument,
    ownForm,
  };
}

/** A page that shows what belongs to somebody. */
export function personal(
  request: Request,
  { voice, frame }: Visited,
  title: string,
  main: Parameters<typeof sitePage>[2]["main"],
  at: Place | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return sitePage(request, frame, {
    title: `${title} · ${voice.words.site}`,
    description: "",
    personal: true,
    main,
    headers,
    ...(at ? { at } : {}),
  });
}

/** What has just been done, by the code in the address. */
export function doneText(words: KeepWords, query: URLSearchParams): string | null {
  const code = query.get("done") ?? "";
  return Object.hasOwn(words.done, code) ? words.done[code as keyof KeepWords["done"]] : null;
}

/** The title of the page: the art alone, so that no history shows the name a reading was given. */
function titleOf({ library }: Visited, { reference }: WholeReading): string {
  return library.volumes.get(reference)?.entry.name ?? reference;
}

export function unknownDeed(): HttpError {
  return new HttpError(400, "invalid_form", "Cannot read the form: it names nothing to be done");
}
