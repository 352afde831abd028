/** Inputs that are picked from cards: what the catalogue lists with names, spreads with their tables, and schools. */
import type { CatalogueEntry } from "../../plugins/mod.ts";
import { readsHan } from "../../speech/mod.ts";
import {
  attributes,
  html,
  pickField,
  selectField,
  trustedHtml,
  type Child,
  type Html,
  type Pick,
} from "../../ui/mod.ts";
import type { Schema } from "./fields.ts";
import type { View } from "./view.ts";

/** Schools that stand side by side; more of them are a list. */
const MAX_PILLS = 5;
/** A place on a table, in cards to the right and down, and by how much it is turned, degrees. */
type Spot = readonly [x: number, y: number, turn?: number];

/** Something of the catalogue that has a slug. */
interface Listed {
  readonly slug: string;
  readonly name: string;
  readonly nameNative?: string;
  readonly count?: number;
  readonly aliases?: readonly string[];
}

/** What is common to a field, whatever it looks like. */
interface Field {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly fault: string | null;
  readonly hint?: Child;
  readonly value: string;
}

/**
 * The cards of the things that an input names by their slug, where the catalogue lists them: `systemSlug` by what
 * stands in `options.systems`.
 */
export function listedField({ voice }: View, entry: CatalogueEntry, field: Field): Html | null {
  const [, thing] = /^(.+)Slug$/.exec(field.name) ?? [];
  const listed = thing === undefined ? undefined : entry.options[`${thing}s`];
  if (!Array.isArray(listed)) return null;
  const isReadable = readsHan(voice.lang);
  const all = listed as readonly Listed[];
  const picks = all.map((one): Pick => {
    const { slug, name, nameNative = name, count } = one;
    const native = html`<span ${attributes({ lang: isReadable ? null : "zh-Hant" })}
      >${nameNative}</span
    >`;
    const isForeign = nameNative !== name && !isReadable;
    return {
      value: slug,
      name: isForeign ? name : native,
      about: isForeign ? native : null,
      emblem: slip(nameNative, count),
      words: `${name} ${nameNative} ${slug}`.toLowerCase(),
    };
  });
  const known = all.find(({ slug, aliases = [] }) => [slug, ...aliases].includes(field.value));
  const { label: legend, ...rest } = field;
  const value = known?.slug ?? field.value;
  return pickField({ ...rest, legend, value, picks, look: "cards", filter: voice.words.pickFind });
}

/** A slip of bamboo with the first letters of a name, and how many lots there are. */
function slip(name: string, count: number | undefined): Html {
  const letters = [...name].filter((one) => /[\p{L}]/u.test(one)).slice(0, 2);
  return html`<span class="slip" aria-hidden="true" lang="zh-Hant"
    ><span>${letters.join("")}</span>${count ? html`<small>${count}</small>` : null}</span
  >`;
}

/** The cards of an input whose values are spreads, where `options.tables` says what lies where. */
export function tableField(
  { voice, labels }: View,
  { options }: CatalogueEntry,
  schema: Schema,
  key: string,
  field: Field & { readonly required: boolean },
): Html | null {
  const tables = (options["tables"] ?? {}) as Readonly<Record<string, readonly Spot[]>>;
  const values = schema.enum ?? [];
  if (values.length === 0 || values.some((one) => tables[one] === undefined)) return null;
  const picks = values.map((value): Pick => ({
    value,
    name: labels.value(key, value),
    emblem: drawTable(tables[value]!),
  }));
  const { label: legend, required, ...rest } = field;
  const usual = required ? [] : [{ value: "", name: voice.words.pickUsual }];
  return pickField({ ...rest, legend, picks: [...usual, ...picks], look: "cards" });
}

const CARD = { width: 10, height: 15, gap: 3 };
/** Pixels of a drawing, and most pixels of its unit. */
const ROOM = 88;
const MAX_SCALE = 2;

/** Draws what lies where. */
function drawTable(spots: readonly Spot[]): Html {
  const { width, height, gap } = CARD;
  const cards = spots.map(([x, y, turn = 0]) => {
    const [left, top] = [x * (width + gap), y * (height + gap)];
    const turned = turn
      ? ` transform="rotate(${turn} ${left + width / 2} ${top + height / 2})"`
      : "";
    return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="2"${turned}/>`;
  });
  const from = Math.min(...spots.map(([x]) => x * (width + gap)));
  const right = Math.max(...spots.map(([x]) => x * (width + gap) + width));
  const bottom = Math.max(...spots.map(([, y]) => y * (height + gap) + height));
  const [wide, high] = [right - from + 4, bottom + 4];
  const scale = Math.min(MAX_SCALE, ROOM / wide, ROOM / high);
  const size = `width="${Math.round(wide * scale)}" height="${Math.round(high * scale)}"`;
  const box = `${from - 2} -2 ${wide} ${high}`;
  return trustedHtml(
    `<svg class="pick-table" ${size} viewBox="${box}" aria-hidden="true" focusable="false">${cards.join("")}</svg>`,
  );
}

/** A point on which schools differ; the usual one is picked where nothing is said. */
export function schoolField(
  { voice }: View,
  school: CatalogueEntry["conventions"][number],
  field: Omit<Field, "id" | "label" | "name">,
): Html {
  const { words } = voice;
  const { name, title } = school;
  const standard = school.options.find(({ value }) => value === school.default);
  const common = { name, id: `f-${name}`, fault: field.fault };
  const isUsual = field.value === "" || field.value === school.default;
  if (standard && school.options.length <= MAX_PILLS) {
    const picks = school.options.map((one): Pick => ({
      value: one === standard ? "" : one.value,
      name: one.title,
      about: one === standard ? words.default : null,
    }));
    const value = isUsual ? "" : field.value;
    return pickField({ ...common, legend: title, picks, value, look: "pills" });
  }
  return selectField({
    ...common,
    label: title,
    choices: [
      { value: "", label: `${words.default}${words.colon}${standard?.title ?? school.rule ?? ""}` },
      ...school.options.map(({ value, title: label }) => ({ value, label })),
    ],
    value: field.value,
  });
}
