/** Style of the site: no script, no request to another server, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d0d7de, #3d444d); --soft: light-dark(#f6f8fa, #151b23); --link: light-dark(#0550ae, #79c0ff) }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; display: grid; grid-template-columns: 16rem minmax(0, 1fr) }
nav { padding: 1.5rem 1rem; border-right: 1px solid var(--line); background: var(--soft); position: sticky; top: 0; height: 100vh; overflow: auto }
nav h2 { font-size: .8rem; margin: 1.2rem .5rem .3rem; text-transform: uppercase; letter-spacing: .04em }
nav a { display: block; padding: .2rem .5rem; border-radius: .3rem; text-decoration: none; color: inherit }
nav h2 { border: 0; padding: 0 }
nav a[aria-current] { font-weight: 600; background: var(--line) }
main { padding: 1.5rem 2.5rem 4rem; max-width: 62rem }
main a { color: var(--link) }
h1, h2, h3 { line-height: 1.25; scroll-margin-top: 1rem }
h2 { margin-top: 2.2rem; padding-bottom: .2rem; border-bottom: 1px solid var(--line) }
code { font: .9em/1.45 ui-monospace, monospace; background: var(--soft); padding: .1em .3em; border-radius: .3rem }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: .4rem; padding: .9rem; overflow: auto }
pre code { background: none; padding: 0 }
table { border-collapse: collapse; display: block; overflow: auto; max-width: 100% }
th, td { border: 1px solid var(--line); padding: .4rem .7rem; text-align: left; vertical-align: top }
th { background: var(--soft) }
td:first-child { min-width: 13rem }
img { max-width: 100% }
.source { margin-top: 3rem; font-size: .85rem }
.skip { position: absolute; left: -100rem }
.skip:focus { left: 1rem; top: 1rem }
@media (max-width: 50rem) { body { display: flex; flex-direction: column } main { order: -1; width: 100% } nav { position: static; height: auto; border-right: 0 } main { padding: 1rem } }
`
