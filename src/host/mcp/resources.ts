/** What a model may read beside calling: the catalogue, systems, the words of a system, and the page of charts. */
import { ResourceTemplate, type McpServer } from "@modelcontextprotocol/server";
import { voiceOf } from "../../plugins/mod.ts";
import { CHART_PAGE, CHART_VIEW, VIEW_TYPE } from "./chart_view.ts";
import { systemOf, type Session } from "./tool.ts";

const JSON_TYPE = "application/json";

/** Registers them. */
export function addResources(server: McpServer, session: Session): void {
  const { catalogue, registry } = session;
  const completeSystem = (value: string) =>
    [...registry.procedures.keys()].filter((id) => id.startsWith(value)).slice(0, 50);
  const json = (uri: URL, value: unknown) => ({
    contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(value) }],
  });

  server.registerResource(
    "catalogue",
    "auspex://catalogue",
    {
      title: "Catalogue",
      description: "Every system: id, name, tradition, kind, points",
      mimeType: JSON_TYPE,
    },
    async (uri) => {
      const systems = await catalogue.systems("en");
      return json(
        uri,
        systems.map(({ id, name, tradition, kind, cost }) => ({ id, name, tradition, kind, cost })),
      );
    },
  );
  server.registerResource(
    "system",
    new ResourceTemplate("auspex://systems/{id}/{lang}", {
      list: undefined,
      complete: { id: completeSystem, lang: () => [...catalogue.languages] },
    }),
    {
      title: "System",
      description: "The whole catalogue entry of a system in a language",
      mimeType: JSON_TYPE,
    },
    async (uri, { id, lang }) => json(uri, await systemOf(session, String(id), String(lang))),
  );
  server.registerResource(
    "words",
    new ResourceTemplate("auspex://words/{id}/{lang}", {
      list: undefined,
      complete: { id: completeSystem, lang: () => [...catalogue.languages] },
    }),
    {
      title: "Words",
      description: "What the terms of a system are called in a language, by their ids",
      mimeType: JSON_TYPE,
    },
    async (uri, { id, lang }) => {
      const entry = await systemOf(session, String(id), String(lang));
      const { procedure } = registry.procedures.get(entry.id)!;
      const { words, finish } = await voiceOf(procedure, String(lang));
      const named = Object.entries(words.terms ?? {}).map(([kind, terms]) => [
        kind,
        Object.fromEntries(
          Object.entries(terms).map(([term, said]) => [
            term,
            finish(typeof said === "string" ? said : said.text),
          ]),
        ),
      ]);
      return json(uri, Object.fromEntries(named));
    },
  );
  server.registerResource(
    "chart",
    CHART_VIEW,
    { title: "Chart", description: "Shows the result of show_chart", mimeType: VIEW_TYPE },
    async (uri) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: VIEW_TYPE,
          text: CHART_PAGE,
          _meta: { ui: { prefersBorder: true } },
        },
      ],
    }),
  );
}
