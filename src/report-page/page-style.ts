/** Colours, texts and small parts of a page. Each pair of colours has a contrast of at least 4.5 to 1. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1b1f24, #e8ecf1); --faint: light-dark(#57606a, #9da7b3);
  --paper: light-dark(#f6f8fa, #0d1117); --panel: light-dark(#ffffff, #161b22);
  --sunk: light-dark(#f0f3f6, #10151c); --line: light-dark(#d5dbe1, #30363d);
  --link: light-dark(#0757ba, #6cb0ff);
  --good: light-dark(#146c2e, #56d364); --good-back: light-dark(#dafbe1, #12261e); --good-strong: light-dark(#abf2bc, #1d572d);
  --bad: light-dark(#b3141d, #ff8d86); --bad-back: light-dark(#ffebe9, #2d1517); --bad-strong: light-dark(#ffc1bc, #7a2327);
  --half: light-dark(#7d4e00, #e3b341); --half-back: light-dark(#fff4d1, #2b2111);
  --good-fill: light-dark(#2da44e, #2ea043); --bad-fill: light-dark(#d1242f, #f85149); --half-fill: light-dark(#bf8700, #d29922);
  --plain-fill: light-dark(#8c959f, #6e7681);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
}
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; }
body { margin: 0; background: var(--paper); color: var(--text); font: 15px/1.55 system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', sans-serif;
  overflow-wrap: anywhere; }
h1, h2, h3, h4, p, dl, ul, ol, figure, pre { margin: 0; }
h1 { font-size: 1.55rem; line-height: 1.3; letter-spacing: -.01em; margin: .5rem 0 1rem; }
h2 { font-size: 1.2rem; line-height: 1.3; margin-bottom: .9rem; }
h3 { font-size: 1rem; line-height: 1.5; }
h4 { font-size: .9rem; margin-top: .9rem; }
ul, ol { padding-left: 1.3rem; }
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus-visible, h2:focus-visible { outline-offset: 4px; }
code, pre, kbd { font-family: var(--mono); font-size: .86em; }
pre { white-space: pre-wrap; max-height: 30rem; overflow: auto; padding: .7rem .9rem; border-radius: 6px; background: var(--sunk);
  border: 1px solid var(--line); line-height: 1.5; }
kbd { padding: .05em .4em; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; background: var(--sunk); }
q { font-style: italic; }
button { font: inherit; font-size: .88rem; padding: .25rem .7rem; border: 1px solid var(--line); border-radius: 6px; color: var(--text);
  background: var(--panel); cursor: pointer; }
button:hover { border-color: var(--faint); }
input[type=search] { font: inherit; padding: .35rem .6rem; border: 1px solid var(--faint); border-radius: 6px; color: var(--text);
  background: var(--panel); min-width: 0; flex: 1 1 16rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: .5rem; top: .5rem; z-index: 9; padding: .4rem .8rem; background: var(--panel); }
[hidden] { display: none !important; }
.faint { color: var(--faint); font-weight: normal; }
.count { display: inline-block; min-width: 1.5em; padding: 0 .45em; border-radius: 1em; background: var(--sunk); border: 1px solid var(--line);
  color: var(--faint); font-size: .78em; font-weight: 600; text-align: center; }
.chip { display: inline-block; padding: .05rem .55rem; border-radius: 1rem; font-size: .8rem; font-weight: 600; white-space: nowrap;
  color: var(--faint); background: var(--sunk); }
.chip.good { color: var(--good); background: var(--good-back); }
.chip.bad { color: var(--bad); background: var(--bad-back); }
.chip.half { color: var(--half); background: var(--half-back); }
.empty { padding: 1.1rem; border: 1px dashed var(--line); border-radius: 8px; color: var(--faint); text-align: center; }
.notice { padding: .5rem .8rem; margin-bottom: .6rem; border-left: 3px solid var(--half-fill); background: var(--half-back); border-radius: 0 6px 6px 0; }
details > summary { cursor: pointer; padding: .2rem 0; }
details > :not(summary) { margin: .4rem 0 .8rem; }
.facts > div { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: .2rem 1rem; padding: .22rem 0; }
.facts dt { color: var(--faint); }
.facts dd { margin: 0; white-space: pre-line; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .35rem .7rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: normal; }
thead th { color: var(--faint); font-size: .84rem; font-weight: 600; white-space: nowrap; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
dialog { max-width: 26rem; padding: 1.3rem 1.6rem; border: 1px solid var(--line); border-radius: 10px; color: var(--text); background: var(--panel); }
dialog::backdrop { background: rgb(0 0 0 / .45); }
.keys { margin-bottom: 1rem; }
.keys > div { display: grid; grid-template-columns: 6rem 1fr; padding: .2rem 0; } .keys dd { margin: 0; }
dialog p { margin-top: 1rem; }
`
