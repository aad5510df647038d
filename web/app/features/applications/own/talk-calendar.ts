import { data } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import { messages } from '#lib/messages.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { translate } from '#lib/translate.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { applications } from '#protocol/features/applications.ts'
import { calendarText } from '#protocol/shared/calendar-text.ts'
import { applicationOf, include } from '../applications.data.ts'
import type { Route } from './+types/talk-calendar'
import { isTalkAhead } from './talk.ts'

/** About as long as a first talk takes. */
const MINUTES = 30

/** The appointment for the calendar of a telephone; nothing once it is off or over. */
export async function loader({ params, context }: Route.LoaderArgs) {
  await requireSession(context)
  if (!isId(params.id)) throw data(null, { status: 404 })
  const { site, locale } = context.get(pageContext)
  const of = applicationOf(await context.get(apiContext).find(applications, params.id, { include }))
  if (!isTalkAhead(of) || !of.talkAt) throw data(null, { status: 404 })
  const start = new Date(of.talkAt)
  const text = calendarText({
    method: 'PUBLISH',
    items: [
      {
        uid: `${of.id}@stagehaven`,
        when: { start, end: new Date(start.getTime() + MINUTES * 60_000) },
        changedAt: new Date(),
        title: translate(messages[locale], 'applications.talk.calendarTitle', { host: of.host.name }),
        place: [of.talkPlace, of.host.name, of.vacancy.city].filter(Boolean).join(', '),
        note: [of.vacancy.title, of.talkNote].filter(Boolean).join('\n'),
        url: `${site.url}/aanmeldingen/${of.id}`,
      },
    ],
  })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="kennismaken.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
