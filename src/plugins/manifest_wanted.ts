/** What each field of a declaration should hold, for authors whose folder is refused. */

/** Path into a plugin, numbers left out → what is wanted there; completes "give …". */
export const WANTED: Readonly<Record<string, string>> = {
  id: 'the folder\'s name in kebab-case, such as "norse-lots"',
  sdk: "the number of the contract it was written for: 1",
  version: 'three numbers, such as "1.0.0"',
  words: "wordsIn(import.meta), which finds words/en.ts beside the file",
  traditions: "at least one { id, icon }",
  "traditions/id": 'a name in kebab-case, such as "norse-lots"',
  "traditions/icon": 'the path of an SVG in the folder, such as "icons/norse.svg"',
  procedures: "at least one procedure made with defineProcedure",
  "procedures/name": 'two names in camelCase with a full stop between, such as "runes.cast"',
  "procedures/tradition": "the id of one of the plugin's traditions",
  "procedures/words": "wordsIn(import.meta), which finds words/en.ts beside the file",
  "procedures/kind": '"calculation", "draw" or "blend"',
  "procedures/cost":
    "a whole number of points from 0 to 1000000, or { each, of, discount } by the items of an array of the input",
  "procedures/icon": "the path of an SVG in the folder, or leave it out",
  "procedures/input": "a Type.Object({ … }) of #sdk",
  "procedures/output": "a Type.Object({ … }) of #sdk",
  "procedures/needs": 'a list of "now", "random" and "call"',
  "procedures/uses": "a list of names of procedures",
  "procedures/reads": '"birth", "moment" or "births", or leave it out',
  "procedures/refusals": "a list of codes",
  "procedures/work": 'a function that imports what does it: () => import("./work.ts")',
  "procedures/weighs": '"own", "aside", "verdict", "tally" or "none", or leave it out',
  "procedures/pictured": "true where its work exports a picture, or leave it out",
  "procedures/textKey": '"interpretation", "synthesis" or "thesis", or leave it out',
  "procedures/examples":
    "at least one { title, input, expect, source } with an answer known from outside",
  "procedures/examples/title": "what the example shows",
  "procedures/examples/input": "the input of a call",
  "procedures/examples/expect": "the part of the answer that is known",
  "procedures/examples/source": "who says that the answer is right",
  "procedures/references": "at least one { title } of a work that the rules come from",
  "procedures/references/title": "the title of the work",
};

/** Keys of a plugin. */
export const PLUGIN_KEYS = ["id", "sdk", "version", "words", "traditions", "procedures"] as const;

/** Keys of a procedure. */
export const PROCEDURE_KEYS = [
  ..."name tradition words kind cost icon input output needs uses weights reads conventions".split(
    " ",
  ),
  ..."omittable refusals options work credits asks weighs narrated textKey pictured".split(" "),
  ..."examples references".split(" "),
];
