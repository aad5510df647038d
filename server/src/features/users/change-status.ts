import { endSessions } from '#auth/start-session.ts'
import { voidLinks } from '#auth/tokens.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { hasLeft } from '#features/groups/has-left.ts'
import * as protocol from '#protocol/features/users.ts'
import { requireNotLastAdmin } from './roles/last-admin.ts'

type User = { id: string; status: string }
type Decision = { reason?: string | null; force?: boolean | null }

/** Nobody decides about their own account here: that would shut them out by mistake. */
async function requireSomebodyElse(user: User, tx: Tx): Promise<void> {
  if (user.id !== tx.me.id) return
  await requireNotLastAdmin(tx, user.id)
  throw fail('user.self')
}

/** Whoever is invited becomes active by accepting, so that nobody else can say so. */
export async function changeStatus(
  tx: Tx,
  user: User,
  status: 'active' | 'inactive' | 'archived',
  { reason = null, force = false }: Decision = {},
): Promise<void> {
  await requireSomebodyElse(user, tx)
  const { archive, deactivate, reactivate, restore } = protocol.userLife
  const isBack = user.status === 'archived' && status === 'active'
  const move = isBack ? restore : { active: reactivate, inactive: deactivate, archived: archive }[status]
  if (!move.from.some((state) => state === user.status))
    throw fail('state.conflict', { field: 'status', state: user.status })
  if (status !== 'active') {
    await requireNotLastAdmin(tx, user.id)
    await endSessions(tx, user.id)
    // Whoever comes back later does not find alive what was asked before, perhaps by somebody else.
    await voidLinks(tx, user.id, ['reset', 'magicLink', 'emailChange', 'entreeHandover', 'accountDeletion'])
  }
  if (status === 'archived') await leave(tx, user, reason, force)
  const set = { statusReason: status === 'active' ? null : reason }
  const about = { userId: user.id }
  if (status === 'archived') await tx.move(archive, user, { set, tell: { ...about, reason } })
  else if (isBack) await tx.move(restore, user, { set, tell: about })
  else await tx.move(status === 'active' ? reactivate : deactivate, user, { set, tell: { ...about, status, reason } })
}

/**
 * Whoever goes into the archive leaves their class today and looks after nobody any more; who looked after them can
 * still look back. An internship that is not finished, or students who lose their mentor by it, are named first; going
 * on then needs a reason.
 */
async function leave(tx: Tx, user: User, reason: string | null, force: boolean | null): Promise<void> {
  const open = await tx.row<{ internships: number; students: number }>(
    `select (select count(*) from internships i where i.status not in ('refused', 'completed', 'stopped')
         and (i.student_id = $1 or i.supervisor_id = $1 or i.contact_person_id = $1)) as internships,
       (select count(distinct m.student_id) from mentored_students m
         where m.mentor_id = $1 and not ${hasLeft('m.student_id')}) as students`,
    [user.id],
  )
  if (open && open.internships + open.students > 0) {
    if (!force) throw fail('user.stillNeeded', open)
    if (!reason) throw failField('required', 'reason')
  }
  await tx.run('delete from group_memberships where student_id = $1 and started_on > today_nl()', [user.id])
  await tx.run(
    `update group_memberships set ended_on = today_nl()
     where student_id = $1 and coalesce(ended_on, 'infinity') > today_nl()`,
    [user.id],
  )
  await tx.run('delete from mentorships where mentor_id = $1', [user.id])
  await tx.moveAll(protocol.offerLife.endWithAccount, { userId: user.id }, {})
}

/** At school again, and back in the class that ended with the archiving, while its school year lasts. */
async function rejoin(tx: Tx, userId: string): Promise<void> {
  await tx.run('update student_profiles set departed_on = null where id = $1 and departed_on is not null', [userId])
  await tx.run(
    `update group_memberships m set ended_on = null
     from groups g join school_years y on y.id = g.school_year_id
     where m.student_id = $1 and g.id = m.group_id and today_nl() <= y.end_date and m.ended_on = (
         select (e.created_at at time zone 'Europe/Amsterdam')::date from events e
         where e.subject_type = 'users' and e.subject_id = $1 and e.name = $2 order by e.created_at desc limit 1)
       and not exists (select from group_memberships o
         where o.student_id = $1 and o.group_id = m.group_id and o.ended_on is null)`,
    [userId, protocol.userArchived.name],
  )
}

export const archiveUser = handle(protocol.archiveUser, async ({ subject: user, input, tx }) => {
  await changeStatus(tx, user, 'archived', input)
  return null
})

/** Whoever never accepted their invitation is invited again, not active. */
export const restoreUser = handle(protocol.restoreUser, async ({ subject: user, tx }) => {
  await requireSomebodyElse(user, tx)
  await rejoin(tx, user.id)
  const hasEntered = user.confirmedAt !== null || user.lastSignInAt !== null
  const { restore, restoreInvited } = protocol.userLife
  await tx.move(hasEntered ? restore : restoreInvited, user, { set: { statusReason: null }, tell: { userId: user.id } })
})

export const deactivateUser = handle(protocol.deactivateUser, ({ subject: user, input, tx }) =>
  changeStatus(tx, user, 'inactive', input),
)
export const reactivateUser = handle(protocol.reactivateUser, ({ subject: user, tx }) =>
  changeStatus(tx, user, 'active'),
)
