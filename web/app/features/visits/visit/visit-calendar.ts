import { data } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import { messages } from '#lib/messages.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { translate } from '#lib/translate.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { calendarText } from '#protocol/shared/calendar-text.ts'
import type { Route } from './+types/visit-calendar'
import { readVisit } from './visit.data.ts'

/** One visit for the calendar of a telephone; nothing once it is off. */
export async function loader({ params, context }: Route.LoaderArgs) {
  await requireSession(context)
  if (!isId(params.id)) throw data(null, { status: 404 })
  const { site, locale } = context.get(pageContext)
  const { id, status, startsAt, minutes, student, host, place, address, visitor } = await readVisit(
    context.get(apiContext),
    params.id,
  )
  if (status !== 'planned') throw data(null, { status: 404 })
  const start = new Date(startsAt)
  const text = calendarText({
    method: 'PUBLISH',
    items: [
      {
        uid: `${id}@stagehaven`,
        when: { start, end: new Date(start.getTime() + minutes * 60_000) },
        changedAt: new Date(),
        title: translate(messages[locale], 'visits.visit.calendarTitle', { student }),
        place: place ?? [host, address].filter(Boolean).join(', '),
        note: visitor ?? '',
        url: `${site.url}/bezoeken/${id}`,
      },
    ],
  })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="bezoek.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
