/** Layout of a page: header, navigation, sections, diffs, timeline, player; and how they fold on a narrow screen. */
export const PAGE_LAYOUT = `
.top { display: flex; justify-content: space-between; align-items: center; padding: .55rem 1.4rem; border-bottom: 1px solid var(--line); background: var(--panel); }
.brand { font-weight: 700; letter-spacing: -.01em; } .tools { display: flex; gap: .5rem; }
.sections { position: sticky; top: 0; z-index: 2; background: var(--panel); border-bottom: 1px solid var(--line); }
.sections ol { display: flex; list-style: none; margin: 0 auto; padding: 0 1rem; max-width: 82rem; overflow-x: auto; scrollbar-width: none; }
.sections a { display: block; padding: .6rem .75rem; color: var(--faint); text-decoration: none; white-space: nowrap; border-bottom: 2px solid transparent; }
.sections a:hover, .sections a[aria-current] { color: var(--text); }
.sections a[aria-current] { border-bottom-color: var(--link); }
.sections a:focus-visible { outline-offset: -3px; }
main { max-width: 82rem; margin: 0 auto; padding: 1.4rem; }
main > section, .summary { margin-bottom: 1.4rem; padding: 1.3rem 1.5rem 1.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
.meta { display: flex; flex-wrap: wrap; align-items: baseline; gap: .3rem 1rem; }
.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .8rem; list-style: none; padding: 0; margin: 0 0 1.2rem; }
.numbers li { display: flex; flex-direction: column; padding: .7rem .9rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sunk); }
.numbers .value { font-size: 1.35rem; line-height: 1.3; letter-spacing: -.01em; font-variant-numeric: tabular-nums; }
.numbers .what { font-size: .88rem; } .numbers .faint { font-size: .82rem; }
.suite { display: grid; grid-template-columns: 4rem minmax(0, 1fr) 15rem; align-items: center; gap: .8rem; padding: .15rem 0; font-size: .9rem; }
.suite .name { color: var(--faint); }
.bar { display: flex; height: .75rem; border-radius: 4px; overflow: hidden; background: var(--sunk); }
.share.good, .span.good, .span.after { background: var(--good-fill); } .share.bad, .span.bad { background: var(--bad-fill); }
.share.plain, .span.plain, .span.before { background: var(--plain-fill); } .span.half { background: var(--half-fill); }
.card { padding: .9rem 1.1rem; margin-bottom: .8rem; border: 1px solid var(--line); border-left: 4px solid var(--plain-fill); border-radius: 8px; }
.card:last-child { margin-bottom: 0; }
.card.good { border-left-color: var(--good-fill); } .card.bad { border-left-color: var(--bad-fill); } .card.half { border-left-color: var(--half-fill); }
.card h3 { margin-bottom: .5rem; }
.tests { list-style: none; padding: 0; margin-top: .2rem; }
.filter { display: flex; flex-wrap: wrap; gap: .5rem .9rem; align-items: center; margin-bottom: .8rem; }
.choice { display: inline-flex; align-items: center; gap: .35rem; cursor: pointer; }
.tests-table { table-layout: fixed; } .tests-table thead th:not(:first-child) { width: 7.5rem; } .tests-table tr:last-child > * { border-bottom: 0; }
.file { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; margin: .8rem 0; }
.file-head { display: flex; flex-wrap: wrap; gap: .2rem .8rem; padding: .45rem .9rem; background: var(--sunk); border-bottom: 1px solid var(--line); }
.plus { color: var(--good); } .minus { color: var(--bad); } .file > .empty { border: 0; }
.diff { table-layout: fixed; font: .82rem/1.55 var(--mono); }
.diff td { padding: 0 .5rem; border: 0; white-space: pre-wrap; }
col.number { width: 3.4rem; } .diff .line { text-align: right; color: var(--faint); user-select: none; background: var(--sunk); }
.diff tbody + tbody td { border-top: 0; } .diff tbody + tbody tr:first-child td { border-top: 6px solid var(--sunk); }
.diff .code.add { background: var(--good-back); } .diff .code.del { background: var(--bad-back); } .diff td.none { background: var(--sunk); }
.diff .line.add { color: var(--good); background: var(--good-back); } .diff .line.del { color: var(--bad); background: var(--bad-back); }
.diff ins { text-decoration: none; background: var(--good-strong); border-radius: 3px; } .diff del { text-decoration: none; background: var(--bad-strong); border-radius: 3px; }
.sign { display: inline-block; width: 1.2em; user-select: none; } .note { font-family: system-ui, sans-serif; } .note .chip { white-space: normal; }
.schedule, .durations { list-style: none; padding: 0; margin-bottom: 1.2rem; }
.schedule li { display: grid; grid-template-columns: 7rem minmax(0, 1fr) 12rem; gap: .8rem; align-items: center; padding: .15rem 0; font-size: .88rem; }
.lane { position: relative; height: .7rem; border-radius: 4px; background: var(--sunk); } .span { position: absolute; top: 0; bottom: 0; border-radius: 4px; }
.timeline { list-style: none; padding: 0; margin-left: .5rem; border-left: 2px solid var(--line); }
.timeline > li { position: relative; padding: 0 0 1.3rem 1.4rem; } .timeline > li:last-child { padding-bottom: .2rem; }
.timeline > li::before { content: ''; position: absolute; left: -.46rem; top: .45rem; width: .8rem; height: .8rem; border-radius: 50%;
  background: var(--plain-fill); border: 2px solid var(--panel); }
.timeline > li.good::before { background: var(--good-fill); } .timeline > li.bad::before { background: var(--bad-fill); } .timeline > li.half::before { background: var(--half-fill); }
.durations li { padding: .35rem 0; } .durations .name { display: block; font-size: .9rem; }
.pair { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr) 6rem; gap: .8rem; align-items: center; font-size: .84rem; color: var(--faint); }
.controls { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; } .controls input { flex: 1 1 10rem; min-width: 6rem; accent-color: var(--link); }
.controls [data-step=play] { min-width: 6rem; }
.moment { display: flex; flex-wrap: wrap; gap: .6rem 2rem; padding: .8rem 0; } .moment dt { color: var(--faint); font-size: .82rem; }
.moment dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; min-height: 1.5em; }
.log { list-style: none; max-height: 24rem; overflow-y: auto; position: relative; padding: .5rem 0; border: 1px solid var(--line); border-radius: 8px; background: var(--sunk);
  font: .82rem/1.6 var(--mono); }
.log li { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); padding: 0 .9rem; border-left: 3px solid transparent; }
.log .clock { color: var(--faint); } .log .heading { font-weight: 700; margin-top: .4rem; } .log .detail .text { padding-left: 1.2em; color: var(--faint); }
.log .warning .text { color: var(--half); } .log .future { visibility: hidden; }
.log [aria-current] { border-left-color: var(--link); background: var(--panel); }
section > h3 { margin: 1.2rem 0 .4rem; } section > h2 + h3 { margin-top: 0; } .empty + .facts, .empty + p { margin-top: .8rem; }
@media (max-width: 46rem) {
  .top, main { padding-left: .8rem; padding-right: .8rem; } .sections ol { padding: 0 .3rem; }
  main > section, .summary { padding: 1rem; } h1 { font-size: 1.25rem; }
  .numbers { grid-template-columns: 1fr 1fr; } .numbers li { padding: .5rem .7rem; }
  .suite { grid-template-columns: 3.2rem minmax(0, 1fr); } .suite .words { grid-column: 2; }
  .facts > div { grid-template-columns: 1fr; gap: 0; padding: .3rem 0; }
  .schedule li { grid-template-columns: 6rem minmax(0, 1fr); } .schedule .faint { grid-column: 2; }
  .tests-table thead { position: absolute; clip-path: inset(50%); } .tests-table tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--line); padding: .4rem 0; }
  .tests-table th, .tests-table td { border: 0; padding: .1rem .3rem; } .tests-table th { width: 100%; } .tests-table .status::before { content: attr(data-side) ' '; color: var(--faint); font-size: .8rem; }
  .diff, .diff tbody, .diff tr, .diff td.code { display: block; } .diff .line, .diff td.none, .diff .same .code:nth-child(2) { display: none; }
  .log li { grid-template-columns: 3.6rem minmax(0, 1fr); padding: 0 .5rem; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { .top, .sections, .filter, .controls { display: none; } pre, .log { max-height: none; } .log .future { visibility: visible; } }
`
