export const id = 7773;
export const ids = [7773];
export const modules = {

/***/ 92021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ diffNodes)
/* harmony export */ });
/* harmony import */ var _page_elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82401);
/* harmony import */ var _page_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44372);
/* harmony import */ var _side_by_side_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33281);



const MAX_ROWS = 1_500;
const KINDS = {
    added: 'new file',
    deleted: 'deleted',
    renamed: 'renamed',
    changed: '',
};
function diffNodes(diff, notes = new Map()) {
    let left = MAX_ROWS;
    const nodes = (0,_side_by_side_js__WEBPACK_IMPORTED_MODULE_1__/* .sideBySide */ .Q)(diff).map(file => {
        const rows = file.hunks.reduce((sum, hunk) => sum + hunk.length, 0);
        const shown = rows <= left;
        if (shown)
            left -= rows;
        return fileNode(file, shown, notes.get(file.path));
    });
    return nodes.length > 0 || diff.trim() === '' ? nodes : [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('pre', { tabindex: '0' }, diff)];
}
function fileNode(file, shown, notes) {
    const { path, kind, added, removed, hunks } = file;
    const kindText = KINDS[kind];
    const head = (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('figcaption', 'file-head', (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('code', 'path', path), ...(kindText === '' ? [] : [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('span', 'faint', kindText)]), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('span', 'plus', `+${added}`), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('span', 'minus', `−${removed}`));
    if (!shown)
        return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('figure', 'file', head, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('p', 'empty', 'Too long to show here: see the branch.'));
    if (hunks.length === 0)
        return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('figure', 'file', head, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('p', 'empty', 'Nothing to show as text.'));
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('figure', 'file', head, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('table', { class: 'diff' }, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('caption', 'unseen', `Changes in ${path}: before on the left, after on the right`), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('colgroup', {}, ...['number', '', 'number', ''].map(name => (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('col', name === '' ? {} : { class: name }))), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('thead', { class: 'unseen' }, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('tr', {}, ...['Line before', 'Before', 'Line after', 'After'].map(text => (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('th', { scope: 'col' }, text)))), ...hunks.map(hunk => (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('tbody', {}, ...hunk.map(row => rowNode(row, notes))))));
}
function rowNode({ before, after, same }, notes) {
    const note = after === undefined || same ? undefined : notes?.get(after.number);
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('tr', same ? { class: 'same' } : {}, ...sideNodes(before, same ? '' : 'del'), ...sideNodes(after, same ? '' : 'add', note));
}
function sideNodes(line, kind, note) {
    if (line === undefined)
        return [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('td', { class: 'line none' }), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)('td', { class: 'none' })];
    const sign = kind === 'add' ? '+' : kind === 'del' ? '−' : ' ';
    return [
        (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('td', `line ${kind}`, String(line.number)),
        (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('td', `code ${kind}`, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('span', 'sign', sign), ...lineParts(line, kind), ...(note === undefined ? [] : [' ', (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('span', 'note', (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .chip */ .jw)('half', note.text))])),
    ];
}
function lineParts({ text, differs }, kind) {
    if (differs === undefined || differs.from === differs.to)
        return [text];
    const { from, to } = differs;
    const tag = kind === 'add' ? 'ins' : 'del';
    return [text.slice(0, from), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_2__/* .element */ .ND)(tag, {}, text.slice(from, to)), text.slice(to)].filter(part => part !== '');
}


/***/ }),

/***/ 7718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ pageDocument)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/report-page/page-elements.js
var page_elements = __webpack_require__(82401);
// EXTERNAL MODULE: ./lib/report-page/page-node.js
var page_node = __webpack_require__(44372);
;// CONCATENATED MODULE: ./lib/report-page/page-program.js
const PAGE_PROGRAM = String.raw `'use strict'
{
  const data = JSON.parse(document.getElementById('data').textContent)
  const TAGS = new Set('a article body button caption code col colgroup dd del details dialog div dl dt figcaption figure form h1 h2 h3 h4 header input ins kbd label li main nav ol output p pre q section span strong summary table tbody td th thead tr ul'.split(' '))
  const NAMES = /^(?:class|id|href|rel|role|tabindex|type|for|min|max|step|value|checked|placeholder|autocomplete|scope|open|title|aria-[a-z]+|data-[a-z-]+)$/

  const build = node => {
    if (typeof node === 'string') return document.createTextNode(node)
    const [tag, attributes, ...children] = node
    const made = document.createElement(TAGS.has(tag) ? tag : 'span')
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'data-width') made.style.width = Number(value) + '%'
      else if (name === 'data-left') made.style.left = Number(value) + '%'
      else if (name === 'href' && !/^(?:https?:\/\/|#)/.test(value)) continue
      else if (NAMES.test(name)) made.setAttribute(name, value === true ? '' : String(value))
    }
    for (const child of children) made.append(build(child))
    return made
  }
  document.title = data.title
  for (const node of data.body) document.body.append(build(node))

  const one = (selector, within = document) => within.querySelector(selector)
  const all = (selector, within = document) => [...within.querySelectorAll(selector)]
  // Storage is missing in some browsers for files; then a choice holds until the page is closed.
  const remember = (name, value) => {
    try {
      if (value === undefined) return localStorage.getItem('fix-tests-' + name)
      localStorage.setItem('fix-tests-' + name, value)
    } catch {
      return null
    }
  }

  // Theme: the system's, until the reader chooses.
  const root = document.documentElement
  const themeSwitch = one('[data-theme-switch]')
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches)
  const showTheme = () => (themeSwitch.textContent = isDark() ? 'Light' : 'Dark')
  const switchTheme = () => {
    root.dataset.theme = isDark() ? 'light' : 'dark'
    remember('theme', root.dataset.theme)
    showTheme()
  }
  if (/^(?:light|dark)$/.test(remember('theme') ?? '')) root.dataset.theme = remember('theme')
  themeSwitch.addEventListener('click', switchTheme)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme)
  showTheme()

  // Filters of lists.
  for (const form of all('form[data-filter]')) {
    const rows = all('[data-filtered-by="' + form.dataset.filter + '"] [data-group]')
    const words = one('input[type=search]', form)
    const boxes = all('input[data-group]', form)
    const apply = () => {
      const wanted = words.value.toLowerCase().split(/\s+/)
      const groups = new Set(boxes.filter(box => box.checked).map(box => box.dataset.group))
      let shown = 0
      for (const row of rows) {
        const name = row.querySelector('.name')?.textContent.toLowerCase() ?? ''
        const isShown = groups.has(row.dataset.group) && wanted.every(word => name.includes(word))
        row.hidden = !isShown
        if (isShown) shown += 1
      }
      one('[data-filtered]', form).textContent = shown + ' of ' + rows.length + ' shown'
    }
    form.addEventListener('input', apply)
    form.addEventListener('submit', event => event.preventDefault())
    apply()
  }

  // Replay of the events.
  const player = one('.player')
  let step = () => undefined
  if (player) {
    const events = all('.log > li', player)
    const scrub = one('[data-scrub]', player)
    const play = one('[data-step=play]', player)
    const log = one('.log', player)
    let timer
    const show = number => {
      const at = Math.min(Math.max(number, 1), events.length)
      scrub.value = String(at)
      events.forEach((item, index) => {
        item.classList.toggle('future', index >= at)
        if (index === at - 1) item.setAttribute('aria-current', 'step')
        else item.removeAttribute('aria-current')
      })
      const now = events[at - 1]
      for (const fact of all('[data-shows]', player)) fact.textContent = now.dataset[fact.dataset.shows] || '–'
      one('[data-position]', player).textContent = at + ' of ' + events.length
      scrub.setAttribute('aria-valuetext', now.textContent)
      log.scrollTop = now.offsetTop - log.clientHeight / 2
    }
    const current = () => Number(scrub.value)
    const stop = () => {
      clearInterval(timer)
      timer = undefined
      play.textContent = 'Play'
      play.setAttribute('aria-label', 'Play')
    }
    const start = () => {
      if (current() >= events.length) show(1)
      play.textContent = 'Pause'
      play.setAttribute('aria-label', 'Pause')
      timer = setInterval(() => (current() >= events.length ? stop() : show(current() + 1)), 400)
    }
    const STEPS = {
      first: () => show(1),
      back: () => show(current() - 1),
      next: () => show(current() + 1),
      last: () => show(events.length),
      play: () => (timer === undefined ? start() : stop()),
    }
    step = name => {
      if (name !== 'play') stop()
      STEPS[name]()
    }
    for (const button of all('[data-step]', player)) button.addEventListener('click', () => step(button.dataset.step))
    scrub.addEventListener('input', () => {
      stop()
      show(current())
    })
    show(events.length)
  }

  // Keys and their help.
  const help = one('dialog')
  const keysBox = one('[data-keys]')
  keysBox.checked = remember('keys') !== 'off'
  keysBox.addEventListener('change', () => remember('keys', keysBox.checked ? 'on' : 'off'))
  one('[data-help]').addEventListener('click', () => help.showModal())
  one('[data-close]').addEventListener('click', () => help.close())
  const sections = all('main > section')
  const goTo = section => {
    section.scrollIntoView()
    one('h2', section).focus({ preventScroll: true })
  }
  const nearest = () => sections.findLast(section => section.getBoundingClientRect().top < innerHeight / 2) ?? sections[0]
  const foldAll = section => {
    const blocks = all('details', section)
    const isOpen = blocks.some(block => !block.open)
    for (const block of blocks) block.open = isOpen
  }
  const KEYS = {
    '/': () => one('#filter-text')?.focus(),
    e: () => foldAll(nearest()),
    ',': () => step('back'),
    '.': () => step('next'),
    p: () => step('play'),
    t: switchTheme,
    '?': () => help.showModal(),
  }
  addEventListener('keydown', event => {
    if (!keysBox.checked || event.ctrlKey || event.metaKey || event.altKey || help.open) return
    if (event.target.closest?.('input:not([type=checkbox]):not([type=range])')) return
    const section = /^[1-9]$/.test(event.key) ? sections[Number(event.key) - 1] : undefined
    const act = section ? () => goTo(section) : Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  })

  // The section in view is marked in the navigation.
  const links = new Map(all('nav a').map(link => [link.hash.slice(1), link]))
  const mark = () => {
    const id = nearest()?.id
    for (const [name, link] of links) {
      if (name === id) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  addEventListener('scroll', mark, { passive: true })
  mark()
  if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
`;

;// CONCATENATED MODULE: ./lib/report-page/page-layout.js
const PAGE_LAYOUT = `
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
`;

;// CONCATENATED MODULE: ./lib/report-page/page-style.js
const PAGE_STYLE = `
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
`;

;// CONCATENATED MODULE: ./lib/report-page/page-document.js






const SHORTCUTS = [
    ['1 … 9', 'go to a section'],
    ['/', 'filter the tests'],
    ['e', 'open or close all blocks of a section'],
    [', and .', 'previous and next event'],
    ['p', 'play or pause the events'],
    ['t', 'light or dark'],
    ['?', 'this help'],
];
function pageDocument({ title, summary, sections }) {
    const style = PAGE_STYLE + PAGE_LAYOUT;
    const policy = [
        "default-src 'none'",
        `script-src ${hashOf(PAGE_PROGRAM)}`,
        `style-src ${hashOf(style)}`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
    const body = [skipLink(), header(), navigation(sections), main(summary, sections), help()];
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="fix-tests">
<link rel="icon" href="data:,">
<title>fix-tests</title>
<style>${style}</style>
<body>
<noscript>This page shows its data with a small program of its own. Allow JavaScript to read it.</noscript>
<script type="application/json" id="data">${(0,page_node/* scriptJson */.eC)({ title, body })}</script>
<script>${PAGE_PROGRAM}</script>
</html>
`;
}
function hashOf(text) {
    return `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
}
function skipLink() {
    return (0,page_node/* element */.ND)('a', { class: 'skip', href: '#content' }, 'Skip to the content');
}
function header() {
    const theme = (0,page_node/* element */.ND)('button', { type: 'button', 'data-theme-switch': true }, 'Dark');
    const keys = (0,page_node/* element */.ND)('button', { type: 'button', 'data-help': true, 'aria-haspopup': 'dialog' }, 'Keys ', (0,page_node/* element */.ND)('kbd', {}, '?'));
    return (0,page_node/* styled */.I4)('header', 'top', (0,page_node/* styled */.I4)('span', 'brand', 'fix-tests'), (0,page_node/* styled */.I4)('span', 'tools', theme, keys));
}
function navigation(sections) {
    const links = sections.map(({ id, title, count }) => (0,page_node/* element */.ND)('li', {}, (0,page_node/* element */.ND)('a', { href: `#${id}` }, title, ...(count === undefined ? [] : [' ', (0,page_node/* styled */.I4)('span', 'count', String(count))]))));
    return (0,page_node/* element */.ND)('nav', { class: 'sections', 'aria-label': 'Sections' }, (0,page_node/* element */.ND)('ol', {}, ...links));
}
function main(summary, sections) {
    return (0,page_node/* element */.ND)('main', { id: 'content', tabindex: '-1' }, (0,page_node/* styled */.I4)('div', 'summary', ...summary), ...sections.map(page_elements/* sectionNode */.SQ));
}
function help() {
    const rows = SHORTCUTS.map(([keys, what]) => (0,page_node/* element */.ND)('div', {}, (0,page_node/* element */.ND)('dt', {}, (0,page_node/* element */.ND)('kbd', {}, keys)), (0,page_node/* element */.ND)('dd', {}, what)));
    return (0,page_node/* element */.ND)('dialog', { 'aria-labelledby': 'help-title' }, (0,page_node/* element */.ND)('h2', { id: 'help-title' }, 'Keys'), (0,page_node/* styled */.I4)('dl', 'keys', ...rows), (0,page_node/* element */.ND)('label', { class: 'choice' }, (0,page_node/* element */.ND)('input', { type: 'checkbox', 'data-keys': true, checked: true }), ' Use these keys'), (0,page_node/* element */.ND)('p', {}, (0,page_node/* element */.ND)('button', { type: 'button', 'data-close': true }, 'Close')));
}


/***/ }),

/***/ 82401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ dataTable),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   SQ: () => (/* binding */ sectionNode),
/* harmony export */   St: () => (/* binding */ emptyNote),
/* harmony export */   Xi: () => (/* binding */ foldedNode),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   jv: () => (/* binding */ codeBox),
/* harmony export */   jw: () => (/* binding */ chip),
/* harmony export */   lV: () => (/* binding */ factList),
/* harmony export */   qu: () => (/* binding */ dollarText)
/* harmony export */ });
/* harmony import */ var _page_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44372);

const SIGNS = { good: '✓', bad: '✗', half: '◐', plain: '·' };
function sectionNode({ id, title, count, content }) {
    const number = count === undefined ? [] : [' ', (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I4)('span', 'count', String(count))];
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('section', { id, 'aria-labelledby': `${id}-title` }, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('h2', { id: `${id}-title`, tabindex: '-1' }, title, ...number), ...content);
}
function chip(tone, text) {
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I4)('span', `chip ${tone}`, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('span', { 'aria-hidden': 'true' }, SIGNS[tone]), ` ${text}`);
}
function emptyNote(text) {
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I4)('p', 'empty', text);
}
function foldedNode(summary, ...content) {
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('details', {}, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('summary', {}, ...summary), ...content);
}
function codeBox(text, label) {
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('pre', { tabindex: '0', role: 'group', 'aria-label': label }, text);
}
function dataTable(caption, { heads, rows, numbers = [] }) {
    const cell = (content, at) => at === 0
        ? (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('th', { scope: 'row' }, content)
        : (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('td', numbers.includes(at) ? { class: 'number' } : {}, content);
    const head = (text, at) => (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('th', { scope: 'col', ...(numbers.includes(at) ? { class: 'number' } : {}) }, text);
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': caption }, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('table', {}, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I4)('caption', 'unseen', caption), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('thead', {}, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('tr', {}, ...heads.map(head))), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('tbody', {}, ...rows.map(cells => (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('tr', {}, ...cells.map(cell))))));
}
function factList(facts) {
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .styled */ .I4)('dl', 'facts', ...facts.flatMap(([term, content]) => content === undefined || content === ''
        ? []
        : [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('div', {}, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('dt', {}, term), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('dd', {}, ...proseNodes(content)))]));
}
function proseNodes(content) {
    if (typeof content !== 'string')
        return [content];
    return content
        .split(/`([^`\n]{1,200})`/)
        .map((part, at) => (at % 2 === 0 ? part : (0,_page_node_js__WEBPACK_IMPORTED_MODULE_0__/* .element */ .ND)('code', {}, part)))
        .filter(part => part !== '');
}
function durationText(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
function percentText(rate) {
    return `${rate < 1 ? Math.min(99.9, Math.round(rate * 1000) / 10) : 100} %`;
}
function dollarText(dollars) {
    return `$${dollars.toFixed(dollars === 0 || dollars >= 0.1 ? 2 : 4)}`;
}


/***/ }),

/***/ 44372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ webLink),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   ND: () => (/* binding */ element),
/* harmony export */   eC: () => (/* binding */ scriptJson)
/* harmony export */ });
/* harmony import */ var _domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26625);

function element(tag, attributes, ...children) {
    return [tag, attributes, ...children];
}
function styled(tag, className, ...children) {
    return element(tag, { class: className }, ...children);
}
function webLink(url, ...children) {
    return /^https?:\/\/[^\s]+$/.test(url)
        ? element('a', { href: url, rel: 'noreferrer' }, ...children)
        : element('span', {}, ...children);
}
const PLAIN = /^[\x20-\x7e\n\t]*$/;
function scriptJson(value) {
    const shown = (each) => (typeof each === 'string' && !PLAIN.test(each) ? (0,_domain_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .revealHidden */ .Ci)(each) : each);
    return JSON.stringify(value, (_, each) => shown(each))
        .replaceAll('<', String.raw `\u003c`)
        .replaceAll('\u2028', String.raw `\u2028`)
        .replaceAll('\u2029', String.raw `\u2029`);
}
function cutText(text, max) {
    if (text.length <= max)
        return text;
    const kept = text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
    return `${kept}\n… (${text.length - kept.length} more characters)`;
}


/***/ }),

/***/ 33281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sideBySide)
/* harmony export */ });
/* harmony import */ var _domain_text_unified_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18202);

const MIN_ALIKE = 0.4;
const MAX_ALIGNED = 100;
function sideBySide(diff) {
    return (0,_domain_text_unified_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDiff */ .FR)(diff).flatMap(file => {
        const path = file.path ?? file.paths[0];
        if (path === undefined)
            return [];
        const hunks = file.hunks.map(rowsOf);
        const rows = hunks.flat().filter(({ same }) => !same);
        return [
            {
                path,
                kind: file.kind,
                added: rows.filter(({ after }) => after !== undefined).length,
                removed: rows.filter(({ before }) => before !== undefined).length,
                hunks,
            },
        ];
    });
}
function rowsOf({ span, before, after, runs }) {
    const rows = [];
    let [old, now] = [0, 0];
    const lineOf = (side, at, text) => ({
        number: span[side].at + at + 1,
        text,
    });
    const context = (end) => {
        for (; now < end; old += 1, now += 1) {
            rows.push({
                before: lineOf('before', old, before[old] ?? ''),
                after: lineOf('after', now, after[now] ?? ''),
                same: true,
            });
        }
    };
    for (const run of runs) {
        context(run.at);
        const shift = bestShift(run.before, run.after);
        const [oldShift, newShift] = run.before.length < run.after.length ? [shift, 0] : [0, shift];
        for (let at = 0; at < Math.max(run.before.length, run.after.length); at += 1) {
            const [oldAt, newAt] = [at - oldShift, at - newShift];
            const [was, is] = [run.before[oldAt], run.after[newAt]];
            const parts = was === undefined || is === undefined ? undefined : differingParts(was, is);
            rows.push({
                before: was === undefined ? undefined : { ...lineOf('before', old + oldAt, was), ...parts?.before },
                after: is === undefined ? undefined : { ...lineOf('after', now + newAt, is), ...parts?.after },
                same: false,
            });
        }
        old += run.before.length;
        now += run.after.length;
    }
    context(after.length);
    return rows;
}
function bestShift(before, after) {
    const [shorter, longer] = before.length < after.length ? [before, after] : [after, before];
    if (shorter.length === 0 || longer.length > MAX_ALIGNED)
        return 0;
    const alike = (shift) => shorter.filter((text, at) => differingParts(text, longer[at + shift] ?? '') !== undefined).length;
    const shifts = Array.from({ length: longer.length - shorter.length + 1 }, (_, shift) => shift);
    return shifts.reduce((best, shift) => (alike(shift) > alike(best) ? shift : best), 0);
}
function differingParts(was, is) {
    const shorter = Math.min(was.length, is.length);
    let start = 0;
    while (start < shorter && was[start] === is[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end))
        end += 1;
    if (start + end < MIN_ALIKE * Math.max(was.length, is.length))
        return undefined;
    return {
        before: { differs: { from: start, to: was.length - end } },
        after: { differs: { from: start, to: is.length - end } },
    };
}


/***/ }),

/***/ 79094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ss: () => (/* binding */ commitNode),
/* harmony export */   _c: () => (/* binding */ summaryNodes),
/* harmony export */   f5: () => (/* binding */ outcomeChip),
/* harmony export */   sJ: () => (/* binding */ numberNode)
/* harmony export */ });
/* harmony import */ var _domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90304);
/* harmony import */ var _domain_model_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30109);
/* harmony import */ var _domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79078);
/* harmony import */ var _rendering_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65034);
/* harmony import */ var _page_elements_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82401);
/* harmony import */ var _page_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44372);






const OUTCOMES = {
    fixed: ['good', 'Fixed'],
    'needs-review': ['half', 'To be reviewed'],
    partial: ['half', 'Partly fixed'],
    failed: ['bad', 'Not fixed'],
    'nothing-to-fix': ['good', 'Nothing to fix'],
    'not-reproduced': ['plain', 'Not reproduced'],
    'test-outdated': ['half', 'Test outdated'],
    'awaiting-ci': ['half', 'Waiting for CI'],
    refused: ['plain', 'Refused'],
    stopped: ['plain', 'Stopped'],
};
function summaryNodes({ view, state, repositoryUrl, branchEnd = 'there' }) {
    const { outcome, request, branch, tip, pullRequest, before, after, tests } = view;
    const usage = (0,_domain_model_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .totalUsage */ .GG)(state);
    const fix = branchEnd === 'not pushed'
        ? outcome === 'stopped'
            ? 'kept for the next run'
            : 'fix in fix.patch'
        : branchEnd === 'taken back'
            ? 'fix taken back'
            : ['fix on ', branchEnd === 'merged' ? request.headBranch : branch, ' at ', commitNode(tip, repositoryUrl)];
    const headline = (0,_rendering_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headlineOf */ .gD)(view);
    const targets = tests.fixed.length + tests.remaining.length;
    const cost = usage.requests === 0
        ? { value: '$0', note: 'no model was asked' }
        : {
            value: usage.unpricedTokens > 0 && usage.dollars === 0 ? 'unknown' : (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_3__/* .dollarText */ .qu)(usage.dollars),
            note: `${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(usage.requests, 'request')}, ${thousands((0,_domain_model_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensOf */ .k8)(usage))} tokens`,
        };
    return [
        (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('p', 'meta', outcomeChip(outcome), ...(request.repository === '' ? [] : [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('span', 'faint', request.repository)]), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('span', 'faint', `${request.headBranch} at `, commitNode(request.headSha, repositoryUrl)), ...(tip === request.headSha ? [] : [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('span', 'faint', ...[fix].flat())]), ...(pullRequest === undefined ? [] : [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .webLink */ .Dl)(pullRequest.url, `Pull request #${pullRequest.number}`)])),
        (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .element */ .ND)('h1', {}, headline),
        ...view.notes.map(note => (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('p', 'notice', note)),
        (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('ul', 'numbers', numberNode(`${tests.fixed.length} of ${targets}`, 'failing tests fixed', tests.remaining.length > 0 ? `${tests.remaining.length} still ${(0,_domain_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .verb */ .w3)(tests.remaining.length, 'fail')}` : ''), numberNode(after === undefined ? '–' : (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_3__/* .percentText */ .fL)(after.rate), 'pass rate', before === undefined ? '' : `${(0,_page_elements_js__WEBPACK_IMPORTED_MODULE_3__/* .percentText */ .fL)(before.rate)} before`), numberNode(String(view.attempts.length), view.attempts.length === 1 ? 'iteration' : 'iterations', `${view.kept.length} kept`), numberNode((0,_page_elements_js__WEBPACK_IMPORTED_MODULE_3__/* .durationText */ .S5)(state.spentMs), 'of work', ''), numberNode(cost.value, 'cost', cost.note)),
        ...suiteBars(before, after),
    ];
}
function numberNode(value, what, note) {
    return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .element */ .ND)('li', {}, (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('strong', 'value', value), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('span', 'what', what), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('span', 'faint', note));
}
function suiteBars(before, after) {
    if (before === undefined)
        return [];
    const bar = (name, suite) => {
        const total = Math.max(1, suite.passed + suite.failed + suite.skipped);
        const share = (tone, number) => number === 0 ? [] : [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .element */ .ND)('span', { class: `share ${tone}`, 'data-width': (100 * number) / total })];
        const words = `${suite.passed} passed, ${suite.failed} failed${suite.skipped > 0 ? `, ${suite.skipped} skipped` : ''}`;
        return (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('div', 'suite', (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('span', 'name', name), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .element */ .ND)('span', { class: 'bar', 'aria-hidden': 'true' }, ...share('good', suite.passed), ...share('bad', suite.failed), ...share('plain', suite.skipped)), (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('span', 'words', words));
    };
    return [(0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('div', 'suites', bar('Before', before), ...(after === undefined ? [] : [bar('After', after)]))];
}
function outcomeChip(outcome) {
    return (0,_page_elements_js__WEBPACK_IMPORTED_MODULE_3__/* .chip */ .jw)(...OUTCOMES[outcome]);
}
function commitNode(sha, repositoryUrl) {
    const code = (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)('code', 'sha', sha.slice(0, 7));
    return repositoryUrl === '' || !/^[0-9a-f]{7,64}$/.test(sha) ? code : (0,_page_node_js__WEBPACK_IMPORTED_MODULE_5__/* .webLink */ .Dl)(`${repositoryUrl}/commit/${sha}`, code);
}
function thousands(number) {
    return number >= 10_000 ? `${Math.round(number / 1000)}k` : String(Math.round(number));
}


/***/ })

};
