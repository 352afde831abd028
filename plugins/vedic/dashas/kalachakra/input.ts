export { CONVENTIONS, input, type Input } from "../yogini/input.ts";
