import type { TableRow } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isPlaced } from '#features/internships/start-internship.ts'
import { inScope, takesPart } from '#features/periods/periods-in-scope.ts'
import * as protocol from '#protocol/features/applications.ts'
import { proposalLife } from '#protocol/features/proposals.ts'
import { lockStudent } from './accept-application.ts'
import { mayApply } from './applications.policy.ts'
import { ageProblem, daysNotOffered, daysOf } from './applications.rules.ts'
import { sendToHost } from './host/send-to-host.ts'

type Student = { id: string; schoolId: string | null; birthDate: string | null }
type Period = Pick<TableRow<'internship_periods'>, 'id' | 'mayApply' | 'needsMentorApproval' | 'startDate' | 'endDate'>
type Vacancy = Pick<
  TableRow<'vacancies'>,
  'id' | 'organizationId' | 'status' | 'weekdays' | 'isDirect' | 'minimumAge' | 'maximumAge' | 'startDate' | 'endDate'
> & { today: string }

/** The student it is for, with their school; a volunteer has none. Somebody else's students do not exist here. */
async function findStudent(tx: Tx, me: Me, studentId: string): Promise<Student> {
  const isOwn = studentId === me.id
  const student = await tx.row<Student>(
    `select u.id, r.organization_id as "schoolId", p.birth_date::text as "birthDate"
     from users u
     left join roles r on r.user_id = u.id and r.name = 'student'
     left join student_profiles p on p.id = u.id
     where u.id = $1 and u.status in ('active', 'invited') and (
       ($2 and (r.organization_id = any($3) or $4))
       or r.organization_id = any($5)
       or (r.organization_id = any($6) and exists (select from mentored_students m
         where m.student_id = u.id and m.mentor_id = $7)))
     order by r.organization_id limit 1`,
    [
      studentId,
      isOwn,
      me.studentOf(),
      isOwn && !me.isStudent && me.staffOf().length === 0,
      me.adminOf('School'),
      me.mentorOf(),
      me.id,
    ],
  )
  if (!student) throw failField('relation.missing', 'studentId', { name: 'student' })
  return student
}

/** The period that runs or comes first, of those in which the student may apply. */
async function findPeriod(tx: Tx, student: Student): Promise<Period> {
  const periods = await tx.rows<Period>(
    `select p.id, p.may_apply as "mayApply", p.needs_mentor_approval as "needsMentorApproval",
       p.start_date::text as "startDate", p.end_date::text as "endDate"
     from internship_periods p
     where p.school_id = $1 and p.end_date >= today_nl() and ${inScope('p')} and ${takesPart('p', '$2::uuid')}
     order by p.start_date, p.id`,
    [student.schoolId, student.id],
  )
  if (periods.length === 0) throw fail('application.noPeriod')
  const open = periods.find((period) => period.mayApply)
  if (!open) throw fail('application.notNow')
  return open
}

async function findVacancy(tx: Tx, id: string, schoolId: string | null): Promise<Vacancy> {
  const vacancy = await tx.row<Vacancy>(
    `select v.id, v.organization_id as "organizationId", v.status, v.weekdays, v.is_direct as "isDirect",
       v.minimum_age as "minimumAge", v.maximum_age as "maximumAge",
       v.start_date::text as "startDate", v.end_date::text as "endDate", today_nl()::text as today
     from vacancies v join organizations o on o.id = v.organization_id and o.status = 'approved'
     where v.id = $1 and v.status not in ('draft', 'in_review') and (v.visible_to = 'all' or exists (
       select from vacancy_schools s where s.vacancy_id = v.id and s.school_id = $2))`,
    [id, schoolId],
  )
  if (!vacancy) throw failField('relation.missing', 'vacancyId', { name: 'vacancy' })
  const isOver = vacancy.endDate !== null && vacancy.endDate < vacancy.today
  if (isOver || !['published', 'full'].includes(vacancy.status)) throw fail('application.vacancyGone')
  return vacancy
}

/** Under the lock of the student, so that of two at the same moment the second sees the first. */
async function requireRoom(tx: Tx, studentId: string, vacancyId: string, periodId: string | null, evenSo: boolean) {
  const counts = await tx.one<{ open: number; same: number; isPlaced: boolean }>(
    `select count(*) filter (where status = any($3))::int as open,
       count(*) filter (where vacancy_id = $2 and (status = any($3) or status = 'accepted'))::int as same,
       exists (select from internships i where i.student_id = $1 and i.internship_period_id = $4
         and ${isPlaced('i')}) as "isPlaced"
     from applications where student_id = $1`,
    [studentId, vacancyId, protocol.openApplicationStatuses, periodId],
  )
  if (counts.same > 0) throw fail('application.twice')
  if (counts.open >= protocol.mostOpenApplications)
    throw fail('application.tooMany', { max: protocol.mostOpenApplications })
  if (counts.isPlaced && !evenSo) throw fail('application.placed')
}

/** A sentence about oneself is welcome everywhere; some sites ask for it. */
function checkMotivation(tx: Tx, motivation: string | null | undefined): void {
  if (tx.site.flags.motivationField && !motivation) throw failField('required', 'motivation')
}

/** Applying is the student's yes. Whoever comes when all places are taken gets in line; that is not an error. */
export const apply = handle(
  protocol.apply,
  async ({ input, me, tx }) => {
    const { vacancyId, motivation } = input
    const student = await findStudent(tx, me, input.studentId ?? me.requireId())
    checkMotivation(tx, motivation)
    const vacancy = await findVacancy(tx, vacancyId, student.schoolId)
    const weekdays = [...new Set(input.weekdays ?? [])].sort()
    if (daysNotOffered(weekdays, vacancy.weekdays).length > 0) throw failField('application.days', 'weekdays')
    const period = student.schoolId ? await findPeriod(tx, student) : undefined
    const { startDate } = daysOf(
      { startDate: vacancy.startDate, endDate: vacancy.endDate },
      { startDate: period?.startDate ?? null, endDate: period?.endDate ?? null },
      vacancy.today,
    )
    const problem = ageProblem(student.birthDate, startDate, {
      minimumAge: vacancy.minimumAge,
      maximumAge: vacancy.maximumAge,
    })
    if (problem) throw fail(problem.code, { age: problem.age })
    await lockStudent(tx, student.id)
    await requireRoom(tx, student.id, vacancyId, period?.id ?? null, input.evenSo ?? false)
    const made = await tx.row<{ id: string; now: Date }>('select gen_random_uuid() as id, clock_timestamp() as now')
    const row = await tx.insert(protocol.applications, {
      id: made?.id,
      vacancyId,
      organizationId: vacancy.organizationId,
      studentId: student.id,
      schoolId: student.schoolId,
      internshipPeriodId: period?.id ?? null,
      status: 'submitted',
      motivation: motivation ?? null,
      weekdays,
      createdById: me.id,
      createdAt: made?.now,
    })
    tx.emit(protocol.applicationCreated, { vacancyId, studentId: student.id }, { type: 'applications', id: row.id })
    await tx.moveAll(proposalLife.apply, { vacancyId, studentId: student.id }, {})
    // Staff who may apply for a student may also agree for the school, and just did.
    const isAgreed = student.id !== me.id || !period?.needsMentorApproval
    if (isAgreed) await sendToHost(tx, { ...row, isDirect: vacancy.isDirect }, protocol.applicationLife.send)
    return { id: row.id, created: true }
  },
  mayApply,
)
