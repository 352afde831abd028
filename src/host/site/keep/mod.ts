/** The pages of what people keep, loaded when the first of them is opened. */
export { createCalendarPages } from "./calendars.ts";
export { createKeepPages, type KeepPagesDeps } from "./pages.ts";
export { createPeoplePages } from "./people.ts";
