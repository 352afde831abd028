/** The inputs by which a caller sets what is asked, and what an answer says it understood. */
import {
  Type,
  type TArray,
  type TObject,
  type TOptional,
  type TString,
  type TUnsafe,
} from "@sinclair/typebox";
import { FORM, HOPE, MATTER, type Form, type Hope, type Matter } from "../../lore/mod.ts";
import { term, type TTerm } from "../../speech/mod.ts";
import { oneOf, Question } from "../shapes.ts";
import { CERTAINTY } from "./terms.ts";

/** A question with what the caller may set of it, to spread into the input of a cast. */
export const QuestionInput: {
  question: TOptional<TString>;
  matter: TOptional<TUnsafe<Matter>>;
  hope: TOptional<TUnsafe<Hope>>;
  form: TOptional<TUnsafe<Form>>;
} = {
  question: Question,
  matter: Type.Optional(oneOf(MATTER.ids)),
  hope: Type.Optional(oneOf(HOPE.ids)),
  form: Type.Optional(oneOf(FORM.ids)),
};

type Certain = TTerm<typeof CERTAINTY, never>;
const certainty = (description: string) => term(CERTAINTY, description);

/** What a question was understood to ask; the field `asked` of an answer. */
export const UnderstoodShape: TObject<{
  matter: TTerm<typeof MATTER, never>;
  hope: TTerm<typeof HOPE, never>;
  form: TTerm<typeof FORM, never>;
  certainty: TObject<{ matter: Certain; hope: Certain; form: Certain }>;
  words: TArray<TString>;
  options: TArray<TString>;
}> = Type.Object(
  {
    matter: term(MATTER, "What it is about"),
    hope: term(HOPE, "What a good sign speaks for"),
    form: term(FORM, "How it is asked"),
    certainty: Type.Object(
      {
        matter: certainty("How the matter was come by"),
        hope: certainty("How the hope was come by"),
        form: certainty("How the form was come by"),
      },
      { description: "How each was come by" },
    ),
    words: Type.Array(Type.String(), {
      description: "Words that decided the matter, lower case, Simplified Chinese",
    }),
    options: Type.Array(Type.String(), {
      description: "What it chooses among, as written; empty where it names nothing",
    }),
  },
  { description: "What the question was understood to ask" },
);
