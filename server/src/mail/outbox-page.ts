import type { Database } from '#db/database.ts'
import type { Site } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, type RouteContext, route } from '#engine/feature.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Sites } from '#tenants/sites.ts'
import { type Html, html } from '../http/html.ts'
import { sendPage } from '../http/small-page.ts'
import { linked, type OutboxMail, outboxStyle, pill, timeOf } from './outbox-parts.ts'

const SIZE = 20

/** Every mail of a site, for who tries the product without a mail server. Not there in production. */
export function outboxPages(db: Database, sites: Sites): HandledRoute[] {
  const siteOf = ({ call, request }: RouteContext): Site =>
    sites.key(String((request.query as Record<string, unknown>).tenant ?? '')) ?? call.site

  const list = route('GET /dev/mail', 'public', async (context) => {
    const site = siteOf(context)
    const asked = Number((context.request.query as Record<string, unknown>).page)
    const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1
    const [mails, [count]] = await db.withTenant(site.id, async (sql) => [
      await sql.rows<OutboxMail>(
        `select id, channel, purpose, recipient, subject, status, error, created_at from mails
         order by created_at desc, id limit ${SIZE} offset ${(page - 1) * SIZE}`,
      ),
      await sql.rows<{ records: number }>('select count(*)::int as records from mails'),
    ])
    const records = count?.records ?? 0
    const main = html`<div><h1>Mails</h1><p class="muted">${records === 1 ? '1 mail' : `${records} mails`} of ${site.appName}, newest first. Only a demonstration or a developer’s own copy has this page: a live site does not show its mail.</p></div>
${mails.length === 0 ? html`<p class="card muted">No mails here yet. Invite somebody or ask for a new password.</p>` : html`<ul class="card mails">${mails.map((mail) => entry(site, mail))}</ul>`}
${pages(site, page, Math.ceil(records / SIZE))}`
    return show(context, sites, site, 'Mails', main)
  })

  const one = route('GET /dev/mail/:id', 'public', async (context) => {
    const site = siteOf(context)
    const { id } = context.request.params as { id: string }
    const mail = isId(id)
      ? await db.withTenant(site.id, (sql) => sql.row<OutboxMail>('select * from mails where id = $1', [id]))
      : undefined
    if (!mail) throw fail('record.missing')
    const main = html`<div class="row"><a class="button" href="/dev/mail?tenant=${site.key}">Back to all mails</a></div>
<article class="card">
<h1>${mail.subject}</h1>
<p class="facts">${pill(mail)}<span>to ${mail.recipient}</span>${timeOf(mail.created_at)}</p>
${mail.html ? html`<iframe title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${inNewTab(mail.html)}"></iframe>` : !mail.body_text && html`<p class="muted">The text of this mail was not kept.</p>`}
</article>
${mail.body_text && html`<section class="card"><h2>As text</h2><pre>${linked(mail.body_text)}</pre></section>`}`
    return show(context, sites, site, mail.subject, main)
  })
  return [list, one]
}

/** Links of the mail open beside it: the frame itself must go nowhere. Its looks by night the page around it would refuse. */
const inNewTab = (mail: string) =>
  mail.replace(/<head>/i, '<head><base target="_blank">').replace(/<style>[^<]*<\/style>/i, '')

function entry(site: Site, mail: OutboxMail): Html {
  return html`<li><a href="/dev/mail/${mail.id}?tenant=${site.key}"><strong>${mail.subject}</strong></a>
<p class="facts">${pill(mail)}<span>to ${mail.recipient}</span>${timeOf(mail.created_at)}</p></li>`
}

function pages(site: Site, page: number, last: number): Html | false {
  const to = (number: number, text: string, rel: string) =>
    html`<a class="button" rel="${rel}" href="/dev/mail?tenant=${site.key}&page=${number}">${text}</a>`
  if (last <= 1) return false
  return html`<nav class="row" aria-label="Pages">${page > 1 && to(page - 1, 'Newer', 'prev')}<span class="muted">Page ${page} of ${last}</span>${page < last && to(page + 1, 'Older', 'next')}</nav>`
}

function show({ reply }: RouteContext, sites: Sites, site: Site, title: string, main: Html) {
  const options = sites
    .all()
    .map(({ key, appName }) => html`<option value="${key}" ${key === site.key && html`selected`}>${appName}</option>`)
  const aside = html`<form class="row switch" action="/dev/mail"><label for="tenant" class="small">Site</label>
<select id="tenant" name="tenant">${options}</select><button class="button">Show</button></form>`
  // Mails carry their looks in style attributes, and a framed mail obeys the rules of the page around it.
  const policy = `style-src-attr 'unsafe-inline'`
  return sendPage(reply, {
    site,
    locale: 'en',
    title: `${title} · ${site.appName}`,
    aside,
    main,
    style: outboxStyle,
    policy,
  })
}
