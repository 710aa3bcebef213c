/**
 * Source of the program in a page. It makes elements of the data (texts become text nodes, never markup) and adds what
 * the page can do: theme, keys, filter, replay. It uses no network, and works from a file.
 */
export const PAGE_PROGRAM = String.raw`'use strict'
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
`
