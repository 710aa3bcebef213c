import { raw } from './html.ts'

export const style = raw(`
:root {
  color-scheme: light dark;
  --text: light-dark(#1f2328, #e6edf3); --faint: light-dark(#59636e, #9198a1);
  --paper: light-dark(#ffffff, #0d1117); --panel: light-dark(#f6f8fa, #151b23);
  --line: light-dark(#d1d9e0, #3d444d); --link: light-dark(#0969da, #4493f8);
  --green: light-dark(#1a7f37, #3fb950); --added: light-dark(#dafbe1, #12261e);
  --red: light-dark(#d1242f, #f85149); --removed: light-dark(#ffebe9, #25171c);
  --hunk: light-dark(#ddf4ff, #121d2f);
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 64rem; background: var(--paper); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .5rem; }
h1 small, .faint { color: var(--faint); font-weight: normal; }
body > h2 { margin: 2.5rem 0 .75rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); font-size: 1.25rem; }
.badge { display: inline-block; padding: .1rem .7rem; border-radius: 1rem; color: #fff; background: #1f883d; font-weight: 600; }
.badge.draft { background: #59636e; }
.badge.closed { background: #cf222e; }
.label { padding: .05rem .6rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .8rem; }
code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .85em; }
code { padding: .1em .35em; border-radius: 4px; background: var(--panel); }
pre { margin: 0; padding: .8rem 1rem; overflow-x: auto; border-radius: 6px; background: var(--panel); }
pre code { padding: 0; background: none; }
.card { margin: 1rem 0; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
.card > header, .card > summary { padding: .5rem 1rem; background: var(--panel); border-bottom: 1px solid var(--line); }
.card > summary { cursor: pointer; }
.card > .markdown { padding: .5rem 1rem; }
.markdown > :first-child { margin-top: .5rem; }
.markdown pre, .markdown table, .markdown details { margin: 1rem 0; }
.markdown h1, .markdown h2 { font-size: 1.4rem; padding-bottom: .2rem; border-bottom: 1px solid var(--line); }
.markdown blockquote { margin: 1rem 0; padding: 0 1rem; border-left: 4px solid var(--line); color: var(--faint); }
.alert { margin: 1rem 0; padding: .1rem 1rem; border-left: 4px solid var(--tone, var(--link)); }
.alert-title { color: var(--tone, var(--link)); font-weight: 600; }
.alert.tip { --tone: var(--green); } .alert.important { --tone: light-dark(#8250df, #ab7df8); }
.alert.warning { --tone: light-dark(#9a6700, #d29922); } .alert.caution { --tone: var(--red); }
.chart { display: block; max-width: 40rem; margin: 1rem 0; font-size: 12px; text-anchor: middle; fill: var(--text); }
.chart polyline { fill: none; stroke: var(--link); stroke-width: 2; } .chart circle { fill: var(--link); }
.diff span:target { background: var(--hunk); } .diff a { color: var(--faint); }
.markdown hr { border: 0; border-top: 1px solid var(--line); }
.markdown summary { cursor: pointer; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .35rem .8rem; border: 1px solid var(--line); text-align: left; }
.right { text-align: right; }
.center { text-align: center; }
.commits { list-style: none; padding: 0; margin: 0; }
.commits li { display: flex; gap: 1rem; padding: .45rem 1rem; border-top: 1px solid var(--line); }
.commits li:first-child { border: 0; }
.commits .subject { flex: 1; min-width: 0; }
.diff { border-radius: 0; padding: .5rem 0; background: none; line-height: 1.45; }
.diff span { display: block; padding: 0 1rem; width: max-content; min-width: 100%; }
.diff .add { background: var(--added); }
.diff .del { background: var(--removed); }
.diff .hunk { background: var(--hunk); color: var(--faint); }
.plus { color: var(--green); }
.minus { color: var(--red); }
`)
