import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mayLog } from '#features/hours/hours.policy.ts'
import { hostAgreed, worksAtHost } from '#features/internships/internships.policy.ts'
import * as protocol from '#protocol/features/check-ins.ts'
import { loggedStatuses } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'

/** A code that passes while somebody types it still counts. */
const GRACE = 20

type Place = { id: string; studentId: string }

/** Whoever stands there already stays; who was forgotten there another day says first how that ended. */
async function arrive(tx: Tx, { id: internshipId, studentId }: Place, at: Date | null) {
  await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 12))', [internshipId])
  // It came before, and the answer was lost on the way: perhaps they have gone home since.
  const known =
    at &&
    (await tx.row<{ id: string }>(
      `select id from check_ins where internship_id = $1
         and came_at between $2::timestamptz and $2::timestamptz + make_interval(secs => $3)`,
      [internshipId, at, protocol.codeSeconds + GRACE],
    ))
  if (known) return known
  const here = await tx.row<{ id: string; day: string; isToday: boolean }>(
    `select id, to_char(day, 'DD-MM-YYYY') as day, day = today_nl() as "isToday"
     from check_ins where internship_id = $1 and status = 'here'`,
    [internshipId],
  )
  if (here && !here.isToday) throw fail('checkIn.forgotten', { day: here.day })
  if (here) return { id: here.id }
  const { cameAt, day } = await tx.one<{ cameAt: Date; day: string }>(
    `select at as "cameAt", (at at time zone 'Europe/Amsterdam')::date::text as day
     from (select coalesce($1::timestamptz, now()) as at) t`,
    [at],
  )
  const about = { internshipId, studentId }
  const { id } = await tx.insert(protocol.checkIns, { ...about, cameAt, day, hasWaited: at !== null })
  tx.emit(protocol.checkedIn, { checkInId: id, ...about }, { type: 'internships', id: internshipId })
  return { id, created: true }
}

/** When it was is what our own clock says, or for who had no line the moment at which the code was shown: never the phone. */
export const checkIn = handle(
  protocol.checkIn,
  async ({ input: { code, hasWaited = false }, me, tx, call }) => {
    const isTyped = /^\d{4}$/.test(code)
    if (isTyped && me.id) await call.throttle.code(me.id)
    const seconds = hasWaited && !isTyped ? 24 * 60 * 60 : protocol.codeSeconds + GRACE
    const shown = await tx.rows<{ organizationId: string; shownAt: Date }>(
      `select organization_id as "organizationId", created_at as "shownAt" from check_in_codes
       where ${isTyped ? 'digits' : 'token'} = $1 and created_at > now() - make_interval(secs => $2) order by created_at desc`,
      [code, seconds],
    )
    // Another host may happen to show the same four digits: only where one works counts.
    const places = await tx.rows<Place & { organizationId: string }>(
      `select id, student_id as "studentId", organization_id as "organizationId" from internships
       where student_id = $1 and organization_id = any($2::uuid[]) and status = any($3::text[])
         and coalesce(start_date <= today_nl(), true) order by start_date desc, id limit 1`,
      [me.id, shown.map(({ organizationId }) => organizationId), loggedStatuses],
    )
    const [place] = places
    if (!place && shown.length > 0 && !isTyped) throw fail('checkIn.notHere')
    if (!place) throw failField('checkIn.oldCode', 'code')
    const at = shown.find(({ organizationId }) => organizationId === place.organizationId)?.shownAt
    return arrive(tx, place, hasWaited ? (at ?? null) : null)
  },
  mayLog,
)

export const checkInByName = handle(
  protocol.checkInByName,
  async ({ subject: { id }, me, tx }) => {
    if (!(await tx.holdsFor(internships, id, hostAgreed(me)))) throw fail('access.forbidden')
    const { status, studentId } = await tx.find(internships, id)
    if (!loggedStatuses.includes(status)) throw fail('hours.notNow')
    await arrive(tx, { id, studentId }, null)
    return null
  },
  worksAtHost,
  internships,
)
