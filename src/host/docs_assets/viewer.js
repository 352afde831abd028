// Shows the OpenAPI document named by the page's #api-reference element.
const source = document.getElementById("api-reference");
const METHODS = ["get", "post", "put", "patch", "delete"];

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

function json(value) {
  return element("pre", { tabIndex: 0 }, element("code", {}, JSON.stringify(value, null, 2)));
}

function resolve(spec, value) {
  let at = value;
  for (let depth = 0; at?.$ref && depth < 8; depth++) {
    const path = at.$ref.slice(2).split("/");
    at = path.reduce((node, part) => node?.[part], spec);
  }
  return at ?? {};
}

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.type === "array") return `array of ${typeOf(schema.items || {})}`;
  return [schema.type || "any"].flat().join(" or ");
}

function fieldTable(caption, schema) {
  const required = new Set(schema.required || []);
  const rows = Object.entries(schema.properties || {}).map(([name, field]) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, element("code", {}, name), required.has(name) ? " *" : ""),
      element("td", {}, typeOf(field)),
      element("td", {}, field.description || ""),
    ),
  );
  if (rows.length === 0) return element("p", {}, `${caption}: no fields.`);
  const head = ["Field (* required)", "Type", "Meaning"];
  const heads = head.map((text) => element("th", { scope: "col" }, text));
  return element(
    "table",
    {},
    element("caption", {}, caption),
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...rows),
  );
}

function inputOf(spec, operation) {
  const query = (operation.parameters || []).find((one) => one.name === "input");
  const content = query?.content || operation.requestBody?.content || {};
  const media = content["application/json"];
  if (!media) return { schema: null, example: undefined };
  const choice = media.schema.anyOf?.at(-1) || media.schema;
  return { schema: resolve(spec, choice), example: media.example };
}

function answerOf(spec, operation) {
  const schema = operation.responses?.["200"]?.content?.["application/json"]?.schema;
  if (!schema) return null;
  const whole = resolve(spec, schema);
  return resolve(spec, whole.properties?.result?.properties?.data || whole);
}

function curl(path, method, example) {
  const paid = path.startsWith("/api/trpc/") ? " -H 'Authorization: Bearer <key>'" : "";
  const url = `${location.origin}${path}`;
  if (example === undefined) return `curl${paid} '${url}'`;
  const text = JSON.stringify(example).replaceAll("'", "'\\''");
  if (method === "post") {
    return `curl${paid} -H 'Content-Type: application/json' \\\n  -d '${text}' '${url}'`;
  }
  return `curl${paid} -G --data-urlencode 'input=${text}' \\\n  '${url}'`;
}

function details(spec, path, method, operation) {
  const { schema, example } = inputOf(spec, operation);
  const answer = answerOf(spec, operation);
  const plain = (operation.parameters || []).filter((one) => one.schema);
  const parameters = {
    properties: Object.fromEntries(
      plain.map((one) => [one.name, { ...one.schema, description: one.description }]),
    ),
    required: plain.filter((one) => one.required).map((one) => one.name),
  };
  const statuses = Object.entries(operation.responses || {}).map(
    ([status, response]) => `${status} ${resolve(spec, response).description || ""}`,
  );
  return element(
    "div",
    {},
    ...(operation.description || "").split("\n\n").map((text) => element("p", {}, text)),
    element("pre", { tabIndex: 0 }, element("code", {}, curl(path, method, example))),
    schema && fieldTable("Input", schema),
    plain.length > 0 ? fieldTable("Parameters and headers", parameters) : null,
    answer && fieldTable("Answer", answer),
    element("p", {}, `Statuses: ${statuses.join("; ")}`),
  );
}

function row(spec, path, method, operation) {
  const points = operation["x-points"];
  const price = typeof points === "object" ? `${points.each} per item` : points;
  const made = element(
    "details",
    { id: operation.operationId || "" },
    element(
      "summary",
      {},
      element("span", { className: "method" }, method),
      element("code", {}, path),
      ` ${operation.summary || ""}`,
      points === undefined ? null : element("span", { className: "points" }, `${price} points`),
    ),
  );
  made.addEventListener(
    "toggle",
    () => made.childElementCount === 1 && made.append(details(spec, path, method, operation)),
  );
  made.dataset.search = `${path} ${operation.summary || ""} ${operation.tags || ""}`.toLowerCase();
  return made;
}

function section(spec, tag, operations) {
  const rows = operations.map(([path, method, operation]) => row(spec, path, method, operation));
  const title = tag.description ? `${tag.description}` : tag.name;
  return element("section", {}, element("h2", {}, title), ...rows);
}

function search(sections) {
  const box = element("input", {
    type: "search",
    id: "search",
    placeholder: "bazi, tarot, calendar …",
  });
  box.addEventListener("input", () => {
    const wanted = box.value.trim().toLowerCase();
    for (const one of sections) {
      const rows = [...one.querySelectorAll("details")];
      for (const line of rows) line.hidden = !line.dataset.search.includes(wanted);
      one.hidden = rows.every((line) => line.hidden);
    }
  });
  return element("p", {}, element("label", { htmlFor: "search" }, "Find an operation: "), box);
}

function show(spec) {
  const byTag = new Map((spec.tags || []).map((tag) => [tag.name, { tag, list: [] }]));
  for (const [path, methods] of Object.entries(spec.paths)) {
    for (const method of METHODS) {
      const operation = methods[method];
      if (!operation) continue;
      const name = operation.tags?.[0] || "Other";
      if (!byTag.has(name)) byTag.set(name, { tag: { name }, list: [] });
      byTag.get(name).list.push([path, method, operation]);
    }
  }
  const filled = [...byTag.values()].filter(({ list }) => list.length > 0);
  const sections = filled.map(({ tag, list }) => section(spec, tag, list));
  const main = element(
    "main",
    {},
    element("h1", {}, `${spec.info.title} ${spec.info.version}`),
    element("p", {}, spec.info.description),
    element("p", {}, element("a", { href: source.dataset.url }, "OpenAPI document")),
    search(sections),
    ...sections,
  );
  document.body.prepend(main);
}

document.documentElement.lang = "en";
fetch(source.dataset.url)
  .then((response) => response.json())
  .then(show)
  .catch((error) =>
    document.body.prepend(element("p", {}, `Cannot load the document: ${error.message}`)),
  );
