/** Style of /docs; it stands in an attribute as well, so it holds no apostrophe. */
export const DOCS_CSS = `
:root { color-scheme: light dark; --line: #8885; --soft: #8882; --accent: light-dark(#7a3e00, #ffb870); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 68rem; padding: 1rem; }
h1 { line-height: 1.2; }
h2 { border-bottom: 1px solid var(--line); margin-top: 2.5rem; }
a { color: var(--accent); }
input[type="search"] { font: inherit; padding: .4rem .6rem; width: min(100%, 28rem); }
details { border: 1px solid var(--line); border-radius: 6px; margin: .5rem 0; }
details > summary { cursor: pointer; padding: .5rem .75rem; }
details > div { padding: 0 .75rem .75rem; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { background: var(--soft); border-radius: 6px; overflow: auto; padding: .75rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top; }
.method { display: inline-block; font-weight: 700; min-width: 3.5rem; text-transform: uppercase; }
.points { float: right; }
`.trim();
