import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from './html.ts'
import { guestLocale } from './request-context.ts'
import { sendPage } from './small-page.ts'

const words = {
  nl: {
    title: 'Even geduld',
    lead: 'Het is nu erg druk. Probeer het over een paar tellen opnieuw; er is niets verloren gegaan.',
    again: 'Opnieuw proberen',
  },
  en: {
    title: 'One moment please',
    lead: 'It is very busy right now. Try again in a few seconds; nothing was lost.',
    again: 'Try again',
  },
}

/** For a browser that came when there was no room. The button asks for the same page; a form is not sent twice by it. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = guestLocale(request)
  const { title, lead, again } = words[locale]
  const main = html`<h1>${title}</h1><p class="lead">${lead}</p><p><a class="button primary" href="${request.url}">${again}</a></p>`
  return sendPage(reply.code(503).header('cache-control', 'no-store'), { site: request.call.site, locale, title, main })
}
