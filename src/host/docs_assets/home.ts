import { DOCS_CSS } from "./style.ts";

/** The page at /. */
export const HOME_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Auspex</title>
<style>${DOCS_CSS}</style>
</head>
<body>
<main>
<h1>Auspex</h1>
<p>Readings of many metaphysical and divination traditions over HTTP, paid in points.</p>
<ul>
<li><a href="/docs">Documentation</a></li>
<li><a href="/api/v1/systems">Catalogue of systems and prices</a> (JSON)</li>
<li><a href="/openapi.json">OpenAPI 3.1.0 document</a> (JSON)</li>
</ul>
<p>Readings belong to symbolic traditions; they are not validated predictions. Lifespan and death are not calculated.</p>
</main>
</body>
</html>
`;
