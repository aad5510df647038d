import { data, type RouterContextProvider } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { activities, impersonations } from '#protocol/features/activities.ts'
import { deletionRequests } from '#protocol/features/erasure.ts'
import {
  type RetentionForecast,
  retentionClocks,
  retentionForecast,
  retentionHolds,
  retentionRuns,
} from '#protocol/features/retention.ts'
import { addDays } from '#protocol/shared/days.ts'

type Context = Readonly<RouterContextProvider>

export const PEOPLE = 10
export const LOOKS = 8
/** As far ahead as somebody can still do something about it. */
const SOON = 30

/** What the next run will do; whoever it is not for is told so by the API. */
async function askForecast(api: Client): Promise<RetentionForecast> {
  const { status, body } = await api.send('GET', retentionForecast.path)
  if (status !== 200) throw data(null, { status })
  return JSON.parse(body).meta
}

export async function findPrivacy(context: Context, pages: { people: number; looks: number }, today: string) {
  const api = context.get(apiContext)
  const [forecast, runs, clocks, holds, requests, looks, exports] = await Promise.all([
    askForecast(api),
    api.list(retentionRuns, { page: { size: 1 } }),
    api.list(retentionClocks, {
      // Who waits stands in a list of their own.
      filter: { dueBy: addDays(today, SOON), isHeld: false },
      include: ['user'],
      page: { number: pages.people, size: PEOPLE },
    }),
    api.list(retentionHolds, { filter: { untilGteq: today }, include: ['user'], page: { size: PEOPLE } }),
    api.list(deletionRequests, {
      filter: { statusEq: 'pending' },
      include: ['user'],
      sort: 'createdAt',
      page: { size: 5 },
    }),
    api.list(impersonations, { page: { number: pages.looks, size: LOOKS } }),
    api.list(activities, {
      filter: { named: ['export.made', 'dataExport.started', 'user.exported'] },
      include: ['actor'],
      page: { size: 5, count: 5 },
    }),
  ])
  return {
    forecast,
    lastRun: runs[0] ? { ranOn: runs[0].ranOn, counts: runs[0].counts } : null,
    people: clocks.map(({ id, step, dueOn, user }) => ({ id, step, dueOn, name: personName(user) })),
    peopleCount: clocks.records,
    held: holds.map(({ userId, until, reason, user }) => ({ userId, until, reason, name: personName(user) })),
    heldCount: holds.records,
    requests: requests.map(({ id, isUrgent, answerBy, user }) => ({ id, isUrgent, answerBy, name: personName(user) })),
    requestCount: requests.records,
    looks: looks.map(({ can: _, type: __, ...look }) => look),
    lookCount: looks.records,
    exports: exports.map(({ id, name, createdAt, actor }) => ({ id, name, createdAt, who: personName(actor) })),
  }
}

/** One person's clock, and why it waits when it does. Nothing when it is not for these eyes, or there is none. */
export async function findClock(context: Context, id: string) {
  const api = context.get(apiContext)
  const [clocks, holds] = await Promise.all([
    api.list(retentionClocks, { filter: { idEq: id }, include: ['user'], page: { size: 1 } }),
    api.list(retentionHolds, { filter: { userIdEq: id }, include: ['createdBy'], page: { size: 1 } }),
  ])
  const [clock] = clocks
  if (!clock) return null
  const [hold] = holds
  return {
    id,
    name: personName(clock.user),
    step: clock.step,
    since: clock.since,
    dueOn: clock.dueOn,
    hold: hold
      ? {
          id: hold.id,
          until: hold.until,
          reason: hold.reason,
          by: personName(hold.createdBy),
          canRelease: hold.can.releaseRetention === true,
        }
      : null,
  }
}
export type Clock = NonNullable<Awaited<ReturnType<typeof findClock>>>
