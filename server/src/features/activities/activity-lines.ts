import { allOf, anyOf, type Condition, existsIn, not, sqlCondition, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { type ActivityKind, activityKinds } from '#protocol/generated/activity-kinds.ts'
import { activityPolicy } from './activities.policy.ts'
import { otherId } from './related-subjects.ts'

/** Only these are told by name in a line; anything else would become a riddle. */
const named = ['users', 'organizations', 'vacancies']
const signIn = { name: 'session.started', subjectType: 'users' }
const dayOf = (t: string) => `(${t}.created_at at time zone 'Europe/Amsterdam')::date`
const isLater = (one: string, other: string) => `(${one}.created_at, ${one}.id) > (${other}.created_at, ${other}.id)`
const isSameDeed = (one: string, other: string) =>
  `${one}.name = ${other}.name and ${one}.subject_type = ${other}.subject_type
   and ${otherId(one)} is not distinct from ${otherId(other)}`

/** How many more the same request did the same to. What is over a thousand is told as a thousand. */
export const othersOf = (t: string) => `case when ${t}.has_others then (select count(distinct o.subject_id) from
  (select i.subject_id from events i where i.has_others and i.request_id = ${t}.request_id and ${isSameDeed('i', t)}
    and i.subject_id <> ${t}.subject_id limit 1000) o) else 0 end`

export type Asked = { named?: string[]; personId?: string; aboutId?: string; kind?: ActivityKind; lines?: boolean }

/** The events that are lines: of what was done to many at once, the one that tells it. */
export function isLine({ personId, aboutId, kind }: Asked, me: Me): Condition<'events'> {
  const isOwn = { subjectType: 'users', subjectId: [...me.self, ...(personId ? [personId] : [])] }
  const isTold = anyOf(
    !kind || activityKinds[kind].some((each) => each === 'bulk') ? isToldByBulk(me) : false,
    allOf(
      { hasOthers: true, subjectType: named },
      existsIn(
        'events',
        'requestId',
        'requestId',
        allOf({ hasOthers: true }, activityPolicy.read(me), not(isOwn)),
        (other, t) => `${isSameDeed(other, t)} and ${isLater(other, t)}`,
      ),
    ),
  )
  // Whoever it is about, or is looked for, has a line of their own.
  return not(anyOf(isOldSignIn(me), aboutId ? false : allOf(not(isOwn), isTold)))
}

/** Where the one line about all of them is to be seen, that is enough. Of one alone, the name tells more than "1 person". */
function isToldByBulk(me: Me): Condition<'events'> {
  const read = activityPolicy.read(me)
  const isBulk = { topic: 'bulk' }
  const isOfMany = sqlCondition((t) => `(${t}.data->>'rows')::int > 1`)
  const isPartOfMany: Condition<'events'> = within('requestId', 'events', 'requestId', allOf(isBulk, isOfMany, read))
  const hasPart: Condition<'events'> = existsIn(
    'events',
    'requestId',
    'requestId',
    allOf({ hasOthers: true }, not(isBulk), read),
  )
  return anyOf(allOf(not(isBulk), isPartOfMany), allOf(isBulk, not(isPartOfMany), hasPart))
}

/** That somebody signed in is told to themselves once a day; to others each time, for it may matter when. */
const isOldSignIn = (me: Me): Condition<'events'> =>
  allOf(
    { ...signIn, subjectId: me.self },
    existsIn(
      'events',
      'subjectId',
      'subjectId',
      signIn,
      (other, t) =>
        `${isLater(other, t)} and ${other}.created_at < ${t}.created_at + interval '25 hours' and ${dayOf(other)} = ${dayOf(t)}`,
    ),
  )
