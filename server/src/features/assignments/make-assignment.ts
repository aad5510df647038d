import type { RowOf } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Input } from '#protocol/declaring/define.ts'
import * as protocol from '#protocol/features/assignments.ts'
import { cleanDoc, isVacancyText } from '#protocol/features/vacancies/vacancy-text.ts'
import { mayMake } from './assignments.policy.ts'
import { requireForms } from './forms/choose-forms.ts'
import { giveWorks } from './give-works.ts'
import { settleWorks } from './settle-works.ts'
import { replaceFiles } from './work/work-files.ts'

type Assignment = RowOf<typeof protocol.assignments>
type Given = Input<typeof protocol.changeAssignment.input>

const unique = (ids: readonly string[] | null | undefined) => [...new Set(ids ?? [])]

/** The school gives work to all of its students, a mentor to those that they look after. */
async function requireOwnStudents(tx: Tx, schoolId: string, { groupIds, studentIds, internshipPeriodId }: Given) {
  const [groups, students] = [unique(groupIds), unique(studentIds)]
  const isAdmin = tx.me.adminOf('School').includes(schoolId)
  if (groups.length + students.length === 0 && !internshipPeriodId) throw failField('assignment.forWhom', 'groupIds')
  if (!isAdmin && groups.length + students.length === 0) throw failField('assignment.notYours', 'internshipPeriodId')
  const found = await tx.one<{ groups: number; students: number; periods: number }>(
    `select (select count(*)::int from groups g where g.id = any($1::uuid[]) and g.school_id = $3
         and ($4 or exists (select from mentorships m where m.group_id = g.id and m.mentor_id = $5))) as groups,
       (select count(*)::int from users u where u.id = any($2::uuid[])
         and exists (select from roles r where r.user_id = u.id and r.organization_id = $3 and r.name = 'student')
         and ($4 or exists (select from mentored_students m where m.student_id = u.id and m.mentor_id = $5))) as students,
       (select count(*)::int from internship_periods p where p.id = $6 and p.school_id = $3) as periods`,
    [groups, students, schoolId, isAdmin, tx.me.id, internshipPeriodId ?? null],
  )
  if (found.groups < groups.length) throw failField('assignment.notYours', 'groupIds')
  if (found.students < students.length) throw failField('assignment.notYours', 'studentIds')
  if (internshipPeriodId && found.periods === 0)
    throw failField('relation.missing', 'internshipPeriodId', { name: 'internshipPeriod' })
  return { groups, students }
}

async function requireStep(tx: Tx, schoolId: string, workflowPhaseId: string | null | undefined): Promise<void> {
  if (!workflowPhaseId) return
  const step = await tx.row(
    `select 1 from workflow_phases f join workflows w on w.id = f.workflow_id
     where f.id = $1 and f.kind = 'assignment' and (w.school_id is null or w.school_id = $2)`,
    [workflowPhaseId, schoolId],
  )
  if (!step) throw failField('assignment.phase', 'workflowPhaseId')
}

const columnsOf = (given: Given) => ({
  title: given.title,
  instructions: given.instructions ? cleanDoc(given.instructions) : null,
  dueOn: given.dueOn ?? null,
  internshipPeriodId: given.internshipPeriodId ?? null,
  workflowPhaseId: given.workflowPhaseId ?? null,
  marking: given.marking,
  supervisor: given.supervisor,
  formId: given.formId ?? null,
  rubricId: given.rubricId ?? null,
})

type Audience = { groups: string[]; students: string[] }
async function writeAudience(tx: Tx, id: string, { groups, students }: Audience): Promise<void> {
  await tx.batch([
    {
      text: 'delete from assignment_groups where assignment_id = $1 and group_id <> all($2::uuid[])',
      values: [id, groups],
    },
    {
      text: 'delete from assignment_students where assignment_id = $1 and student_id <> all($2::uuid[])',
      values: [id, students],
    },
    {
      text: 'insert into assignment_groups (assignment_id, group_id) select $1, unnest($2::uuid[]) on conflict do nothing',
      values: [id, groups],
    },
    {
      text: 'insert into assignment_students (assignment_id, student_id) select $1, unnest($2::uuid[]) on conflict do nothing',
      values: [id, students],
    },
  ])
}

async function check(tx: Tx, schoolId: string, given: Given, before?: Assignment): Promise<Audience> {
  if (given.instructions && !isVacancyText(given.instructions))
    throw failField('assignment.instructions', 'instructions')
  await requireStep(tx, schoolId, given.workflowPhaseId)
  await requireForms(tx, schoolId, given, before)
  return requireOwnStudents(tx, schoolId, given)
}

export const createAssignment = handle(
  protocol.createAssignment,
  async ({ input: { schoolId, ...given }, me, tx }) => {
    if (!me.staffOf().includes(schoolId)) throw failField('relation.missing', 'schoolId', { name: 'school' })
    const audience = await check(tx, schoolId, given)
    const { id } = await tx.insert(protocol.assignments, { schoolId, ...columnsOf(given), createdById: me.id })
    await writeAudience(tx, id, audience)
    await replaceFiles(tx, id, given.fileIds ?? [])
    return { id, created: true }
  },
  mayMake,
)

/** A step on the route may be another one now, or none. */
async function settleAll(tx: Tx, assignmentId: string): Promise<void> {
  const at = await tx.rows<{ id: string }>(
    'select distinct internship_id as id from assignment_works where assignment_id = $1 and internship_id is not null',
    [assignmentId],
  )
  await settleWorks(
    tx,
    at.map(({ id }) => id),
  )
}

export const changeAssignment = handle(protocol.changeAssignment, async ({ subject, input, tx }) => {
  const audience = await check(tx, subject.schoolId, input, subject)
  await tx.update(protocol.assignments, subject.id, columnsOf(input))
  await writeAudience(tx, subject.id, audience)
  await replaceFiles(tx, subject.id, input.fileIds ?? [])
  tx.emit(protocol.assignmentChanged, { assignmentId: subject.id }, { type: 'assignments', id: subject.id })
  if (subject.status !== 'published') return
  await giveWorks(tx, { assignmentId: subject.id })
  await settleAll(tx, subject.id)
})

export const removeAssignment = handle(protocol.removeAssignment, async ({ subject, tx }) => {
  await replaceFiles(tx, subject.id, [])
  await tx.remove(protocol.assignments, subject.id)
  return null
})

const about = ({ id }: Assignment) => ({ tell: { assignmentId: id } })

export const publishAssignment = handle(protocol.publishAssignment, async ({ subject, tx }) => {
  await tx.move(protocol.assignmentLife.publish, subject, {
    set: { publishedAt: new Date() },
    ...about(subject),
  })
  // A class that fills later gets it then; nobody at all is a mistake.
  if ((await giveWorks(tx, { assignmentId: subject.id })) === 0) throw fail('assignment.nobody')
})

export const unpublishAssignment = handle(protocol.unpublishAssignment, async ({ subject, tx }) => {
  await tx.move(protocol.assignmentLife.unpublish, subject, { set: { publishedAt: null }, ...about(subject) })
  const begun = await tx.row('select 1 from assignment_works where assignment_id = $1 and version_count > 0', [
    subject.id,
  ])
  if (begun) throw fail('assignment.handedIn')
  const gone = await tx.rows<{ internshipId: string | null }>(
    'delete from assignment_works where assignment_id = $1 returning internship_id as "internshipId"',
    [subject.id],
  )
  await settleWorks(
    tx,
    gone.map(({ internshipId }) => internshipId),
  )
})

export const closeAssignment = handle(protocol.closeAssignment, async ({ subject, tx }) => {
  await tx.move(protocol.assignmentLife.close, subject, about(subject))
  await settleAll(tx, subject.id)
})

export const reopenAssignment = handle(protocol.reopenAssignment, async ({ subject, tx }) => {
  await tx.move(protocol.assignmentLife.reopen, subject, about(subject))
  await giveWorks(tx, { assignmentId: subject.id })
  await settleAll(tx, subject.id)
})
