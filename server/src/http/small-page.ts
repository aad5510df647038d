import type { FastifyReply } from 'fastify'
import type { Site } from '#engine/call.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { Shape } from '#protocol/tenants/themes.ts'
import { Html, html } from './html.ts'
import { pagePolicy } from './security.ts'

const radii: Record<Shape, [control: number, card: number]> = {
  straight: [0, 0],
  rounded: [6, 8],
  curved: [12, 16],
  smooth: [16, 20],
  full: [999, 24],
}

/** The colours and shapes of the site; they come from its configuration, where only plain colours are accepted. */
function style({ theme: { primary, secondary, shape } }: Site): string {
  const [control, card] = radii[shape]
  return `
:root { --primary:${primary[700]}; --hover:${primary[800]}; --mark:${primary[600]}; --soft:${primary[100]}; --dot:${secondary[500]};
  --page:#f6fafd; --ink:#0f172a; --ink-2:#334155; --muted:#475569; --line:#e2e8f0; --line-2:#cbd5e1; --field:#7b8aa0;
  --focus:#2476af; --control:${control}px; --card:${card}px; color-scheme:light }
* { box-sizing:border-box }
body { margin:0; background:var(--page); color:var(--ink); font:16px/25px 'Inter Variable',Inter,ui-sans-serif,system-ui,sans-serif }
a { color:var(--primary) } a:hover { color:var(--hover) }
:focus-visible { outline:3px solid var(--focus); outline-offset:2px; border-radius:4px }
h1 { margin:0; font-size:28px; line-height:36px; letter-spacing:-.024em; font-weight:660; text-wrap:balance; overflow-wrap:anywhere }
h1 + p { margin-top:8px }
h2 { margin:0; font-size:19px; line-height:26px; font-weight:660 }
p { margin:0 } ul { list-style:none; margin:0; padding:0 }
.top { background:#fff; border-bottom:1px solid var(--line) }
.bar { max-width:62rem; min-height:70px; margin:0 auto; padding:12px 20px; display:flex; flex-wrap:wrap; align-items:center; gap:12px 24px; justify-content:space-between }
.brand { display:flex; align-items:center; gap:10px; font-weight:660; font-size:17px; color:var(--ink); text-decoration:none; min-height:44px }
.brand svg { width:28px; height:28px; flex:none }
main { max-width:62rem; margin:0 auto; padding:32px 20px 56px; display:grid; gap:24px }
main > * { min-width:0 }
.card { background:#fff; border:1px solid var(--line); border-radius:var(--card); padding:20px }
.muted { color:var(--muted) } .small { font-size:14px; line-height:20px }
.lead { font-size:19px; line-height:29px; color:var(--ink-2); max-width:68ch }
.button { display:inline-flex; align-items:center; justify-content:center; min-height:48px; padding:0 24px; border:1px solid var(--line-2); border-radius:var(--control);
  background:#fff; color:var(--ink); font:inherit; font-weight:600; text-decoration:none; cursor:pointer }
.button:hover { border-color:var(--mark); color:var(--ink) }
.primary { background:var(--primary); border-color:var(--primary); color:#fff } .primary:hover { background:var(--hover); color:#fff }
.row { display:flex; flex-wrap:wrap; gap:12px; align-items:center }
@media (min-width:768px) { h1 { font-size:34px; line-height:40px } .card { padding:28px } }`
}

const ring = html`<svg viewBox="0 0 32 32" fill="none" aria-hidden="true"><path d="M22.6 8.2A11 11 0 1 0 26.6 15" stroke="var(--primary)" stroke-width="5" stroke-linecap="round"/><circle cx="27.6" cy="7.4" r="3.4" fill="var(--dot)"/></svg>`

export type Page = {
  site: Site
  locale: Locale
  title: string
  /** Beside the name of the site. */
  aside?: Html
  main: Html
  style?: string
  /** Adds to the rules for what the page may load. */
  policy?: string
}

/** A small page of the server's own: no script, and styles only with this answer's nonce. */
export function sendPage(reply: FastifyReply, { site, locale, title, aside, main, style: more = '', policy }: Page) {
  const nonce = pagePolicy(reply, policy)
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${new Html(style(site) + more)}</style>
</head>
<body>
<header class="top"><div class="bar"><a class="brand" href="/">${ring}${site.appName}</a>${aside}</div></header>
<main>
${main}
</main>
</body>
</html>
`
  return reply.type('text/html; charset=utf-8').send(page.text)
}
