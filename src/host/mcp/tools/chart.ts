/** The picture of a reading, shown where the client can show it. */
import { Type } from "@sinclair/typebox";
import { CHART_VIEW } from "../chart_view.ts";
import { CallFailed, defineTool, type Fields, type Session } from "../tool.ts";
import { closed } from "./shared.ts";

export const showChart = defineTool({
  name: "show_chart",
  title: "Show the chart",
  description:
    "Shows the picture of a reading that was made here, named by `answer.reading.id`. Free. Clients without MCP Apps get an SVG of some 20-80 KB only with svg: true.",
  charges: false,
  isLocal: true,
  view: CHART_VIEW,
  input: Type.Object(
    {
      readingId: Type.String({ maxLength: 64, description: "rd_…" }),
      svg: Type.Optional(Type.Boolean({ description: "Also as text for you; default false" })),
    },
    closed,
  ),
  output: Type.Object({
    readingId: Type.String(),
    system: Type.String(),
    title: Type.String({ description: "What the picture says of itself" }),
    svg: Type.Optional(Type.String()),
  }),
  async run({ readingId, svg }, session) {
    const answer = await pictured(readingId, session);
    const text = pictureOf(answer);
    if (text === undefined) {
      throw new CallFailed("Cannot show a chart: this system draws none", 404, {
        reason: "no_picture",
      });
    }
    const { procedure } = answer["reading"] as { readonly procedure: string };
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1] ?? procedure;
    return { readingId, system: procedure, title, ...(svg ? { svg: text } : {}) };
  },
});

/** The SVG of a reading, for the page that shows it. */
export async function chartOf(readingId: string, session: Session): Promise<string | undefined> {
  return pictureOf(await pictured(readingId, session));
}

async function pictured(readingId: string, session: Session): Promise<Fields> {
  const recent = session.recent.get(session.caller, readingId);
  const found =
    recent && pictureOf(recent) ? recent : ((await session.readKept(readingId, true)) ?? recent);
  if (found) return found;
  throw new CallFailed(
    "Cannot find the reading: call_system makes it, and remembers it for its caller",
    404,
    {
      reason: "unknown_reading",
    },
  );
}

function pictureOf(answer: Fields): string | undefined {
  return (answer["picture"] as { readonly text?: string } | undefined)?.text;
}
