/** Server-sent events as the service writes them: a name and one line of JSON. */

export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Reads the events of a response until it ends; whoever stops reading ends the request. */
export async function* readEvents(
  response: Response,
): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const blocks = text.split("\n\n");
      text = blocks.pop()!;
      for (const block of blocks) {
        const found = /^event: (.*)\ndata: (.*)$/.exec(block);
        if (found) yield { event: found[1]!, data: JSON.parse(found[2]!) };
      }
    }
  } finally {
    // A request that is gone already has nothing to be cancelled.
    void reader.cancel().catch(() => {});
  }
}
