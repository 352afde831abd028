/** The page of calendars: those one subscribes to with their addresses, and a form for a further one. */
import type { Place } from "../../../places/mod.ts";
import {
  button,
  card,
  choice,
  choices,
  copyBox,
  empty,
  fold,
  hidden,
  html,
  linkButton,
  note,
  pageHead,
  postForm,
  selectField,
  type Child,
  type Html,
} from "../../../ui/mod.ts";
import type { CalendarKind, CalendarWords } from "../../calendars/mod.ts";
import { placeField } from "../place_field.ts";
import type { SiteVoice } from "../voice.ts";

/** A calendar of the visitor's. */
export interface Subscribed {
  readonly id: string;
  readonly name: string;
  /** Whether the person it was about is deleted. */
  readonly isGone: boolean;
  readonly address: string;
  readonly webcal: string;
}

/** What stands in the form, and what is wrong with it. */
export interface CalendarDraft {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: readonly ("kind" | "place" | "person")[];
  /** Places that may be meant. */
  readonly places: readonly Place[];
}

/** What the page shows. */
export interface CalendarsState {
  readonly voice: SiteVoice;
  readonly words: CalendarWords;
  /** Why nothing can be kept here; null where it can. */
  readonly notOn: string | null;
  readonly csrf: string;
  readonly offered: readonly CalendarKind[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly subscribed: readonly Subscribed[];
  readonly draft: CalendarDraft;
  readonly done: string | null;
}

/** Writes it. */
export function writeCalendars(state: CalendarsState): Child {
  const { words, subscribed, done, notOn } = state;
  return [
    pageHead({ title: words.title, lead: words.lead }),
    done ? note("good", done, { live: true }) : null,
    notOn === null ? null : note("wait", notOn),
    subscribed.length === 0
      ? card(empty("clock", words.none))
      : [
          html`<p class="muted">${words.addressLead}</p>`,
          subscribed.map((one) => card(feedCard(state, one), { title: one.name })),
        ],
    notOn === null ? card(form(state), { title: words.add, id: "add" }) : null,
  ];
}

function feedCard({ voice, words, csrf }: CalendarsState, one: Subscribed): Child {
  const { id, isGone, address, webcal } = one;
  const withdrawal = fold(
    words.withdraw,
    postForm("/calendars", csrf, [
      hidden("do", "withdraw"),
      hidden("id", id),
      html`<p>${words.withdrawLead}</p>`,
      html`<div>${button(words.withdraw, { look: "danger", small: true })}</div>`,
    ]),
  );
  if (isGone) return [note("wait", words.gone), withdrawal];
  return [
    html`<div>${linkButton(webcal, words.subscribe, { small: true, icon: "clock" })}</div>`,
    html`<p class="legend">${words.address}</p>`,
    copyBox(voice.lang, `address-${id}`, address),
    withdrawal,
  ];
}

function form(state: CalendarsState): Html {
  const { voice, words, csrf, offered, people, draft } = state;
  const faultOf = (name: "kind" | "place" | "person") =>
    draft.faults.includes(name) ? words.faults[name] : null;
  const { kind = offered[0] ?? "", place = "", person = "" } = draft.values;
  const kinds = offered.map((one) =>
    choice({
      type: "radio",
      name: "kind",
      value: one,
      label: words.kinds[one].name,
      hint: words.kinds[one].lead,
      checked: one === kind,
    }),
  );
  const persons = [
    { value: "", label: words.nobody },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const issue = issueOf(draft);
  return postForm("/calendars", csrf, [
    hidden("do", "add"),
    choices(words.which, kinds),
    faultOf("kind") ? note("bad", faultOf("kind")!, { live: true }) : null,
    html`<div class="fields">
      <div>
        ${placeField({
          voice,
          chosen: {},
          name: "place",
          label: words.place,
          value: place,
          issue,
          clock: undefined,
          fault: faultOf("place"),
        })}
        <p class="muted small after-field">${words.placeFor}</p>
      </div>
      <div>
        ${
          people.length > 0
            ? selectField({
                name: "person",
                label: words.person,
                hint: words.personFor,
                fault: faultOf("person"),
                choices: persons,
                value: person,
              })
            : [
                html`<p class="legend">${words.person}</p>
                  <p class="muted small">${words.personFor}</p>`,
                faultOf("person") ? note("bad", words.faults.person, { live: true }) : null,
                linkButton("/people", words.toPeople, { look: "quiet", small: true }),
              ]
        }
      </div>
    </div>`,
    html`<div>${button(words.make)}</div>`,
  ]);
}

/** The places that may be meant, as the field lists them. */
function issueOf({ places, faults }: CalendarDraft): Parameters<typeof placeField>[0]["issue"] {
  if (places.length === 0 || !faults.includes("place")) return undefined;
  const choicesFor = places.map(({ id, name, division, country }) => ({
    value: id,
    text: [name, division?.name, country.name].flatMap((one) => one?.text ?? []).join(", "),
  }));
  return { path: "/place", code: "place-several", message: "", choices: choicesFor };
}
