/** The page of saved persons: listed, added, changed, compared, deleted. */
import {
  button,
  card,
  choice,
  disc,
  empty,
  fold,
  hidden,
  html,
  item,
  linkButton,
  list,
  note,
  pageHead,
  postForm,
  selectField,
  textField,
  type Child,
  type Html,
} from "../../../ui/mod.ts";
import type { Person, PersonFault } from "../../kept/mod.ts";
import { kindOf, type Schema } from "../fields.ts";
import type { Library, Volume } from "../library.ts";
import { placeField } from "../place_field.ts";
import type { SiteVoice } from "../voice.ts";
import type { KeepWords } from "./words/en.ts";

/** A saved person with what is known of them. */
export interface Known extends Person {
  readonly id: string;
}

/** What stands in a form of a person, and what is wrong with it. */
export interface PersonDraft {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: readonly (PersonFault | "consent")[];
}

/** What the pages show. */
export interface PeopleState {
  readonly voice: SiteVoice;
  readonly words: KeepWords;
  readonly library: Library;
  readonly csrf: string;
  readonly people: readonly Known[];
  readonly draft: PersonDraft;
  readonly done: string | null;
  readonly isOn: boolean;
}

/** Writes the page of all of them. */
export function writePeople(state: PeopleState): Child {
  const { words, people, done, isOn, draft } = state;
  const isFaulty = draft.faults.length > 0;
  const adding = personForm(state, "/people");
  return [
    pageHead({ title: words.people, lead: words.peopleLead }),
    done ? note("good", done, { live: true }) : null,
    isOn ? null : note("wait", words.notOn),
    card(
      people.length === 0 ? empty("person", words.noPeople) : list(people.map((one) => line(one))),
    ),
    people.length > 1 ? card(compare(state), { title: words.compare }) : null,
    isOn && people.length > 0 && !isFaulty ? card(fold(words.addPerson, adding)) : null,
    isOn && (people.length === 0 || isFaulty) ? card(adding, { title: words.addPerson }) : null,
  ];
}

/** Writes the page of one. */
export function writePerson(state: PeopleState, person: Known): Child {
  const { words, csrf } = state;
  const at = `/people/${person.id}`;
  return [
    pageHead({
      title: html`<bdi>${person.name}</bdi>`,
      back: { href: "/people", label: words.people },
      actions: linkButton(`/systems/natal.tian?profile=${person.id}`, words.ask, {
        look: "quiet",
        small: true,
      }),
    }),
    card(personForm(state, at)),
    card(
      fold(
        words.personDelete,
        postForm(at, csrf, [
          hidden("do", "delete"),
          html`<p>${words.personDeleteLead}</p>`,
          html`<div>${button(words.personDelete, { look: "danger", small: true })}</div>`,
        ]),
      ),
    ),
  ];
}

/** What a saved person puts into its form. */
export function valuesOf(person: Person): PersonDraft["values"] {
  const { name, birthDate, birthTime = "", place = "", placeName, gender = "" } = person;
  const chosen: Readonly<Record<string, string>> =
    placeName === undefined ? {} : { place_id: place };
  return { name, birthDate, birthTime, place: placeName ?? place, ...chosen, gender };
}

function line({ id, name, birthDate, birthTime, place, placeName }: Known): Html {
  const about = [birthDate, birthTime, placeName ?? place].filter(Boolean).join(" · ");
  return item({
    disc: disc("person", "quiet"),
    title: html`<bdi>${name}</bdi>`,
    href: `/people/${id}`,
    text: html`<bdi>${about}</bdi>`,
  });
}

/** The systems that ask for the births of two. */
function pairings({ volumes }: Library): readonly Volume[] {
  return [...volumes.values()].filter(({ entry }) => {
    const { a, b } = (entry.input as Schema).properties ?? {};
    return [a, b].every((one) => one && kindOf(one) === "group" && one.properties?.["birthDate"]);
  });
}

function compare({ words, people, library }: PeopleState): Html {
  const choices = people.map(({ id, name }) => ({ value: id, label: name }));
  const ways = pairings(library).map(({ entry }) => ({ value: entry.id, label: entry.name }));
  const [first, second] = people;
  return html`<p>${words.compareLead}</p>
    <form method="get" action="/people/compare" class="form">
      <div class="fields">
        ${selectField({ name: "a", label: words.first, choices, value: first!.id })}
        ${selectField({ name: "b", label: words.second, choices, value: second!.id })}
        ${selectField({ name: "by", label: words.by, choices: ways, value: "compatibility.bazi" })}
      </div>
      <div>${button(words.go, { look: "quiet", small: true })}</div>
    </form>`;
}

function personForm({ voice, words, csrf, draft }: PeopleState, action: string): Html {
  const { values, faults } = draft;
  const faultOf = (name: PersonFault) => (faults.includes(name) ? words.faults[name] : null);
  const valueOf = (name: string) => values[name] ?? "";
  const chosen = valueOf("place_id");
  const consent = html`<div>
    ${choice({ type: "checkbox", name: "consent", value: "yes", label: words.consent })}
    ${faults.includes("consent") ? note("bad", words.consentMissing, { live: true }) : null}
  </div>`;
  return postForm(action, csrf, [
    hidden("do", "save"),
    html`<div class="fields">
      ${textField({
        name: "name",
        label: words.name,
        fault: faultOf("name"),
        input: { value: valueOf("name"), maxlength: 80, autocomplete: "off", required: true },
      })}
      ${textField({
        name: "birthDate",
        label: words.birthDate,
        fault: faultOf("birthDate"),
        input: { type: "date", value: valueOf("birthDate"), required: true },
      })}
      ${textField({
        name: "birthTime",
        label: words.birthTime,
        hint: words.birthTimeHint,
        fault: faultOf("birthTime"),
        input: { type: "time", value: valueOf("birthTime") },
      })}
      ${placeField({
        voice,
        chosen: chosen ? { place: chosen } : {},
        name: "place",
        label: voice.words.place,
        value: valueOf("place"),
        issue: undefined,
        clock: undefined,
        fault: faultOf("place"),
      })}
      ${selectField({
        name: "gender",
        label: words.gender,
        fault: faultOf("gender"),
        choices: Object.entries(words.genders).map(([value, label]) => ({ value, label })),
        value: valueOf("gender"),
      })}
    </div>`,
    action === "/people" ? consent : null,
    html`<div>${button(words.save)}</div>`,
  ]);
}
