/** The look of the panel. In a sheet of its own: the page's policy allows no style elements. */
export const panelStyle = `
:host {
  --surface: #ffffff;
  --line: #d5d5d0;
  --ink: #22252a;
  --quiet: #5b616a;
  --accent: #2f5d50;
  --on-accent: #ffffff;
  color-scheme: light;
  position: fixed;
  inset: auto 16px 16px auto;
  width: min(368px, calc(100vw - 32px));
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  font: 15px/1.45 system-ui, sans-serif;
  color: var(--ink);
}
@media (prefers-color-scheme: dark) {
  :host {
    --surface: #212428;
    --line: #454b53;
    --ink: #e7e8ea;
    --quiet: #a4abb4;
    --accent: #9ccbb9;
    --on-accent: #10231d;
    color-scheme: dark;
  }
}
.stack { display: flex; flex-direction: column; align-items: flex-end; gap: 8px; max-height: calc(100dvh - 32px); }
.card {
  box-sizing: border-box;
  width: 100%;
  padding: 16px;
  overflow: auto;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 10px;
  box-shadow: 0 6px 24px rgb(0 0 0 / 0.18);
}
.card h2 { margin: 0 0 2px; font-size: 16px; }
.card h2:focus { outline: none; }
.card p { margin: 0 0 10px; color: var(--quiet); overflow-wrap: anywhere; }
.card ul { margin: 0 0 10px; padding: 0; list-style: none; }
.card li { padding: 6px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
small { display: block; font: 12px/1.5 ui-monospace, monospace; color: var(--quiet); }
.card pre {
  max-height: 220px;
  margin: 0 0 10px;
  padding: 8px;
  overflow: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  border: 1px solid var(--line);
  border-radius: 6px;
  font: 13px/1.4 ui-monospace, monospace;
}
label { display: grid; grid-template-columns: 7.5em 1fr; align-items: center; gap: 8px; margin: 0 0 8px; }
label span { color: var(--quiet); }
select, button { font: inherit; min-height: 40px; border-radius: 6px; border: 1px solid var(--line); }
select { min-width: 0; padding: 0 8px; background: var(--surface); color: var(--ink); }
button { padding: 0 14px; background: var(--surface); color: var(--ink); cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:focus-visible, select:focus-visible, h2:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; margin-top: 12px; }
`
