/** Forms and extents of an answer: what is stored is one, what is shown is rendered from it. */
export { encode, encodingFor, type Encoding } from "./encode.ts";
export { asksForJson, formOf, isPicture, type Form } from "./form.ts";
export { isStored, renderAnswer, viewAnswer, type Rendered } from "./render.ts";
export { splitView, VIEW_INPUTS, WHOLE, type View } from "./view.ts";
