import { createHash } from 'node:crypto'
import { hashToken } from '#auth/authenticate.ts'
import { looksLikeLinkToken } from '#auth/tokens.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { calendarText } from '#protocol/shared/calendar-text.ts'

export const feedPath = (secret: string) => `/api/v1/calendar/${secret}.ics`
/** So often a calendar should look again; most look less often, whatever one asks. */
const HOURS = 4

/**
 * Somebody's own calendar, for a program that cannot sign in: the address is the key. It is written anew each time from what
 * the person may see at that moment, so that what they lost is gone from it.
 */
export function calendarFile(road: Road): HandledRoute {
  return route('GET /api/v1/calendar/:file', 'public', async ({ call, request, reply }) => {
    const { file } = request.params as { file: string }
    const secret = file.endsWith('.ics') ? file.slice(0, -4) : ''
    if (!looksLikeLinkToken(secret)) throw fail('record.missing')
    await call.throttle.calendar(secret, call.ip)
    const userId = await ownerOf(road, call, secret)
    // Its roles are those of now; who may not sign in any more is nobody.
    const text = userId
      ? await road.onBehalfOf(call.site, { userId, organizationId: null }, call.requestId, writeCalendar)
      : null
    if (text === null) throw fail('record.missing')
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
    reply
      .header('etag', tag)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .header('vary', 'Origin')
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="stagehaven.ics"')
      .send(text)
  })
}

const isKnown = (given = '', tag = '') => given.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)

const ownerOf = (road: Road, { site }: Call, secret: string) =>
  road.inTenant(site, async (tx) => {
    const found = await tx.row<{ userId: string; isFirst: boolean }>(
      `select user_id as "userId", last_read_on is distinct from today_nl() as "isFirst" from calendar_feeds where secret_hash = $1`,
      [hashToken(secret)],
    )
    // Once a day is enough to tell whether somebody uses it.
    if (found?.isFirst)
      await tx.run('update calendar_feeds set last_read_on = today_nl() where user_id = $1', [found.userId])
    return found?.userId
  })

/** Null for who is nobody any more. */
async function writeCalendar(tx: Tx): Promise<string | null> {
  const { me, site } = tx
  if (me.isGuest) return null
  const { locale } = me
  const { today } = await tx.one<{ today: string }>('select today_nl()::text as today')
  const items = []
  for (const source of tx.registry.calendar)
    for (const { key, path, ...entry } of await source.entries({ tx, me, locale, today }))
      items.push({
        ...entry,
        uid: `${source.name}-${key}@${site.key}.stagehaven`,
        ...(path ? { url: `${site.url}${path}` } : {}),
      })
  return calendarText({ name: site.name, hours: HOURS, items })
}
