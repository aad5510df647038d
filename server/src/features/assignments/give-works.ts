import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { workGiven } from '#protocol/features/assignments.ts'
import { settleWorks } from './settle-works.ts'

/** Whom an assignment is for today: who is in its classes, whom it names, or else who takes part in its period. */
const audience = `select g.assignment_id, m.student_id from assignment_groups g join group_memberships m on m.group_id = g.group_id
    and m.started_on <= today_nl() and coalesce(m.ended_on >= today_nl(), true) where g.assignment_id = a.id
  union select s.assignment_id, s.student_id from assignment_students s where s.assignment_id = a.id
  union select a.id, i.student_id from internships i where i.internship_period_id = a.internship_period_id
    and i.status not in ('refused', 'stopped') and i.school_id = a.school_id
    and not exists (select from assignment_groups g where g.assignment_id = a.id)
    and not exists (select from assignment_students s where s.assignment_id = a.id)`

/** The internship that work is done at: of the period that was named, the newest that goes on. */
const internshipOf = `(select i.id from internships i where i.student_id = w.student_id and i.school_id = w.school_id
    and i.status not in ('proposed', 'refused', 'stopped') and coalesce(i.internship_period_id = a.internship_period_id, a.internship_period_id is null)
  order by i.status = 'completed', i.start_date desc nulls last, i.id limit 1)`

type Which = { assignmentId?: string; studentId?: string; workId?: string }

/** Whoever is among them now and has nothing to do for it yet gets it. Doing it twice changes nothing. */
export async function giveWorks(tx: Tx, { assignmentId, studentId }: Which): Promise<number> {
  const given = await tx.rows<{ id: string; studentId: string; assignmentId: string }>(
    `insert into assignment_works (assignment_id, student_id, school_id, due_on)
     select a.id, s.student_id, a.school_id, a.due_on from assignments a cross join lateral (${audience}) s
     where a.status = 'published' and a.id = coalesce($1, a.id) and s.student_id = coalesce($2, s.student_id)
       and exists (select from roles r join users u on u.id = r.user_id and u.status <> 'archived' and u.erased_at is null
         where r.user_id = s.student_id and r.organization_id = a.school_id and r.name = 'student')
       and not exists (select from assignment_works w where w.assignment_id = a.id and w.student_id = s.student_id)
     order by a.id, s.student_id
     on conflict (tenant_id, assignment_id, student_id) do nothing
     returning id, student_id as "studentId", assignment_id as "assignmentId"`,
    [assignmentId ?? null, studentId ?? null],
  )
  for (const work of given)
    tx.emit(workGiven, { workId: work.id, assignmentId: work.assignmentId }, { type: 'users', id: work.studentId })
  await joinInternships(tx, { assignmentId, studentId })
  return given.length
}

/** Work belongs to an internship as soon as there is one, and to another when that one was stopped. */
export async function joinInternships(tx: Tx, { assignmentId, studentId, workId }: Which): Promise<void> {
  const joined = await tx.rows<{ internshipId: string }>(
    `update assignment_works w set internship_id = ${internshipOf} from assignments a
     where a.id = w.assignment_id and a.status = 'published' and w.status <> 'accepted' and a.id = coalesce($1, a.id)
       and w.student_id = coalesce($2, w.student_id) and w.id = coalesce($3, w.id)
       and (w.internship_id is null or exists (select from internships o where o.id = w.internship_id and o.status in ('stopped', 'refused')))
       and ${internshipOf} is distinct from w.internship_id and ${internshipOf} is not null
     returning w.internship_id as "internshipId"`,
    [assignmentId ?? null, studentId ?? null, workId ?? null],
  )
  await settleWorks(
    tx,
    joined.map(({ internshipId }) => internshipId),
  )
}

/** Who came into a class, or found a place, and was missed. */
export const giveWorksToAll = job(
  'giveWorksToAll',
  async ({ site, road }) => {
    await road.inTenant(site, (tx) => giveWorks(tx, {}))
  },
  '20 5 * * *',
)
