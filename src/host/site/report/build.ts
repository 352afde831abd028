/** Kept readings as a document: what a page says of an answer, in the order in which one reads a book. */
import { wordsIn } from "../../../speech/mod.ts";
import { formatDate, html, langName, type Html } from "../../../ui/mod.ts";
import type { WholeReading } from "../../../wallet/contract.ts";
import { aboutCall, readNote, type Branding } from "../../kept/mod.ts";
import { blocksOf, type Block, type Document, type DocumentPart } from "../../typeset/mod.ts";
import { referenceList } from "../about.ts";
import { figures, headline, pictureText, reading as writtenText } from "../answer.ts";
import { compared, omitted } from "../assumed.ts";
import { computed } from "../computed.ts";
import type { InWords } from "../keep/in_words.ts";
import type { Fields } from "../fields.ts";
import { section, type Answered } from "../section.ts";
import { placesTaken } from "../taken_places.ts";
import { isFields, isSpoken } from "../value.ts";
import { verdicts } from "../verdicts.ts";
import { loadFor, type SiteVoice } from "../voice.ts";
import type { ReportWords } from "./words/en.ts";

const WORDS = wordsIn<ReportWords>(import.meta);
const BRAND = "Auspex";
const COLOUR = "#3b3a6d";
/** Contrast of small letters on white (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;

/** A reading and its words. */
export interface Told extends InWords {
  readonly reading: WholeReading;
}

/** The words of documents in the language of a page. */
export async function reportWords(asked: string): Promise<ReportWords> {
  return (await loadFor(WORDS, asked)).words;
}

/** Builds the document of one reading, or of several in their order. */
export async function buildDocument(
  voice: SiteVoice,
  told: readonly Told[],
  { brand = BRAND, colour = COLOUR }: Branding,
): Promise<Document> {
  const words = await reportWords(voice.asked);
  const parts = await Promise.all(told.map((one) => partOf(voice, words, one)));
  const [first] = told;
  const titles = [...new Set(told.map(({ reading }) => reading.title))];
  const isOne = told.length === 1;
  const own = titles.length === 1 ? titles[0]! : null;
  const subjects = told.map(({ reading }) => aboutCall(readNote(reading.request).input));
  const about = [...new Set(subjects.flatMap(({ subject, births }) => [subject, ...births]))];
  const lines = about.filter((line) => line !== null).slice(0, 4);
  const { notice } = first!.answered.data;
  return {
    title: own ?? (isOne ? parts[0]!.title : words.several),
    lines: [
      ...(own !== null && isOne ? [parts[0]!.title] : []),
      ...lines,
      ...(isOne ? [askedOn(voice, words, first!.reading)] : []),
    ],
    brand,
    colour: readable(colour),
    lang: voice.lang,
    date: first!.reading.createdAt.slice(0, 10),
    words: { contents: words.contents, page: words.page, lacking: words.lacking },
    notice: isSpoken(notice) ? notice.text : "",
    parts,
  };
}

function askedOn({ lang }: SiteVoice, words: ReportWords, { createdAt }: WholeReading): string {
  return words.asked(formatDate(lang, createdAt));
}

async function partOf(
  voice: SiteVoice,
  words: ReportWords,
  { reading, answered, stuckIn }: Told,
): Promise<DocumentPart> {
  const { entry } = answered;
  // On paper the rest of a long list is not below.
  const view: Answered = {
    ...answered,
    data: withoutMembers(answered.data),
    voice: { ...voice, words: { ...voice.words, moreRows: words.moreRows } },
  };
  const written = [placesTaken(view), headline(view), writtenText(view)];
  const drawn = pictureOf(answered);
  const after = [
    verdicts(view),
    figures(view),
    omitted(view),
    compared(view),
    computed(view),
    entry.references.length > 0 ? section(words.sources, referenceList(answered)) : null,
  ];
  const blocks: Block[] = [{ t: "h", level: 1, c: [words.reading] }];
  if (stuckIn !== null) blocks.push({ t: "p", c: [words.stuck(langName(stuckIn))], look: "quiet" });
  blocks.push(...blocksOf(joined(written)));
  if (drawn) blocks.push({ t: "h", level: 1, c: [words.picture] }, drawn);
  const seed = seedOf(answered);
  if (seed !== null) blocks.push({ t: "p", c: [words.drawn(seed)], look: "quiet" });
  blocks.push(...blocksOf(joined(after)));
  return {
    title: entry.name,
    lines: [reading.title, askedOn(voice, words, reading)].filter((line) => line !== null),
    blocks,
  };
}

/** What the systems of a blend wrote without their figures: those fill a book of their own, and stand on the page. */
function withoutMembers(data: Fields): Fields {
  const { systems } = data;
  if (!Array.isArray(systems)) return data;
  const briefly = (value: unknown) =>
    isFields(value) && isFields(value["lang"]) && "given" in value["lang"]
      ? Object.fromEntries(Object.entries(value).filter(([key]) => MEMBER_KEYS.has(key)))
      : value;
  return {
    ...data,
    systems: systems.map((row: unknown) =>
      isFields(row)
        ? Object.fromEntries(Object.entries(row).map(([key, one]) => [key, briefly(one)]))
        : row,
    ),
  };
}

/** What is kept of the answer of a system of a blend. */
const MEMBER_KEYS = new Set(["lang", "interpretation", "synthesis", "thesis"]);

function joined(pieces: readonly (Html | null)[]): string {
  return html`${pieces}`.text;
}

function seedOf({ data }: Answered): string | null {
  const { reading } = data;
  return isFields(reading) && typeof reading["seed"] === "string" ? reading["seed"] : null;
}

function pictureOf({ data, entry }: Answered): Block | null {
  const { picture } = data;
  if (!isSpoken(picture)) return null;
  const svg = picture.text;
  const [, width = "1", height = "1"] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  return { t: "picture", svg, alt: pictureText(svg) ?? entry.name, ratio };
}

/** The colour, or a darker one of its kind where letters in it could not be read on white. */
function readable(colour: string): string {
  let channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  while (1.05 / (luminance(channels) + 0.05) < CONTRAST) {
    channels = channels.map((one) => Math.floor(one * 0.94));
  }
  return `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [r, g, b] = channels.map((one) => {
    const part = one / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
