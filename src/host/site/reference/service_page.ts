/** The routes around the procedures: catalogue, readings, points, partners, OAuth. They describe themselves, in English. */
import { FALLBACK, isSameLanguage } from "../../../speech/mod.ts";
import { card, fold, html, type Child, type Html } from "../../../ui/mod.ts";
import type { FixedRoutes } from "../../openapi/mod.ts";
import { foreign } from "../voice.ts";
import { address, fieldTable, referenceHead, type MeaningOf, type Speech } from "./parts.ts";
import { rowsOf, type Described, type FieldRow } from "./schema_rows.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Described;
}

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: Described }>>;
  };
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
}

/** An operation with its address. */
export interface Route {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly operation: Operation;
}

const METHODS = new Set(["get", "post", "put", "patch", "delete"]);

/** The routes in the order in which they are declared. */
export function routesOf({ paths }: FixedRoutes): readonly Route[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, given]) => {
        const operation = given as Operation;
        const { operationId: id = `${method}${path}`, tags = [] } = operation;
        return { id, method, path, tag: tags[0] ?? "", operation };
      }),
  );
}

/** The routes by their tag, those that have a name here. */
export function groupsOf(
  { words }: Speech,
  routes: readonly Route[],
): readonly (readonly [title: string, routes: readonly Route[]])[] {
  return Object.entries(words.groups)
    .map(([tag, title]) => [title, routes.filter((one) => one.tag === tag)] as const)
    .filter(([, own]) => own.length > 0);
}

/** What a route does, in the language of the page where it is said in it. */
export function summaryOf({ voice, words }: Speech, { id, operation }: Route): Html {
  const said = words.operations[id];
  if (said !== undefined) return html`<span>${said}</span>`;
  return html`<span ${foreign(voice, FALLBACK)}>${operation.summary ?? id}</span>`;
}

/** Writes the page. */
export function writeService(speech: Speech, routes: readonly Route[]): Child {
  const { voice, words } = speech;
  return [
    referenceHead(speech, words.service, words.serviceLead),
    isSameLanguage(voice.lang, FALLBACK) ? null : html`<p class="muted small">${words.english}</p>`,
    groupsOf(speech, routes).map(([title, own]) =>
      card(
        own.map((route) => writeRoute(speech, route)),
        { title },
      ),
    ),
  ];
}

function writeRoute(speech: Speech, route: Route): Html {
  const { voice, words } = speech;
  const { description, parameters = [], requestBody, responses = {} } = route.operation;
  const english = foreign(voice, FALLBACK);
  const named = parameters.filter((one) => one.name !== undefined).map(parameterRow);
  const content = Object.values(requestBody?.content ?? {})[0];
  const body = rowsOf(content?.schema ?? {});
  const statuses = Object.entries(responses).map(
    ([status, one]) =>
      html`<li><code>${status}</code> <span ${english}>${one.description ?? ""}</span></li>`,
  );
  const heading = html`<span class="ref-summary"
    >${address(route.method, route.path)} ${summaryOf(speech, route)}</span
  >`;
  return html`<div id="${route.id}" class="ref-route">
    ${fold(heading, [
      description ? html`<p ${english}>${description}</p>` : null,
      named.length > 0 ? fieldTable(speech, words.parameters, named, meaningOf) : null,
      body.length > 0 ? fieldTable(speech, words.body, body, meaningOf) : null,
      html`<h3 class="ref-small">${words.statuses}</h3>`,
      html`<ul class="plain-list">
        ${statuses}
      </ul>`,
    ])}
  </div>`;
}

function parameterRow({ name, required = false, description, schema = {} }: Parameter): FieldRow {
  const [row] = rowsOf({
    properties: { [name]: { ...schema, ...(description ? { description } : {}) } },
    required: required ? [name] : [],
  });
  return row!;
}

const meaningOf: MeaningOf = ({ schema: { description } }) =>
  description === undefined ? [] : [{ text: description, lang: FALLBACK }];
