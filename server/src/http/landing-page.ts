import { type HandledRoute, route } from '#engine/feature.ts'
import type { Sites } from '#tenants/sites.ts'
import { html } from './html.ts'
import { sendPage } from './small-page.ts'

const words = {
  nl: { docs: 'API-documentatie', mails: 'Verstuurde mails', sites: 'Alle sites', here: 'je bent hier' },
  en: { docs: 'API documentation', mails: 'Mails sent', sites: 'All sites', here: 'you are here' },
}

const style = `
.sites { display:grid; gap:4px 24px; grid-template-columns:repeat(auto-fill,minmax(15rem,1fr)); margin-top:12px }
.sites a { display:flex; align-items:center; gap:12px; min-height:44px; text-decoration:none; font-weight:600 }
.sites a:hover span:last-child { text-decoration:underline }
.dot { width:12px; height:12px; border-radius:50%; flex:none; background:var(--mark) }
.sites li:not([aria-current]) .dot { background:var(--line-2) }`

/** What the address of a site shows as long as there is nothing else there. */
export function landingPage(sites: Sites, hasOutbox: boolean): HandledRoute {
  return route('GET /', 'public', async ({ call, reply }) => {
    const { site, locale } = call
    const t = words[locale]
    const others = sites.all().map(
      ({ key, appName, url }) => html`<li ${key === site.key && html`aria-current="true"`}><a href="${url}/">
<span class="dot"></span><span>${appName}${key === site.key && html` <span class="muted small">(${t.here})</span>`}</span></a></li>`,
    )
    const main = html`<div class="card row">
<div><h1>${site.appName}</h1><p class="lead">${site.slogan[locale]}</p></div>
</div>
<nav class="row" aria-label="${site.appName}">
<a class="button primary" href="/api/docs">${t.docs}</a>
${hasOutbox && html`<a class="button" href="/dev/mail">${t.mails}</a>`}
</nav>
<section class="card"><h2>${t.sites}</h2><ul class="sites">${others}</ul></section>`
    return sendPage(reply, { site, locale, title: site.appName, main, style })
  })
}
