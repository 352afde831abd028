/** Fields and buttons. A field ties its label, hint and fault together for screen readers. */
import { attributes, html } from "./html.ts";
import type { Child, Html } from "./html.ts";
import { icon } from "./icon.ts";
import type { IconName } from "./icon.ts";

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface FieldOptions {
  /** Name of the value in the form; also the id, unless `id` is given. */
  readonly name: string;
  readonly id?: string;
  readonly label: string;
  readonly hint?: Child;
  /** What is wrong with the value that was sent. */
  readonly fault?: string | null;
}

/** One line of text; `input` adds or replaces attributes. */
export function textField(options: FieldOptions & { readonly input?: Attributes }): Html {
  const given = describedBy(options);
  return field(
    options,
    html`<input ${attributes({ type: "text", ...given, ...options.input })} />`,
  );
}

/** Several lines of text. */
export function textArea(
  options: FieldOptions & { readonly value?: string; readonly input?: Attributes },
): Html {
  const given = { ...describedBy(options), ...options.input };
  return field(options, html`<textarea${attributes(given)}>${options.value ?? ""}</textarea>`);
}

/** One of several values. */
export function selectField(
  options: FieldOptions & {
    readonly choices: readonly { readonly value: string; readonly label: string }[];
    readonly value: string;
  },
): Html {
  const choices = options.choices.map(
    ({ value, label }) =>
      html`<option${attributes({ value, selected: value === options.value })}>${label}</option>`,
  );
  return field(options, html`<select${attributes(describedBy(options))}>${choices}</select>`);
}

/** A box to tick or a dot to choose, with words and a hint beside it. */
export function choice(options: {
  readonly type: "checkbox" | "radio";
  readonly name: string;
  readonly value: string;
  readonly label: Child;
  readonly hint?: Child;
  readonly checked?: boolean;
  readonly boxed?: boolean;
}): Html {
  const { type, name, value, checked = false } = options;
  const hint = options.hint ? html`<span class="hint">${options.hint}</span>` : null;
  return html`<label class="choice${options.boxed ? " choice-box" : ""}"><input${attributes({ type, name, value, checked })}><span class="choice-text"><span>${options.label}</span>${hint}</span></label>`;
}

/** Several choices under one heading. */
export function choices(legend: string, items: Child, fault?: string | null): Html {
  return html`<fieldset>
    <legend class="legend">${legend}</legend>
    ${items}${writeFault(fault, null)}
  </fieldset>`;
}

/** A value that the reader does not see. */
export function hidden(name: string, value: string | number): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

export type ButtonLook = "main" | "quiet" | "danger";

interface ButtonOptions {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  readonly small?: boolean;
  readonly wide?: boolean;
}

/** A button that sends its form. */
export function button(
  label: Child,
  options: ButtonOptions & {
    readonly name?: string;
    readonly value?: string;
    /** Read out after the label, where it alone would not tell which thing is meant. */
    readonly describes?: string;
  } = {},
): Html {
  const more = attributes({
    name: options.name,
    value: options.value,
  });
  const which = options.describes
    ? html`<span class="visually-hidden">: ${options.describes}</span>`
    : null;
  return html`<button class="${classOf(options)}" ${more}>
    ${writeIcon(options)}<span>${label}${which}</span>
  </button>`;
}

/** A link that looks like a button. */
export function linkButton(href: string, label: Child, options: ButtonOptions = {}): Html {
  return html`<a class="${classOf(options)}" href="${href}">${writeIcon(options)}${label}</a>`;
}

/** A form that changes something: always a POST, always with the value that proves it is the user's own. */
export function postForm(
  action: string,
  csrf: string,
  body: Child,
  options: { readonly inline?: boolean } = {},
): Html {
  const look = options.inline ? null : "form";
  return html`<form method="post" action="${action}" ${attributes({ class: look })}>
    ${hidden("csrf", csrf)}${body}
  </form>`;
}

function field(options: FieldOptions, input: Html): Html {
  const { name, id = name, label, hint, fault } = options;
  const hinted = hint ? html`<span class="hint" id="${id}-hint">${hint}</span>` : null;
  return html`<div class="field">
    <label for="${id}">${label}</label>${hinted}${input}${writeFault(fault, `${id}-fault`)}
  </div>`;
}

function describedBy({ name, id = name, hint, fault }: FieldOptions): Attributes {
  const ids = [hint ? `${id}-hint` : "", fault ? `${id}-fault` : ""].filter(Boolean);
  return {
    id,
    name,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : null,
    "aria-invalid": fault ? "true" : null,
    // The first field that is wrong is where a reader goes on.
    autofocus: Boolean(fault),
  };
}

export function writeFault(fault: string | null | undefined, id: string | null): Html | null {
  if (!fault) return null;
  return html`<span class="fault" ${attributes({ id })}>${icon("warning", 18)}${fault}</span>`;
}

function classOf({ look = "main", small, wide }: ButtonOptions): string {
  const classes = ["button"];
  if (look !== "main") classes.push(`button-${look}`);
  if (small) classes.push("button-small");
  if (wide) classes.push("button-wide");
  return classes.join(" ");
}

function writeIcon(options: ButtonOptions): Html | null {
  return options.icon ? icon(options.icon, 18) : null;
}
