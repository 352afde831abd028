/** The site in tests: a host over every plugin, and forms as a browser without scripts sends them. */
import { join } from "node:path";
import { createHost, SILENT, type Host, type HostDeps } from "../../src/host/mod.ts";
import { createRegistry, discover } from "../../src/plugins/mod.ts";

const PLUGINS = join(import.meta.dir, "../../plugins");

export const registry = createRegistry(await discover([PLUGINS]));

/** A host over all plugins; free unless a wallet is given. */
export function openHost(deps: Partial<HostDeps> = {}): Host {
  return createHost({ registry, wallet: null, narrator: null, clock: Date, log: SILENT, ...deps });
}

/** GET of a page. */
export function page(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost${path}`, { headers: { accept: "text/html", ...headers } });
}

/** What the form that asks would send, as it stands on a page. */
export async function formOf(html: string): Promise<URLSearchParams> {
  const form = new URLSearchParams();
  let select = "";
  let area = "";
  const rewriter = new HTMLRewriter()
    .on("form[data-ask] input", {
      element(input) {
        const name = input.getAttribute("name");
        const type = input.getAttribute("type") ?? "";
        const box = ["checkbox", "radio"].includes(type) && !input.hasAttribute("checked");
        if (name && !box) form.append(name, decoded(input.getAttribute("value") ?? ""));
      },
    })
    .on("form[data-ask] select", {
      element(element) {
        select = element.getAttribute("name")!;
        form.append(select, "");
      },
    })
    .on("form[data-ask] option[selected]", {
      element: (option) => form.set(select, decoded(option.getAttribute("value") ?? "")),
    })
    .on("form[data-ask] textarea", {
      element(element) {
        area = element.getAttribute("name")!;
        form.append(area, "");
      },
      text: (chunk) => form.set(area, form.get(area)! + decoded(chunk.text)),
    });
  await rewriter.transform(new Response(html)).text();
  return form;
}

/** A text of HTML without its entities. */
export function decoded(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

/** POST of a form. */
export function send(
  path: string,
  form: URLSearchParams | Record<string, string>,
  headers: Record<string, string> = {},
): Request {
  return new Request(`http://localhost${path}`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { accept: "text/html", ...headers },
  });
}

/** The words of a page, without its markup. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}
