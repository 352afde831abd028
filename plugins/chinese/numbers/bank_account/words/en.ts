import type { Translation, Words } from "#sdk";
import type { NumberIssues } from "../../digits.ts";
import * as shared from "../../words/en.ts";
import type { AccountAnswer, answer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const use = { account: "account", card: "card", password: "password" };
const subjects = {
  account: "this account number",
  card: "this card number",
  password: "this password",
};

const ENDS_WELL = "It ends on one of the two stars that readers like for keeping money.";
const ENDS_OTHERWISE =
  "Readers would rather have it end on tiān yī for income or yán nián for keeping what is earned.";

export const en = {
  title: "Number feng shui of an account",
  summary:
    "Reads the digit pairs of an account, card or password for earning, keeping and losing money, and whether it ends on a star that keeps; a password is never shown",
  inputs: {
    number: {
      label: "Number",
      about: "The whole or its tail; six to eight digits are enough",
    },
    use: { label: "What it is", about: "What the number is; default account", values: use },
  },
  fields: { ...shared.fields, use: "What it is", endsWell: "Ends on a star that keeps" },
  terms: { ...shared.terms, use },
  phrases: { ...shared.phrases, ...shared.numberIssues },
  conventions: shared.conventions,
  reading: (reading: AccountAnswer) =>
    shared.pairStory(reading, {
      subject: subjects[reading.use],
      closing: `${reading.endsWell ? ENDS_WELL : ENDS_OTHERWISE} The stars promise no gain and excuse no risk.`,
    }),
  picture: {
    ...shared.pairPicture,
    names: { account: "Account number", card: "Card number", password: "Password" },
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: NumberIssues;
}>;

export type AccountWords = Translation<typeof en>;
