/** The routes of what people keep; the pages behind them are loaded when the first is opened. */
import { Elysia } from "elysia";
import { SHARED_PATH } from "../kept/mod.ts";
import { CALENDARS_PATH } from "../calendars/feed.ts";
import type { ServeDeps } from "../calendars/mod.ts";
import type { KeepPagesDeps } from "./keep/mod.ts";

const HIDDEN = { detail: { hide: true } } as const;
const FORM = { ...HIDDEN, parse: "none" } as const;

export type KeepRoutesDeps = KeepPagesDeps & Omit<ServeDeps, "keeping">;

/** Makes the routes. */
export function keepRoutes(deps: KeepRoutesDeps): Elysia {
  const load = async () => {
    const { createCalendarPages, createKeepPages, createPeoplePages } =
      await import("./keep/mod.ts");
    const { createEmbedPages } = await import("./embed/pages.ts");
    const { createCalendarServer } = await import("../calendars/serve.ts");
    const readings = createKeepPages(deps);
    return {
      readings,
      people: createPeoplePages(deps, readings.ownForm),
      embed: createEmbedPages(deps, readings.ownForm),
      calendars: createCalendarPages(deps, readings.ownForm),
      serveCalendar: createCalendarServer({ ...deps, keeping: deps.accounts.keeping }),
    };
  };
  let loading: ReturnType<typeof load> | undefined;
  const pages = () => (loading ??= load());
  const app = new Elysia({ normalize: false })
    .get("/readings", async ({ request }) => (await pages()).readings.showList(request), HIDDEN)
    .post("/readings", async ({ request }) => (await pages()).readings.changeAll(request), FORM)
    .get(
      "/readings/export.json",
      async ({ request }) => (await pages()).readings.exportAll(request),
      HIDDEN,
    )
    .get(
      "/readings/document.pdf",
      async ({ request }) => (await pages()).readings.showSeveral(request),
      HIDDEN,
    )
    .get(
      "/readings/:id/document.pdf",
      async ({ request, params }) =>
        (await pages()).readings.showDocument(request, params.id ?? ""),
      HIDDEN,
    )
    .get(
      `${SHARED_PATH}:id/document.pdf`,
      async ({ request, params }) =>
        (await pages()).readings.showSharedDocument(request, params.id ?? ""),
      HIDDEN,
    )
    .get(
      "/readings/:id",
      async ({ request, params }) => (await pages()).readings.showOne(request, params.id ?? ""),
      HIDDEN,
    )
    .post(
      "/readings/:id",
      async ({ request, params }) => (await pages()).readings.change(request, params.id ?? ""),
      FORM,
    )
    .get(
      `${SHARED_PATH}:id`,
      async ({ request, params }) => (await pages()).readings.showShared(request, params.id ?? ""),
      HIDDEN,
    )
    .get(CALENDARS_PATH, async ({ request }) => (await pages()).calendars.show(request), HIDDEN)
    .post(CALENDARS_PATH, async ({ request }) => (await pages()).calendars.change(request), FORM)
    .get(
      `${CALENDARS_PATH}/:id`,
      async ({ request, params }) =>
        (await pages()).serveCalendar(request, (params.id ?? "").replace(/\.ics$/, "")),
      HIDDEN,
    )
    .get("/embed", async ({ request }) => (await pages()).embed.show(request), HIDDEN)
    .post("/embed", async ({ request }) => (await pages()).embed.change(request), FORM)
    .get("/people", async ({ request }) => (await pages()).people.showAll(request), HIDDEN)
    .post("/people", async ({ request }) => (await pages()).people.add(request), FORM)
    .get("/people/compare", async ({ request }) => (await pages()).people.compare(request), HIDDEN)
    .get(
      "/people/:id",
      async ({ request, params }) => (await pages()).people.showOne(request, params.id ?? ""),
      HIDDEN,
    )
    .post(
      "/people/:id",
      async ({ request, params }) => (await pages()).people.change(request, params.id ?? ""),
      FORM,
    );
  return app as unknown as Elysia;
}
